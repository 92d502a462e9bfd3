import { expect, it } from 'vitest';
import { textDrift } from '#scripts/bench/text-drift.ts';

it('the same words in another order are no drift', () => {
  expect(textDrift('Zero fees.\n Zero  hassle.', 'Zero hassle.\tZero fees.').share).toBe(0);
});

it('a word that is missing, or there too often, is named', () => {
  expect(textDrift('loans up to 5 lakh', 'loans up up to 6 lakh')).toEqual({
    share: 3 / 11,
    onlyOnHome: ['5'],
    onlyByHand: ['up', '6'],
  });
});

it('two empty texts do not differ', () => {
  expect(textDrift('', '').share).toBe(0);
});
