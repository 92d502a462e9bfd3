import { addressOf, baseOf } from '#contract/addresses.ts';
import type { QuoteFigures, QuoteTerms } from '#domain/lending/quote.ts';
import { type Paise, rupeesOf } from '#domain/money/money.ts';

const rupees = (amount: Paise) => String(rupeesOf(amount));

/** Where a customer finds the same figures on a web site: the public matching with vehicle and prices filled in. */
export function publicPageOf(
  origin: string,
  { vehicleKind, downPayment, months, language }: QuoteTerms,
  { invoicePrice, onRoadPrice }: QuoteFigures,
): string {
  const query = new URLSearchParams({
    kind: vehicleKind,
    price: rupees(invoicePrice),
    onRoad: rupees(onRoadPrice),
    down: rupees(downPayment),
    months: String(months[0] ?? ''),
  });
  return `${origin}${addressOf('/loan-eligibility', baseOf(language))}?${query.toString()}#match`;
}
