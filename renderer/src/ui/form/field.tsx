import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '0.25rem' },
  mark: { color: token.colorPaletteRedForeground3, paddingLeft: '0.25rem' },
  error: {
    color: token.colorPaletteRedForeground1,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightSemibold,
  },
  note: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
  },
  hint: {
    color: token.colorNeutralForeground3,
    fontSize: token.fontSizeBase200,
    marginBottom: space.xs,
  },
});

/** What a control needs so that its label, its error and its hint are read out with it. */
export type Wiring = {
  readonly id: string;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** A control with its label above, its error and its hint below. */
export function Field({
  label,
  required,
  hint,
  error,
  children,
}: {
  readonly label: string;
  readonly required: boolean;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly children: (wiring: Wiring) => ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  const described = [
    error === undefined ? [] : [`${id}-error`],
    hint === undefined ? [] : [`${id}-hint`],
  ].flat();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden className={styles.mark}>
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-required': required || undefined,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
      })}
      <FieldError id={`${id}-error`} text={error} />
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** What is wrong with a field, announced as it appears. */
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

/** What is worth knowing of a field; `said` when it is news, so that it is announced politely. */
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
