import { changeReasonIn, rejectionReasonIn } from '#domain/lending/answers.ts';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { ALL_REJECTION_REASONS, CHANGE_REASONS } from '#domain/lending/change-reasons.ts';

it.each(LANGUAGES)('every reason has its own words, in whole sentences, in %s', (language) => {
  const words = [
    ...CHANGE_REASONS.map((reason) => changeReasonIn(reason, language)),
    ...ALL_REJECTION_REASONS.map((reason) => rejectionReasonIn(reason, language)),
  ];
  expect(new Set(words).size).toBe(words.length);
  for (const text of words) expect(text).toMatch(/[.।۔]$/);
});
