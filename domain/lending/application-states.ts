/** The states of a loan application, and every way from one to another. Code, audit, documents and tests follow this table. */

export const APPLICATION_STATES = ['DRAFT', 'SUBMITTED', 'CLOSED'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Why an application is closed. */
export const APPLICATION_OUTCOMES = ['WITHDRAWN', 'EXPIRED'] as const;
export type ApplicationOutcome = (typeof APPLICATION_OUTCOMES)[number];

export type ApplicationRole =
  | 'borrower'
  | 'guarantor'
  | 'dealer'
  | 'operator'
  | 'lender'
  | 'system';

export type ApplicationEdge = {
  readonly action: string;
  readonly from: readonly ApplicationState[];
  readonly to: ApplicationState;
  /** Where it ends. */
  readonly outcome?: ApplicationOutcome;
  readonly who: readonly ApplicationRole[];
  /** What must hold besides, in words. */
  readonly when: string;
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
    when: 'sections, documents and consents are complete, the match is the present one, and the phone is proved anew',
  },
  {
    action: 'withdraw',
    from: ['DRAFT', 'SUBMITTED'],
    to: 'CLOSED',
    outcome: 'WITHDRAWN',
    who: ['borrower'],
    when: 'always',
  },
  {
    action: 'expire',
    from: ['DRAFT'],
    to: 'CLOSED',
    outcome: 'EXPIRED',
    who: ['system'],
    when: 'nobody has touched it for as long as a draft is kept',
  },
] as const satisfies readonly ApplicationEdge[];

export type ApplicationAction = (typeof APPLICATION_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function applicationEdge(action: ApplicationAction, from: string): ApplicationEdge | null {
  const edges: readonly ApplicationEdge[] = APPLICATION_EDGES;
  return (
    edges.find((edge) => edge.action === action && edge.from.some((state) => state === from)) ??
    null
  );
}
