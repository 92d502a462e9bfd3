import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesVerhoeff } from '#domain/verhoeff.ts';

const DIGITS = Array.from('0123456789');
const withCheckDigit = (digits: string) => DIGITS.filter((check) => passesVerhoeff(digits + check));
const someDigits = fc.stringMatching(/^\d{1,17}$/);

describe("Verhoeff's check digit", () => {
  it('is the one in published examples', () => {
    expect(passesVerhoeff('2363')).toBe(true);
    expect(passesVerhoeff('758722')).toBe(true);
    expect(passesVerhoeff('1428570')).toBe(true);
    expect(passesVerhoeff('84736430954837284567892')).toBe(true);
    expect(passesVerhoeff('2364')).toBe(false);
  });

  it('is exactly one for any digits', () => {
    fc.assert(
      fc.property(someDigits, (digits) => {
        expect(withCheckDigit(digits)).toHaveLength(1);
      }),
    );
  });

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(someDigits, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const whole = digits + (withCheckDigit(digits)[0] ?? '');
        const place = at % whole.length;
        const wrong = (Number(whole[place]) + by) % 10;
        expect(passesVerhoeff(whole.slice(0, place) + wrong + whole.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('finds any two neighbours that were swapped', () => {
    fc.assert(
      fc.property(someDigits, fc.nat(), (digits, at) => {
        const whole = digits + (withCheckDigit(digits)[0] ?? '');
        const place = at % (whole.length - 1);
        const [one = '', other = ''] = whole.slice(place, place + 2);
        fc.pre(one !== other);
        const swapped = whole.slice(0, place) + other + one + whole.slice(place + 2);
        expect(passesVerhoeff(swapped)).toBe(false);
      }),
    );
  });
});
