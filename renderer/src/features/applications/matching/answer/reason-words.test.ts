import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import type { Reason } from '#domain/lending/matching/match.ts';
import { paise } from '#domain/money/money.ts';
import { reasonsFor } from '#domain/testing/example-product.ts';
import { reasonInWords } from '#renderer/features/applications/matching/answer/reason-words.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';

const figures = { limit: paise(2_500_000), actual: paise(3_000_050) };
const numbers = { limit: 12, actual: 6 };
const LIMIT = '₹25,000';
const ACTUAL = '₹30,000.50';

/** A reason of every rule, with what its words must name. */
const REASONS: { readonly [Rule in Reason['rule']]: readonly [Reason, ...string[]] } = {
  'vehicle-kind': [{ rule: 'vehicle-kind', limit: ['e-auto', 'e-cargo'], actual: 'e-rickshaw' }],
  'amount-min': [{ rule: 'amount-min', ...figures }, LIMIT, ACTUAL],
  'amount-max': [{ rule: 'amount-max', ...figures }, LIMIT, ACTUAL],
  'tenure-min': [{ rule: 'tenure-min', ...numbers }, '12', '6'],
  'tenure-max': [{ rule: 'tenure-max', ...numbers }, '12', '6'],
  'loan-to-value': [
    { rule: 'loan-to-value', ...figures, maxPercent: 85.5, base: 'lower' },
    LIMIT,
    ACTUAL,
    '85.5%',
  ],
  'pin-code': [
    { rule: 'pin-code', limit: ['22', '8021'], actual: '302001' },
    '22',
    '8021',
    '302001',
  ],
  'age-at-application': [{ rule: 'age-at-application', ...numbers }, '12', '6'],
  'age-at-maturity': [{ rule: 'age-at-maturity', ...numbers }, '12', '6'],
  'date-of-birth-needed': [
    {
      rule: 'date-of-birth-needed',
      limit: { minAtApplication: 21, maxAtMaturity: 60 },
      actual: 2005,
    },
    '21',
    '60',
    '2005',
  ],
  'monthly-income': [{ rule: 'monthly-income', ...figures }, LIMIT, ACTUAL],
  'instalment-share': [
    { rule: 'instalment-share', ...figures, maxPercent: 35, of: 'surplus' },
    LIMIT,
    ACTUAL,
    '35%',
  ],
  'months-of-work': [{ rule: 'months-of-work', ...numbers }, '12', '6'],
  guarantor: [{ rule: 'guarantor', ...figures }, LIMIT],
};

describe.each(LANGUAGES)('in %s', async (language) => {
  const { translator } = await loadEdition(language, '', { areas: ['matching'] });

  test.each(Object.entries(REASONS))('%s names limit and value', (_, [reason, ...named]) => {
    const words = reasonInWords(reason, translator);
    for (const name of named) expect(words).toContain(name);
    expect(words).not.toMatch(/\{\{|undefined|matchReason/);
  });

  test('a lender with many PIN codes names some and counts the others', () => {
    const limit = Array.from({ length: 30 }, (_, index) => String(100 + index));
    const words = reasonInWords({ rule: 'pin-code', limit, actual: '302001' }, translator);
    expect(words).toContain('107');
    expect(words).not.toContain('108');
    expect(words).toContain('22');
  });
});

test('reasons of the matching read well', async () => {
  const { translator } = await loadEdition('en', '', { areas: ['matching'] });
  const reasons = reasonsFor({
    pinCode: '302001',
    months: 48,
    hasGuarantor: false,
    downPayment: paise(0),
  });
  expect(reasons.map((reason) => reasonInWords(reason, translator))).toEqual([
    'Lends for 36 months or fewer. You asked for 48.',
    'Lends at most 85% of the on-road price, which is ₹1,36,000. You need ₹1,60,000.',
    'Lends only where the PIN code begins with 22 or 8021. Yours is 302001.',
    'Needs a guarantor for more than ₹1,50,000.',
  ]);
});
