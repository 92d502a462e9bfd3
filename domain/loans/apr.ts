import { requireFinite } from '#domain/finite-numbers.ts';
import { internalRate, internalRateOf } from '#domain/loans/internal-rate.ts';

/** Percent a year; a higher rate is meaningless, and the answer is 'too-high'. */
export const MAX_APR = 10_000;

/** Percent a year; a lower rate is binary noise of a loan without cost. */
const NOISE = 1e-9;

export type AnnualPercentageRate =
  | { readonly kind: 'rate'; readonly percent: number }
  | {
      readonly kind: 'none';
      readonly why: 'nothing-disbursed' | 'no-instalment' | 'too-high';
    };

export type Disbursal = {
  /** Rupees that the borrower receives: the principal less the fees. */
  readonly netDisbursed: number;
  /** Rupees a month, unrounded. */
  readonly instalment: number;
  readonly months: number;
};

/**
 * The annual percentage rate in percent, nominal and unrounded: the monthly internal rate of return
 * on the net disbursed amount with the unrounded instalment, times 12 (key facts statement circular
 * RBI/2024-25/18 of 15 April 2024, annex on the APR).
 *
 * There is none when nothing is disbursed (the fees eat the principal), when nothing is paid back, and
 * it is not given above `MAX_APR`. Numbers that are not finite, and tenures of 0 or less, are refused.
 */
export function annualPercentageRate(disbursal: Disbursal): AnnualPercentageRate {
  const { netDisbursed, instalment, months } = disbursal;
  requireFinite({ netDisbursed, instalment, months });
  if (netDisbursed <= 0) return { kind: 'none', why: 'nothing-disbursed' };
  if (instalment <= 0) return { kind: 'none', why: 'no-instalment' };
  return annual(internalRate(netDisbursed, instalment, months));
}

/**
 * The same for a loan whose instalments are drawn up and may differ: what is received after all fees, and what is paid
 * at the end of each month, in one unit. The instalments must not sum to less than is received.
 */
export function annualPercentageRateOf(
  netDisbursed: number,
  instalments: readonly number[],
): AnnualPercentageRate {
  requireFinite({ netDisbursed });
  if (netDisbursed <= 0) return { kind: 'none', why: 'nothing-disbursed' };
  return annual(internalRateOf(netDisbursed, instalments));
}

function annual(monthlyRate: number): AnnualPercentageRate {
  const percent = monthlyRate * 1200;
  if (percent > MAX_APR) return { kind: 'none', why: 'too-high' };
  return { kind: 'rate', percent: Math.abs(percent) < NOISE ? 0 : percent };
}
