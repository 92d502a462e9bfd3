import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Paise, rupeesOf } from '#domain/money/money.ts';
import { MAX_AMOUNT } from '#domain/lending/values.ts';
import { paiseIn } from '#domain/typed-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

const WRONG: PlainKey = 'secondPerson.wrong';

/** What was typed, in paise: null for nothing, undefined for what is no amount of a loan. */
function amountIn(typed: string): Paise | null | undefined {
  if (typed.trim() === '') return null;
  const amount = paiseIn(typed);
  return amount === null || amount < 1 || amount > MAX_AMOUNT ? undefined : amount;
}

const rules = zodResolver(
  z.object({
    amount: z.string().check(z.refine((typed) => amountIn(typed) !== undefined, { error: WRONG })),
  }),
);

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
      yes={t('secondPerson.propose')}
      draft="second-person-draft"
      form={form}
      taken={null}
      send={(act, typed) =>
        act('proposeSecondPerson', (requestId) => ({
          requestId,
          amount: amountIn(typed.amount) ?? null,
        }))
      }
      onDone={() => showToast({ text: t('secondPerson.sent') })}
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
