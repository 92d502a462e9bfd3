/** The states of a loan application, and every transition between them. Code, audit, documents and tests follow this table. */
import type { Edge } from '#domain/lending/states/edges.ts';
import { edgeFrom } from '#domain/lending/states/edges.ts';

/** Submitted, and not closed yet. */
export const OPEN_STATES = ['SUBMITTED', 'IN_REVIEW', 'ACTION_REQUIRED', 'WITH_LENDER'] as const;
export const APPLICATION_STATES = ['DRAFT', ...OPEN_STATES, 'CLOSED'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Why an application is closed. */
export const APPLICATION_OUTCOMES = [
  'DISBURSED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'COOLED_OFF',
] as const;
export type ApplicationOutcome = (typeof APPLICATION_OUTCOMES)[number];

export const APPLICATION_ROLES = [
  'borrower',
  'guarantor',
  'dealer',
  'operator',
  'lender',
  'system',
] as const;
export type ApplicationRole = (typeof APPLICATION_ROLES)[number];

export type ApplicationEdge = Edge<ApplicationState, ApplicationRole> & {
  /** Where it ends. */
  readonly outcome?: ApplicationOutcome;
};

export const APPLICATION_EDGES = [
  {
    action: 'saveSection',
    from: ['DRAFT'],
    to: 'DRAFT',
    who: ['borrower'],
    when: 'no text in it is an Aadhaar number',
  },
  {
    action: 'saveSection',
    from: ['ACTION_REQUIRED'],
    to: 'ACTION_REQUIRED',
    who: ['borrower'],
    when: 'an operator asked for this section, and no text in it is an Aadhaar number',
  },
  {
    action: 'chooseLenders',
    from: ['DRAFT'],
    to: 'DRAFT',
    who: ['borrower'],
    when: 'every chosen product is in the match that was shown, at most one for each lender',
  },
  {
    action: 'refreshMatch',
    from: ['DRAFT'],
    to: 'DRAFT',
    who: ['borrower'],
    when: 'the sections have enough answers to match lenders',
  },
  {
    action: 'inviteGuarantor',
    from: ['DRAFT'],
    to: 'DRAFT',
    who: ['borrower'],
    when: 'the guarantor is not the borrower',
  },
  {
    action: 'inviteGuarantor',
    from: ['ACTION_REQUIRED'],
    to: 'ACTION_REQUIRED',
    who: ['borrower'],
    when: 'a document of the guarantor is asked for, and it is the same guarantor: only the link is new',
  },
  {
    action: 'submit',
    from: ['DRAFT'],
    to: 'SUBMITTED',
    who: ['borrower'],
    when: 'sections, documents and consents are complete, the match is current, and the phone is verified again',
  },
  {
    action: 'claim',
    from: ['SUBMITTED'],
    to: 'IN_REVIEW',
    who: ['operator'],
    when: 'nobody has claimed it yet',
  },
  {
    action: 'claim',
    from: ['IN_REVIEW'],
    to: 'IN_REVIEW',
    who: ['operator'],
    when: 'the operator who claimed it is no longer an operator',
  },
  {
    action: 'release',
    from: ['IN_REVIEW'],
    to: 'SUBMITTED',
    who: ['operator'],
    when: 'by the operator who claimed it',
  },
  {
    action: 'requestChanges',
    from: ['IN_REVIEW'],
    to: 'ACTION_REQUIRED',
    who: ['operator'],
    when: 'by the operator who claimed it, with the sections or documents and a reason',
  },
  {
    action: 'requestChanges',
    from: ['WITH_LENDER'],
    to: 'ACTION_REQUIRED',
    who: ['operator'],
    when: 'with the documents that cannot go to a lender as they are, and a reason',
  },
  {
    action: 'askForMore',
    from: ['WITH_LENDER', 'ACTION_REQUIRED'],
    to: 'ACTION_REQUIRED',
    who: ['lender'],
    when: 'with the documents and a reason',
  },
  {
    action: 'resubmit',
    from: ['ACTION_REQUIRED'],
    to: 'IN_REVIEW',
    who: ['borrower'],
    when: 'an operator asked for changes, and all of them have been made',
  },
  {
    action: 'resubmitToLenders',
    from: ['ACTION_REQUIRED'],
    to: 'WITH_LENDER',
    who: ['borrower'],
    when: 'changes were asked for while it was with lenders, and all of them have been made',
  },
  {
    action: 'dropRequest',
    from: ['ACTION_REQUIRED'],
    to: 'WITH_LENDER',
    who: ['lender', 'borrower'],
    when: 'the lender that asked rejects the case, or its consent is withdrawn, and no other request is open',
  },
  {
    action: 'handOver',
    from: ['IN_REVIEW'],
    to: 'WITH_LENDER',
    who: ['operator'],
    when: 'by the operator who claimed it, above an amount once a second one has confirmed it; every document is verified, and each lender has a consent',
  },
  {
    action: 'reject',
    from: ['IN_REVIEW'],
    to: 'CLOSED',
    outcome: 'REJECTED',
    who: ['operator'],
    when: 'by the operator who claimed it, above an amount once a second one has confirmed it; with a reason',
  },
  {
    action: 'acceptOffer',
    from: ['WITH_LENDER', 'ACTION_REQUIRED'],
    to: 'WITH_LENDER',
    who: ['borrower'],
    when: 'the offer is still valid, the hash of its key facts statement is given, and the phone is verified again',
  },
  {
    action: 'disburse',
    from: ['WITH_LENDER', 'ACTION_REQUIRED'],
    to: 'CLOSED',
    outcome: 'DISBURSED',
    who: ['lender'],
    when: 'the delivery order is paid in full',
  },
  {
    action: 'endWithoutLender',
    from: OPEN_STATES,
    to: 'CLOSED',
    who: ['borrower', 'operator', 'lender', 'system'],
    when: 'no lender case is open: REJECTED if a lender rejected it, else EXPIRED if an offer lapsed, else REJECTED if the last package was given up, else WITHDRAWN',
  },
  {
    action: 'withdraw',
    from: ['DRAFT', ...OPEN_STATES],
    to: 'CLOSED',
    outcome: 'WITHDRAWN',
    who: ['borrower'],
    when: 'nothing has been paid yet',
  },
  {
    action: 'expire',
    from: ['DRAFT', 'ACTION_REQUIRED'],
    to: 'CLOSED',
    outcome: 'EXPIRED',
    who: ['system'],
    when: 'it was not changed for as long as a draft is kept',
  },
  {
    action: 'exitInCoolingOff',
    from: ['WITH_LENDER', 'ACTION_REQUIRED', 'CLOSED'],
    to: 'CLOSED',
    outcome: 'COOLED_OFF',
    who: ['borrower'],
    when: 'an offer was accepted, or the loan disbursed, and the cooling-off period has not ended',
  },
] as const satisfies readonly ApplicationEdge[];

export type ApplicationAction = (typeof APPLICATION_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function applicationEdge(action: ApplicationAction, from: string): ApplicationEdge | null {
  return edgeFrom<ApplicationEdge>(APPLICATION_EDGES, action, from);
}
