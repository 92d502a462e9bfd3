import { useMemo } from 'react';
import { inRupees } from '#renderer/features/applications/shared/rupees.ts';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';

/** What each offer costs in all, as bars of interest and fees. */
export function CostChart({ offers }: { readonly offers: readonly ShownOffer[] }) {
  const { t } = useTranslation();
  const picture = useMemo(() => costPicture(offers, t), [offers, t]);
  return (
    <ChartFigure
      title={t('loanOffers.chart.title')}
      picture={picture}
      note={t('loanOffers.chart.note')}
    />
  );
}

/** In paise, like the offers. */
export function costPicture(offers: readonly ShownOffer[], t: Translator['t']): Plot {
  const bars = offers.flatMap(({ lenderName, figures }) =>
    figures === null ? [] : [{ lenderName, ...figures }],
  );
  return {
    kind: 'bars',
    places: bars.map(({ lenderName }) => lenderName),
    placeInWords: (at) => bars[at]?.lenderName ?? '',
    money: inRupees,
    roundMoney: inRupees,
    series: [
      {
        name: t('loanOffers.chart.interest'),
        look: 'accent',
        values: bars.map(({ interest }) => interest),
      },
      {
        name: t('loanOffers.chart.fees'),
        look: 'third',
        values: bars.map(({ feesInAll }) => feesInAll),
      },
    ],
  };
}
