import { Field, Input, Textarea } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type ReactElement, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '#renderer/ui/form/use-message.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  input: { width: '100%', minHeight: '44px' },
  reveal: {
    border: 'none',
    background: 'none',
    padding: '0 0.5rem',
    minHeight: '40px',
    font: 'inherit',
    fontSize: token.fontSizeBase200,
    color: token.colorBrandForegroundLink,
    cursor: 'pointer',
  },
});

/** Attributes that make the right keyboard and the right autofill appear. */
type Typing = {
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  readonly enterKeyHint?: 'next' | 'done' | 'send' | 'go';
  readonly maxLength?: number;
};

/**
 * The one text field: owns the label, the hint, the error text and their wiring for screen readers. The browser keeps
 * what is typed, so that nothing is lost while the page wakes up.
 */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  rows,
  readOnly = false,
  optional = false,
  onFocus,
  ...typing
}: Typing & {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string | ReactElement;
  /** Makes it a text area of this many rows. */
  readonly rows?: number;
  readonly readOnly?: boolean;
  readonly optional?: boolean;
  readonly onFocus?: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [revealed, reveal] = useState(false);
  const error = useMessage(get(form.formState.errors, name));
  const { ref, ...registration } = form.register(name);
  const isPassword = typing.type === 'password';

  return (
    <Field
      label={label}
      required={!readOnly && !optional}
      hint={hint}
      validationState={error === undefined ? 'none' : 'error'}
      validationMessage={error}
    >
      {rows === undefined ? (
        <Input
          {...typing}
          {...registration}
          type={isPassword && revealed ? 'text' : (typing.type ?? 'text')}
          input={{ ref }}
          className={styles.input}
          readOnly={readOnly}
          onFocus={onFocus}
          contentAfter={
            isPassword ? (
              <button
                type="button"
                className={styles.reveal}
                aria-pressed={revealed}
                aria-label={t(revealed ? 'form.hidePassword' : 'form.showPassword')}
                onClick={() => reveal(!revealed)}
              >
                {t(revealed ? 'form.hide' : 'form.show')}
              </button>
            ) : undefined
          }
        />
      ) : (
        <Textarea {...typing} {...registration} textarea={{ ref, rows }} className={styles.input} />
      )}
    </Field>
  );
}
