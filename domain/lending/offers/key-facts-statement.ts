/**
 * The key facts statement of an offer (RBI/2024-25/18 of 15 April 2024, annexes A to C) as a plain JSON object in the
 * borrower's language. It names the application and nobody: no name, phone or address of the borrower is in it. Rates
 * are in percent a year with at most two decimals, days are `YYYY-MM-DD`.
 */
import canonicalize from 'canonicalize';
import * as z from 'zod/mini';
import type { Language } from '#domain/languages.ts';
import { LANGUAGES, nameIn } from '#domain/languages.ts';
import { MAX_APR } from '#domain/loans/apr.ts';
import type { Paise } from '#domain/money/money.ts';
import { costOf } from '#domain/lending/offers/cost-breakdown.ts';
import type { FactName } from '#domain/lending/offers/key-facts-words.ts';
import { KEY_FACTS_WORDS } from '#domain/lending/offers/key-facts-words.ts';
import type { Offer } from '#domain/lending/offers/offer.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { DueInstalment } from '#domain/lending/offers/repayment.ts';
import { percent, workedOut } from '#domain/lending/values.ts';

const labelled = { name: z.string(), label: z.string() };

/** One line of the statement: what it is, in words, and what it says. */
const keyFactsRow = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), ...labelled, paise: workedOut }),
  z.strictObject({ kind: z.literal('rate'), ...labelled, percent: percent(MAX_APR) }),
  z.strictObject({ kind: z.literal('count'), ...labelled, count: z.int() }),
  z.strictObject({ kind: z.literal('text'), ...labelled, text: z.string() }),
  z.strictObject({
    kind: z.literal('instalments'),
    ...labelled,
    instalments: z.array(z.strictObject({ count: z.int(), paise: workedOut })),
  }),
  z.strictObject({
    kind: z.literal('fees'),
    ...labelled,
    fees: z.array(z.strictObject({ label: z.string(), paise: workedOut, text: z.string() })),
  }),
  z.strictObject({
    kind: z.literal('contact'),
    ...labelled,
    contact: z.strictObject({ name: z.string(), email: z.string(), phone: z.string() }),
  }),
]);
export type KeyFactsRow = z.infer<typeof keyFactsRow>;

const part = <Annex extends string>(annex: Annex) =>
  z.strictObject({ annex: z.literal(annex), title: z.string(), rows: z.array(keyFactsRow) });

const columns = <Cell extends z.ZodMiniType>(cell: Cell) => ({
  month: cell,
  opening: cell,
  principal: cell,
  interest: cell,
  instalment: cell,
});

export const keyFactsStatement = z.strictObject({
  title: z.string(),
  language: z.enum(LANGUAGES),
  number: z.string(),
  applicationNumber: z.string(),
  /** Days in India; the offer holds until the end of the second one. */
  madeOn: z.iso.date(),
  validTill: z.iso.date(),
  lender: z.strictObject({ id: z.string(), name: z.string(), website: z.string() }),
  product: z.strictObject({ id: z.string(), version: z.int(), name: z.string() }),
  parts: z.tuple([part('A1'), part('A2'), part('B')]),
  schedule: z.strictObject({
    annex: z.literal('C'),
    title: z.string(),
    columns: z.strictObject(columns(z.string())),
    rows: z.array(z.strictObject({ ...columns(workedOut), month: z.int() })),
  }),
});
export type KeyFactsStatement = z.infer<typeof keyFactsStatement>;

/** Who people complain to. */
export type GrievanceContact = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

export type OfferedLoan = {
  readonly number: string;
  readonly applicationNumber: string;
  readonly language: Language;
  readonly madeOn: string;
  readonly validTill: string;
  readonly lender: Lender;
  /** With the rate of the offer, which may be lower than the published one. */
  readonly product: Pick<
    ProductVersion,
    'productId' | 'version' | 'names' | 'rate' | 'penalCharge' | 'coolingOffDays'
  >;
  readonly offer: Offer;
  readonly schedule: readonly DueInstalment[];
  readonly service: { readonly name: string; readonly officer: GrievanceContact };
};

/** The statement of an offer as the borrower reads it. */
export function keyFactsOf(loan: OfferedLoan): KeyFactsStatement {
  const { language, lender, product } = loan;
  const words = KEY_FACTS_WORDS[language];
  return {
    title: words.title,
    language,
    number: loan.number,
    applicationNumber: loan.applicationNumber,
    madeOn: loan.madeOn,
    validTill: loan.validTill,
    lender: { id: lender.id, name: nameIn(lender.names, language), website: lender.website },
    product: {
      id: product.productId,
      version: product.version,
      name: nameIn(product.names, language),
    },
    parts: [
      { annex: 'A1', title: words.parts.A1, rows: loanRows(loan) },
      { annex: 'A2', title: words.parts.A2, rows: rightsRows(loan) },
      { annex: 'B', title: words.parts.B, rows: aprRows(loan) },
    ],
    schedule: {
      annex: 'C',
      title: words.parts.C,
      columns: { ...words.columns },
      rows: loan.schedule.map(({ month, opening, principal, interest, instalment }) => ({
        month,
        opening,
        principal,
        interest,
        instalment,
      })),
    },
  };
}

/**
 * The statement as RFC 8785 writes JSON: the same statement always gives the same text. Its hash is SHA-256 of this
 * text in UTF-8.
 */
export function canonicalKeyFacts(statement: KeyFactsStatement): string {
  const text = canonicalize(statement);
  if (text === undefined) throw new TypeError('a statement is an object');
  return text;
}

/** Rows in one language. */
function rowsIn(language: Language) {
  const { labels, texts } = KEY_FACTS_WORDS[language];
  const named = (name: FactName) => ({ name, label: labels[name] });
  return {
    texts,
    amount: (name: FactName, paise: Paise): KeyFactsRow => ({
      kind: 'amount',
      ...named(name),
      paise,
    }),
    rate: (name: FactName, percentAYear: number): KeyFactsRow => ({
      kind: 'rate',
      ...named(name),
      percent: percentAYear,
    }),
    count: (name: FactName, count: number): KeyFactsRow => ({
      kind: 'count',
      ...named(name),
      count,
    }),
    text: (name: FactName, text: string): KeyFactsRow => ({ kind: 'text', ...named(name), text }),
    contact: (name: FactName, { name: who, email, phone }: GrievanceContact): KeyFactsRow => ({
      kind: 'contact',
      ...named(name),
      contact: { name: who, email, phone },
    }),
    instalments: ({ instalments }: Offer): KeyFactsRow => ({
      kind: 'instalments',
      ...named('instalments'),
      instalments: instalments.map(({ count, amount }) => ({ count, paise: amount })),
    }),
    fees: ({ fees }: Offer): KeyFactsRow => ({
      kind: 'fees',
      ...named('fees'),
      fees: fees.map(({ names, amount, isDeducted }) => ({
        label: nameIn(names, language),
        paise: amount,
        text: isDeducted ? texts.deducted : texts.beside,
      })),
    }),
  };
}

function rateRows({ language, product: { rate } }: OfferedLoan): KeyFactsRow[] {
  const { rate: rateRow, text, texts } = rowsIn(language);
  const firstYear = rate.kind === 'reducing' ? rate.firstYearPercent : undefined;
  return [
    ...(firstYear === undefined ? [] : [rateRow('first-year-rate', firstYear)]),
    rateRow('rate', rate.percent),
    text('rate-type', texts[rate.kind]),
  ];
}

/** Annex A, part 1. */
function loanRows(loan: OfferedLoan): KeyFactsRow[] {
  const { language, offer, product } = loan;
  const { amount, rate, count, text, instalments, fees, texts } = rowsIn(language);
  return [
    text(
      'loan-type',
      texts['loan-type'].replace('{product}', () => nameIn(product.names, language)),
    ),
    amount('sanctioned', offer.amount),
    text('disbursal', texts.disbursal),
    amount('disbursed', offer.disbursed),
    count('term', offer.months),
    text('instalment-type', texts['instalment-type']),
    instalments(offer),
    text('first-due', texts['first-due']),
    ...rateRows(loan),
    text('floating', texts.fixed),
    fees(offer),
    amount('separate', costOf(offer).separate),
    rate('apr', offer.apr),
    rate('penal-rate', product.penalCharge.percent),
    text('penal-rule', nameIn(product.penalCharge.words, language)),
    text('foreclosure', texts.foreclosure),
    text('switching', texts.fixed),
    text('other-charges', texts['other-charges']),
  ];
}

/** Annex A, part 2. */
function rightsRows({ language, lender, product, service }: OfferedLoan): KeyFactsRow[] {
  const { count, text, contact, texts } = rowsIn(language);
  const { names, email, phone } = lender.grievanceOfficer;
  return [
    text('recovery', texts.recovery),
    text('grievances', texts.grievances),
    contact('lender-officer', { name: nameIn(names, language), email, phone }),
    contact('service-officer', service.officer),
    text('transfer', texts.transfer),
    text('joint-lending', texts['joint-lending']),
    count('cooling-off', product.coolingOffDays),
    text('cooling-off-rule', texts['cooling-off-rule']),
    text(
      'service',
      texts.service.replace('{service}', () => service.name),
    ),
  ];
}

/** Annex B. */
function aprRows(loan: OfferedLoan): KeyFactsRow[] {
  const { language, offer } = loan;
  const { amount, rate, count, text, instalments, texts } = rowsIn(language);
  const cost = costOf(offer);
  return [
    amount('sanctioned', offer.amount),
    count('term', offer.months),
    instalments(offer),
    text('first-due', texts['first-due']),
    ...rateRows(loan),
    amount('total-interest', cost.interest),
    amount('total-fees', cost.allFees),
    amount('net-disbursed', cost.lessAllFees),
    amount('total-payable', cost.repaid),
    amount('total-paid', cost.totalPaid),
    amount('total-cost', cost.totalCost),
    amount('per-day', cost.instalmentPerDay),
    rate('apr', offer.apr),
    text('apr-rule', texts['apr-rule']),
  ];
}
