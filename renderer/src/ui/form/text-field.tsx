import { Input, Textarea } from '@fluentui/react-components';
import { mergeClasses } from '@griffel/react';
import type { ReactElement } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';

/** Attributes that select the right keyboard and autofill. */
export type Typing = {
  readonly autoComplete: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  readonly enterKeyHint?: 'next' | 'done' | 'send' | 'go';
  readonly maxLength?: number;
  readonly autoCapitalize?: 'characters';
  readonly spellCheck?: boolean;
  readonly readOnly?: boolean;
  readonly onFocus?: () => void;
};

/** The one text field: owns label, hint, error and their wiring for screen readers. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  rows,
  type = 'text',
  optional = false,
  tidied,
  ...typing
}: Typing & {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string | ReactElement;
  readonly type?: 'text' | 'email' | 'tel';
  /** Makes it a text area with this many rows. */
  readonly rows?: number;
  readonly optional?: boolean;
  /** Formats what was typed once the field is left: `regrouped` for an amount. */
  readonly tidied?: (typed: string) => string;
}) {
  const controls = useControlStyles();
  const { field, error } = useFormField(form, name);
  function leave(): void {
    const typed: unknown = field.value;
    if (tidied !== undefined && typeof typed === 'string') {
      const tidy = tidied(typed);
      if (tidy !== typed) field.onChange(tidy);
    }
    field.onBlur();
  }
  const { readOnly = false } = typing;

  return (
    <Field label={label} required={!optional && !readOnly} hint={hint} error={error}>
      {rows === undefined ? (
        <Input
          {...typing}
          {...field}
          onBlur={leave}
          type={type}
          className={mergeClasses(controls.control, readOnly && controls.readOnly)}
        />
      ) : (
        <Textarea
          {...typing}
          {...field}
          rows={rows}
          className={controls.control}
          textarea={{ className: controls.area }}
        />
      )}
    </Field>
  );
}
