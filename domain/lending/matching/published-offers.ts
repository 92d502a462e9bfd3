import type { Lender, ProductVersion, Rate } from '#domain/lending/catalogue/product.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import { byName } from '#domain/lending/matching/matching.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';

/** A loan to compare products by, of the size that lenders offer. */
export type MiddleLoan = {
  /** A multiple of ₹10,000. */
  readonly amount: Paise;
  /** Whole years. */
  readonly months: number;
  /** Percent a year on the reducing balance without fees, in steps of half a percent. */
  readonly rate: number;
};

/** What one product offers before anybody has answered a question. */
export type PublishedOffer = Pick<ProductVersion, 'amount' | 'tenure' | 'vehicleKinds'> & {
  readonly lender: Pick<Lender, 'id' | 'names'>;
  readonly product: { readonly id: string; readonly names: Lender['names'] };
  /** Of the middle loan: its APR in percent with two decimals, and a month's instalment; null where it does not fit. */
  readonly example: { readonly apr: number; readonly instalment: Paise } | null;
};

export type PublishedOffers = {
  readonly middle: MiddleLoan;
  /** By the APR of the middle loan, then by the lender's name; what has no such loan comes last. */
  readonly offers: readonly PublishedOffer[];
};

const TEN_THOUSAND_RUPEES = paise(1_000_000);
const YEAR = 12;

/** What published products offer, in short; null where nothing is published. */
export function publishedOffers({
  lenders,
  products,
}: {
  readonly lenders: readonly Lender[];
  readonly products: readonly ProductVersion[];
}): PublishedOffers | null {
  if (products.length === 0) return null;
  const amount = paise(
    nearest(
      TEN_THOUSAND_RUPEES,
      products.map((product) => product.amount),
    ),
  );
  const months = nearest(
    YEAR,
    products.map(({ tenure }) => tenure),
  );
  const rates = products.map(({ rate }) => reducingRate(rate, amount, months));
  const offers = products.map((product) => ({
    lender: lenderOf(product, lenders),
    product: { id: product.productId, names: product.names },
    amount: product.amount,
    tenure: product.tenure,
    vehicleKinds: product.vehicleKinds,
    example: exampleOf(product, amount, months),
  }));
  return {
    middle: { amount, months, rate: Math.round(median(rates) * 2) / 2 },
    offers: offers.toSorted(
      (one, other) =>
        (one.example?.apr ?? Infinity) - (other.example?.apr ?? Infinity) || byName(one, other),
    ),
  };
}

/** A catalogue names every lender of its products. */
function lenderOf({ lenderId }: ProductVersion, lenders: readonly Lender[]) {
  const lender = lenders.find(({ id }) => id === lenderId);
  if (lender === undefined) throw new RangeError(`the catalogue has no lender ${lenderId}`);
  return { id: lender.id, names: lender.names };
}

function exampleOf(product: ProductVersion, amount: Paise, months: number) {
  const fits = isWithin(amount, product.amount) && isWithin(months, product.tenure);
  if (!fits) return null;
  const { apr, instalment } = drawUpOffer(product, amount, months);
  return { apr, instalment };
}

/** Without fees, the APR is the rate on the reducing balance. */
const reducingRate = (rate: Rate, amount: Paise, months: number): number =>
  drawUpOffer({ rate, fees: [] }, amount, months).apr;

type Range = { readonly min: number; readonly max: number };

const isWithin = (value: number, { min, max }: Range): boolean => min <= value && value <= max;

/** The median of the ranges' middles, rounded to a multiple of the step, which it is at least. */
const nearest = (step: number, ranges: readonly Range[]): number =>
  Math.max(1, Math.round(median(ranges.map(({ min, max }) => (min + max) / 2)) / step)) * step;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  return (lower + upper) / 2;
}
