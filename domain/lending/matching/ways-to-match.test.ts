import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCatalogue, versionsIn } from '#domain/lending/catalogue/catalogue.ts';
import { amountOf, askingFor } from '#domain/lending/matching/asked-loan.ts';
import { type MatchQuestion, wayToMatch } from '#domain/lending/matching/match.ts';
import { matchLenders, type Offered } from '#domain/lending/matching/matching.ts';
import { waysToMatch } from '#domain/lending/matching/ways-to-match.ts';
import { paise } from '#domain/money/money.ts';
import { anyBorrower, anyOffered } from '#domain/testing/any-product.ts';
import {
  answerFor,
  EXAMPLE_INPUT,
  EXAMPLE_LENDER,
  EXAMPLE_PRODUCT,
  EXAMPLE_TODAY,
} from '#domain/testing/example-product.ts';

const OFFERED: Offered = { lenders: [EXAMPLE_LENDER], products: [EXAMPLE_PRODUCT] };

function waysFor(changed: Partial<MatchQuestion>, offered: Offered = OFFERED) {
  const question = { ...EXAMPLE_INPUT, ...changed };
  const answer = matchLenders(question, offered, EXAMPLE_TODAY);
  return waysToMatch(question, answer, offered, EXAMPLE_TODAY);
}
const loansFor = (...asked: Parameters<typeof waysFor>) =>
  waysFor(...asked).map(({ amount, months }) => ({ amount, months }));

function sampleCatalogue(): Offered {
  const read = parseCatalogue(readFileSync('resources/sample-catalogue.json', 'utf8'));
  if (!read.ok) throw new Error('resources/sample-catalogue.json is no catalogue');
  return { lenders: read.value.lenders, products: versionsIn(read.value) };
}
const SAMPLE = sampleCatalogue();

/** Asked by amount, or as it is. */
const anyQuestion: fc.Arbitrary<MatchQuestion> = fc
  .tuple(anyBorrower, fc.boolean())
  .map(([input, hasPrice]) => {
    if (hasPrice) return input;
    const { exShowroomPrice: _, onRoadPrice, downPayment, ...rest } = input;
    return { ...rest, amount: paise(Math.max(1, onRoadPrice - downPayment)) };
  });

describe('the least change', () => {
  it('is none where something matches', () => {
    expect(waysFor({})).toEqual([]);
  });

  it('is the nearest number of months', () => {
    expect(loansFor({ months: 48 })).toEqual([{ amount: 12_000_000, months: 36 }]);
    const earnings = { per: 'month', income: paise(9_000_000), costs: paise(0) } as const;
    expect(loansFor({ months: 6, earnings })).toEqual([{ amount: 12_000_000, months: 12 }]);
  });

  it('is the smallest change of the down payment, in round figures', () => {
    expect(loansFor({ downPayment: paise(2_390_000) })).toEqual([
      { amount: 13_510_000, months: 24 },
    ]);
    expect(loansFor({ downPayment: paise(11_000_001) })).toEqual([
      { amount: 5_099_999, months: 24 },
    ]);
  });

  it('gives a choice between more months and a smaller loan', () => {
    const earnings = { per: 'month', income: paise(2_500_000), costs: paise(1_500_000) } as const;
    const ways = waysFor({ earnings });
    expect(ways.map(({ amount, months }) => ({ amount, months }))).toEqual([
      { amount: 12_000_000, months: 30 },
      { amount: 10_000_000, months: 24 },
    ]);
    for (const { first } of ways) expect(first.offer.instalment).toBeLessThanOrEqual(500_000);
  });

  it('changes both only where neither helps alone', () => {
    expect(loansFor({ downPayment: paise(1_000_000), months: 48 })).toEqual([
      { amount: 13_600_000, months: 36 },
    ]);
  });

  it('changes what is borrowed where the price is not known', () => {
    const { exShowroomPrice: _, onRoadPrice: __, downPayment: ___, ...rest } = EXAMPLE_INPUT;
    const earnings = { ...rest.earnings, income: paise(9_000_000) };
    const question = { ...rest, amount: paise(21_250_000), earnings };
    const answer = matchLenders(question, OFFERED, EXAMPLE_TODAY);
    const [way, ...others] = waysToMatch(question, answer, OFFERED, EXAMPLE_TODAY);
    expect(others).toEqual([]);
    expect(way).toMatchObject({ amount: 19_950_000, months: 24, count: 1 });
    expect(way?.first.worthAtLeast).toEqual({ amount: 23_470_589, base: 'on-road' });
  });

  it('is none where something else stands in the way', () => {
    expect(waysFor({ pinCode: '302001', months: 48 })).toEqual([]);
    expect(waysFor({ vehicleKind: 'e-auto', months: 48 })).toEqual([]);
    expect(waysFor({ earnings: { per: 'month', income: paise(3e6), costs: paise(3e6) } })).toEqual(
      [],
    );
    expect(answerFor({ pinCode: '302001', months: 36 }).matched).toEqual([]);
  });
});

describe.each([
  ['the sample catalogue', fc.constant(SAMPLE)],
  ['any catalogue', anyOffered(4)],
])('with %s', (_, anyCatalogue) => {
  it('every way leads to a match, changes no more than it says, and fits its schema', () => {
    let found = 0;
    fc.assert(
      fc.property(anyQuestion, anyCatalogue, (question, offered) => {
        const answer = matchLenders(question, offered, EXAMPLE_TODAY);
        const ways = waysToMatch(question, answer, offered, EXAMPLE_TODAY);
        found += ways.length;
        for (const way of ways) {
          expect(wayToMatch.parse(way)).toEqual(way);
          const asked = askingFor(question, way);
          expect(amountOf(asked)).toBe(way.amount);
          const { matched } = matchLenders(asked, offered, EXAMPLE_TODAY);
          expect(matched.length).toBe(way.count);
          expect(matched[0]).toEqual(way.first);
          const changesOne = way.months === question.months || way.amount === amountOf(question);
          expect(changesOne || ways.length === 1).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
    expect(found).toBeGreaterThan(100);
  }, 60_000);

  it('no other loan matches where no way is found', () => {
    fc.assert(
      fc.property(
        anyQuestion,
        anyCatalogue,
        fc.integer({ min: 3, max: 300 }),
        (question, offered, some) => {
          const answer = matchLenders(question, offered, EXAMPLE_TODAY);
          if (answer.matched.length > 0) return;
          if (waysToMatch(question, answer, offered, EXAMPLE_TODAY).length > 0) return;
          const most = 'amount' in question ? 30_000_000 : question.onRoadPrice;
          for (let months = 6; months <= 60; months += 6) {
            for (let amount = some * 1_000; amount <= most; amount += 1_500_000) {
              const asked = askingFor(question, { amount: paise(amount), months });
              expect(matchLenders(asked, offered, EXAMPLE_TODAY).matched).toEqual([]);
            }
          }
        },
      ),
      { numRuns: 400 },
    );
  }, 60_000);
});
