import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icuOf, leafOf, namesIn } from '#translations/icu.ts';

describe('a text as an ICU message', () => {
  it.each([
    ['Sign in', 'Sign in'],
    ['From {{lender}}', 'From {lender}'],
    ["lenders' fees", "lenders' fees"],
    ["a '{' alone", "a '''{''' alone"],
    [
      { one: '{{count}} day', other: '{{count}} days' },
      '{count, plural, one {{count} day} other {{count} days}}',
    ],
    [
      { by: 'kind', fee: 'A fee', other: 'A charge' },
      '{kind, select, fee {A fee} other {A charge}}',
    ],
  ])('%j is %s, and back', (leaf, message) => {
    expect(icuOf(leaf)).toBe(message);
    expect(leafOf(message)).toEqual(leaf);
  });

  it('comes back as it was, whatever its signs are', () => {
    const part = fc.oneof(
      fc.constantFrom('{{name}}', "'", '{', '}', '#', "''", '₹5,00,000'),
      fc.string(),
    );
    const text = fc.array(part).map((parts) => parts.join(''));
    fc.assert(fc.property(text, (leaf) => leafOf(icuOf(leaf)) === leaf));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(leafOf(icuOf({ one, other }))).toEqual({ one, other });
      }),
    );
  });
});

describe('an ICU message', () => {
  it('may count with #, and say more around its plural', () => {
    expect(
      leafOf('For {count, plural, =0 {no loan} one {# loan} other {# loans}} at {lender}'),
    ).toEqual({
      0: 'For no loan at {{lender}}',
      one: 'For {{count}} loan at {{lender}}',
      other: 'For {{count}} loans at {{lender}}',
    });
  });

  it.each([
    ['{name', 'is not an ICU message'],
    ['{count, plural, one {a day}}', 'is not an ICU message'],
    ['{count, number}', 'a format of numbers or dates'],
    ['{a, plural, one {x} other {{b, plural, one {y} other {z}}}}', 'more than one plural'],
    ['{count, selectordinal, one {#st} other {#th}}', 'ordinal'],
  ])('%s is refused', (message, why) => {
    expect(() => leafOf(message)).toThrow(why);
  });

  it('names its values', () => {
    expect([
      ...namesIn(leafOf('{count, plural, one {a day at {lender}} other {{count} days}}')),
    ]).toEqual(['lender', 'count']);
  });
});
