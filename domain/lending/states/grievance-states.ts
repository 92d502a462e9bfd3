/** The states of a grievance, and every transition between them. Code, audit and tests follow this table. */
import { edgeFrom } from '#domain/lending/states/edges.ts';

export const GRIEVANCE_STATES = ['OPEN', 'ANSWERED', 'ESCALATED', 'CLOSED'] as const;
export type GrievanceState = (typeof GRIEVANCE_STATES)[number];

export type GrievanceEdge = {
  readonly action: string;
  readonly from: readonly GrievanceState[];
  readonly to: GrievanceState;
  readonly who: 'borrower' | 'operator' | 'system';
  /** What else must hold, in words. */
  readonly when: string;
};

export const GRIEVANCE_EDGES = [
  {
    action: 'answer',
    // The answer to an escalated one can be accepted, or escalated again.
    from: ['OPEN', 'ESCALATED'],
    to: 'ANSWERED',
    who: 'operator',
    when: 'no text in it is an Aadhaar number',
  },
  {
    action: 'escalate',
    from: ['OPEN', 'ANSWERED'],
    to: 'ESCALATED',
    who: 'borrower',
    when: 'always',
  },
  { action: 'close', from: ['ANSWERED'], to: 'CLOSED', who: 'borrower', when: 'always' },
  {
    action: 'lapse',
    from: ['ANSWERED'],
    to: 'CLOSED',
    who: 'system',
    when: 'the time to ask RBI’s ombudsman, counted from the answer, is over',
  },
  {
    action: 'erase',
    from: ['OPEN', 'ANSWERED', 'ESCALATED'],
    to: 'CLOSED',
    who: 'system',
    when: 'the person who raised it is erased',
  },
] as const satisfies readonly GrievanceEdge[];

export type GrievanceAction = (typeof GRIEVANCE_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function grievanceEdge(action: GrievanceAction, from: string): GrievanceEdge | null {
  return edgeFrom<GrievanceEdge>(GRIEVANCE_EDGES, action, from);
}

/** States in which whoever raised it waits for an answer. */
export const STATES_TO_ANSWER: readonly GrievanceState[] = GRIEVANCE_EDGES.flatMap((edge) =>
  edge.action === 'answer' ? edge.from : [],
);
