/** The input and the answer of the matching. Money in whole paise, rates in percent a year. */
import * as z from 'zod/mini';
import { parsePin } from '#domain/identifiers.ts';
import { offer } from '#domain/lending/offers/offer.ts';
import {
  lender,
  SHARE_BASES,
  termsOfVersion,
  VALUE_BASES,
  VEHICLE_KINDS,
} from '#domain/lending/catalogue/product.ts';
import {
  id,
  MAX_PRODUCT_MONTHS,
  money,
  moneyFrom,
  texts,
  whole,
  workedOut,
} from '#domain/lending/values.ts';

const pinCode = z.string().check(
  z.maxLength(20),
  z.refine((typed) => parsePin(typed) !== null, 'not a PIN code'),
  z.overwrite((typed) => parsePin(typed) ?? typed),
);

const vehicleKind = z.enum(VEHICLE_KINDS);

const asked = {
  months: whole(1, MAX_PRODUCT_MONTHS),
  /** Where the borrower lives. */
  pinCode,
  /** Before and for the costs of work and living, a working day or a month. */
  earnings: z.strictObject({ per: z.enum(['day', 'month']), income: money, costs: money }),
  /** A year is asked for first; a date only where the year does not decide. */
  born: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('year'), year: whole(1900, 2100) }),
    z.strictObject({ kind: z.literal('date'), date: z.iso.date() }),
  ]),
  /** In the present work. Left out: nobody has asked yet, and no lender is ruled out for it. */
  monthsOfWork: z.optional(whole(0, 1200)),
  /** Whether somebody would stand surety. Left out: nobody has asked yet, and no lender is ruled out for it. */
  hasGuarantor: z.optional(z.boolean()),
};

/** All that the matching knows of a borrower and of the vehicle. Kept matches are compared by it, in this order. */
export const matchInput = z.strictObject({
  vehicleKind,
  exShowroomPrice: moneyFrom(1),
  /** With tax, registration and insurance. The loan is this less the down payment. */
  onRoadPrice: moneyFrom(1),
  downPayment: money,
  ...asked,
});
export type MatchInput = z.infer<typeof matchInput>;

/** While the vehicle has no price yet: what is borrowed. No lender is ruled out for its share of the price. */
export const amountInput = z.strictObject({
  vehicleKind,
  amount: moneyFrom(1),
  ...asked,
});
export type AmountInput = z.infer<typeof amountInput>;

/** What can be matched. An application needs the prices. */
export const matchQuestion = z.union([matchInput, amountInput]);
export type MatchQuestion = z.infer<typeof matchQuestion>;

const figures = { limit: z.int(), actual: z.int() };
const amounts = { limit: workedOut, actual: workedOut };

/** A rule of a product that is not met: what it requires, and what is the case. */
export const reason = z.discriminatedUnion('rule', [
  z.object({
    rule: z.literal('vehicle-kind'),
    limit: z.array(z.enum(VEHICLE_KINDS)),
    actual: z.enum(VEHICLE_KINDS),
  }),
  z.object({ rule: z.literal('amount-min'), ...amounts }),
  z.object({ rule: z.literal('amount-max'), ...amounts }),
  z.object({ rule: z.literal('tenure-min'), ...figures }),
  z.object({ rule: z.literal('tenure-max'), ...figures }),
  /** `limit` is the largest amount for this vehicle: `maxPercent` of the base. */
  z.object({
    rule: z.literal('loan-to-value'),
    ...amounts,
    maxPercent: z.number(),
    base: z.enum(VALUE_BASES),
  }),
  /** PIN codes that are served begin with one of these. */
  z.object({ rule: z.literal('pin-code'), limit: z.array(z.string()), actual: z.string() }),
  /** Whole years; where only a year of birth is known, the age that is nearest to the limit. */
  z.object({ rule: z.literal('age-at-application'), ...figures }),
  z.object({ rule: z.literal('age-at-maturity'), ...figures }),
  /** Some who were born in that year are old enough and not too old, and others are not. */
  z.object({
    rule: z.literal('date-of-birth-needed'),
    limit: z.object({ minAtApplication: z.int(), maxAtMaturity: z.int() }),
    actual: z.int(),
  }),
  /** A month's income. */
  z.object({ rule: z.literal('monthly-income'), ...amounts }),
  /** `limit` is the highest instalment: `maxPercent` of a month's income or surplus. */
  z.object({
    rule: z.literal('instalment-share'),
    ...amounts,
    maxPercent: z.number(),
    of: z.enum(SHARE_BASES),
  }),
  z.object({ rule: z.literal('months-of-work'), ...figures }),
  /** There is no guarantor, and one is needed for more than `limit`. */
  z.object({ rule: z.literal('guarantor'), ...amounts }),
]);
export type Reason = z.infer<typeof reason>;

/** Which version of which lender's product is meant. */
const listed = {
  lender,
  product: z.object({ id, names: texts }),
  version: termsOfVersion.shape.version,
};

export const matchedProduct = z.object({
  ...listed,
  offer,
  penalCharge: termsOfVersion.shape.penalCharge,
  coolingOffDays: termsOfVersion.shape.coolingOffDays,
  documents: termsOfVersion.shape.documents,
  guarantorNeeded: z.boolean(),
  /** In the present work; null where it does not matter. */
  minMonthsOfWork: z.nullable(z.int()),
  /** What the vehicle must be worth at least. Left out where its price is known. */
  worthAtLeast: z.optional(z.object({ amount: workedOut, base: z.enum(VALUE_BASES) })),
});
export type MatchedProduct = z.infer<typeof matchedProduct>;

export const unmatchedProduct = z.object({
  ...listed,
  reasons: z.array(reason).check(z.minLength(1)),
});
export type UnmatchedProduct = z.infer<typeof unmatchedProduct>;

/** Lowest first; ties are ordered by the next. */
export const MATCH_ORDER = ['apr', 'total-cost', 'name'] as const;

export const matchAnswer = z.object({
  orderedBy: z.tuple([
    z.literal(MATCH_ORDER[0]),
    z.literal(MATCH_ORDER[1]),
    z.literal(MATCH_ORDER[2]),
  ]),
  /** Of these rules, and of the products: `product-id@version`, in the order of the ids. */
  version: z.object({ rules: z.int(), products: z.array(z.string()) }),
  matched: z.array(matchedProduct),
  unmatched: z.array(unmatchedProduct),
  /** Whether a date of birth, instead of a year, could let another product match. */
  asksForDateOfBirth: z.boolean(),
});
export type MatchAnswer = z.infer<typeof matchAnswer>;

/** A loan that is asked for: what is borrowed, and for how many months. */
export const askedLoan = z.object({ amount: workedOut, months: z.int() });
export type AskedLoan = z.infer<typeof askedLoan>;

/** Another loan with which somebody matches, to whom nothing matches as it was asked. */
export const wayToMatch = z.object({
  ...askedLoan.shape,
  /** How many products match then, and the first of them. */
  count: z.int().check(z.minimum(1)),
  first: matchedProduct,
});
export type WayToMatch = z.infer<typeof wayToMatch>;
