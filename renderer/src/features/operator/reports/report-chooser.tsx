import { makeStyles } from '@griffel/react';
import { REPORTS, REPORT_NAMES, type ReportGroup, canBeMonthly } from '#domain/lending/reports.ts';
import {
  REPORT_PERIODS,
  type ReportChoice,
  monthsToChoose,
} from '#renderer/features/operator/reports/report-choice.ts';
import { monthInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    alignItems: 'end',
    gap: space.m,
    [onPaper]: { display: 'none' },
  },
});

/** Which report is shown, of which months, and by what. It takes effect immediately. */
export function ReportChooser({
  choice,
  today,
  onChange,
}: {
  readonly choice: ReportChoice;
  readonly today: string;
  readonly onChange: (changed: Partial<ReportChoice>) => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const groups: readonly ReportGroup[] = REPORTS[choice.report].groups;
  const months = monthsToChoose(today).map((month) => ({
    value: month,
    label: monthInWords(month, language),
  }));
  return (
    <div className={styles.fields}>
      <ChoiceField
        label={t('reports.choose.report')}
        value={choice.report}
        options={REPORT_NAMES.map((value) => ({ value, label: t(`reports.name.${value}`) }))}
        onChange={(report) => onChange({ report })}
      />
      <ChoiceField
        label={t('reports.choose.by')}
        value={choice.by}
        options={groups.map((value) => ({ value, label: t(`reports.by.${value}`) }))}
        onChange={(by) => onChange({ by })}
      />
      <ChoiceField
        label={t('reports.choose.period')}
        value={choice.period}
        options={REPORT_PERIODS.map((value) => ({ value, label: t(`reports.periods.${value}`) }))}
        onChange={(period) => onChange({ period })}
      />
      {choice.period === 'chosen' && (
        <>
          <ChoiceField
            label={t('reports.choose.from')}
            value={choice.from}
            options={months}
            onChange={(from) => onChange({ from })}
          />
          <ChoiceField
            label={t('reports.choose.to')}
            value={choice.to}
            options={months}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
      {canBeMonthly(choice.by) && (
        <TickBox
          label={t('reports.choose.monthly')}
          ticked={choice.monthly}
          onChange={(monthly) => onChange({ monthly })}
        />
      )}
    </div>
  );
}
