import { Slider } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { whenDark } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { FieldError, Note } from '#renderer/ui/basics/field.tsx';
import { NumberInput } from '#renderer/ui/form/fields/number-field.tsx';
import { type NumberSetting, useTypedNumber } from '#renderer/ui/form/fields/use-typed-number.ts';

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space.xs}`,
  },
  label: { fontWeight: token.fontWeightSemibold },
  entry: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.xs}` },
  number: { width: '7rem', maxWidth: '100%', '& > input': { textAlign: 'end' } },
  unit: {
    minWidth: '4rem',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
  },
  // The whole height is a touch target, not only the rail.
  slider: {
    width: '100%',
    minHeight: '44px',
    '& > input': { height: '100%' },
    // In dark mode the rest of the rail would be brighter than the thumb.
    [whenDark]: { '--fui-Slider__rail--color': token.colorNeutralStroke1 },
  },
  ends: {
    display: 'flex',
    justifyContent: 'space-between',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
  },
});

/** A slider with a number field next to it; either sets the value. */
export function SliderField({
  label,
  unit,
  ...setting
}: NumberSetting & { readonly label: string; readonly unit: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const { field, note, error, forget } = useTypedNumber(setting);
  const { value, range, onChange, formatWithUnit } = setting;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span className={styles.entry}>
          <NumberInput id={id} field={field} error={error} className={styles.number} />
          <span id={`${id}-unit`} className={styles.unit}>
            {unit}
          </span>
        </span>
      </div>
      <Slider
        min={range.min}
        max={range.max}
        // As an attribute of the control: Fluent's own `step` draws a mark for each.
        input={{ step: range.step }}
        value={value}
        onChange={(_, data) => {
          forget();
          onChange(data.value);
        }}
        aria-label={t('number.slider', { label })}
        aria-valuetext={formatWithUnit(value)}
        className={styles.slider}
      />
      <span className={styles.ends} aria-hidden>
        <span>{formatWithUnit(range.min)}</span>
        <span>{formatWithUnit(range.max)}</span>
      </span>
      <FieldError id={`${id}-error`} text={error} />
      <Note id={`${id}-note`} text={note} said />
    </div>
  );
}
