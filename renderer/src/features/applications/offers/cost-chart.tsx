import { useMemo } from 'react';
import { costPicture } from '#renderer/features/applications/shared/cost-picture.ts';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';

/** What each offer costs in all, as bars of interest and fees. */
export function CostChart({ offers }: { readonly offers: readonly ShownOffer[] }) {
  const { t } = useTranslation();
  const picture = useMemo(() => {
    const costs = offers.flatMap(({ lenderName, figures }) =>
      figures === null
        ? []
        : [{ name: lenderName, interest: figures.cost.interest, fees: figures.cost.allFees }],
    );
    const words = { interest: t('loanOffers.chart.interest'), fees: t('loanOffers.chart.fees') };
    return costPicture(costs, words);
  }, [offers, t]);
  return (
    <ChartFigure
      title={t('loanOffers.chart.title')}
      picture={picture}
      note={t('loanOffers.chart.note')}
    />
  );
}
