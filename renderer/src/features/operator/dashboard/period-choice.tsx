import { makeStyles } from '@griffel/react';
import { type ChosenPeriod, PERIODS } from '#renderer/features/operator/dashboard/period.ts';
import { DayField } from '#renderer/features/operator/queue/filters/filter-fields.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    alignItems: 'start',
    gap: space.m,
    [onPaper]: { display: 'none' },
  },
});

/** Which days the dashboard covers. It takes effect immediately. */
export function PeriodChoice({
  period,
  onChange,
}: {
  readonly period: ChosenPeriod;
  readonly onChange: (period: ChosenPeriod) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      <ChoiceField
        label={t('dashboard.period.label')}
        value={period.name}
        options={PERIODS.map((name) => ({ value: name, label: t(`dashboard.period.${name}`) }))}
        onChange={(name) => onChange({ ...period, name })}
      />
      {period.name === 'chosen' && (
        <>
          <DayField
            label={t('dashboard.period.from')}
            day={period.from}
            onChange={(from) => onChange({ ...period, from })}
          />
          <DayField
            label={t('dashboard.period.to')}
            day={period.to}
            onChange={(to) => onChange({ ...period, to })}
          />
        </>
      )}
    </div>
  );
}
