import type { Rupees } from '#domain/money/money.ts';
/** Rupees use Indian grouping and Latin digits in every language: 12,34,567. */
const WHOLE_RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const RUPEES_AND_PAISE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

export type Currency = 'INR' | 'USD';

/**
 * Formats an amount: `₹15,00,000`, or with `paise` `₹1,432.13`; dollars as `US$50,000`, or with cents `US$943.56`, so
 * that they are not mistaken for another country's.
 */
export function formatMoney(
  amount: Rupees,
  { currency = 'INR', paise = false }: { currency?: Currency; paise?: boolean } = {},
): string {
  if (currency === 'USD') return dollars(paise ? 2 : 0).format(amount);
  return (paise ? RUPEES_AND_PAISE : WHOLE_RUPEES).format(amount);
}

/** Created on use, since it is rare. British English marks the dollar as American. */
function dollars(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** The one component that shows an amount of money. */
export function Money({
  amount,
  currency = 'INR',
  paise = false,
}: {
  readonly amount: Rupees;
  readonly currency?: Currency;
  /** Whether to show two decimals. */
  readonly paise?: boolean;
}) {
  return <data value={String(amount)}>{formatMoney(amount, { currency, paise })}</data>;
}
