import { DAY_MS, indianDayOf, parseDay, typedDay } from '#domain/days.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { type QuoteTerms, quoteTerms } from '#domain/lending/quote.ts';
import type { SchemeOfQuote, SubsidyScheme } from '#domain/lending/subsidy-schemes.ts';
import { type Paise, paise, rupeesOf } from '#domain/money/money.ts';
import { paiseIn, wholeIn } from '#domain/typed-amounts.ts';

/** A quote as typed. */
export type TypedQuote = {
  readonly kind: string;
  readonly model: string;
  readonly price: string;
  readonly registration: string;
  readonly insurance: string;
  readonly accessories: string;
  readonly discount: string;
  /** ID of the scheme that pays a subsidy; empty for none. */
  readonly scheme: string;
  readonly down: string;
  readonly months1: string;
  readonly months2: string;
  readonly months3: string;
  readonly validUntil: string;
  readonly language: string;
};

export const TENOR_FIELDS = ['months1', 'months2', 'months3'] as const;
/** Amounts that count as nothing where nothing is typed. */
export const EXTRAS = ['registration', 'insurance', 'accessories', 'discount'] as const;
/** In place of an ID: the saved quote has a subsidy from before schemes were kept. */
const NO_SCHEME = 'none-kept';

const USUAL_MONTHS = [12, 24, 36];
const USUAL_DAYS_OF_VALIDITY = 15;

/** The subsidy that is chosen: null for none, undefined where its scheme is not among those that run. */
export function subsidyIn(
  { scheme: chosen }: TypedQuote,
  schemes: readonly SubsidyScheme[],
): SchemeOfQuote | null | undefined {
  if (chosen === '') return null;
  const found = schemes.find(({ scheme }) => scheme === chosen);
  if (found === undefined) return undefined;
  const { scheme, names, amount, source } = found;
  return { scheme, names, amount, source };
}

/** The value of an empty extra. */
export const extraIn = (typed: string): Paise | null =>
  typed.trim() === '' ? paise(0) : paiseIn(typed);

/** The tenors that were typed, in their order; null for one that cannot be read. */
export const monthsIn = (typed: TypedQuote): readonly (number | null)[] =>
  TENOR_FIELDS.flatMap((name) => (typed[name].trim() === '' ? [] : [wholeIn(typed[name])]));

export type OfLead = Pick<QuoteTerms, 'language'> & {
  readonly vehicleKind: QuoteTerms['vehicleKind'] | null;
};

/** An empty form for a lead: the usual tenors and validity, and what is known of the lead. */
export function emptyQuote({ vehicleKind, language }: OfLead, now: Date): TypedQuote {
  const [months1 = '', months2 = '', months3 = ''] = USUAL_MONTHS.map(String);
  return {
    kind: vehicleKind ?? '',
    model: '',
    price: '',
    registration: '',
    insurance: '',
    accessories: '',
    discount: '',
    scheme: '',
    down: '',
    months1,
    months2,
    months3,
    validUntil: lastDayFrom(now),
    language,
  };
}

/** The last day on which a quote of this moment is valid, unless the dealer says otherwise. */
export const usualLastDay = (now: Date): string =>
  indianDayOf(now.getTime() + USUAL_DAYS_OF_VALIDITY * DAY_MS);

const lastDayFrom = (now: Date): string => typedDay(usualLastDay(now));

/** A saved quote as it would be typed, with a new validity. */
export function typedAgain(terms: QuoteTerms, now: Date): TypedQuote {
  const { vehicleKind, exShowroomPrice, downPayment, subsidy, months, language, model } = terms;
  const [months1 = '', months2 = '', months3 = ''] = months.map(String);
  const extra = (amount: Paise) => (amount === 0 ? '' : typedAmount(amount));
  return {
    kind: vehicleKind,
    model,
    price: typedAmount(exShowroomPrice),
    registration: extra(terms.registration),
    insurance: extra(terms.insurance),
    accessories: extra(terms.accessories),
    discount: extra(terms.discount),
    scheme: schemeIn(subsidy),
    down: typedAmount(downPayment),
    months1,
    months2,
    months3,
    validUntil: lastDayFrom(now),
    language,
  };
}

export const typedAmount = (amount: Paise): string => rupeesOf(amount).toLocaleString('en-IN');

function schemeIn(subsidy: QuoteTerms['subsidy']): string {
  if (subsidy === null) return '';
  return 'scheme' in subsidy ? subsidy.scheme : NO_SCHEME;
}

/** The quote that is typed; null while something is missing or cannot be read. */
export function termsOf(typed: TypedQuote, schemes: readonly SubsidyScheme[]): QuoteTerms | null {
  const read = quoteTerms.safeParse({
    vehicleKind: VEHICLE_KINDS.find((kind) => kind === typed.kind),
    model: typed.model.trim(),
    exShowroomPrice: paiseIn(typed.price),
    registration: extraIn(typed.registration),
    insurance: extraIn(typed.insurance),
    accessories: extraIn(typed.accessories),
    discount: extraIn(typed.discount),
    subsidy: subsidyIn(typed, schemes),
    downPayment: paiseIn(typed.down),
    months: monthsIn(typed),
    validUntil: parseDay(typed.validUntil),
    language: typed.language,
  });
  return read.success ? read.data : null;
}

/** Placeholder for fields that the figures do not depend on. */
const ANY_TEXT = '-';
const ANY_DAY = '01/01/2100';

/** The quote as far as its figures need it: model and validity may still be missing. */
export const pricedTerms = (
  typed: TypedQuote,
  schemes: readonly SubsidyScheme[],
): QuoteTerms | null =>
  termsOf({ ...typed, model: typed.model.trim() || ANY_TEXT, validUntil: ANY_DAY }, schemes);

/** What a form holds: all fields, including those not shown yet. */
export const typedQuoteOf = (
  watched: { readonly [Name in keyof TypedQuote]?: string | undefined },
  all: TypedQuote,
): TypedQuote => {
  const known = Object.entries(watched).filter(([, text]) => text !== undefined);
  return { ...all, ...Object.fromEntries(known) };
};
