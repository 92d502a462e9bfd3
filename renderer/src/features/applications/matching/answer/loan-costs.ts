import type { Language } from '#contract/languages.ts';
import type { MatchedProduct } from '#domain/lending/match.ts';
import { inRupees } from '#renderer/features/applications/shared/rupees.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

/** What a loan costs, in whole paise. */
type LoanCost = {
  /** The lender, with the product where the lender has several. */
  readonly name: string;
  readonly interest: number;
  readonly fees: number;
  readonly totalCost: number;
  readonly totalPaid: number;
};

export function costsOf(loans: readonly MatchedProduct[], language: Language): readonly LoanCost[] {
  return loans.map(({ lender, product, offer: { fees, totalCost, totalPaid } }) => {
    const isOnly = loans.filter((other) => other.lender.id === lender.id).length === 1;
    const name = lender.names[language];
    const charged = fees.reduce((sum, { amount }) => sum + amount, 0);
    return {
      name: isOnly ? name : `${name}: ${product.names[language]}`,
      interest: totalCost - charged,
      fees: charged,
      totalCost,
      totalPaid,
    };
  });
}

/** The costs as stacked bars. */
export function costPicture(costs: readonly LoanCost[], t: Translator['t']): Plot {
  return {
    kind: 'bars',
    places: costs.map(({ name }) => name),
    placeInWords: (at) => costs[at]?.name ?? '',
    money: inRupees,
    roundMoney: (paise) => formatMoney(paise / 100),
    series: [
      {
        name: t('matchAnswer.interest'),
        look: 'accent',
        values: costs.map(({ interest }) => interest),
      },
      { name: t('matchAnswer.feesOfBar'), look: 'third', values: costs.map(({ fees }) => fees) },
    ],
  };
}
