import { type Paise, paise } from '#domain/money/money.ts';
import { inRupees, inWholeRupees } from '#renderer/ui/text/rupees.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';

/** What loans cost as stacked bars of interest and fees. */
export function costPicture(
  costs: readonly { readonly name: string; readonly interest: Paise; readonly fees: Paise }[],
  words: { readonly interest: string; readonly fees: string },
): Plot {
  return {
    kind: 'bars',
    places: costs.map(({ name }) => name),
    placeInWords: (at) => costs[at]?.name ?? '',
    money: (amount) => inRupees(paise(amount)),
    roundMoney: (amount) => inWholeRupees(paise(Math.round(amount))),
    series: [
      { name: words.interest, look: 'accent', values: costs.map(({ interest }) => interest) },
      { name: words.fees, look: 'third', values: costs.map(({ fees }) => fees) },
    ],
  };
}
