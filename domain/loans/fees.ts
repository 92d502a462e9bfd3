import { requireFinite } from '#domain/finite-numbers.ts';
import type { Rupees } from '#domain/money/money.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';

/** Goods and services tax on a lender's fees, in percent. */
export const GST_PERCENT = 18;

/** A fee deducted from the disbursal: in percent of the principal, or in rupees. */
export type Fee = {
  readonly kind: 'percent' | 'rupees';
  readonly value: number;
  /** Whether goods and services tax is added. */
  readonly gst: boolean;
};

/** The fee on a principal, tax included, rounded half up to the paisa. */
export function feeInRupees(fee: Fee, principal: Rupees): Rupees {
  requireFinite({ value: fee.value, principal });
  const bare = fee.kind === 'percent' ? (principal * fee.value) / 100 : fee.value;
  return toTwoDecimals(fee.gst ? (bare * (100 + GST_PERCENT)) / 100 : bare);
}
