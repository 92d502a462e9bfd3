import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import type { KeyFactsStatement, OfferedLoan } from '#domain/lending/offers/key-facts-statement.ts';
import {
  canonicalKeyFacts,
  keyFactsOf,
  keyFactsStatement,
} from '#domain/lending/offers/key-facts-statement.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import type { Rate } from '#domain/lending/catalogue/product.ts';
import { repaymentOf } from '#domain/lending/offers/repayment.ts';
import { paise } from '#domain/money/money.ts';
import { anyAmount, anyFee, anyRateOfProduct } from '#domain/testing/any-product.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { RBI_ILLUSTRATION } from '#domain/testing/published-figures.ts';

type Terms = {
  readonly amount: number;
  readonly months: number;
  readonly rate: Rate;
  readonly fees: Parameters<typeof drawUpOffer>[0]['fees'];
};

function loanOf(terms: Terms, language: OfferedLoan['language'] = 'en'): OfferedLoan {
  const { amount, months, rate, fees } = terms;
  return {
    number: 'KFS-1',
    applicationNumber: 'RL12345678',
    language,
    madeOn: '2026-11-23',
    validTill: '2026-11-26',
    lender: EXAMPLE_LENDER,
    product: { ...EXAMPLE_PRODUCT, rate },
    offer: drawUpOffer({ rate, fees }, paise(amount), months),
    schedule: repaymentOf({ principal: paise(amount), months, rate }),
    service: {
      name: 'RinSetu',
      officer: { name: 'Officer', email: 'help@portal.example', phone: '00000 00000' },
    },
  };
}

const { terms, feeToLender, feeToThirdParty } = RBI_ILLUSTRATION;

/** The illustration of the circular. */
const ILLUSTRATION: Terms = {
  amount: terms.principal * 100,
  months: terms.months,
  rate: { kind: 'reducing', percent: terms.annualRate },
  fees: [
    {
      kind: 'fixed',
      names: { en: 'Processing fee', hi: 'प्रोसेसिंग फ़ीस' },
      paise: paise(feeToLender * 100),
      isDeducted: true,
    },
    {
      kind: 'fixed',
      names: { en: 'Insurance', hi: 'बीमा' },
      paise: paise(feeToThirdParty * 100),
      isDeducted: false,
    },
  ],
};

const namesOf = ({ rows }: KeyFactsStatement['parts'][number]) => rows.map(({ name }) => name);

describe('a key facts statement', () => {
  const statement = keyFactsOf(loanOf(ILLUSTRATION));
  const [loan, rights, working] = statement.parts;

  it('the statement of the circular’s illustration has its figures', () => {
    expect(loan.rows).toContainEqual(
      expect.objectContaining({ name: 'apr', percent: RBI_ILLUSTRATION.apr }),
    );
    expect(working.rows).toContainEqual(
      expect.objectContaining({
        name: 'net-disbursed',
        paise: RBI_ILLUSTRATION.netDisbursed * 100,
      }),
    );
    // The circular rounds to whole rupees, and its last instalment is not less than the others.
    const total = working.rows.find(({ name }) => name === 'total-payable');
    expect(total?.kind === 'amount' ? total.paise / 100 : null).toBeCloseTo(
      RBI_ILLUSTRATION.totalPayable,
      -1,
    );
    expect(statement.schedule.rows[0]).toStrictEqual({
      month: 1,
      opening: 2_000_000,
      principal: 72_000,
      interest: 25_000,
      instalment: 97_000,
    });
    expect(statement.schedule.rows).toHaveLength(24);
  });

  it('has every row of the annexes', () => {
    expect(namesOf(loan)).toStrictEqual([
      'loan-type',
      'sanctioned',
      'disbursal',
      'disbursed',
      'term',
      'instalment-type',
      'instalments',
      'first-due',
      'rate',
      'rate-type',
      'floating',
      'fees',
      'separate',
      'apr',
      'penal-rate',
      'penal-rule',
      'foreclosure',
      'switching',
      'other-charges',
    ]);
    expect(namesOf(rights)).toStrictEqual([
      'recovery',
      'grievances',
      'lender-officer',
      'service-officer',
      'transfer',
      'joint-lending',
      'cooling-off',
      'cooling-off-rule',
      'service',
    ]);
    expect(namesOf(working)).toStrictEqual([
      'sanctioned',
      'term',
      'instalments',
      'first-due',
      'rate',
      'rate-type',
      'total-interest',
      'total-fees',
      'net-disbursed',
      'total-payable',
      'total-paid',
      'total-cost',
      'per-day',
      'apr',
      'apr-rule',
    ]);
  });

  it('names a separate rate for the first year', () => {
    const rate = { kind: 'reducing', percent: 24, firstYearPercent: 18 } as const;
    const [stepped] = keyFactsOf(loanOf({ ...ILLUSTRATION, rate })).parts;
    expect(stepped.rows.filter(({ kind }) => kind === 'rate')).toMatchObject([
      { name: 'first-year-rate', percent: 18 },
      { name: 'rate', percent: 24 },
      { name: 'apr' },
      { name: 'penal-rate' },
    ]);
  });

  it('has the same figures in Hindi, and words in no other language', () => {
    const hindi = keyFactsOf(loanOf(ILLUSTRATION, 'hi'));
    expect(hindi.parts.map(namesOf)).toStrictEqual(statement.parts.map(namesOf));
    expect(hindi.schedule.rows).toStrictEqual(statement.schedule.rows);
    const devanagari = /[\u0900-\u097f]/u;
    for (const { rows, title } of hindi.parts) {
      expect(title).toMatch(devanagari);
      for (const row of rows) {
        expect(row.label).toMatch(devanagari);
        expect(row.kind === 'text' ? row.text : row.label).toMatch(devanagari);
      }
    }
    expect(JSON.stringify(statement)).not.toMatch(devanagari);
  });

  it('leaves no placeholder unfilled', () => {
    for (const language of LANGUAGES) {
      const { parts } = keyFactsOf(loanOf(ILLUSTRATION, language));
      expect(JSON.stringify(parts)).not.toMatch(/\{[a-z]+\}/);
      expect(JSON.stringify(parts)).toContain('RinSetu');
    }
  });

  it('keeps a name with a dollar sign as it is', () => {
    const usual = loanOf(ILLUSTRATION);
    const product = { ...usual.product, names: { en: '$& $1', hi: '$&' } };
    const [first] = keyFactsOf({ ...usual, product }).parts;
    expect(first.rows[0]).toMatchObject({ text: 'Loan for an electric three-wheeler: $& $1' });
  });

  it('adds up for any loan, fits its schema, and reads back from its canonical text', () => {
    const anyTerms = fc.record({
      rate: anyRateOfProduct,
      fees: fc.array(anyFee, { maxLength: 2 }),
      amount: anyAmount.filter((amount) => amount > 2_000_000),
      months: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(anyTerms, fc.constantFrom('en' as const, 'hi' as const), (any, language) => {
        const drawn = keyFactsOf(loanOf(any, language));
        const text = canonicalKeyFacts(drawn);
        expect(z.parse(keyFactsStatement, JSON.parse(text))).toStrictEqual(drawn);
        const { rows } = drawn.schedule;
        const sumOf = (column: 'principal' | 'interest' | 'instalment') =>
          rows.reduce((sum, row) => sum + row[column], 0);
        expect(sumOf('principal')).toBe(any.amount);
        const payable = drawn.parts[2].rows.find(({ name }) => name === 'total-payable');
        expect(payable).toMatchObject({ paise: sumOf('instalment') });
        expect(payable).toMatchObject({ paise: any.amount + sumOf('interest') });
      }),
    );
  });
});

describe('the canonical text of a statement', () => {
  const statement = keyFactsOf(loanOf(ILLUSTRATION));

  it('orders names, and has no space between them', () => {
    const text = canonicalKeyFacts(statement);
    expect(
      text.startsWith('{"applicationNumber":"RL12345678","language":"en","lender":{"id":'),
    ).toBe(true);
    expect(text).toContain(
      '{"kind":"rate","label":"Interest rate a year","name":"rate","percent":15}',
    );
  });

  it('is the same in whatever order the statement was put together', () => {
    const turned = Object.fromEntries(Object.entries(statement).toReversed());
    expect(canonicalKeyFacts(z.parse(keyFactsStatement, turned))).toBe(
      canonicalKeyFacts(statement),
    );
  });

  it('differs for another figure, day or number', () => {
    const text = canonicalKeyFacts(statement);
    for (const change of [
      { validTill: '2026-11-27' },
      { number: 'KFS-2' },
      { parts: keyFactsOf(loanOf({ ...ILLUSTRATION, amount: 2_000_100 })).parts },
    ]) {
      expect(canonicalKeyFacts({ ...statement, ...change })).not.toBe(text);
    }
  });
});
