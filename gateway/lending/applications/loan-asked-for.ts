import type { Sections } from '#domain/lending/sections.ts';
import { borrowedFor } from '#domain/loans/vehicle-price.ts';
import type { Paise } from '#domain/money/money.ts';

/**
 * The loan that the borrower asks for now, which may have been corrected since the match was shown, and over how many
 * months. Only for an application that was submitted, as it has all of these.
 */
export function loanAskedFor({
  vehicle: { onRoadPrice, downPayment, months },
}: Pick<Sections, 'vehicle'>): {
  readonly amount: Paise;
  readonly months: number;
} {
  if (
    typeof onRoadPrice !== 'number' ||
    typeof downPayment !== 'number' ||
    typeof months !== 'number'
  ) {
    throw new TypeError('the application does not say which loan is asked for');
  }
  return { amount: borrowedFor(onRoadPrice, downPayment), months };
}
