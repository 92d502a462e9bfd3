import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/days.ts';
import {
  APPLICATION_OUTCOMES,
  APPLICATION_STATES,
} from '#domain/lending/states/application-states.ts';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import type { Loan, Offers } from '#renderer/features/applications/my-loan/loan-facts.ts';
import {
  SENT_AT,
  loanWith,
  loanWithCase,
} from '#renderer/features/applications/my-loan/testing/made-up-loan.ts';
import { timelineOf } from '#renderer/features/applications/my-loan/progress/timeline.ts';

function offersWith(state: Offers['offers'][number]['state'], validUntil: number): Offers {
  const offer = {
    offer: crypto.randomUUID(),
    lenderId: 'tulsi',
    state,
    madeAt: SENT_AT + DAY_MS,
    validUntil,
    decidedAt: state === 'ACCEPTED' ? SENT_AT + 2 * DAY_MS : null,
    terms: null,
    keyFacts: null,
    keyFactsHash: '0'.repeat(64),
  };
  return { offers: [offer], coolingOffUntil: null };
}

const present = (loan: Loan, offers: Offers | null = null, now = SENT_AT) =>
  timelineOf(loan, offers, now).find(({ standing }) => !['done', 'later'].includes(standing));

describe('the way of an application', () => {
  test.each([
    ['a draft', loanWith(), 'sent', 'yours'],
    ['a sent application', loanWith({ state: 'SUBMITTED' }), 'checked', 'now'],
    ['an application in review', loanWith({ state: 'IN_REVIEW' }), 'checked', 'now'],
    [
      'our request for corrections',
      loanWithCase('CREATED', { state: 'ACTION_REQUIRED' }),
      'checked',
      'yours',
    ],
    [
      'a request of a lender',
      loanWithCase('ACTION_REQUIRED', { state: 'ACTION_REQUIRED' }),
      'lenders',
      'yours',
    ],
    [
      'our request before any lender has confirmed the application',
      loanWith({
        state: 'ACTION_REQUIRED',
        lenders: loanWithCase('CREATED').lenders.map((lender) => ({ ...lender, isSent: true })),
      }),
      'lenders',
      'yours',
    ],
    ['an application with lenders', loanWithCase('PROCESSING'), 'lenders', 'now'],
    ['an offer', loanWithCase('OFFERED'), 'offer', 'yours'],
    ['an accepted offer', loanWithCase('OFFER_ACCEPTED'), 'agreement', 'now'],
    ['an agreement to sign', loanWithCase('AGREEMENT_PENDING'), 'agreement', 'yours'],
    ['an agreement', loanWithCase('AGREED'), 'payment', 'now'],
  ])('shows the present step with %s', (_, loan, name, standing) => {
    expect(present(loan)).toMatchObject({ name, standing });
  });

  test('says that we are late once it is past the day that the gateway named', () => {
    const due = Date.parse('2026-11-27T00:00:00+05:30');
    const sent = loanWith({ state: 'SUBMITTED', lookDueAt: due });
    expect(present(sent, null, due - 1)).toMatchObject({ standing: 'now', by: due });
    expect(present(sent, null, due)).toMatchObject({ standing: 'late' });
  });

  test('says until when the first of the open offers can be accepted', () => {
    const end = SENT_AT + 3 * DAY_MS;
    expect(present(loanWithCase('OFFERED'), offersWith('OPEN', end))?.by).toBe(end);
    expect(present(loanWithCase('OFFERED'), offersWith('DECLINED', end))?.by).toBeNull();
  });

  test('names the days of what is known to be over', () => {
    const offers = offersWith('ACCEPTED', SENT_AT + 3 * DAY_MS);
    const days = timelineOf(loanWithCase('AGREED'), offers, SENT_AT).map(({ at }) => at);
    const chosen = [SENT_AT + DAY_MS, SENT_AT + 2 * DAY_MS];
    expect(days).toEqual([SENT_AT - 1000, SENT_AT, null, ...chosen, null, null]);
  });

  test('the way of a closed application ends with its end, and shows nothing to come', () => {
    const withdrawn = loanWith({ state: 'CLOSED', outcome: 'WITHDRAWN' });
    const names = timelineOf(withdrawn, null, SENT_AT).map(({ name }) => name);
    expect(names).toEqual(['started', 'sent', 'closed']);
  });

  test('the way of an application that ended after an offer leaves out nothing in between', () => {
    const left = loanWithCase('CANCELLED', { state: 'CLOSED', outcome: 'COOLED_OFF' });
    const names = timelineOf(left, offersWith('ACCEPTED', SENT_AT), SENT_AT).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['started', 'sent', 'checked', 'lenders', 'offer', 'closed']);
  });

  test('has one present step in every state but the last, with what is done before it and what comes after it', () => {
    const facts = fc.record({
      state: fc.constantFrom(...APPLICATION_STATES),
      outcome: fc.constantFrom(...APPLICATION_OUTCOMES),
      cases: fc.array(fc.constantFrom(...LENDER_CASE_STATES), { maxLength: 3 }),
      later: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(facts, ({ state, outcome, cases, later }) => {
        const lenders = loanWithCase('CREATED').lenders.flatMap((lender) =>
          cases.map((each) => ({ ...lender, state: each })),
        );
        const isClosed = state === 'CLOSED';
        const loan = loanWith({ state, outcome: isClosed ? outcome : null, lenders });
        const steps = timelineOf(loan, null, SENT_AT + later * DAY_MS);
        const order = steps.map(({ standing }) =>
          standing === 'done' ? 0 : standing === 'later' ? 2 : 1,
        );
        expect(order).toEqual(order.toSorted((one, other) => one - other));
        expect(order.filter((each) => each === 1)).toHaveLength(isClosed ? 0 : 1);
        expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
      }),
    );
  });
});
