import { useMemo } from 'react';
import { nameIn } from '#domain/languages.ts';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

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

/** What is paid in all over each tenor, with the loan that has the lowest APR, as stacked bars. */
export function quotePicture({ tenors }: QuoteFigures, { t, language }: Translator): Plot {
  const loans = tenors.flatMap(({ months, offered: [loan] }) =>
    loan === undefined ? [] : [{ ...loan, months: monthsInWords(months, language) }],
  );
  const placeInWords = (at: number) => {
    const loan = loans[at];
    if (loan === undefined) return '';
    const { months, lender } = loan;
    return t('dealerQuote.figures.chartPlace', { months, lender: nameIn(lender.names, language) });
  };
  return {
    kind: 'bars',
    places: loans.map(({ months }) => months),
    placeInWords,
    money: (amount) => inWholeRupees(paise(amount)),
    roundMoney: (amount) => inWholeRupees(paise(Math.round(amount))),
    series: [
      {
        name: t('cost.disbursed'),
        look: 'accent',
        values: loans.map(({ totalPaid, totalCost }) => totalPaid - totalCost),
      },
      {
        name: t('cost.totalCost'),
        look: 'third',
        values: loans.map(({ totalCost }) => totalCost),
      },
    ],
  };
}
