import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactElement, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, get } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useControlStyles } from '#renderer/ui/form/control-styles.ts';
import { Field } from '#renderer/ui/form/field.tsx';
import { useMessage } from '#renderer/ui/form/use-message.ts';

const useStyles = makeStyles({
  withButton: { position: 'relative' },
  roomForButton: { paddingRight: '4.5rem' },
  reveal: {
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    border: 'none',
    backgroundColor: 'transparent',
    padding: `0 ${space.s}`,
    font: 'inherit',
    fontSize: token.fontSizeBase300,
    color: token.colorBrandForegroundLink,
    cursor: 'pointer',
  },
});

/** Attributes that make the right keyboard and the right autofill appear. */
type Typing = {
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  readonly enterKeyHint?: 'next' | 'done' | 'send' | 'go';
  readonly maxLength?: number;
  readonly autoCapitalize?: 'characters';
  readonly spellCheck?: boolean;
  readonly readOnly?: boolean;
  readonly onFocus?: () => void;
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
  optional = false,
  ...typing
}: Typing & {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string | ReactElement;
  /** Makes it a text area of this many rows. */
  readonly rows?: number;
  readonly optional?: boolean;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const [revealed, reveal] = useState(false);
  const error = useMessage(get(form.formState.errors, name));
  const registration = form.register(name);
  const { type = 'text', ...rest } = typing;

  return (
    <Field label={label} required={!optional && typing.readOnly !== true} hint={hint} error={error}>
      {(wiring) => {
        if (rows !== undefined) {
          return (
            <textarea
              {...wiring}
              {...rest}
              {...registration}
              rows={rows}
              className={mergeClasses(controls.control, controls.area)}
            />
          );
        }
        if (type !== 'password') {
          return (
            <input
              {...wiring}
              {...rest}
              {...registration}
              type={type}
              className={controls.control}
            />
          );
        }
        return (
          <div className={styles.withButton}>
            <input
              {...wiring}
              {...rest}
              {...registration}
              type={revealed ? 'text' : 'password'}
              className={mergeClasses(controls.control, styles.roomForButton)}
            />
            <button
              type="button"
              className={styles.reveal}
              aria-pressed={revealed}
              aria-label={t('form.showPassword')}
              onClick={() => reveal(!revealed)}
            >
              {t(revealed ? 'form.hide' : 'form.show')}
            </button>
          </div>
        );
      }}
    </Field>
  );
}
