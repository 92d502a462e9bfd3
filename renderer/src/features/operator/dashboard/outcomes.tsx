import { useMemo } from 'react';
import { APPLICATION_OUTCOMES } from '#domain/lending/states/application-states.ts';
import { CountLink } from '#renderer/features/operator/dashboard/count-link.tsx';
import { FigurePart } from '#renderer/features/operator/dashboard/figure-part.tsx';
import { type Figures, listIn, wholeCount } from '#renderer/features/operator/dashboard/figures.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

const countsOf = (closed: Figures['closed']) =>
  APPLICATION_OUTCOMES.map((outcome) => ({
    outcome,
    count: closed.find((each) => each.outcome === outcome)?.count ?? 0,
  }));

function pictureOf(counts: ReturnType<typeof countsOf>, t: Translator['t']): Plot {
  const names = counts.map(({ outcome }) => t(`applications.outcome.${outcome}`));
  return {
    kind: 'bars',
    places: names,
    placeInWords: (at) => names[at] ?? '',
    money: String,
    roundMoney: wholeCount,
    series: [
      {
        name: t('dashboard.count'),
        look: 'primary',
        values: counts.map(({ count }) => count),
      },
    ],
  };
}

/** How those applications of the period ended that have ended. */
export function Outcomes({ closed, period }: Pick<Figures, 'closed' | 'period'>) {
  const { t } = useTranslation();
  const counts = useMemo(() => countsOf(closed), [closed]);
  const picture = useMemo(() => pictureOf(counts, t), [counts, t]);
  const ended = closed.reduce((all, { count }) => all + count, 0);
  return (
    <FigurePart
      heading={t('dashboard.outcomes.heading')}
      chart={
        ended > 0 && (
          <ChartFigure
            title={t('dashboard.outcomes.chart')}
            picture={picture}
            note={t('dashboard.outcomes.note', { count: ended })}
          />
        )
      }
    >
      <DataTable
        caption={t('dashboard.outcomes.chart')}
        columns={[t('dashboard.outcomes.outcome'), t('dashboard.count')]}
        rows={counts.map(({ outcome, count }) => {
          const name = t(`applications.outcome.${outcome}`);
          return {
            id: outcome,
            cells: [
              name,
              <CountLink
                key="count"
                count={count}
                about={name}
                list={listIn(period, { states: ['CLOSED'], outcome })}
              />,
            ],
          };
        })}
      />
    </FigurePart>
  );
}
