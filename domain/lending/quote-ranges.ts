/** What the lenders of a quote ask for one tenor, from the least to the most. */
import { countersOf, type QuoteFigures, type QuoteTerms } from '#domain/lending/quote.ts';
import type { Paise } from '#domain/money/money.ts';

export type Range<Value extends number> = { readonly from: Value; readonly to: Value };

export type TenorRanges = {
  readonly months: number;
  /** How many lenders' products lend for this tenor. */
  readonly loans: number;
  readonly instalment: Range<Paise>;
  readonly instalmentPerDay: Range<Paise>;
  /** Percent a year, all fees counted. */
  readonly apr: Range<number>;
  readonly totalPaid: Range<Paise>;
};

type Tenor = QuoteFigures['tenors'][number];

function rangeOf<Value extends number>(values: readonly Value[]): Range<Value> | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

/** The ranges of one tenor; null where nobody lends for it. */
export function rangesOf({ months, offered }: Tenor): TenorRanges | null {
  const instalment = rangeOf(offered.map((loan) => loan.instalment));
  const instalmentPerDay = rangeOf(offered.map((loan) => loan.instalmentPerDay));
  const apr = rangeOf(offered.map((loan) => loan.apr));
  const totalPaid = rangeOf(offered.map((loan) => loan.totalPaid));
  if (instalment === null || instalmentPerDay === null || apr === null || totalPaid === null) {
    return null;
  }
  return { months, loans: offered.length, instalment, instalmentPerDay, apr, totalPaid };
}

/** The APR of all tenors together; null where nobody lends. */
export const aprRangeOf = ({ tenors }: Pick<QuoteFigures, 'tenors'>): Range<number> | null =>
  rangeOf(tenors.flatMap(({ offered }) => offered.map(({ apr }) => apr)));

/** What has to be brought to the dealer, by all loans of a quote; null where nobody lends. */
export const counterRangeOf = (
  terms: Pick<QuoteTerms, 'downPayment'>,
  figures: Pick<QuoteFigures, 'tenors'>,
): Range<Paise> | null => rangeOf(countersOf(terms, figures).map(({ amount }) => amount));
