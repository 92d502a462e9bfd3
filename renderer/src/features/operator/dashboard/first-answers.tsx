import { useMemo } from 'react';
import { indianDayOf } from '#domain/days.ts';
import { answersPicture, hasLine } from '#renderer/features/operator/dashboard/answers-picture.ts';
import { CountLink } from '#renderer/features/operator/dashboard/count-link.tsx';
import { FigurePart } from '#renderer/features/operator/dashboard/figure-part.tsx';
import { type Figures, listIn } from '#renderer/features/operator/dashboard/figures.ts';
import { ScrolledTable } from '#renderer/features/operator/dashboard/scrolled-table.tsx';
import { spanInWords } from '#renderer/features/operator/dashboard/span-in-words.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

/** How long borrowers waited for the first answer, by weeks. */
export function FirstAnswers({
  answers,
  weeks,
  period,
}: Pick<Figures, 'answers' | 'weeks' | 'period'>) {
  const translator = useTranslation();
  const { t, language } = translator;
  const picture = useMemo(() => answersPicture(weeks, translator), [weeks, translator]);
  const span = (time: number | null) =>
    time === null ? t('dashboard.answers.none') : spanInWords(translator, time);
  const note =
    answers.median === null || answers.p90 === null
      ? null
      : t('dashboard.answers.note', { median: span(answers.median), p90: span(answers.p90) });
  const rows = [
    { name: t('dashboard.total'), begins: period.begins, ends: period.ends, ...answers },
    ...weeks.toReversed().map((week) => ({
      name: dayInWords(indianDayOf(week.begins), language),
      ...week,
    })),
  ];
  return (
    <FigurePart
      heading={t('dashboard.answers.heading')}
      intro={t('dashboard.answers.intro')}
      chart={
        note !== null &&
        (hasLine(weeks) ? (
          <ChartFigure title={t('dashboard.answers.chart')} picture={picture} note={note} />
        ) : (
          <p>{note}</p>
        ))
      }
    >
      <ScrolledTable label={t('dashboard.answers.chart')}>
        <DataTable
          manyColumns
          caption={t('dashboard.answers.chart')}
          columns={[
            t('dashboard.answers.week'),
            t('dashboard.answers.sent'),
            t('dashboard.answers.answered'),
            t('dashboard.answers.median'),
            t('dashboard.answers.p90'),
          ]}
          rows={rows.map(({ name, submitted, answered, median, p90, ...between }) => ({
            id: name,
            cells: [
              name,
              <CountLink
                key="sent"
                count={submitted}
                about={`${name}, ${t('dashboard.answers.sent')}`}
                list={listIn(between)}
              />,
              <CountLink
                key="answered"
                count={answered}
                about={`${name}, ${t('dashboard.answers.answered')}`}
                list={listIn(between, { firstAnswer: 'given' })}
              />,
              span(median),
              span(p90),
            ],
          }))}
        />
      </ScrolledTable>
    </FigurePart>
  );
}
