import { expect, it } from 'vitest';
import { maskNumber } from '#scripts/dev/phone-codes.ts';

it('a number is masked but for its last four digits', () => {
  expect(maskNumber('+919876543210')).toBe('+91 ••••••3210');
});
