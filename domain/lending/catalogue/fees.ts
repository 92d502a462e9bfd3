import * as z from 'zod/mini';
import { largerOf, type Paise, paise, smallerOf, totalOf } from '#domain/money/money.ts';
import { hundredthsOf, MAX_AMOUNT, money, percent, texts } from '#domain/lending/values.ts';

/**
 * What a lender charges besides the interest, taxes included. A fee that is not deducted from the loan when it is paid
 * out is paid separately on that day.
 */
export const fee = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('fixed'),
      names: texts,
      paise: money,
      isDeducted: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('percent'),
      names: texts,
      /** Of the principal. */
      percent: percent(100),
      minPaise: z.optional(money),
      maxPaise: z.optional(money),
      isDeducted: z.boolean(),
    }),
  ])
  .check(
    z.refine(
      (value) => value.kind === 'fixed' || (value.minPaise ?? 0) <= (value.maxPaise ?? MAX_AMOUNT),
      { error: 'must not be below minPaise', path: ['maxPaise'] },
    ),
  );
export type Fee = z.infer<typeof fee>;

/** A percentage of an amount: exact, then rounded to the paisa. */
export function shareOf(amount: Paise, percentage: number, rounding: 'half-up' | 'down'): Paise;
export function shareOf(amount: number, percentage: number, rounding: 'half-up' | 'down'): number {
  const half = rounding === 'half-up' ? 5_000 : 0;
  return Math.floor((amount * hundredthsOf(percentage) + half) / 10_000);
}

/** A fee on a principal: a percentage is rounded half up to the paisa, then kept between its limits. */
export function feeOn(principal: Paise, charged: Fee): Paise {
  if (charged.kind === 'fixed') return charged.paise;
  const { minPaise = paise(0), maxPaise = MAX_AMOUNT } = charged;
  const share = shareOf(principal, charged.percent, 'half-up');
  return smallerOf(largerOf(share, minPaise), maxPaise);
}

/** All fees on a principal. */
export function feesOn(principal: Paise, fees: readonly Fee[]): Paise {
  return totalOf(fees.map((each) => feeOn(principal, each)));
}
