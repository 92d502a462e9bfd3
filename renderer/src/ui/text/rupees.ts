import { type Paise, rupeesOf } from '#domain/money/money.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

/** An amount as rupees, with paise if there are any, as on every page of a loan: `₹5,991`, `₹239.64`. */
export const inRupees = (amount: Paise): string =>
  formatMoney(rupeesOf(amount), { paise: amount % 100 !== 0 });

/** The same, always with paise, for columns. */
export const inRupeesAndPaise = (amount: Paise): string =>
  formatMoney(rupeesOf(amount), { paise: true });

/** The same in whole rupees, for scales and summaries. */
export const inWholeRupees = (amount: Paise): string => formatMoney(rupeesOf(amount));
