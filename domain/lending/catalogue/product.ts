/**
 * Lenders, their products, and the products' rules as data. Money is in whole paise, rates are in percent a year with at
 * most two decimals, tenures in months. A version of a product never changes: a changed rule makes a new version.
 */
import * as z from 'zod/mini';
import {
  DOCUMENTS_AFTER_SANCTION,
  isOfGuarantor,
  isPaymentAskedEarly,
  NAMED_BEFORE_SANCTION,
} from '#domain/lending/documents.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { fee, feesOn } from '#domain/lending/catalogue/fees.ts';
import {
  MAX_RATE,
  id,
  MAX_PRODUCT_MONTHS,
  namesNoneTwice,
  money,
  moneyFrom,
  inOrder,
  MIN_AMOUNT,
  percent,
  range,
  someOf,
  text,
  texts,
  whole,
} from '#domain/lending/values.ts';

export const VEHICLE_KINDS = ['e-rickshaw', 'e-auto', 'e-cargo'] as const;

/** What a loan-to-value limit is measured by: the ex-showroom price, the on-road price, or the lower of both. */
export const VALUE_BASES = ['invoice', 'on-road', 'lower'] as const;
export type ValueBase = (typeof VALUE_BASES)[number];

/** Of what an instalment may take a share: a month's income, or what is left of it after the costs. */
export const SHARE_BASES = ['income', 'surplus'] as const;

/** Of the smallest amount. If fees take more, it is not a loan, and an APR means nothing. */
const MAX_FEE_SHARE = 0.5;

export const lender = z.strictObject({
  id,
  names: texts,
  /** Fictional, to show how the portal works; its names say so too. */
  isSample: z.boolean(),
  grievanceOfficer: z.strictObject({
    names: texts,
    email: z.string().check(z.trim(), z.maxLength(254), z.email()),
    phone: text(20).check(
      z.overwrite(withLatinDigits),
      z.regex(/^\+?[\d ]+$/, 'must be digits and spaces'),
    ),
  }),
  website: z.url({ protocol: /^https$/ }).check(z.maxLength(200)),
});
export type Lender = z.infer<typeof lender>;

export const rate = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('reducing'),
    percent: percent(MAX_RATE),
    /** For the first twelve months; after them the instalment is recalculated at `percent`. */
    firstYearPercent: z.optional(percent(MAX_RATE)),
  }),
  /** Interest on the whole principal for the whole tenure. */
  z.strictObject({ kind: z.literal('flat'), percent: percent(MAX_RATE) }),
]);
export type Rate = z.infer<typeof rate>;

const pinPrefix = z
  .string()
  .check(z.regex(/^[1-9]\d{0,5}$/, 'must be one to six digits, the first of them not 0'));

const eligibility = z.strictObject({
  /** Whole years, as at the last birthday: at least so many today, at most so many when the last instalment is due. */
  age: z.strictObject({ minAtApplication: whole(18, 100), maxAtMaturity: whole(18, 100) }),
  instalmentShare: z.strictObject({
    maxPercent: percent(100),
    of: z.enum(SHARE_BASES),
  }),
  minMonthlyIncome: money,
  /** PIN codes that begin with one of these are served. Empty: all of India. */
  pinPrefixes: z.array(pinPrefix).check(z.maxLength(2000), namesNoneTwice()),
  /** In the present work. Left out where it does not matter. */
  minMonthsOfWork: z.optional(whole(1, 600)),
  guarantor: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('never') }),
    z.strictObject({ kind: z.literal('always') }),
    /** For more than this amount. */
    z.strictObject({ kind: z.literal('above'), amount: money }),
  ]),
});

const lent = moneyFrom(MIN_AMOUNT);

/** The contents of a version, without the product that it belongs to. */
const terms = z.strictObject({
  version: whole(1, 1_000_000),
  names: texts,
  vehicleKinds: someOf(VEHICLE_KINDS).check(z.minLength(1)),
  amount: z.strictObject({ min: lent, max: lent }).check(inOrder),
  tenure: range(1, MAX_PRODUCT_MONTHS),
  rate,
  fees: z.array(fee).check(z.maxLength(20)),
  /** Percent a year of what is overdue, with the rule in words. */
  penalCharge: z.strictObject({ percent: percent(MAX_RATE), words: texts }),
  loanToValue: z.strictObject({ maxPercent: percent(100), base: z.enum(VALUE_BASES) }),
  eligibility,
  documents: z.strictObject({
    beforeSanction: someOf(NAMED_BEFORE_SANCTION),
    afterSanction: someOf(DOCUMENTS_AFTER_SANCTION),
  }),
  coolingOffDays: whole(1, 90),
});
type Terms = z.infer<typeof terms>;

/** What must hold between the fields of a version. */
const agreement = [
  z.refine<Terms>(
    ({ eligibility: { age }, tenure }) =>
      age.minAtApplication + tenure.min / 12 < age.maxAtMaturity,
    {
      error: 'must leave room for minAtApplication and the shortest tenure',
      path: ['eligibility', 'age', 'maxAtMaturity'],
    },
  ),
  z.refine<Terms>(({ fees, amount }) => feesOn(amount.min, fees) <= amount.min * MAX_FEE_SHARE, {
    error: 'must not take more than half of the smallest amount',
    path: ['fees'],
  }),
  z.refine<Terms>(
    ({ eligibility: { guarantor }, documents }) =>
      guarantor.kind !== 'never' || !documents.beforeSanction.some(isOfGuarantor),
    {
      error: 'must not ask for a guarantor’s documents where there is never a guarantor',
      path: ['documents', 'beforeSanction'],
    },
  ),
  z.refine<Terms>(
    ({ documents: { beforeSanction, afterSanction } }) =>
      !(isPaymentAskedEarly(beforeSanction) && afterSanction.includes('margin-receipt')),
    {
      error: 'must not ask for margin-receipt both before and after the sanction',
      path: ['documents', 'afterSanction'],
    },
  ),
] as const;

export const termsOfVersion = terms.check(...agreement);

/** One version of a product, by itself. */
export const productVersion = z.extend(terms, { productId: id, lenderId: id }).check(...agreement);
export type ProductVersion = z.infer<typeof productVersion>;
