import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { paise } from '#domain/money/money.ts';
import { answerFor, EXAMPLE_INPUT } from '#domain/testing/example-product.ts';
import {
  changesInWords,
  type Loan,
  obstaclesInWords,
  wayBackInWords,
} from '#renderer/features/applications/matching/ways/loan-changes.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';

const PRICED: Loan = { months: 48, onRoadPrice: paise(16_500_000), downPayment: paise(4_000_000) };
const BY_AMOUNT: Loan = { months: 48, amount: paise(12_500_000) };

const { translator } = await loadEdition('en', '', { areas: ['matching'] });

test.each([
  [
    PRICED,
    { months: 36, amount: paise(12_500_000) },
    ['36 months instead of 48.'],
    'Back to 48 months',
  ],
  [
    PRICED,
    { months: 48, amount: paise(11_000_000) },
    ['Pay ₹15,000 more down: ₹55,000 instead of ₹40,000.'],
    'Back to ₹40,000 down',
  ],
  [
    PRICED,
    { months: 48, amount: paise(13_000_000) },
    ['Pay ₹5,000 less down: ₹35,000 instead of ₹40,000.'],
    'Back to ₹40,000 down',
  ],
  [
    PRICED,
    { months: 36, amount: paise(11_000_000) },
    ['36 months instead of 48.', 'Pay ₹15,000 more down: ₹55,000 instead of ₹40,000.'],
    'Back to what I asked for',
  ],
  [
    BY_AMOUNT,
    { months: 48, amount: paise(11_000_000) },
    ['Borrow ₹15,000 less: ₹1,10,000 instead of ₹1,25,000.'],
    'Back to ₹1,25,000',
  ],
  [
    BY_AMOUNT,
    { months: 48, amount: paise(13_000_000) },
    ['Borrow ₹5,000 more: ₹1,30,000 instead of ₹1,25,000.'],
    'Back to ₹1,25,000',
  ],
])('%j to %j is said as it is, and how to go back', (loan, other, changes, back) => {
  expect(changesInWords(loan, other, translator)).toEqual(changes);
  expect(wayBackInWords(loan, other, translator)).toBe(back);
});

test('what no loan can change comes before what it could', () => {
  const { unmatched } = answerFor({ pinCode: '302001', months: 48 });
  const nothingLeft = { ...EXAMPLE_INPUT.earnings, costs: EXAMPLE_INPUT.earnings.income };
  const poor = answerFor({ earnings: nothingLeft }).unmatched;
  expect(obstaclesInWords([...unmatched, ...unmatched, ...poor], translator)).toEqual([
    'Not lent where you live: 2 of 3 loans.',
    'What is left of your income is too little for an instalment: 1 of 3 loans.',
  ]);
});

describe.each(LANGUAGES)('in %s', async (language) => {
  const edition = await loadEdition(language, '', { areas: ['matching'] });
  test('every change is in words', () => {
    for (const loan of [PRICED, BY_AMOUNT]) {
      for (const amount of [paise(11_000_000), paise(13_000_000)]) {
        const other = { months: 36, amount };
        const said = [
          ...changesInWords(loan, other, edition.translator),
          wayBackInWords(loan, other, edition.translator),
        ];
        expect(said).toHaveLength(3);
        for (const words of said) expect(words).not.toMatch(/\{\{|undefined|matchWay/);
      }
    }
  });
});
