import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Rules } from '#renderer/features/lender/settings/rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { limitIn, optionalLimit, typedLimit } from '#renderer/ui/form/fields/limit-amount.ts';
import { LimitField } from '#renderer/ui/form/fields/limit-field.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(
  z.object({ amount: optionalLimit('lenderRules.wrong'), payments: z.string() }),
);

/** Asks what is to wait for a second person. */
export function RulesDialog({
  rules: { offersAbove, payments },
  onClose,
}: {
  readonly rules: Rules;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({
    resolver: rules,
    defaultValues: {
      amount: typedLimit(offersAbove),
      payments: payments ? 'second' : 'alone',
    },
  });
  return (
    <FormDialog
      title={t('lenderRules.change')}
      intro={t('lenderRules.changeIntro')}
      yes={t('proposal.propose')}
      draft="lender-rules-draft"
      form={form}
      taken={null}
      send={(act, typed) =>
        act('proposeLenderSecondPerson', (requestId) => ({
          requestId,
          rules: {
            offersAbove: limitIn(typed.amount) ?? null,
            payments: typed.payments === 'second',
          },
        }))
      }
      onDone={() => showToast({ text: t('proposal.sent') })}
      onClose={onClose}
    >
      <LimitField
        form={form}
        name="amount"
        label={t('lenderRules.amount')}
        hint={t('lenderRules.amountHint')}
      />
      <RadioField
        form={form}
        name="payments"
        label={t('lenderRules.paymentsLabel')}
        options={[
          { value: 'alone', label: t('lenderRules.paymentsAlone') },
          { value: 'second', label: t('lenderRules.paymentsSecond') },
        ]}
      />
    </FormDialog>
  );
}
