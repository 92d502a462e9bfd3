import type { Loan, Offers } from '#renderer/features/applications/my-loan/loan-facts.ts';

/**
 * Whether withdrawing is the way out of an application. While the cooling-off period lasts, the accepted loan is left
 * instead; once the lender has paid anything, the application can no longer be withdrawn.
 */
export function canWithdraw(
  { state }: Pick<Loan, 'state'>,
  offers: Pick<Offers, 'coolingOffUntil'> | null,
  paid: number,
  now: number,
): boolean {
  const coolingOffUntil = offers?.coolingOffUntil ?? null;
  const isCoolingOff = coolingOffUntil !== null && now < coolingOffUntil;
  return state !== 'CLOSED' && !isCoolingOff && paid === 0;
}
