/** Rupees are grouped the Indian way with Latin digits in every language: 12,34,567. */
const WHOLE_RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const RUPEES_AND_PAISE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

export type Currency = 'INR' | 'USD';

/**
 * An amount in words of its currency: `₹15,00,000`, or with `paise` `₹1,432.13`; dollars as `US$50,000`, or with cents
 * `US$943.56`, so that nobody takes them for another country's.
 */
export function formatMoney(
  amount: number,
  { currency = 'INR', paise = false }: { currency?: Currency; paise?: boolean } = {},
): string {
  if (currency === 'USD') return dollars(paise ? 2 : 0).format(amount);
  return (paise ? RUPEES_AND_PAISE : WHOLE_RUPEES).format(amount);
}

/** Rare enough to be made when asked for. British English is where the dollar is written as the American one. */
function dollars(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** The one way to show an amount of money. */
export function Money({
  amount,
  currency = 'INR',
  paise = false,
}: {
  readonly amount: number;
  readonly currency?: Currency;
  /** Whether to show two decimals. */
  readonly paise?: boolean;
}) {
  return <data value={String(amount)}>{formatMoney(amount, { currency, paise })}</data>;
}
