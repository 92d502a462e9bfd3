/** Rupees are grouped the Indian way with Latin digits in every language: 12,34,567. */
const WHOLE_RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const RUPEES_AND_PAISE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** An amount in words of its currency: `₹15,00,000`, or with `paise` `₹1,432.13`; dollars as `$50,000`. */
export function formatMoney(
  amount: number,
  { currency = 'INR', paise = false }: { currency?: 'INR' | 'USD'; paise?: boolean } = {},
): string {
  if (currency === 'USD') return WHOLE_DOLLARS.format(amount);
  return (paise ? RUPEES_AND_PAISE : WHOLE_RUPEES).format(amount);
}

/** The one way to show an amount of money. */
export function Money({
  amount,
  currency = 'INR',
  paise = false,
}: {
  readonly amount: number;
  readonly currency?: 'INR' | 'USD';
  /** Whether to show two decimals. */
  readonly paise?: boolean;
}) {
  return <data value={String(amount)}>{formatMoney(amount, { currency, paise })}</data>;
}
