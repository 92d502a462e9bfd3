import { expect, test } from 'vitest';
import { typingDistance } from '#renderer/features/branches/typing-distance.ts';

test.each([
  ['delhi', 'delhi', 0],
  ['delhi', 'dehli', 1],
  ['mumbai', 'mumbi', 1],
  ['mumbai', 'mumbaii', 1],
  ['mumbai', 'nunbai', 2],
  ['', 'ncr', 3],
  ['ncr', '', 3],
  ['kitten', 'sitting', 3],
])('%s and %s lie %i slips apart', (one, other, slips) => {
  expect(typingDistance(one, other)).toBe(slips);
  expect(typingDistance(other, one)).toBe(slips);
});
