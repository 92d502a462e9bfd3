import { describe, expect, it } from 'vitest';
import { OFFER_EDGES, OFFER_STATES, offerEdge } from '#domain/lending/states/offer-states.ts';

describe('the states of an offer', () => {
  it('are all reached from OPEN, and each of the others is final', () => {
    const reached = OFFER_EDGES.filter(({ from }) => from.length === 1).map(({ to }) => to);
    expect([...new Set(['OPEN', ...reached])].toSorted()).toStrictEqual(OFFER_STATES.toSorted());
    for (const { action } of OFFER_EDGES) {
      for (const state of OFFER_STATES) {
        expect(offerEdge(action, state) === null).toBe(state !== 'OPEN');
      }
    }
  });

  it('let only the borrower accept, and only the lender withdraw', () => {
    const whoLeadsTo = (state: string) =>
      OFFER_EDGES.filter(({ to }) => to === state).flatMap(({ who }) => who);
    expect(whoLeadsTo('ACCEPTED')).toStrictEqual(['borrower']);
    expect(whoLeadsTo('WITHDRAWN')).toStrictEqual(['lender']);
  });
});
