import { describe, expect, it } from 'vitest';
import { applicationEdge } from '#domain/lending/states/application-states.ts';
import {
  DELIVERY_EDGES,
  DELIVERY_STATES,
  deliveryEdge,
} from '#domain/lending/states/delivery-states.ts';
import type { LenderAct, LendersView, LenderStep } from '#domain/lending/lender-acts.ts';
import {
  actsOf,
  CASES_OF_LENDER,
  DELIVERIES_OF_LENDER,
  LENDER_ACTS,
  LENDER_STEPS,
  MAX_OPEN_OFFERS,
  nextStepOf,
  waitsForOf,
} from '#domain/lending/lender-acts.ts';
import {
  ENDED_CASE_STATES,
  LENDER_CASE_EDGES,
  LENDER_CASE_STATES,
  AGREED_STATES,
} from '#domain/lending/states/lender-case-states.ts';

/** Every case with every delivery order. */
const ALL = LENDER_CASE_STATES.flatMap((state) =>
  [null, ...DELIVERY_STATES].map((delivery): LendersView => ({
    state,
    delivery,
    application: 'WITH_LENDER',
    hasPackage: true,
    openOffers: 1,
  })),
);

/** The act that takes each step. */
const DONE_BY: Readonly<Record<LenderStep, LenderAct>> = {
  'open-package': 'acknowledge',
  decide: 'makeOffer',
  agree: 'agree',
  'issue-delivery-order': 'issueDeliveryOrder',
  pay: 'reportPayment',
};

/** Edges that other acts take: the last payment. */
const TAKEN_BY_THE_WAY = ['disburse'];
/** What an act about the delivery order is called in the table of its states. */
const DELIVERY_ACTS = new Map<string, LenderAct>([
  ['issue', 'issueDeliveryOrder'],
  ['cancel', 'cancelDeliveryOrder'],
  ['payPart', 'reportPayment'],
  ['payAll', 'reportPayment'],
]);

describe('what a lender may do', () => {
  it('is every edge of the tables that belongs to a lender, and nothing else', () => {
    for (const view of ALL) {
      const ofCase = LENDER_CASE_EDGES.filter(
        ({ who, from, action }) =>
          who.some((role) => role === 'lender') &&
          from.some((state) => state === view.state) &&
          !TAKEN_BY_THE_WAY.includes(action),
      ).map(({ action }) => action);
      const isAgreed = AGREED_STATES.some((state) => state === view.state);
      const ofDelivery = DELIVERY_EDGES.filter(
        ({ who, from }) =>
          isAgreed &&
          who.some((role) => role === 'lender') &&
          from.some((state) => state === view.delivery),
      ).map(({ action }) => DELIVERY_ACTS.get(action));
      expect(new Set(actsOf(view)), JSON.stringify(view)).toEqual(
        new Set([...ofCase, ...ofDelivery]),
      );
    }
    expect(deliveryEdge('issue', 'REQUESTED')?.who).toEqual(['lender']);
    expect(new Set(ALL.flatMap((view) => actsOf(view)))).toEqual(new Set(LENDER_ACTS));
  });

  it('begins with the package, ends with too many offers, and asks as long as the application lets it', () => {
    const view: LendersView = {
      state: 'CREATED',
      delivery: null,
      application: 'WITH_LENDER',
      hasPackage: false,
      openOffers: 0,
    };
    expect(actsOf(view)).toEqual([]);
    expect(actsOf({ ...view, state: 'OFFERED', openOffers: MAX_OPEN_OFFERS })).toEqual([
      'withdrawOffer',
    ]);
    expect(applicationEdge('askForMore', 'IN_REVIEW')).toBeNull();
    expect(actsOf({ ...view, state: 'PROCESSING', application: 'IN_REVIEW' })).not.toContain(
      'askForMore',
    );
  });
});

describe('what a lender is to do next', () => {
  it('is something that it may do, while the case waits only for it', () => {
    for (const view of ALL) {
      const step = nextStepOf(view);
      expect(waitsForOf(view) === 'lender', JSON.stringify(view)).toBe(step !== null);
      expect(step === null || actsOf(view).includes(DONE_BY[step])).toBe(true);
    }
    expect(new Set(ALL.map((view) => nextStepOf(view)))).toEqual(new Set([null, ...LENDER_STEPS]));
  });

  it('follows from states that a list can be searched by', () => {
    for (const view of ALL) {
      const isAgreed = AGREED_STATES.some((state) => state === view.state);
      const isListed =
        CASES_OF_LENDER.includes(view.state) ||
        (isAgreed && view.delivery !== null && DELIVERIES_OF_LENDER.includes(view.delivery));
      expect(isListed, JSON.stringify(view)).toBe(nextStepOf(view) !== null);
    }
  });

  it('is no one’s once the case has ended, and someone’s until then', () => {
    const ended: readonly string[] = ENDED_CASE_STATES;
    for (const view of ALL) {
      expect(waitsForOf(view) === null, JSON.stringify(view)).toBe(ended.includes(view.state));
    }
  });
});
