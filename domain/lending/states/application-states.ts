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

export type ApplicationRole =
  | 'borrower'
  | 'guarantor'
  | 'dealer'
  | 'operator'
  | 'lender'
  | 'system';

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
    when: 'each product was offered in the match that was shown, one of each lender',
  },
  {
    action: 'refreshMatch',
    from: ['DRAFT'],
    to: 'DRAFT',
    who: ['borrower'],
    when: 'the sections say enough to match lenders',
  },
  {
    action: 'inviteGuarantor',
    from: ['DRAFT'],
    to: 'DRAFT',
    who: ['borrower'],
    when: 'the guarantor is somebody else',
  },
  {
    action: 'submit',
    from: ['DRAFT'],
    to: 'SUBMITTED',
    who: ['borrower'],
    when: 'sections, documents and consents are complete, the match is the present one, and the phone is verified again',
  },
  {
    action: 'claim',
    from: ['SUBMITTED'],
    to: 'IN_REVIEW',
    who: ['operator'],
    when: 'nobody has claimed it before',
  },
  {
    action: 'claim',
    from: ['IN_REVIEW'],
    to: 'IN_REVIEW',
    who: ['operator'],
    when: 'whoever claimed it is an operator no longer',
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
    when: 'by the operator who claimed it, naming sections or documents, with a reason',
  },
  {
    action: 'requestChanges',
    from: ['WITH_LENDER'],
    to: 'ACTION_REQUIRED',
    who: ['operator'],
    when: 'naming documents that cannot be passed on to a lender as they are, with a reason',
  },
  {
    action: 'askForMore',
    from: ['WITH_LENDER', 'ACTION_REQUIRED'],
    to: 'ACTION_REQUIRED',
    who: ['lender'],
    when: 'naming documents, with a reason',
  },
  {
    action: 'resubmit',
    from: ['ACTION_REQUIRED'],
    to: 'IN_REVIEW',
    who: ['borrower'],
    when: 'an operator asked, and everything that was asked for is there',
  },
  {
    action: 'resubmitToLenders',
    from: ['ACTION_REQUIRED'],
    to: 'WITH_LENDER',
    who: ['borrower'],
    when: 'it was with lenders when it was asked for, and everything that was asked for is there',
  },
  {
    action: 'dropRequest',
    from: ['ACTION_REQUIRED'],
    to: 'WITH_LENDER',
    who: ['lender', 'borrower'],
    when: 'the lender that asked rejects the case, or the consent for it is withdrawn, and nobody else has asked for anything',
  },
  {
    action: 'handOver',
    from: ['IN_REVIEW'],
    to: 'WITH_LENDER',
    who: ['operator'],
    when: 'by the operator who claimed it; every document is verified, and a consent is given for each lender',
  },
  {
    action: 'reject',
    from: ['IN_REVIEW'],
    to: 'CLOSED',
    outcome: 'REJECTED',
    who: ['operator'],
    when: 'by the operator who claimed it, with a reason',
  },
  {
    action: 'acceptOffer',
    from: ['WITH_LENDER', 'ACTION_REQUIRED'],
    to: 'WITH_LENDER',
    who: ['borrower'],
    when: 'the offer is still valid, its key facts statement is named by its hash, and the phone is verified again',
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
    when: 'no case of a lender is open any more: REJECTED where a lender rejected it, else EXPIRED where an offer lapsed, else REJECTED where the last package is given up, else WITHDRAWN',
  },
  {
    action: 'withdraw',
    from: ['DRAFT', ...OPEN_STATES],
    to: 'CLOSED',
    outcome: 'WITHDRAWN',
    who: ['borrower'],
    when: 'no money was paid yet',
  },
  {
    action: 'expire',
    from: ['DRAFT', 'ACTION_REQUIRED'],
    to: 'CLOSED',
    outcome: 'EXPIRED',
    who: ['system'],
    when: 'nobody has touched it for as long as a draft is kept',
  },
  {
    action: 'exitInCoolingOff',
    from: ['WITH_LENDER', 'ACTION_REQUIRED', 'CLOSED'],
    to: 'CLOSED',
    outcome: 'COOLED_OFF',
    who: ['borrower'],
    when: 'an offer was accepted, or the loan disbursed, and the cooling-off period lasts',
  },
] as const satisfies readonly ApplicationEdge[];

export type ApplicationAction = (typeof APPLICATION_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function applicationEdge(action: ApplicationAction, from: string): ApplicationEdge | null {
  return edgeFrom<ApplicationEdge>(APPLICATION_EDGES, action, from);
}
