/** What a lender may do about a case, and what it must do next: worked out from the tables of states. */
import type { ApplicationState } from '#domain/lending/states/application-states.ts';
import { applicationEdge } from '#domain/lending/states/application-states.ts';
import {
  DELIVERY_STATES,
  type DeliveryAction,
  type DeliveryState,
} from '#domain/lending/states/delivery-states.ts';
import { deliveryEdge } from '#domain/lending/states/delivery-states.ts';
import {
  LENDER_CASE_STATES,
  type LenderCaseAction,
  type LenderCaseState,
} from '#domain/lending/states/lender-case-states.ts';
import { lenderCaseEdge, isAgreedCase } from '#domain/lending/states/lender-case-states.ts';

/** Open offers of one lender for one application: more would be an accident. */
export const MAX_OPEN_OFFERS = 5;

export const LENDER_ACTS = [
  'acknowledge',
  'askForMore',
  'makeOffer',
  'withdrawOffer',
  'prepareAgreement',
  'agree',
  'prepareDisbursal',
  'reject',
  'issueDeliveryOrder',
  'cancelDeliveryOrder',
  'reportPayment',
] as const;
export type LenderAct = (typeof LENDER_ACTS)[number];

/** What a lender must do next, of all that it may do. */
export const LENDER_STEPS = [
  'open-package',
  'decide',
  'agree',
  'issue-delivery-order',
  'pay',
] as const;
export type LenderStep = (typeof LENDER_STEPS)[number];

/** For whom a case waits. */
export const WAITS_FOR = ['lender', 'borrower', 'dealer'] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];

export type LendersCase = {
  readonly state: LenderCaseState;
  /** Of this lender's delivery order; null where there is none. */
  readonly delivery: DeliveryState | null;
};

const STEPS_OF_CASE: Partial<Record<LenderCaseState, LenderStep>> = {
  CREATED: 'open-package',
  PROCESSING: 'decide',
  OFFER_ACCEPTED: 'agree',
  AGREEMENT_PENDING: 'agree',
};
const STEPS_OF_DELIVERY: Partial<Record<DeliveryState, LenderStep>> = {
  REQUESTED: 'issue-delivery-order',
  DELIVERED: 'pay',
  PART_PAID: 'pay',
};

/** In which of these states a case, or the delivery order of one that is agreed, waits for the lender. */
export const CASES_OF_LENDER = LENDER_CASE_STATES.filter((state) => state in STEPS_OF_CASE);
export const DELIVERIES_OF_LENDER = DELIVERY_STATES.filter((state) => state in STEPS_OF_DELIVERY);

/** null while somebody else must act, or nobody. */
export function nextStepOf(lendersCase: LendersCase): LenderStep | null {
  const { state, delivery } = lendersCase;
  if (!isAgreedCase(lendersCase)) return STEPS_OF_CASE[state] ?? null;
  return delivery === null ? null : (STEPS_OF_DELIVERY[delivery] ?? null);
}

/** null where the case has ended. */
export function waitsForOf(lendersCase: LendersCase): WaitsFor | null {
  if (nextStepOf(lendersCase) !== null) return 'lender';
  if (isAgreedCase(lendersCase)) return 'dealer';
  return lendersCase.state === 'ACTION_REQUIRED' || lendersCase.state === 'OFFERED'
    ? 'borrower'
    : null;
}

export type LendersView = LendersCase & {
  readonly application: ApplicationState;
  /** Whether the package was sent to the lender, or read by it. */
  readonly hasPackage: boolean;
  /** Open offers of this lender. */
  readonly openOffers: number;
};

const isLendersEdge = (edge: { readonly who: readonly string[] } | null) =>
  edge?.who.includes('lender') ?? false;

/** What the lender may do now. The gateway refuses anything else, by the same tables. */
export function actsOf(view: LendersView): LenderAct[] {
  const { state, delivery, application, hasPackage, openOffers } = view;
  const ofCase = (action: LenderCaseAction) => isLendersEdge(lenderCaseEdge(action, state));
  const ofDelivery = (...actions: readonly DeliveryAction[]) =>
    isAgreedCase(view) &&
    delivery !== null &&
    actions.some((action) => isLendersEdge(deliveryEdge(action, delivery)));
  const isPermitted: Readonly<Record<LenderAct, boolean>> = {
    acknowledge: ofCase('acknowledge') && hasPackage,
    askForMore: ofCase('askForMore') && isLendersEdge(applicationEdge('askForMore', application)),
    makeOffer: ofCase('makeOffer') && openOffers < MAX_OPEN_OFFERS,
    withdrawOffer: ofCase('withdrawOffer') && openOffers > 0,
    prepareAgreement: ofCase('prepareAgreement'),
    agree: ofCase('agree'),
    prepareDisbursal: ofCase('prepareDisbursal'),
    reject: ofCase('reject'),
    issueDeliveryOrder: ofDelivery('issue'),
    cancelDeliveryOrder: ofDelivery('cancel'),
    reportPayment: ofDelivery('payPart', 'payAll'),
  };
  return LENDER_ACTS.filter((act) => isPermitted[act]);
}
