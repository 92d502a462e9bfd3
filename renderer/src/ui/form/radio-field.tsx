import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, get } from 'react-hook-form';
import { space, token } from '#renderer/theme/token.ts';
import { FieldError } from '#renderer/ui/form/field.tsx';
import { useMessage } from '#renderer/ui/form/use-message.ts';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0 },
  mark: { color: token.colorPaletteRedForeground3, paddingLeft: '0.25rem' },
  choices: { display: 'flex', flexWrap: 'wrap', columnGap: space.l },
  choice: { display: 'inline-flex', alignItems: 'center', gap: space.xs, minHeight: '44px' },
  dot: { width: '1.25rem', height: '1.25rem', accentColor: token.colorBrandBackground },
  hint: { color: token.colorNeutralForeground3, fontSize: token.fontSizeBase200 },
});

/** A choice between a few things that are all in view, with the browser's own radio buttons. */
export function RadioField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  options,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) {
  const styles = useStyles();
  const id = useId();
  const error = useMessage(get(form.formState.errors, name));
  const described = [
    error === undefined ? [] : [`${id}-error`],
    hint === undefined ? [] : [`${id}-hint`],
  ].flat();
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-required
      aria-invalid={error !== undefined || undefined}
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
    >
      <legend className={styles.legend}>
        {label}
        <span aria-hidden className={styles.mark}>
          *
        </span>
      </legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              {...form.register(name)}
              type="radio"
              value={option.value}
              className={styles.dot}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </fieldset>
  );
}
