import { DayField } from '#renderer/ui/form/fields/day-field.tsx';
import { useForm } from 'react-hook-form';
import {
  type TypedDelivery,
  deliveryRules,
  pastDayIn,
} from '#renderer/features/dealer-desk/follow/acts/act-rules.ts';
import type { SeenDelivery } from '#renderer/features/dealer-desk/follow/acts/report-invoice.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import type { Acting } from '#renderer/ui/staff/use-act.ts';

/** Reports the day on which the customer got the vehicle. */
export function ReportDelivery({
  seen,
  acting: { busy, act },
}: {
  readonly seen: SeenDelivery;
  readonly acting: Acting;
}) {
  const { t } = useTranslation();
  const form = useForm<TypedDelivery>({
    resolver: deliveryRules,
    defaultValues: { deliveredOn: '' },
  });
  const forget = useDraft(`dealer-delivery-${seen.number}-draft`, form);

  async function report({ deliveredOn: typed }: TypedDelivery): Promise<void> {
    const deliveredOn = pastDayIn(typed);
    if (deliveredOn === null) return;
    const reported = await act(
      'reportDelivery',
      (requestId) => ({ requestId, ...seen, deliveredOn }),
      t('following.act.deliveryDone'),
    );
    if (reported !== null) forget();
  }
  return (
    <Form onSubmit={form.handleSubmit(report)}>
      <DayField
        form={form}
        name="deliveredOn"
        label={t('following.act.deliveredOn')}
        hint={t('following.act.dayHint')}
        enterKeyHint="done"
      />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t('following.act.delivery')}
        </Button>
      </FormActions>
    </Form>
  );
}
