import { useMemo } from 'react';
import { LENDER_STEPS } from '#contract/operators/review.ts';
import { CountLink } from '#renderer/features/operator/dashboard/count-link.tsx';
import { FigurePart } from '#renderer/features/operator/dashboard/figure-part.tsx';
import { type Figures, listIn } from '#renderer/features/operator/dashboard/figures.ts';
import { useLenderNames } from '#renderer/features/operator/queue/use-lender-names.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

type LenderFigures = Figures['lenders'][number];

/** Whole percent of the packages that ended in an accepted offer; null where none was sent. */
const shareOf = ({ sent, accepted }: LenderFigures): number | null =>
  sent === 0 ? null : Math.round((accepted / sent) * 100);

const inPercent = (share: number) => `${share} %`;

function pictureOf(
  lenders: readonly LenderFigures[],
  nameOf: (id: string) => string,
  series: string,
): Plot {
  return {
    kind: 'bars',
    places: lenders.map(({ lenderId }) => nameOf(lenderId)),
    placeInWords: (at) => nameOf(lenders[at]?.lenderId ?? ''),
    money: inPercent,
    roundMoney: inPercent,
    series: [{ name: series, look: 'primary', values: lenders.map((lender) => shareOf(lender)) }],
  };
}

/** The outcome of the packages sent to each lender. */
export function Lenders({ lenders, period }: Pick<Figures, 'lenders' | 'period'>) {
  const { t } = useTranslation();
  const { names } = useLenderNames();
  const series = t('dashboard.lenders.share');
  const picture = useMemo(
    () => pictureOf(lenders, (id) => names.get(id) ?? id, series),
    [lenders, names, series],
  );
  if (lenders.length === 0) return null;
  return (
    <FigurePart
      heading={t('dashboard.lenders.heading')}
      intro={t('dashboard.lenders.intro')}
      chart={
        <ChartFigure
          title={t('dashboard.lenders.chart')}
          picture={picture}
          note={t('dashboard.lenders.note')}
        />
      }
    >
      <DataTable
        manyColumns
        caption={t('dashboard.lenders.heading')}
        columns={[
          t('dashboard.lenders.lender'),
          ...LENDER_STEPS.map((step) => t(`dashboard.lenders.step.${step}`)),
          series,
        ]}
        rows={lenders.map((lender) => {
          const { lenderId } = lender;
          const name = names.get(lenderId) ?? lenderId;
          const share = shareOf(lender);
          return {
            id: lenderId,
            cells: [
              name,
              ...LENDER_STEPS.map((step) => (
                <CountLink
                  key={step}
                  count={lender[step]}
                  about={`${name}, ${t(`dashboard.lenders.step.${step}`)}`}
                  list={listIn(period, { lenderId, lenderStep: step })}
                />
              )),
              share === null ? t('dashboard.answers.none') : inPercent(share),
            ],
          };
        })}
      />
    </FigurePart>
  );
}
