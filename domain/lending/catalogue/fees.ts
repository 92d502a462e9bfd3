import * as z from 'zod/mini';
import { hundredthsOf, MAX_AMOUNT, paise, percent, texts } from '#domain/lending/values.ts';

/**
 * What a lender charges besides the interest, taxes included. A fee that is not deducted from the loan when it is paid
 * out is paid separately on that day.
 */
export const fee = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fixed'), names: texts, paise, isDeducted: z.boolean() }),
    z.strictObject({
      kind: z.literal('percent'),
      names: texts,
      /** Of the principal. */
      percent: percent(100),
      minPaise: z.optional(paise),
      maxPaise: z.optional(paise),
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

/** A fee on a principal, both in paise: a percentage is rounded half up to the paisa, then kept between its limits. */
export function feeOn(principal: number, charged: Fee): number {
  if (charged.kind === 'fixed') return charged.paise;
  const { minPaise = 0, maxPaise = MAX_AMOUNT } = charged;
  const share = Math.floor((principal * hundredthsOf(charged.percent) + 5_000) / 10_000);
  return Math.min(Math.max(share, minPaise), maxPaise);
}

/** All fees on a principal, in paise. */
export function feesOn(principal: number, fees: readonly Fee[]): number {
  return fees.reduce((sum, each) => sum + feeOn(principal, each), 0);
}
