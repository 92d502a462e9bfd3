import { useMemo } from 'react';
import { FigurePart } from '#renderer/features/operator/dashboard/figure-part.tsx';
import { type Figures, wholeCount } from '#renderer/features/operator/dashboard/figures.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

type DraftFigures = Figures['drafts'];

function pictureOf({ endedWith }: DraftFigures, t: Translator['t']): Plot {
  const names = endedWith.map(({ section }) => t(`dashboard.drafts.section.${section}`));
  return {
    kind: 'bars',
    places: names,
    placeInWords: (at) => names[at] ?? '',
    money: String,
    roundMoney: wholeCount,
    series: [
      {
        name: t('dashboard.drafts.filled'),
        look: 'primary',
        values: endedWith.map(({ count }) => count),
      },
    ],
  };
}

/** How far applications came that were never sent. */
export function Drafts({ drafts }: { readonly drafts: DraftFigures }) {
  const { t } = useTranslation();
  const picture = useMemo(() => pictureOf(drafts, t), [drafts, t]);
  const fates = ['begun', 'submitted', 'open', 'ended'] as const;
  return (
    <FigurePart
      heading={t('dashboard.drafts.heading')}
      intro={t('dashboard.drafts.intro')}
      chart={
        drafts.ended > 0 && (
          <ChartFigure
            title={t('dashboard.drafts.chart')}
            picture={picture}
            note={
              drafts.endedUnknown > 0
                ? t('dashboard.drafts.unknown', { count: drafts.endedUnknown })
                : t('dashboard.drafts.note', { count: drafts.ended })
            }
          />
        )
      }
    >
      <DataTable
        caption={t('dashboard.drafts.heading')}
        columns={[t('dashboard.drafts.what'), t('dashboard.count')]}
        rows={[
          ...fates.map((fate) => ({
            id: fate,
            cells: [t(`dashboard.drafts.fate.${fate}`), String(drafts[fate])],
          })),
          ...drafts.endedWith.map(({ section, count }) => ({
            id: section,
            cells: [
              t('dashboard.drafts.endedWith', {
                section: t(`dashboard.drafts.section.${section}`),
              }),
              String(count),
            ],
          })),
        ]}
      />
    </FigurePart>
  );
}
