import { Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type ReactElement, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import type { Typing } from '#renderer/ui/form/text-field.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';

const useStyles = makeStyles({
  reveal: {
    '& > button': {
      minWidth: '44px',
      minHeight: '40px',
      padding: `0 ${space.xs}`,
      fontSize: token.fontSizeBase300,
      fontWeight: token.fontWeightRegular,
      whiteSpace: 'nowrap',
    },
  },
});

/** A password field with a button that reveals the password. */
export function PasswordField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  autoComplete,
  enterKeyHint,
  optional = false,
}: Pick<Typing, 'enterKeyHint'> & {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: ReactElement;
  /** `off` where it is not the password of an account. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  readonly optional?: boolean;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const [revealed, setRevealed] = useState(false);
  const { field, error } = useFormField(form, name);

  return (
    <Field label={label} required={!optional} hint={hint} error={error}>
      <Input
        {...field}
        type={revealed ? 'text' : 'password'}
        autoComplete={autoComplete}
        enterKeyHint={enterKeyHint}
        className={controls.control}
        contentAfter={
          <span className={styles.reveal}>
            <Button
              kind="subtle"
              aria-label={t(revealed ? 'form.hidePassword' : 'form.showPassword')}
              onClick={() => setRevealed(!revealed)}
            >
              {t(revealed ? 'form.hide' : 'form.show')}
            </Button>
          </span>
        }
      />
    </Field>
  );
}
