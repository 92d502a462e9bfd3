import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Paise } from '#domain/money/money.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { limitIn, optionalLimit, typedLimit } from '#renderer/ui/form/fields/limit-amount.ts';
import { LimitField } from '#renderer/ui/form/fields/limit-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(z.object({ amount: optionalLimit('secondPerson.wrong') }));

export type AmountProps = { readonly amount: Paise | null; readonly onClose: () => void };

/** Asks for the amount above which a second operator confirms. */
export function AmountDialog({ amount, onClose }: AmountProps) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({
    resolver: rules,
    defaultValues: { amount: typedLimit(amount) },
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
      <LimitField
        form={form}
        name="amount"
        label={t('secondPerson.amount')}
        hint={t('secondPerson.hint')}
      />
    </FormDialog>
  );
}
