import { useForm } from 'react-hook-form';
import {
  type TypedDelivery,
  deliveryRules,
  pastDayIn,
} from '#renderer/features/dealer-desk/follow/acts/act-rules.ts';
import type { SeenDelivery } from '#renderer/features/dealer-desk/follow/acts/report-invoice.tsx';
import { type OnOutcome, useAct } from '#renderer/features/dealer-desk/follow/acts/use-act.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';

/** Reports the day on which the customer got the vehicle. */
export function ReportDelivery({
  seen,
  onOutcome,
}: {
  readonly seen: SeenDelivery;
  readonly onOutcome: OnOutcome;
}) {
  const { t } = useTranslation();
  const { busy, act } = useAct(onOutcome);
  const form = useForm<TypedDelivery>({
    resolver: deliveryRules,
    defaultValues: { deliveredOn: '' },
  });
  const forget = useDraft(`dealer-delivery-${seen.number}-draft`, form);

  async function report({ deliveredOn: typed }: TypedDelivery): Promise<void> {
    const deliveredOn = pastDayIn(typed);
    if (deliveredOn === null) return;
    const isDone = await act(
      'reportDelivery',
      (requestId) => ({ requestId, ...seen, deliveredOn }),
      'following.act.deliveryDone',
    );
    if (isDone) forget();
  }
  return (
    <Form onSubmit={form.handleSubmit(report)}>
      <TextField
        form={form}
        name="deliveredOn"
        label={t('following.act.deliveredOn')}
        hint={t('following.act.dayHint')}
        autoComplete="off"
        inputMode="text"
        enterKeyHint="done"
        maxLength={30}
      />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t('following.act.delivery')}
        </Button>
      </FormActions>
    </Form>
  );
}
