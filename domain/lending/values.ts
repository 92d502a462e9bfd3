/** What lenders' terms are made of. Money is in whole paise, rates are in percent with at most two decimals. */
import * as z from 'zod/mini';
import type { InStaffLanguages } from '#domain/languages.ts';
import { MIN_LOAN } from '#domain/loans/affordability.ts';
import { paise, PAISE_OF_A_RUPEE } from '#domain/money/money.ts';

/** Bounds of every loan in the catalogue: 10,000 rupees and a crore. */
export const MIN_AMOUNT = paise(MIN_LOAN * PAISE_OF_A_RUPEE);
export const MAX_AMOUNT = paise(1_000_000_000);
/** Months. */
export const MAX_PRODUCT_MONTHS = 60;
/** Characters of a name or another text, and of an ID. */
export const MAX_TEXT = 200;
export const MAX_ID = 60;
/** Percent a year, for interest and for penal charges. */
export const MAX_RATE = 60;

/** A percentage as a whole number of hundredths: what rates and shares are worked out in, so that they are exact. */
export function hundredthsOf(percentage: number): number {
  return Math.round(percentage * 100);
}

/** A percentage from 0 to `most`. */
export const percent = (most: number) =>
  z.number().check(
    z.gte(0),
    z.lte(most),
    z.refine((value) => hundredthsOf(value) / 100 === value, 'must have at most two decimals'),
  );

export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

const asPaise = (count: ReturnType<typeof whole>) => count.brand<'Paise', 'inout'>();

/** An amount that a person or a lender states, from `least` up to a crore. */
export const moneyFrom = (least: number) => asPaise(whole(least, MAX_AMOUNT));
export const money = moneyFrom(0);

/** An amount that is worked out; what is left of another may be below 0. */
export const workedOut = asPaise(z.int());

export const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** The same text in each language of the staff, who write it: a name, or a rule. `nameIn` reads it in any language. */
export const texts = z.strictObject({
  en: text(MAX_TEXT),
  hi: text(MAX_TEXT),
} satisfies InStaffLanguages<ReturnType<typeof text>>);

export const id = text(MAX_ID).check(
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
);

export const inOrder = z.refine<{ min: number; max: number }>(({ min, max }) => min <= max, {
  error: 'must not be below min',
  path: ['max'],
});

export const range = (least: number, most: number) =>
  z.strictObject({ min: whole(least, most), max: whole(least, most) }).check(inOrder);

/** Some of a fixed list, each at most once. */
export const someOf = <Kind extends string>(kinds: readonly Kind[]) =>
  z.array(z.enum(kinds)).check(namesNoneTwice());

export const namesNoneTwice = () =>
  z.refine<string[]>(
    (names) => new Set(names).size === names.length,
    'must not name anything twice',
  );
