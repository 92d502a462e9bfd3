import type { UseFormReturn } from 'react-hook-form';
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
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      {...(hint !== undefined && { hint: t(hint) })}
      optional={optional}
      inputMode={isText ? 'text' : 'decimal'}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={isText ? 200 : 40}
    />
  );
}
