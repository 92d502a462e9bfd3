import { makeStyles, mergeClasses } from '@griffel/react';
import { type FieldPath, type FieldValues, type UseFormReturn, get } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { AMOUNT_UNITS, isAmountUnit, rupeesOf } from '#renderer/ui/form/amounts.ts';
import { useControlStyles } from '#renderer/ui/form/control-styles.ts';
import { Field } from '#renderer/ui/form/field.tsx';
import { useMessage } from '#renderer/ui/form/use-message.ts';
import { formatMoney } from '#renderer/ui/money.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', gap: space.xs },
  figure: { flex: '1 1 8rem', minWidth: 0 },
  unit: { flex: '0 1 8rem', minWidth: 0 },
});

/** An amount with its unit beside it. What was understood is told back in rupees, so that a slip is seen. */
export function AmountField<Values extends FieldValues>({
  form,
  name,
  unitName,
  typed,
  unit,
  label,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly unitName: FieldPath<Values>;
  /** What stands in both fields now. */
  readonly typed: string;
  readonly unit: string;
  readonly label: string;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const error = useMessage(get(form.formState.errors, name));
  const reading = rupeesOf(typed, isAmountUnit(unit) ? unit : 'rupees');
  const hint = reading.ok
    ? t('forms.amount.understood', { amount: formatMoney(reading.value) })
    : t('forms.amount.hint');
  return (
    <Field label={label} required hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.row}>
          <input
            {...wiring}
            {...form.register(name)}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={40}
            className={mergeClasses(controls.control, styles.figure)}
          />
          <select
            {...form.register(unitName)}
            aria-label={t('forms.amount.unit', { label })}
            className={mergeClasses(controls.control, styles.unit)}
          >
            {AMOUNT_UNITS.map((choice) => (
              <option key={choice} value={choice}>
                {t(`forms.amount.${choice}`)}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
