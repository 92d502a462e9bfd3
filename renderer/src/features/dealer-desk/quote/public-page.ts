import { addressOf, baseOf } from '#contract/addresses.ts';
import type { QuoteFigures, QuoteTerms } from '#domain/lending/quote.ts';
import { type Paise, rupeesOf } from '#domain/money/money.ts';

const rupees = (amount: Paise) => String(rupeesOf(amount));

/** Where a customer finds the same figures on a web site: the public matching with vehicle and prices filled in. */
export const publicPageOf = (
  origin: string,
  terms: QuoteTerms,
  figures: Pick<QuoteFigures, 'invoicePrice' | 'onRoadPrice'>,
): string => `${origin}${addressOf(applyPathOf(terms, figures), baseOf(terms.language))}`;

/** The path of the same page, in whichever language. */
export function applyPathOf(
  { vehicleKind, downPayment, months }: QuoteTerms,
  { invoicePrice, onRoadPrice }: Pick<QuoteFigures, 'invoicePrice' | 'onRoadPrice'>,
): string {
  const query = new URLSearchParams({
    kind: vehicleKind,
    price: rupees(invoicePrice),
    onRoad: rupees(onRoadPrice),
    down: rupees(downPayment),
    months: String(months[0] ?? ''),
  });
  return `/loan-eligibility?${query.toString()}#match`;
}
