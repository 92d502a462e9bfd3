import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TypedQuote } from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { space, token } from '#renderer/theme/token.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';

export type QuoteFormState = UseFormReturn<TypedQuote>;

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
});

/** Fields that belong together, under a title. */
export function Group({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h4 id={id} className={styles.title}>
        {title}
      </h4>
      {children}
    </div>
  );
}

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
