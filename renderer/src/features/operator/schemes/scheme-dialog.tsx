import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { parseDay } from '#domain/days.ts';
import { newScheme, schemeSource } from '#domain/lending/subsidy-schemes.ts';
import { MAX_AMOUNT, MAX_TEXT, text } from '#domain/lending/values.ts';
import { paiseIn } from '#domain/typed-amounts.ts';
import { ShortField } from '#renderer/features/operator/shared/name-fields.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { DayField } from '#renderer/ui/form/fields/day-field.tsx';
import { noAadhaar } from '#renderer/ui/form/fields/schemas.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const MESSAGES = {
  name: 'productForm.error.name',
  amount: 'schemes.error.amount',
  day: 'schemes.error.day',
  order: 'schemes.error.order',
  source: 'schemes.error.source',
} as const satisfies Readonly<Record<string, PlainKey>>;

const as = (fits: (typed: string) => boolean, message: PlainKey) =>
  z.string().check(z.trim(), z.refine(fits, message));
const name = as((typed) => text(MAX_TEXT).safeParse(typed).success, MESSAGES.name).check(
  noAadhaar(),
);
const isAmount = (typed: string) => {
  const amount = paiseIn(typed);
  return amount !== null && amount >= 1 && amount <= MAX_AMOUNT;
};

const rules = z
  .object({
    en: name,
    hi: name,
    amount: as(isAmount, MESSAGES.amount),
    from: as((typed) => parseDay(typed) !== null, MESSAGES.day),
    to: as((typed) => typed === '' || parseDay(typed) !== null, MESSAGES.day),
    source: as((typed) => schemeSource.safeParse(typed).success, MESSAGES.source).check(
      noAadhaar(),
    ),
  })
  .check(
    z.refine(
      ({ from, to }) => {
        const [first, last] = [parseDay(from), parseDay(to)];
        return first === null || last === null || first <= last;
      },
      { error: MESSAGES.order, path: ['to'] },
    ),
  );
type Typed = z.infer<typeof rules>;

const EMPTY: Typed = { en: '', hi: '', amount: '', from: '', to: '', source: '' };

const schemeOf = ({ en, hi, amount, from, to, source }: Typed) =>
  z.parse(newScheme, {
    names: { en, hi },
    amount: paiseIn(amount),
    from: parseDay(from),
    to: parseDay(to),
    source,
  });

/** Asks for a new scheme. */
export function SchemeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({ resolver: zodResolver(rules), defaultValues: EMPTY });
  return (
    <FormDialog
      title={t('schemes.add')}
      intro={t('schemes.addIntro')}
      yes={t('schemes.save')}
      draft="subsidy-scheme-new-draft"
      form={form}
      taken={null}
      send={(act, typed) =>
        act('saveSubsidyScheme', (requestId) => ({ requestId, scheme: schemeOf(typed) }))
      }
      onDone={({ en }) => showToast({ text: t('schemes.saved', { name: en }) })}
      onClose={onClose}
    >
      <ShortField form={form} name="en" label={t('productTerms.nameEn')} />
      <ShortField form={form} name="hi" label={t('productTerms.nameHi')} />
      <TextField
        form={form}
        name="amount"
        label={t('schemes.amount')}
        hint={t('schemes.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
      />
      <DayField form={form} name="from" label={t('schemes.from')} hint={t('schemes.dayHint')} />
      <DayField form={form} name="to" label={t('schemes.to')} hint={t('schemes.toHint')} optional />
      <TextField
        form={form}
        name="source"
        label={t('schemes.source')}
        hint={t('schemes.sourceHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_TEXT}
      />
    </FormDialog>
  );
}
