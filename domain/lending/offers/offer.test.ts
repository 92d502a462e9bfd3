import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreesOnApr, drawUpOffer } from '#domain/lending/offers/offer.ts';
import { paise } from '#domain/money/money.ts';
import { anyAmount, anyFee, anyRateOfProduct } from '#domain/testing/any-product.ts';
import { EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { plainApr, plainFees, plainPayments } from '#domain/testing/plain-lending.ts';
import { RBI_ILLUSTRATION } from '#domain/testing/published-figures.ts';

const names = { en: 'Fee', hi: 'शुल्क' };
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

describe('an offer', () => {
  const { terms, feeToLender, feeToThirdParty } = RBI_ILLUSTRATION;
  const offer = drawUpOffer(
    {
      rate: { kind: 'reducing', percent: terms.annualRate },
      fees: [
        { kind: 'fixed', names, paise: paise(feeToLender * 100), isDeducted: true },
        { kind: 'fixed', names, paise: paise(feeToThirdParty * 100), isDeducted: false },
      ],
    },
    paise(terms.principal * 100),
    terms.months,
  );

  it('an offer of the circular’s illustration has its instalment and its APR', () => {
    expect(offer).toMatchObject({ instalment: 97_000, apr: RBI_ILLUSTRATION.apr });
  });

  it('agrees with the APR of the circular, and with no other to two decimals', () => {
    expect(agreesOnApr(17.07, offer.apr)).toBe(true);
    expect(agreesOnApr(17.06, offer.apr)).toBe(false);
    expect(agreesOnApr(17.08, offer.apr)).toBe(false);
    // 4.35 and 1.15 are a little more or less than that as binary fractions.
    expect(agreesOnApr(4.35, 435 / 100) && agreesOnApr(1.15, 115 / 100)).toBe(true);
  });

  it('costs the interest and every fee, whether or not it is deducted', () => {
    expect(offer).toMatchObject({
      instalments: [
        { count: 23, amount: 97_000 },
        { count: 1, amount: 96_256 },
      ],
      disbursed: 1_976_000,
      totalPaid: 23 * 97_000 + 96_256 + 16_000,
      totalCost: 23 * 97_000 + 96_256 - 2_000_000 + 40_000,
    });
  });

  it('says what to put aside on each of 25 working days, rounded up to the paisa', () => {
    expect(offer.instalmentPerDay).toBe(3_880);
    const odd = drawUpOffer({ rate: { kind: 'flat', percent: 0 }, fees: [] }, paise(2_000_000), 12);
    expect(odd).toMatchObject({ instalment: 166_700, instalmentPerDay: 6_668, apr: 0 });
  });

  it('an offer of one month has its only payment as its instalment', () => {
    const rate = { kind: 'reducing', percent: 12 } as const;
    expect(drawUpOffer({ rate, fees: [] }, paise(1_000_050), 1)).toMatchObject({
      instalment: 1_010_051,
      instalments: [{ count: 1, amount: 1_010_051 }],
    });
  });

  it('has the highest instalment before the last one as its instalment', () => {
    const rate = { kind: 'reducing', percent: 40, firstYearPercent: 0 } as const;
    const stepped = drawUpOffer({ rate, fees: [] }, paise(1_000_000), 24);
    expect(stepped.instalments.map(({ count }) => count)).toEqual([12, 11, 1]);
    expect(stepped.instalment).toBe(stepped.instalments[1]?.amount);
    // The only month after the first year takes the rest, which is more.
    const { instalment, instalments } = drawUpOffer({ rate, fees: [] }, paise(1_000_000), 13);
    expect(instalments.map(({ count }) => count)).toEqual([12, 1]);
    expect(instalments[1]?.amount).toBeGreaterThan(instalment);
    expect(instalment).toBe(instalments[0]?.amount);
  });

  it('is not drawn up when the fees leave nothing', () => {
    const fees = [{ kind: 'fixed', names, paise: paise(1_000_000), isDeducted: false } as const];
    const rate = { kind: 'flat', percent: 12 } as const;
    expect(() => drawUpOffer({ rate, fees }, paise(1_000_000), 12)).toThrow(
      new RangeError('there is no APR: nothing-disbursed'),
    );
  });

  it('never agrees with an APR that is a hundredth of a percent more or less', () => {
    const hundredths = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(hundredths, fc.constantFrom(-1, 0, 1), (apr, more) => {
        expect(agreesOnApr((apr + more) / 100, apr / 100)).toBe(more === 0);
      }),
    );
  });

  it('has the APR of what is received and paid for any loan, and adds up', () => {
    const anyOffer = fc.record({
      rate: anyRateOfProduct,
      fees: fc.array(anyFee, { maxLength: 3 }),
      amount: anyAmount.filter((amount) => amount > 2_000_000),
      months: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(anyOffer, ({ amount, months, ...product }) => {
        const drawn = drawUpOffer(product, paise(amount), months);
        const payments = plainPayments(amount, months, product.rate);
        const fees = plainFees(amount, { ...EXAMPLE_PRODUCT, ...product });
        const apr = plainApr(amount - fees, payments);
        expect(Math.abs(drawn.apr - apr)).toBeLessThanOrEqual(0.005 + 1e-9);
        expect(drawn.totalCost).toBe(sumOf(payments) + fees - amount);
        expect(drawn.totalCost).toBe(drawn.totalPaid - drawn.disbursed);
        expect(sumOf(drawn.instalments.map(({ count }) => count))).toBe(months);
        expect(drawn.instalmentPerDay * 25).toBeGreaterThanOrEqual(drawn.instalment);
      }),
      { numRuns: 1000 },
    );
  });
});
