import { expect, test } from 'vitest';
import { canWithdraw } from '#renderer/features/applications/my-loan/progress/can-withdraw.ts';

const until = (coolingOffUntil: number | null) => ({ coolingOffUntil });

test.each([
  ['a draft', 'DRAFT', null, 0, true],
  ['offers that wait', 'WITH_LENDER', until(null), 0, true],
  ['a loan that can be left', 'WITH_LENDER', until(10), 0, false],
  ['a loan that can be left and is paid in part', 'WITH_LENDER', until(10), 1, false],
  ['a loan after its cooling-off period', 'WITH_LENDER', until(9), 0, true],
  ['a paid loan after its cooling-off period', 'WITH_LENDER', until(9), 1, false],
  ['what is closed', 'CLOSED', until(9), 0, false],
] as const)(
  'the page knows whether to offer a withdrawal: %s',
  (_, state, offers, paid, expected) => {
    expect(canWithdraw({ state }, offers, paid, 9)).toBe(expected);
  },
);
