import { Field as FluentField } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { ComponentProps, ReactNode } from 'react';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  // Fluent uses a grid, whose column would grow with its content.
  field: { minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  error: {
    // Clear of the control's focus ring.
    marginTop: '0.5rem',
    color: token.colorPaletteRedForeground1,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightSemibold,
  },
  note: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
  },
});

/**
 * A control with its label above, and its error and hint below. Fluent's controls pick up their wiring (id, required,
 * invalid, described by) on their own; for any other control, pass a function as the only child.
 */
export function Field({
  label,
  required,
  hint,
  error,
  group = false,
  children,
}: {
  readonly label: string;
  readonly required: boolean;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  /** Whether it is a group of controls, which a label can name but not reference with `for`. */
  readonly group?: boolean;
  readonly children: ComponentProps<typeof FluentField>['children'];
}) {
  const styles = useStyles();
  return (
    <FluentField
      size="large"
      className={styles.field}
      label={group ? { children: label, htmlFor: undefined } : label}
      required={required}
      hint={hint === undefined ? null : { children: hint, className: styles.note }}
      validationState={error === undefined ? 'none' : 'error'}
      validationMessage={error === undefined ? null : { children: error, className: styles.error }}
    >
      {children}
    </FluentField>
  );
}

/** A field's error, announced when it appears. */
export function FieldError({
  id,
  text,
}: {
  readonly id: string;
  readonly text: string | undefined;
}) {
  const styles = useStyles();
  return text === undefined ? null : (
    <p id={id} role="alert" className={styles.error}>
      {text}
    </p>
  );
}

/** A note about a field; with `said` it is announced politely. */
export function Note({
  id,
  text,
  said,
}: {
  readonly id: string;
  readonly text: string | undefined;
  readonly said: boolean;
}) {
  const styles = useStyles();
  return (
    <p id={id} role={said ? 'status' : undefined} className={styles.note}>
      {text}
    </p>
  );
}
