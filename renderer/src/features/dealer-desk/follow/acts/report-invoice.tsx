import { useForm } from 'react-hook-form';
import {
  type TypedInvoice,
  invoiceRules,
} from '#renderer/features/dealer-desk/follow/acts/act-rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import {
  StockChoice,
  StockNote,
} from '#renderer/features/dealer-desk/follow/acts/stock-choice.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import type { Acting } from '#renderer/ui/staff/use-act.ts';

/** A delivery order as it was seen. */
export type SeenDelivery = { readonly number: string; readonly version: number };

/** Reports the numbers of invoice, chassis and insurance. */
export function ReportInvoice({
  seen,
  acting: { busy, act },
}: {
  readonly seen: SeenDelivery;
  readonly acting: Acting;
}) {
  const { t } = useTranslation();
  const form = useForm<TypedInvoice>({
    resolver: invoiceRules,
    defaultValues: { invoiceNumber: '', chassisNumber: '', insurancePolicyNumber: '' },
  });
  const forget = useDraft(`dealer-invoice-${seen.number}-draft`, form);

  async function report(values: TypedInvoice): Promise<void> {
    const reported = await act(
      'reportInvoice',
      (requestId) => ({ requestId, ...seen, ...values }),
      t('following.act.invoiceDone'),
    );
    if (reported !== null) forget();
  }
  const typing = { autoComplete: 'off', enterKeyHint: 'next', spellCheck: false } as const;
  return (
    <Form onSubmit={form.handleSubmit(report)}>
      <p>{t('following.act.invoiceWhy')}</p>
      <TextField
        {...typing}
        form={form}
        name="invoiceNumber"
        label={t('following.act.invoiceNumber')}
        maxLength={60}
      />
      <StockChoice form={form} />
      <TextField
        {...typing}
        form={form}
        name="chassisNumber"
        label={t('following.act.chassis')}
        hint={t('following.act.chassisHint')}
        autoCapitalize="characters"
        maxLength={40}
      />
      <StockNote form={form} />
      <TextField
        {...typing}
        form={form}
        name="insurancePolicyNumber"
        label={t('following.act.policy')}
        maxLength={60}
      />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t('following.act.invoice')}
        </Button>
      </FormActions>
    </Form>
  );
}
