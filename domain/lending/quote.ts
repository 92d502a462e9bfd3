/**
 * What a dealer quotes for a vehicle, and what a loan for it would cost. Rates and shares are in percent
 * with at most two decimals. The figures are those of the matching: the same payments, the same APR, the same limits.
 */
import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/languages.ts';
import { minus, type Paise, paise, totalOf } from '#domain/money/money.ts';
import { borrowedFor } from '#domain/loans/vehicle-price.ts';
import { reason } from '#domain/lending/matching/match.ts';
import type { MatchInput, Reason } from '#domain/lending/matching/match.ts';
import { largestLoan, reasonsOfVehicle, valueOf } from '#domain/lending/matching/match-rules.ts';
import { byName } from '#domain/lending/matching/matching.ts';
import type { Offered } from '#domain/lending/matching/matching.ts';
import { costOf, dueAtCounter } from '#domain/lending/offers/cost-breakdown.ts';
import { offer, offerOf } from '#domain/lending/offers/offer.ts';
import { VALUE_BASES, VEHICLE_KINDS, rate } from '#domain/lending/catalogue/product.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paymentsOf } from '#domain/lending/offers/repayment.ts';
import { schemeOfQuote } from '#domain/lending/subsidy-schemes.ts';
import {
  MAX_AMOUNT,
  MAX_PRODUCT_MONTHS,
  id,
  money,
  moneyFrom,
  text,
  texts,
  whole,
  workedOut,
} from '#domain/lending/values.ts';

/** Tenors that are shown side by side. */
export const MAX_TENORS = 3;

/** As quotes had it before schemes were kept: with the day of the rule. No new quote is saved with it. */
const typedSubsidy = z.strictObject({ amount: moneyFrom(1), on: z.iso.date(), source: text(200) });

const prices = z.strictObject({
  exShowroomPrice: moneyFrom(1),
  registration: money,
  insurance: money,
  accessories: money,
  /** The dealer's own. */
  discount: money,
  /** What the state pays. null for none, which is usual. */
  subsidy: z.nullable(z.union([schemeOfQuote, typedSubsidy])),
  downPayment: money,
});
export type QuotePrices = z.infer<typeof prices>;

const months = z.array(whole(1, MAX_PRODUCT_MONTHS)).check(
  z.minLength(1),
  z.maxLength(MAX_TENORS),
  z.refine((tenors) => new Set(tenors).size === tenors.length, 'must not name anything twice'),
);

/** What the dealer enters. A quote never changes: another price makes a new quote. */
export const quoteTerms = z
  .extend(prices, {
    vehicleKind: z.enum(VEHICLE_KINDS),
    model: text(120),
    months,
    /** The last day on which it is valid. */
    validUntil: z.iso.date(),
    /** Of the quote sheet: the customer's. */
    language: z.enum(LANGUAGES),
  })
  .check(
    z.refine((quote) => invoicePriceOf(quote) >= 1, {
      error: 'discount and subsidy must leave a price',
      path: ['discount'],
    }),
    z.refine((quote) => onRoadPriceOf(quote) <= MAX_AMOUNT, {
      error: 'the price is too high',
      path: ['exShowroomPrice'],
    }),
    z.refine((quote) => quote.downPayment < onRoadPriceOf(quote), {
      error: 'must leave something to borrow',
      path: ['downPayment'],
    }),
  );
export type QuoteTerms = z.infer<typeof quoteTerms>;

type Priced = Pick<QuotePrices, 'exShowroomPrice' | 'discount'> & {
  readonly subsidy: Pick<NonNullable<QuotePrices['subsidy']>, 'amount'> | null;
};

/** What the invoice says for the vehicle: the ex-showroom price less discount and subsidy. */
export const invoicePriceOf = ({ exShowroomPrice, discount, subsidy }: Priced): Paise =>
  minus(minus(exShowroomPrice, discount), subsidy?.amount ?? paise(0));

/** All that the customer pays for the vehicle on the road: the invoice, registration, insurance and accessories. */
export const onRoadPriceOf = (
  quote: Priced & Pick<QuotePrices, 'registration' | 'insurance' | 'accessories'>,
): Paise =>
  totalOf([invoicePriceOf(quote), quote.registration, quote.insurance, quote.accessories]);

const loanToValue = z.object({
  base: z.enum(VALUE_BASES),
  /** What the limit is measured by, and the largest loan by it. */
  value: workedOut,
  maxPercent: z.number(),
  maxAmount: workedOut,
  /** The loan of this quote, rounded up to the second decimal: it is over the limit where the loan is. */
  percent: z.number(),
});

const listed = {
  lender: z.object({ id, names: texts, isSample: z.boolean() }),
  product: z.object({ id, names: texts }),
  version: z.int(),
  loanToValue,
};

const figuresOfTenor = z.object({
  months: z.int(),
  /** Products with which this loan can be had, as far as the vehicle decides it: by APR, total cost, name. */
  offered: z.array(
    z.object({
      ...listed,
      /** Percent a year, all fees counted. */
      apr: z.number(),
      /** A month, and what has to be put aside on each working day. */
      instalment: workedOut,
      instalmentPerDay: workedOut,
      /** All instalments, and fees that are paid separately. */
      totalPaid: workedOut,
      /** All interest and all fees. */
      totalCost: workedOut,
      /** What all of it comes from; quotes that were saved before it was kept lack it. */
      loan: z.optional(z.pick(offer, { amount: true, apr: true, instalments: true, fees: true })),
      /** The lender's; lacking in the same quotes. */
      rate: z.optional(rate),
    }),
  ),
  /** The others, by name, with the reasons against it. */
  notOffered: z.array(z.object({ ...listed, reasons: z.array(reason) })),
});

export const quoteFigures = z.object({
  invoicePrice: workedOut,
  onRoadPrice: workedOut,
  loanAmount: workedOut,
  /** In the order of the quote. */
  tenors: z.array(figuresOfTenor),
  /** `product-id@version`, in the order of the ids. */
  products: z.array(z.string()),
});
export type QuoteFigures = z.infer<typeof quoteFigures>;
type Listed = QuoteFigures['tenors'][number]['notOffered'][number];

/** A share of a value in percent, rounded up to two decimals. */
export const percentOf = (amount: Paise, value: Paise): number =>
  Math.ceil((amount * 10_000) / value) / 100;

type Vehicle = Pick<MatchInput, 'vehicleKind' | 'exShowroomPrice' | 'onRoadPrice' | 'months'>;

function listing(
  { id: lenderId, names, isSample }: Lender,
  product: ProductVersion,
  vehicle: Vehicle,
  amount: Paise,
): Omit<Listed, 'reasons'> {
  const { base, maxPercent } = product.loanToValue;
  const value = valueOf(vehicle, base);
  return {
    lender: { id: lenderId, names, isSample },
    product: { id: product.productId, names: product.names },
    version: product.version,
    loanToValue: {
      base,
      value,
      maxPercent,
      maxAmount: largestLoan(vehicle, product),
      percent: percentOf(amount, value),
    },
  };
}

type OfTenor = QuoteFigures['tenors'][number];

function tenorOf(vehicle: Vehicle, amount: Paise, { lenders, products }: Offered): OfTenor {
  const known = new Map(lenders.map((lender) => [lender.id, lender]));
  const offered: OfTenor['offered'] = [];
  const notOffered: OfTenor['notOffered'] = [];
  for (const product of products) {
    const lender = known.get(product.lenderId);
    if (lender === undefined) throw new RangeError(`${product.lenderId} is no known lender`);
    const reasons: Reason[] = reasonsOfVehicle({ input: vehicle, amount }, product);
    const named = listing(lender, product, vehicle, amount);
    if (reasons.length > 0) {
      notOffered.push({ ...named, reasons });
      continue;
    }
    const payments = paymentsOf({ principal: amount, months: vehicle.months, rate: product.rate });
    const { apr, instalments, fees, instalment, instalmentPerDay, totalPaid, totalCost } = offerOf(
      amount,
      payments,
      product.fees,
    );
    const loan = { amount, apr, instalments, fees };
    offered.push({
      ...named,
      apr,
      instalment,
      instalmentPerDay,
      totalPaid,
      totalCost,
      loan,
      rate: product.rate,
    });
  }
  return {
    months: vehicle.months,
    offered: offered.toSorted(
      (one, other) => one.apr - other.apr || one.totalCost - other.totalCost || byName(one, other),
    ),
    notOffered: notOffered.toSorted(byName),
  };
}

/**
 * What a quote comes to with each published product. It considers only vehicle and loan: whether a lender takes this
 * customer, the matching says. Throws a RangeError for a product of an unknown lender.
 */
export function figuresOf(quote: QuoteTerms, offered: Offered): QuoteFigures {
  const invoicePrice = invoicePriceOf(quote);
  const onRoadPrice = onRoadPriceOf(quote);
  const loanAmount = borrowedFor(onRoadPrice, quote.downPayment);
  const { vehicleKind } = quote;
  return {
    invoicePrice,
    onRoadPrice,
    loanAmount,
    tenors: quote.months.map((tenor) =>
      tenorOf(
        { vehicleKind, exShowroomPrice: invoicePrice, onRoadPrice, months: tenor },
        loanAmount,
        offered,
      ),
    ),
    products: offered.products
      .map(({ productId, version }) => `${productId}@${version}`)
      .toSorted(),
  };
}

/** What a loan of a quote needs at the counter, by lender; the tenor makes no difference. */
type Counter = Pick<Listed, 'lender' | 'product'> & { readonly amount: Paise };

/** For each product that lends for one of the tenors, in their order. Nothing of quotes saved before loans were kept whole. */
export function countersOf(
  { downPayment }: Pick<QuoteTerms, 'downPayment'>,
  { tenors }: Pick<QuoteFigures, 'tenors'>,
): readonly Counter[] {
  const found = new Map<string, Counter>();
  for (const { lender, product, loan } of tenors.flatMap(({ offered }) => offered)) {
    if (loan === undefined || found.has(product.id)) continue;
    found.set(product.id, { lender, product, amount: dueAtCounter(downPayment, costOf(loan)) });
  }
  return [...found.values()];
}
