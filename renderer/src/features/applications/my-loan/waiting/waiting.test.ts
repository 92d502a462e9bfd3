import { describe, expect, test } from 'vitest';
import {
  loanWith,
  loanWithCase,
} from '#renderer/features/applications/my-loan/testing/made-up-loan.ts';
import { waitingIn } from '#renderer/features/applications/my-loan/waiting/waiting.ts';

describe('what waits for the borrower', () => {
  test.each([
    ['a draft', loanWith(), ['draft']],
    ['a sent application', loanWith({ state: 'SUBMITTED' }), []],
    ['an application in review', loanWith({ state: 'IN_REVIEW' }), []],
    ['corrections', loanWith({ state: 'ACTION_REQUIRED' }), ['corrections']],
    ['a lender that is deciding', loanWithCase('PROCESSING'), []],
    ['an offer', loanWithCase('OFFERED'), ['offers']],
    ['an accepted offer', loanWithCase('OFFER_ACCEPTED'), []],
    ['an agreement', loanWithCase('AGREEMENT_PENDING'), ['agreement']],
    ['a payment', loanWithCase('DISBURSEMENT_PENDING'), []],
    ['a state that nobody knows yet', loanWithCase('ON_THE_MOON'), []],
    [
      'a closed application',
      loanWithCase('OFFERED', { state: 'CLOSED', outcome: 'WITHDRAWN' }),
      [],
    ],
    [
      'corrections beside an offer',
      loanWithCase('OFFERED', { state: 'ACTION_REQUIRED' }),
      ['corrections', 'offers'],
    ],
  ])('finds what waits with %s', (_, loan, waiting) => {
    expect(waitingIn(loan)).toEqual(waiting);
  });
});
