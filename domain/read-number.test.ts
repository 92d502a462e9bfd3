import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber, snap } from '#domain/read-number.ts';

describe('a number as people type it', () => {
  it.each([
    ['500000', 500_000],
    ['₹5,00,000', 500_000],
    ['₹\u00a05,00,000.50', 500_000.5],
    ['Rs. 5,00,000', 500_000],
    ['rs 500,000', 500_000],
    ['₨500000', 500_000],
    ['INR 500000', 500_000],
    ['500000/-', 500_000],
    ['Rs.5,00,000/-', 500_000],
    ['5 lakh', 500_000],
    ['1.1 lakh', 110_000],
    ['₹ 2.5 Lakhs', 250_000],
    ['3 lac', 300_000],
    ['2 crore', 20_000_000],
    ['1.5cr', 15_000_000],
    ['५ लाख', 500_000],
    ['२.५ कोटी', 25_000_000],
    ['৫ লাখ', 500_000],
    ['৫ লক্ষ', 500_000],
    ['১.৫ কোটি', 15_000_000],
    ['5 லட்சம்', 500_000],
    ['௫ இலட்சம்', 500_000],
    ['1 கோடி', 10_000_000],
    ['۵ لاکھ', 500_000],
    ['۱٫۵ کروڑ', 15_000_000],
    ['१ करोड़', 10_000_000],
    ['12%', 12],
    ['12.5 %', 12.5],
    ['०.५', 0.5],
    ['१,५०,०००', 150_000],
    ['৫০০০০', 50_000],
    ['௫௦௦௦௦', 50_000],
    ['౫౦౦౦౦', 50_000],
    ['۵۰٬۰۰۰', 50_000],
    ['５０，０００', 50_000],
    ['１２％', 12],
    ['\u200e₹1,00,000\ufeff', 100_000],
    ['+7', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['0', 0],
    ['12,34,567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['30,0000', 300_000],
    ['1,00,00000', 10_000_000],
    ['1,000,0000', 10_000_000],
    ['1230,000', 1_230_000],
    ['123,45,678', 12_345_678],
    ['30,0000.50', 300_000.5],
    ['३०,००००', 300_000],
    ['30.000', 30],
    ['5 00 000', 500_000],
    ['1\u202f50\u2009000\u00a0/-', 150_000],
    ['₹ 12\u00a0500.50', 12_500.5],
    ['۱۲٫۵٪', 12.5],
    ['\u200f۵۰،۰۰۰', 50_000],
    ['٣ لاکھ', 300_000],
    ['۲ کروڑ', 20_000_000],
    ['২ লক্ষ', 200_000],
    ['২.৫ কোটি', 25_000_000],
    ['௩ லட்சம்', 300_000],
    ['५ कोटी', 50_000_000],
  ])('is understood in %j', (text, value) => {
    expect(readNumber(text)).toEqual({ ok: true, value });
  });

  it.each(['', ' ', '\u00a0\t', '\u200b'])('is known to be empty in %j', (text) => {
    expect(readNumber(text)).toEqual({ ok: false, why: 'empty' });
  });

  it.each(['-5', '\u22125', '₹-5,000', '- ₹5,000', '－５', '-1 lakh', '-12%'])(
    'is known to be negative in %j',
    (text) => expect(readNumber(text)).toEqual({ ok: false, why: 'negative' }),
  );

  it.each([
    'abc',
    '5x',
    '1e9',
    'NaN',
    'Infinity',
    '-Infinity',
    '0x10',
    '5.00.000',
    '1,2,3',
    '1,50',
    '1,0,000',
    '1,00,00',
    '1,000,00',
    '30,00',
    '30,0',
    '30,',
    '1,00,000,00,000',
    '30.000,00',
    '30.000.000',
    ',000',
    '1.000,00',
    '5 0 000',
    '5 6',
    '1 00,000',
    '5\u00a0\u00a000\u00a0000',
    '₹',
    '.',
    '-',
    '5--',
    '50k',
    '1 crore 20 lakh',
    '5²',
    '½',
    '$500',
    '12%%',
    '9'.repeat(400),
    `${'9'.repeat(5_000)}x`,
  ])('is refused in %j', (text) => {
    expect(readNumber(text)).toEqual({ ok: false, why: 'not-a-number' });
  });

  it('reads back however it is grouped', () => {
    const amounts = fc.integer({ min: 0, max: 999_999_999 });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('en-IN', 'en-US', 'hi-IN-u-nu-deva'),
        (value, locale) => {
          expect(readNumber(value.toLocaleString(locale))).toEqual({ ok: true, value });
        },
      ),
    );
  });

  it('is understood when digits were added before or behind a grouped amount', () => {
    const digits = fc.stringMatching(/^[0-9]{0,3}$/);
    const amounts = fc.integer({ min: 1_000, max: 99_999_999 });
    fc.assert(
      fc.property(
        digits,
        amounts,
        digits,
        fc.constantFrom('en-IN', 'en-US'),
        (before, value, behind, locale) => {
          const text = `${before}${value.toLocaleString(locale)}${behind}`;
          expect(readNumber(text)).toEqual({
            ok: true,
            value: Number(`${before}${value}${behind}`),
          });
        },
      ),
    );
  });

  it('is at least 0, or refused with a reason, for any text', () => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from('0159.,-+ ₹%/eRsINlakhcr५')) });
    fc.assert(
      fc.property(fc.oneof(fc.string(), typed), (text) => {
        const reading = readNumber(text);
        const answer = reading.ok ? reading.value >= 0 && reading.value < Infinity : reading.why;
        expect([true, 'empty', 'not-a-number', 'negative']).toContain(answer);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('snapping to the steps of a range', () => {
  const rate = { min: 1, max: 15, step: 0.5 };
  const amount = { min: 0, max: 1_500_000, step: 10_000 };

  it.each([
    [2.5, rate, 2.5, false],
    [2.6, rate, 2.5, true],
    [2.25, rate, 2.5, true],
    [0, rate, 1, true],
    [99, rate, 15, true],
    [Infinity, rate, 15, true],
    [54_999, amount, 50_000, true],
    [55_000, amount, 60_000, true],
    [1_500_000, amount, 1_500_000, false],
    [9, { min: 0, max: 10, step: 4 }, 8, true],
    [10, { min: 0, max: 10, step: 4 }, 8, true],
    [1.15, { min: 0, max: 40, step: 0.01 }, 1.15, false],
  ])('takes %d in %j to %d', (value, range, snapped, changed) => {
    expect(snap(value, range)).toEqual({ value: snapped, changed });
  });

  it('leaves every hundredth of a percent as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (hundredths) => {
        const value = Number((hundredths / 100).toFixed(2));
        expect(snap(value, { min: 0, max: 40, step: 0.01 })).toEqual({ value, changed: false });
      }),
    );
  });

  it('always gives a value that it does not change again', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.constantFrom(rate, amount), (value, range) => {
        const snapped = snap(value, range).value;
        expect(snapped).toBeGreaterThanOrEqual(range.min);
        expect(snapped).toBeLessThanOrEqual(range.max);
        expect(snap(snapped, range)).toEqual({ value: snapped, changed: false });
      }),
    );
  });
});
