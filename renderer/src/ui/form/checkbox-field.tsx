import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, get } from 'react-hook-form';
import { FieldError } from '#renderer/ui/form/field.tsx';
import { useMessage } from '#renderer/ui/form/use-message.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  row: { display: 'flex', gap: space.s, alignItems: 'flex-start' },
  box: {
    width: '1.5rem',
    height: '1.5rem',
    flexShrink: 0,
    accentColor: token.colorBrandBackground,
  },
});

/** A box to tick, with the browser's own checkbox. */
export function CheckboxField<Values extends FieldValues>({
  form,
  name,
  label,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  const error = useMessage(get(form.formState.errors, name));
  return (
    <div>
      <div className={styles.row}>
        <input
          {...form.register(name)}
          type="checkbox"
          id={id}
          className={styles.box}
          required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
