import { Input } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { FieldError, Note } from '#renderer/ui/basics/field.tsx';
import { type NumberSetting, useTypedNumber } from '#renderer/ui/form/fields/use-typed-number.ts';

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '0.25rem', minWidth: 0 },
  row: { display: 'flex', alignItems: 'center', gap: space.xs },
  number: { width: '9rem', maxWidth: '60%', flexShrink: 0 },
  unit: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** A number with its unit. Accepts amounts as people write them, and says if it adjusted them. */
export function NumberField({
  label,
  unit,
  hint,
  ...setting
}: NumberSetting & {
  readonly label: string;
  readonly unit: string;
  readonly hint?: string;
}) {
  const styles = useStyles();
  const id = useId();
  const { field, note, error } = useTypedNumber(setting);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <NumberInput id={id} field={field} error={error} className={styles.number} />
        <span id={`${id}-unit`} className={styles.unit}>
          {unit}
        </span>
      </div>
      <FieldError id={`${id}-error`} text={error} />
      <Note id={`${id}-note`} text={note ?? hint} said={note !== undefined} />
    </div>
  );
}

/** The text control of a number, wired to the field by its id. */
export function NumberInput({
  id,
  field,
  error,
  className,
}: {
  readonly id: string;
  readonly field: ReturnType<typeof useTypedNumber>['field'];
  readonly error: string | undefined;
  readonly className: string;
}) {
  const controls = useControlStyles();
  return (
    <Input
      {...field}
      id={id}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={`${id}-unit ${error === undefined ? `${id}-note` : `${id}-error`}`}
      className={mergeClasses(controls.control, className)}
    />
  );
}
