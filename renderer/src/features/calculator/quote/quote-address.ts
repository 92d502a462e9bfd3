import type { Fee } from '#domain/loans/fees.ts';
import { snap, type Range } from '#domain/read-number.ts';

/** The inputs of the calculator; kept in the address, so that a quote can be shared. */
export type Quote = {
  /** Principal in rupees. */
  readonly amount: number;
  readonly months: number;
  /** Percent a year, reducing balance. */
  readonly rate: number;
  /** Whether the wider limits of expert mode apply. */
  readonly expert: boolean;
  /** The lender's processing fee. */
  readonly fee: Fee;
  /** Insurance and other third-party charges, in rupees. */
  readonly charges: number;
  /** Whether instalments are rounded up to the next rupee, as lenders do; otherwise nothing is rounded. */
  readonly asLenders: boolean;
};

export type QuoteField = keyof Quote;

const NO_FEE: Fee = { kind: 'percent', value: 0, gst: false };

/** The defaults of section 9 of the specification. */
export const DEFAULT_QUOTE: Quote = {
  amount: 50_000,
  months: 36,
  rate: 2,
  expert: false,
  fee: NO_FEE,
  charges: 0,
  asLenders: false,
};

const MAX_AMOUNT = 1_500_000;

/**
 * The range of each field: rupees, years, months, percent. The plain ranges and steps are those of section 9 of the
 * specification; fee and charges have the same limits in both modes.
 */
export const LIMITS = {
  plain: {
    amount: { min: 0, max: MAX_AMOUNT, step: 10_000 },
    years: { min: 1, max: 15, step: 1 },
    rate: { min: 1, max: 15, step: 0.5 },
  },
  expert: {
    amount: { min: 0, max: MAX_AMOUNT, step: 1 },
    months: { min: 1, max: 480, step: 1 },
    rate: { min: 0, max: 40, step: 0.01 },
  },
  feePercent: { min: 0, max: 100, step: 0.01 },
  feeRupees: { min: 0, max: MAX_AMOUNT, step: 0.01 },
  charges: { min: 0, max: MAX_AMOUNT, step: 0.01 },
} satisfies Record<string, Range | Record<string, Range>>;

const MONTHS_PER_YEAR = 12;

/**
 * A quote within the limits as a query string without its question mark, in a fixed order. Defaults are left out, so
 * the default quote gives ''.
 */
export function quoteToQuery(quote: Quote): string {
  const query = new URLSearchParams();
  const put = (name: string, value: number, usual: number) => {
    if (value !== usual) query.set(name, String(value));
  };
  put('amount', quote.amount, DEFAULT_QUOTE.amount);
  if (quote.expert) put('months', quote.months, DEFAULT_QUOTE.months);
  else put('years', quote.months / MONTHS_PER_YEAR, DEFAULT_QUOTE.months / MONTHS_PER_YEAR);
  put('rate', quote.rate, DEFAULT_QUOTE.rate);
  if (quote.expert) query.set('expert', '1');
  put('fee', quote.fee.value, NO_FEE.value);
  if (quote.fee.kind !== NO_FEE.kind) query.set('feeKind', quote.fee.kind);
  if (quote.fee.gst) query.set('gst', '1');
  put('charges', quote.charges, DEFAULT_QUOTE.charges);
  if (quote.asLenders) query.set('lenders', '1');
  return query.toString();
}

const PARAMETERS = [
  'amount',
  'months',
  'years',
  'rate',
  'expert',
  'fee',
  'feeKind',
  'gst',
  'charges',
  'lenders',
] as const;

/** Whether a query string says anything of a quote. */
export function holdsQuote(search: string): boolean {
  const query = new URLSearchParams(search);
  return PARAMETERS.some((name) => query.has(name));
}

/**
 * Parses a query string, with or without its question mark. A parameter that is malformed or outside the limits of its
 * mode falls back to its default, and its field is listed in `problems` (once, in the order of `Quote`). Unknown
 * parameters are ignored; if one is repeated, the first counts. The tenure may be in years or months in both modes; if
 * both are given, plain mode uses the years and expert mode the months.
 */
export function quoteFromQuery(search: string): {
  readonly quote: Quote;
  readonly problems: readonly QuoteField[];
} {
  const query = new URLSearchParams(search);
  const problems: QuoteField[] = [];
  function orDefault<Value>(field: QuoteField, read: Value | undefined, usual: Value): Value {
    if (read !== undefined) return read;
    problems.push(field);
    return usual;
  }
  const flag = flagIn(query.get('expert'));
  const limits = flag === true ? LIMITS.expert : LIMITS.plain;
  const amount = numberIn(query.get('amount'), limits.amount, DEFAULT_QUOTE.amount);
  const rate = numberIn(query.get('rate'), limits.rate, DEFAULT_QUOTE.rate);
  const charges = numberIn(query.get('charges'), LIMITS.charges, DEFAULT_QUOTE.charges);
  const quote = {
    amount: orDefault('amount', amount, DEFAULT_QUOTE.amount),
    months: orDefault('months', monthsIn(query, flag === true), DEFAULT_QUOTE.months),
    rate: orDefault('rate', rate, DEFAULT_QUOTE.rate),
    expert: orDefault('expert', flag, false),
    fee: orDefault('fee', feeIn(query), NO_FEE),
    charges: orDefault('charges', charges, DEFAULT_QUOTE.charges),
    asLenders: orDefault('asLenders', flagIn(query.get('lenders')), false),
  };
  return { quote, problems };
}

/** The default if the parameter is missing; undefined if it is invalid. */
function numberIn(given: string | null, range: Range, usual: number): number | undefined {
  if (given === null) return usual;
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(given)) return undefined;
  const value = Number(given);
  return snap(value, range).changed ? undefined : value;
}

function monthsIn(query: URLSearchParams, expert: boolean): number | undefined {
  const years = numberIn(query.get('years'), expert ? ANY_YEARS : LIMITS.plain.years, 0);
  const months = numberIn(query.get('months'), expert ? LIMITS.expert.months : WHOLE_YEARS, 0);
  const [first, second] = expert ? [months, inMonths(years)] : [inMonths(years), months];
  if (first === 0) return second === 0 ? DEFAULT_QUOTE.months : second;
  return first;
}

const inMonths = (years: number | undefined) =>
  years === undefined ? undefined : years * MONTHS_PER_YEAR;

/** The plain tenures, in months. */
const WHOLE_YEARS: Range = { min: 12, max: 180, step: MONTHS_PER_YEAR };

/** The expert tenures that are whole years. */
const ANY_YEARS: Range = { min: 1, max: 40, step: 1 };

function feeIn(query: URLSearchParams): Fee | undefined {
  const kind = query.get('feeKind') ?? NO_FEE.kind;
  const gst = flagIn(query.get('gst'));
  if ((kind !== 'percent' && kind !== 'rupees') || gst === undefined) return undefined;
  const range = kind === 'percent' ? LIMITS.feePercent : LIMITS.feeRupees;
  const value = numberIn(query.get('fee'), range, NO_FEE.value);
  return value === undefined ? undefined : { kind, value, gst };
}

function flagIn(given: string | null): boolean | undefined {
  if (given === null || given === '0') return false;
  return given === '1' ? true : undefined;
}
