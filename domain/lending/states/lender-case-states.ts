/** The states of an application with one lender, as OCEN names them, and every transition between them. */
import type { ApplicationRole } from '#domain/lending/states/application-states.ts';
import type { Edge } from '#domain/lending/states/edges.ts';
import { edgeFrom } from '#domain/lending/states/edges.ts';

export const LENDER_CASE_STATES = [
  'CREATED',
  'PROCESSING',
  'ACTION_REQUIRED',
  'OFFERED',
  'OFFER_ACCEPTED',
  'AGREEMENT_PENDING',
  'AGREED',
  'DISBURSEMENT_PENDING',
  'DISBURSED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type LenderCaseState = (typeof LENDER_CASE_STATES)[number];

/** States in which a case has ended. */
export const ENDED_CASE_STATES = [
  'DISBURSED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly LenderCaseState[];

/** States of a case in which the lender has agreed, and owes the dealer. */
export const AGREED_STATES = [
  'AGREED',
  'DISBURSEMENT_PENDING',
] as const satisfies readonly LenderCaseState[];

/** States of a case whose offer the borrower has accepted. */
export const ACCEPTED_STATES = [
  'OFFER_ACCEPTED',
  'AGREEMENT_PENDING',
  ...AGREED_STATES,
  'DISBURSED',
] as const satisfies readonly LenderCaseState[];

/** Whether the lender still has to do with the application. */
export const isOpenCase = ({ state }: { readonly state: string }): boolean =>
  !ENDED_CASE_STATES.some((ended) => ended === state);

export const isAgreedCase = ({ state }: { readonly state: string }): boolean =>
  AGREED_STATES.some((agreed) => agreed === state);

export const isAcceptedState = (state: string): boolean =>
  ACCEPTED_STATES.some((accepted) => accepted === state);

export type LenderCaseEdge = Edge<LenderCaseState, ApplicationRole>;

export const LENDER_CASE_EDGES = [
  {
    action: 'acknowledge',
    from: ['CREATED'],
    to: 'PROCESSING',
    who: ['lender'],
    when: 'the package was sent to this lender',
  },
  {
    action: 'askForMore',
    from: ['PROCESSING'],
    to: 'ACTION_REQUIRED',
    who: ['lender'],
    when: 'with the documents and a reason',
  },
  {
    action: 'answer',
    from: ['ACTION_REQUIRED'],
    to: 'PROCESSING',
    who: ['borrower'],
    when: 'the documents that this lender asked for have arrived',
  },
  {
    action: 'makeOffer',
    from: ['PROCESSING', 'OFFERED'],
    to: 'OFFERED',
    who: ['lender'],
    when: 'its terms are no worse than those of the product, and its APR matches ours',
  },
  {
    action: 'withdrawOffer',
    from: ['OFFERED'],
    to: 'PROCESSING',
    who: ['lender'],
    when: 'it was the last open offer of this lender',
  },
  {
    action: 'declineOffer',
    from: ['OFFERED'],
    to: 'CANCELLED',
    who: ['borrower'],
    when: 'it was the last open offer of this lender',
  },
  {
    action: 'expireOffer',
    from: ['OFFERED'],
    to: 'EXPIRED',
    who: ['system'],
    when: 'it was the last open offer of this lender, and it has lapsed',
  },
  {
    action: 'acceptOffer',
    from: ['OFFERED'],
    to: 'OFFER_ACCEPTED',
    who: ['borrower'],
    when: 'no other offer of the application was accepted',
  },
  {
    action: 'prepareAgreement',
    from: ['OFFER_ACCEPTED'],
    to: 'AGREEMENT_PENDING',
    who: ['lender'],
    when: 'always',
  },
  {
    action: 'agree',
    from: ['OFFER_ACCEPTED', 'AGREEMENT_PENDING'],
    to: 'AGREED',
    who: ['lender'],
    when: 'always',
  },
  {
    action: 'prepareDisbursal',
    from: ['AGREED'],
    to: 'DISBURSEMENT_PENDING',
    who: ['lender'],
    when: 'always',
  },
  {
    action: 'disburse',
    from: ['AGREED', 'DISBURSEMENT_PENDING'],
    to: 'DISBURSED',
    who: ['lender'],
    when: 'the delivery order is paid in full',
  },
  {
    action: 'reject',
    from: ['PROCESSING', 'ACTION_REQUIRED', 'OFFER_ACCEPTED', 'AGREEMENT_PENDING'],
    to: 'REJECTED',
    who: ['lender'],
    when: 'with a reason',
  },
  {
    action: 'cancel',
    from: [
      'CREATED',
      'PROCESSING',
      'ACTION_REQUIRED',
      'OFFERED',
      'OFFER_ACCEPTED',
      'AGREEMENT_PENDING',
      'AGREED',
      'DISBURSEMENT_PENDING',
    ],
    to: 'CANCELLED',
    who: ['borrower', 'operator', 'system'],
    when: 'nothing has been paid yet, and the application or a consent that it needs ends, another lender’s offer is accepted, or an operator gives up a package that could not be delivered',
  },
  {
    action: 'exitInCoolingOff',
    from: ['OFFER_ACCEPTED', 'AGREEMENT_PENDING', 'AGREED', 'DISBURSEMENT_PENDING', 'DISBURSED'],
    to: 'CANCELLED',
    who: ['borrower'],
    when: 'the cooling-off period has not ended',
  },
] as const satisfies readonly LenderCaseEdge[];

export type LenderCaseAction = (typeof LENDER_CASE_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function lenderCaseEdge(action: LenderCaseAction, from: string): LenderCaseEdge | null {
  return edgeFrom<LenderCaseEdge>(LENDER_CASE_EDGES, action, from);
}
