import { inRupees } from '#renderer/ui/text/rupees.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

/** What loans cost, in paise, as stacked bars of interest and fees. */
export function costPicture(
  costs: readonly { readonly name: string; readonly interest: number; readonly fees: number }[],
  words: { readonly interest: string; readonly fees: string },
): Plot {
  return {
    kind: 'bars',
    places: costs.map(({ name }) => name),
    placeInWords: (at) => costs[at]?.name ?? '',
    money: inRupees,
    roundMoney: (paise) => formatMoney(paise / 100),
    series: [
      { name: words.interest, look: 'accent', values: costs.map(({ interest }) => interest) },
      { name: words.fees, look: 'third', values: costs.map(({ fees }) => fees) },
    ],
  };
}
