import { useMemo } from 'react';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import { quotePicture } from '#renderer/features/dealer-desk/quote/figures/quote-picture.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';

/** What is paid in all over each tenor, with the loan that has the lowest APR. */
export function QuoteChart({ figures }: { readonly figures: QuoteFigures }) {
  const translator = useTranslation();
  const { t } = translator;
  const picture = useMemo(() => quotePicture(figures, translator), [figures, translator]);
  if (picture.places.length === 0) return null;
  return (
    <ChartFigure
      title={t('dealerQuote.figures.chart')}
      picture={picture}
      note={t('dealerQuote.figures.chartNote')}
    />
  );
}
