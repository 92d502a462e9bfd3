import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMobileNumber, parseMobileNumber, toE164 } from '#domain/mobile-number.ts';

describe('an Indian mobile number', () => {
  it.each([
    '9876543210',
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '00919876543210',
    '919876543210',
    '09876543210',
    ' 98765 43210 ',
    '९८७६५४३२१०',
    '+۹۱ ۹۸۷۶۵ ۴۳۲۱۰',
    '\u200e+91\u201398765\u00a043210\u200f',
    '＋９１９８７６５４３２１０',
  ])('is understood in %j', (typed) => {
    expect(parseMobileNumber(typed)).toBe('9876543210');
  });

  it.each([
    '',
    '1234567890',
    '5876543210',
    '98765432',
    '98765432101',
    '+1 9876543210',
    '9876543210x',
    '५८७६५४३२१०',
    '९८७६५४३२१०९',
  ])('is refused in %j', (typed) => {
    expect(parseMobileNumber(typed)).toBeNull();
  });

  it('may start with 91', () => {
    expect(parseMobileNumber('9198765432')).toBe('9198765432');
  });

  it('reads back as it is shown and as it is sent', () => {
    const tenDigits = fc
      .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
      .map(([first, rest]) => first + rest);
    fc.assert(
      fc.property(tenDigits, (number) => {
        expect(parseMobileNumber(formatMobileNumber(number))).toBe(number);
        expect(parseMobileNumber(toE164(number))).toBe(number);
      }),
    );
  });
});
