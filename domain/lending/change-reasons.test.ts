import { expect, it } from 'vitest';
import { CHANGE_REASON_WORDS, REJECTION_REASON_WORDS } from '#domain/lending/change-reasons.ts';

it('every reason has its own words in English and in Hindi', () => {
  const words = [CHANGE_REASON_WORDS, REJECTION_REASON_WORDS].flatMap((reasons) =>
    Object.values(reasons),
  );
  expect(new Set(words.map(({ en }) => en)).size).toBe(words.length);
  expect(new Set(words.map(({ hi }) => hi)).size).toBe(words.length);
  for (const { en, hi } of words) {
    expect(en).toMatch(/^[A-Z][^\u0900-\u097f]+\.$/);
    expect(hi).toMatch(/^[\u0900-\u097f].+।$/);
  }
});
