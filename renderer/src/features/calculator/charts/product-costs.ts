import type { LoanProduct } from '#renderer/content/page-types.ts';
import { compareTerms, costOfThousand, orderedByApr } from '#domain/loans/comparison.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';
import { statedTerms } from '#renderer/features/calculator/key-facts/product-quote.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

/** The products are priced in dollars. */
export const dollarsAndCents = (amount: number): string =>
  formatMoney(amount, { currency: 'USD', paise: true });

export type ProductCost = {
  readonly name: string;
  readonly interest: number;
  /** Null if the page states no fee. */
  readonly fees: number | null;
};

/** Interest and fees of each product per thousand borrowed, rounded to the cent, in the order of the comparison. */
export function productCosts(products: readonly LoanProduct[]): readonly ProductCost[] {
  const compared = products.map((product) => {
    const stated = statedTerms(product);
    return { name: product.name, amount: stated.amount, ...compareTerms(stated) };
  });
  return orderedByApr(compared).map(({ name, amount, aprCountsFees, ...terms }) => {
    const { interest, fees } = costOfThousand(amount, terms);
    return {
      name,
      interest: toTwoDecimals(interest),
      fees: aprCountsFees ? toTwoDecimals(fees) : null,
    };
  });
}

/** The costs as stacked bars. */
export function costPicture(costs: readonly ProductCost[], t: Translator['t']): Plot {
  return {
    kind: 'bars',
    places: costs.map(({ name }) => name),
    placeInWords: (at) => costs[at]?.name ?? '',
    money: dollarsAndCents,
    roundMoney: (amount) => formatMoney(amount, { currency: 'USD' }),
    series: [
      {
        name: t('comparison.interest'),
        look: 'accent',
        values: costs.map(({ interest }) => interest),
      },
      { name: t('comparison.fees'), look: 'third', values: costs.map(({ fees }) => fees) },
    ],
  };
}
