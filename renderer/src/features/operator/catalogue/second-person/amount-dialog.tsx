import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Paise, rupeesOf } from '#domain/money/money.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { limitIn, optionalLimit } from '#renderer/ui/form/fields/limit-amount.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

const rules = zodResolver(z.object({ amount: optionalLimit('secondPerson.wrong') }));

export type AmountProps = { readonly amount: Paise | null; readonly onClose: () => void };

/** Asks for the amount above which a second operator confirms. */
export function AmountDialog({ amount, onClose }: AmountProps) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({
    resolver: rules,
    defaultValues: { amount: amount === null ? '' : regrouped(String(rupeesOf(amount))) },
  });
  return (
    <FormDialog
      title={t('secondPerson.change')}
      intro={t('secondPerson.changeIntro')}
      yes={t('proposal.propose')}
      draft="second-person-draft"
      form={form}
      taken={null}
      send={(act, typed) =>
        act('proposeSecondPerson', (requestId) => ({
          requestId,
          amount: limitIn(typed.amount) ?? null,
        }))
      }
      onDone={() => showToast({ text: t('proposal.sent') })}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="amount"
        label={t('secondPerson.amount')}
        hint={t('secondPerson.hint')}
        tidied={regrouped}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        optional
      />
    </FormDialog>
  );
}
