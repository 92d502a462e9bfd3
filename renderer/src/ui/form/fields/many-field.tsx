import { FieldContextProvider } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { space, token } from '#renderer/theme/token.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';

const useStyles = makeStyles({
  options: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
    columnGap: space.m,
    // A label beside a longer one stays beside its box.
    alignItems: 'start',
  },
  about: {
    display: 'block',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
  },
});

/** Any number of options, all of them visible. */
export function ManyField<Values extends FieldValues>({
  form,
  name,
  label,
  options,
  required,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** What choosing it means. */
    readonly about?: string;
  }[];
  readonly required: boolean;
}) {
  const styles = useStyles();
  const { field, error } = useFormField(form, name);
  const { value, onChange, onBlur, ref } = field;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const chosen = options.filter((option) => values.includes(option.value));
  return (
    <Field label={label} required={required} hint={undefined} error={error} group>
      {(group) => (
        <div
          role="group"
          id={group.id}
          aria-labelledby={group['aria-labelledby']}
          aria-describedby={group['aria-describedby']}
          className={styles.options}
        >
          {/* Fluent's checkboxes would each take ID and name of the whole field. */}
          <FieldContextProvider value={undefined}>
            {options.map((option, index) => (
              <TickBox
                key={option.value}
                // The form focuses the first option.
                ref={index === 0 ? ref : undefined}
                label={
                  option.about === undefined ? (
                    option.label
                  ) : (
                    <>
                      {option.label}
                      <span className={styles.about}>{option.about}</span>
                    </>
                  )
                }
                aria-invalid={error === undefined ? undefined : true}
                ticked={chosen.includes(option)}
                onBlur={onBlur}
                onChange={(ticked) =>
                  onChange(
                    options
                      .filter((each) => (each === option ? ticked : chosen.includes(each)))
                      .map((each) => each.value),
                  )
                }
              />
            ))}
          </FieldContextProvider>
        </div>
      )}
    </Field>
  );
}
