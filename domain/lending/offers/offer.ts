import * as z from 'zod/mini';
import { type AnnualPercentageRate, annualPercentageRateOf } from '#domain/loans/apr.ts';
import type { Paise } from '#domain/money/money.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';
import { type Fee, feeOn } from '#domain/lending/catalogue/fees.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { type PricedLoan, costOf } from '#domain/lending/offers/cost-breakdown.ts';
import { type Payments, paymentsOf } from '#domain/lending/offers/repayment.ts';
import { hundredthsOf, texts, workedOut } from '#domain/lending/values.ts';

/** What a loan on the terms of a product comes to. */
export const offer = z.object({
  amount: workedOut,
  months: z.int(),
  /** Percent a year with two decimals, all fees counted. */
  apr: z.number(),
  /** A month: the highest, except the last one. */
  instalment: workedOut,
  /** What has to be put aside on each of the usual working days of a month, rounded up to the paisa. */
  instalmentPerDay: workedOut,
  /** In the order in which they are due: so many of the same amount, the last one by itself. */
  instalments: z.array(z.object({ count: z.int(), amount: workedOut })),
  /** Taxes included. */
  fees: z.array(z.object({ names: texts, amount: workedOut, isDeducted: z.boolean() })),
  /** What the lender pays out: the amount less the fees that are deducted from it. */
  disbursed: workedOut,
  /** All instalments, and the fees that are paid separately. */
  totalPaid: workedOut,
  /** All interest and all fees: what is paid in all, less what was paid out. */
  totalCost: workedOut,
});
export type Offer = z.infer<typeof offer>;

/**
 * A loan of an amount over some months on the terms of a product. The APR is the one of
 * `domain/loans/apr.ts`, on what is received after all fees and on the instalments as drawn up. Throws a RangeError
 * where the fees leave nothing to receive; for an amount that the product is made for, they always leave something.
 */
export function drawUpOffer(
  { rate, fees }: Pick<ProductVersion, 'rate' | 'fees'>,
  amount: Paise,
  months: number,
): Offer {
  return offerOf(amount, paymentsOf({ principal: amount, months, rate }), fees);
}

/** The same when the payments are already worked out. */
export function offerOf(amount: Paise, payments: Payments, fees: readonly Fee[]): Offer {
  const charged = fees.map((fee) => ({
    names: fee.names,
    amount: feeOn(amount, fee),
    isDeducted: fee.isDeducted,
  }));
  const priced = priceLoan(amount, payments, charged);
  if (priced.kind === 'none') throw new RangeError(`there is no APR: ${priced.why}`);
  const { instalment, instalmentPerDay, disbursed, totalPaid, totalCost } = costOf(priced.loan);
  return {
    amount,
    months: payments.instalments.length,
    apr: priced.loan.apr,
    instalment,
    instalmentPerDay,
    instalments: [...priced.loan.instalments],
    fees: charged,
    disbursed,
    totalPaid,
    totalCost,
  };
}

/** A loan with its APR and its payments by amount, or why it has no APR. */
export function priceLoan<Name>(
  amount: Paise,
  { instalments }: Payments,
  fees: PricedLoan<Name>['fees'],
):
  | { readonly kind: 'priced'; readonly loan: PricedLoan<Name> }
  | Extract<AnnualPercentageRate, { kind: 'none' }> {
  const runs = runsOf(instalments);
  const { lessAllFees } = costOf({ amount, instalments: runs, fees });
  const apr = annualPercentageRateOf(lessAllFees, instalments);
  if (apr.kind === 'none') return apr;
  return {
    kind: 'priced',
    loan: { amount, apr: toTwoDecimals(apr.percent), instalments: runs, fees },
  };
}

/** Whether two APRs, in percent a year, are the same to the second decimal. */
export function agreesOnApr(claimed: number, ours: number): boolean {
  return hundredthsOf(claimed) === hundredthsOf(ours);
}

function runsOf(payments: readonly Paise[]): Offer['instalments'] {
  const runs: Offer['instalments'] = [];
  payments.forEach((amount, index) => {
    const run = runs.at(-1);
    if (run?.amount === amount && index < payments.length - 1) run.count += 1;
    else runs.push({ count: 1, amount });
  });
  return runs;
}
