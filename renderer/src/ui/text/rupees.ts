import { formatMoney } from '#renderer/ui/text/money.tsx';

/** An amount in paise as rupees, with paise if there are any, as on every page of a loan: `₹5,991`, `₹239.64`. */
export const inRupees = (paise: number): string =>
  formatMoney(paise / 100, { paise: paise % 100 !== 0 });

/** The same, always with paise, for columns. */
export const inRupeesAndPaise = (paise: number): string =>
  formatMoney(paise / 100, { paise: true });
