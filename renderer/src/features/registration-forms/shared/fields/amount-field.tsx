import { FieldContextProvider, Input, Select } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import {
  AMOUNT_UNITS,
  isAmountUnit,
  rupeesOf,
} from '#renderer/features/registration-forms/shared/fields/amounts.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', gap: space.xs },
  figure: { flex: '1 1 8rem', minWidth: 0 },
  unit: { flex: '0 1 8rem', minWidth: 0 },
});

/** An amount with its unit. The value is repeated in rupees, so that mistakes are noticed. */
export function AmountField<Values extends FieldValues>({
  form,
  name,
  unitName,
  label,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly unitName: FieldPath<Values>;
  readonly label: string;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const { field, error } = useFormField(form, name);
  const { field: unitField } = useFormField(form, unitName);
  const reading = rupeesOf(
    String(field.value),
    isAmountUnit(unitField.value) ? unitField.value : 'rupees',
  );
  const hint = reading.ok
    ? t('forms.amount.understood', { amount: formatMoney(reading.value) })
    : t('forms.amount.hint');
  return (
    <Field label={label} required hint={hint} error={error}>
      <div className={styles.row}>
        <Input
          {...field}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={40}
          className={mergeClasses(controls.control, styles.figure)}
        />
        {/* A plain control: the unit has its own name and must not inherit the field's. */}
        <FieldContextProvider value={undefined}>
          <Select
            {...unitField}
            aria-label={t('forms.amount.unit', { label })}
            className={styles.unit}
            select={{ className: controls.select }}
          >
            {AMOUNT_UNITS.map((choice) => (
              <option key={choice} value={choice}>
                {t(`forms.amount.${choice}`)}
              </option>
            ))}
          </Select>
        </FieldContextProvider>
      </div>
    </Field>
  );
}
