import { makeStyles } from '@griffel/react';
import type { Instalment } from '#renderer/features/calculator/arithmetic/amortisation.ts';
import { sayRupees, useAmounts } from '#renderer/features/calculator/use-amounts.ts';
import { toWholeRupees } from '#renderer/features/calculator/arithmetic/rounding.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  figure: { display: 'flex', flexDirection: 'column', gap: '0.25rem', margin: 0 },
  title: { fontWeight: token.fontWeightSemibold },
  chart: { width: '100%', height: 'auto', maxWidth: '34rem', [onPaper]: { width: '10cm' } },
  area: { fill: token.colorBrandBackground2, stroke: 'none' },
  line: { fill: 'none', stroke: token.colorBrandBackground, strokeWidth: '2px' },
  grid: { stroke: token.colorNeutralStroke2, strokeWidth: '1px' },
  label: { fill: token.colorNeutralForeground2, fontSize: '12px' },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

const BOX = { width: 320, height: 150, left: 68, right: 8, top: 10, bottom: 22 };
const MARKED = [0, 0.5, 1];

/** What is still owed over the life of a loan, as a line and, for who does not see it, in a sentence. */
export function BalanceChart({ schedule }: { readonly schedule: readonly Instalment[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const say = useAmounts();
  const borrowed = schedule[0]?.opening ?? 0;
  const months = schedule.length;
  const owedAfter = (part: number) => {
    const month = Math.round(part * months);
    return month === 0 ? borrowed : (schedule[month - 1]?.closing ?? 0);
  };
  const x = (month: number) => BOX.left + ((BOX.width - BOX.left - BOX.right) * month) / months;
  const y = (owed: number) => BOX.top + (BOX.height - BOX.top - BOX.bottom) * (1 - owed / borrowed);
  const points = [
    `${x(0)} ${y(borrowed)}`,
    ...schedule.map(({ month, closing }) => `${x(month)} ${y(closing)}`),
  ].join('L');
  const owed = (part: number) => sayRupees(toWholeRupees(owedAfter(part)));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{t('schedule.chart')}</figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden className={styles.chart}>
        {MARKED.map((part) => (
          <g key={part}>
            <path d={`M${x(0)} ${y(borrowed * part)}H${x(months)}`} className={styles.grid} />
            <text
              x={BOX.left - 6}
              y={y(borrowed * part) + 4}
              textAnchor="end"
              className={styles.label}
            >
              {sayRupees(toWholeRupees(borrowed * part))}
            </text>
          </g>
        ))}
        <path d={`M${points}L${x(months)} ${y(0)}L${x(0)} ${y(0)}Z`} className={styles.area} />
        <path d={`M${points}`} className={styles.line} />
        {MARKED.filter((part) => part === 0 || part * months >= 1).map((part) => (
          <text
            key={part}
            x={x(part * months)}
            y={BOX.height - 6}
            textAnchor={part === 0 ? 'start' : part === 1 ? 'end' : 'middle'}
            className={styles.label}
          >
            {say.months(Math.round(part * months))}
          </text>
        ))}
      </svg>
      <p className={styles.note}>
        {t('schedule.chartText', { first: owed(0.25), half: owed(0.5), third: owed(0.75) })}
      </p>
    </figure>
  );
}
