import { expect, test } from 'vitest';
import { typingDistance } from '#renderer/features/branches/search/typing-distance.ts';

test.each([
  ['delhi', 'delhi', 0],
  ['delhi', 'dehli', 1],
  ['mumbai', 'mumbi', 1],
  ['mumbai', 'mumbaii', 1],
  ['mumbai', 'nunbai', 2],
  ['', 'ncr', 3],
  ['ncr', '', 3],
  ['kitten', 'sitting', 3],
])('the distance of %s and %s is %i', (one, other, typos) => {
  expect(typingDistance(one, other)).toBe(typos);
  expect(typingDistance(other, one)).toBe(typos);
});
