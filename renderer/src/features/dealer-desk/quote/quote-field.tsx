import { type UseFormReturn, useWatch } from 'react-hook-form';
import { listedInstead, useListed } from '#renderer/features/dealer-desk/quote/listed-prices.ts';
import type { TypedQuote } from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';

export type QuoteFormState = UseFormReturn<TypedQuote>;

/** A text, an amount or a number of the quote. */
export function QuoteField({
  form,
  name,
  label,
  hint,
  optional = false,
  isText = false,
}: {
  readonly form: QuoteFormState;
  readonly name: keyof TypedQuote;
  readonly label: string;
  readonly hint?: PlainKey;
  readonly optional?: boolean;
  /** Whether it is typed in letters. */
  readonly isText?: boolean;
}) {
  const { t } = useTranslation();
  const instead = listedInstead(useListed(), name, useWatch({ control: form.control, name }));
  const hints = [
    ...(hint === undefined ? [] : [t(hint)]),
    ...(instead === null ? [] : [t('prices.quote.listed', { amount: instead })]),
  ];
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      {...(hints.length > 0 && { hint: hints.join(' ') })}
      optional={optional}
      inputMode={isText ? 'text' : 'decimal'}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={isText ? 200 : 40}
    />
  );
}
