import { Radio, RadioGroup } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { space, token } from '#renderer/theme/token.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';

const useStyles = makeStyles({
  choices: { flexWrap: 'wrap', columnGap: space.l },
  stacked: { flexDirection: 'column', alignItems: 'start' },
  choice: { minHeight: '44px', alignItems: 'center' },
  label: { fontSize: token.fontSizeBase400 },
});

/** A choice between a few options that are all visible. */
export function RadioField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  options,
  stacked = false,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Whether each has its own line, as whole sentences need. */
  readonly stacked?: boolean;
}) {
  const styles = useStyles();
  const { field, error } = useFormField(form, name);
  const { ref, ...group } = field;
  return (
    <Field label={label} required hint={hint} error={error} group>
      <RadioGroup
        {...group}
        layout="horizontal"
        value={field.value ?? ''}
        className={mergeClasses(styles.choices, stacked && styles.stacked)}
      >
        {options.map((option, index) => (
          <Radio
            key={option.value}
            // The form focuses the first option.
            ref={index === 0 ? ref : undefined}
            value={option.value}
            className={styles.choice}
            label={{ children: option.label, className: styles.label }}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
