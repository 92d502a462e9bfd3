import type { GatewayFailure } from '#contract/gateway.ts';
import type { OfferField } from '#renderer/features/lender/offer/offer-problems.ts';

const FIELDS: Readonly<Record<string, OfferField>> = {
  amount: 'amount',
  months: 'months',
  rate: 'percent',
  fees: 'fee0',
  validUntil: 'validUntil',
};

const refused = (failure: GatewayFailure) =>
  failure.kind === 'refused' && failure.status === 400 ? failure : null;

/** The field that the gateway did not take; null where it names none. */
export function fieldOf(failure: GatewayFailure): OfferField | null {
  const named = refused(failure)?.fields?.[0];
  return named === undefined ? null : (FIELDS[named] ?? null);
}

/** The first day on which an offer may end, where the gateway says so: it knows further holidays. */
export function leastDayIn(failure: GatewayFailure): string | null {
  const least = refused(failure)?.current?.['least'];
  return typeof least === 'string' ? least : null;
}
