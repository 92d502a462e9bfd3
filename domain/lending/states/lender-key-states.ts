/** The states of a key with which a lender signs. Two operators are needed before one is valid. */
import type { ApplicationRole } from '#domain/lending/states/application-states.ts';
import type { Edge } from '#domain/lending/states/edges.ts';
import { edgeFrom } from '#domain/lending/states/edges.ts';

export const LENDER_KEY_STATES = ['PROPOSED', 'ACTIVE', 'REVOKED'] as const;
export type LenderKeyState = (typeof LENDER_KEY_STATES)[number];

/** An edge of what one operator proposes and another decides. */
export type ProposalEdge<State extends string> = Edge<State, ApplicationRole> & {
  /** Whether it takes another operator than the one who proposed it. */
  readonly isBySomebodyElse: boolean;
};
export type LenderKeyEdge = ProposalEdge<LenderKeyState>;

/** A key begins PROPOSED, by the operator who adds it. */
export const LENDER_KEY_EDGES = [
  {
    action: 'approve',
    from: ['PROPOSED'],
    to: 'ACTIVE',
    who: ['operator'],
    when: 'another operator proposed it',
    isBySomebodyElse: true,
  },
  {
    action: 'refuse',
    from: ['PROPOSED'],
    to: 'REVOKED',
    who: ['operator'],
    when: 'another operator proposed it',
    isBySomebodyElse: true,
  },
  {
    action: 'revoke',
    from: ['ACTIVE'],
    to: 'REVOKED',
    who: ['operator'],
    when: 'always',
    isBySomebodyElse: false,
  },
] as const satisfies readonly LenderKeyEdge[];

export type LenderKeyAction = (typeof LENDER_KEY_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function lenderKeyEdge(action: LenderKeyAction, from: string): LenderKeyEdge | null {
  return edgeFrom<LenderKeyEdge>(LENDER_KEY_EDGES, action, from);
}
