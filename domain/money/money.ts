/**
 * The two units in which money is held. Both are numbers when the program runs; to the compiler they are different, so
 * that rupees where paise are meant, or the other way round, do not compile (decision 48). What is worked out of amounts
 * in paise is a plain number again: `plus`, `minus` and `totalOf` keep the unit, and `paise` gives it to everything else.
 */
import type * as z from 'zod/mini';

/** Whole paise: what is agreed, stored and sent. Made by a schema, by `paise`, or out of rupees by `countPaise`. */
export type Paise = number & z.core.$brand<'Paise'>;

/**
 * Rupees, in fractions where they are not rounded: what calculators work with, and what people type and read. Any number
 * is taken for rupees, but for one that is known to be paise.
 */
export type Rupees = number & {
  readonly [z.core.$brand]?: { readonly Paise?: never; readonly Rupees?: true };
};

export const PAISE_OF_A_RUPEE = 100;

// To itself, each of these returns a number; to those who call it, an amount. The linter refuses a cast anywhere.

/** A number as whole paise. Throws a RangeError for a part of a paisa, and beyond what a double counts exactly. */
export function paise(count: number): Paise;
export function paise(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not whole paise`);
  return count;
}

/** Paise in rupees. The way back is `countPaise`. */
export const rupeesOf = (amount: Paise): Rupees => amount / PAISE_OF_A_RUPEE;

// These add no check: schemas ask them about amounts of which some are refused already.

export function plus(one: Paise, other: Paise): Paise;
export function plus(one: number, other: number): number {
  return one + other;
}

export function minus(from: Paise, less: Paise): Paise;
export function minus(from: number, less: number): number {
  return from - less;
}

export function totalOf(amounts: readonly Paise[]): Paise;
export function totalOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

export function smallerOf(...amounts: readonly Paise[]): Paise;
export function smallerOf(...amounts: readonly number[]): number {
  return Math.min(...amounts);
}

export function largerOf(...amounts: readonly Paise[]): Paise;
export function largerOf(...amounts: readonly number[]): number {
  return Math.max(...amounts);
}
