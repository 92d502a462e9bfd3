/**
 * The states of an address at which a lender takes messages. These hold what borrowers say: two operators are needed before
 * anything goes there.
 */
import type { ProposalEdge } from '#domain/lending/states/lender-key-states.ts';
import { edgeFrom } from '#domain/lending/states/edges.ts';

export const LENDER_SYSTEM_STATES = ['PROPOSED', 'ACTIVE', 'ENDED'] as const;
export type LenderSystemState = (typeof LENDER_SYSTEM_STATES)[number];

export type LenderSystemEdge = ProposalEdge<LenderSystemState>;

/** An address begins PROPOSED, by the operator who enters it. */
export const LENDER_SYSTEM_EDGES = [
  {
    action: 'approve',
    from: ['PROPOSED'],
    to: 'ACTIVE',
    who: ['operator'],
    when: 'another operator proposed it; the address before it ends',
    isBySomebodyElse: true,
  },
  {
    action: 'refuse',
    from: ['PROPOSED'],
    to: 'ENDED',
    who: ['operator'],
    when: 'another operator proposed it',
    isBySomebodyElse: true,
  },
  {
    action: 'end',
    from: ['PROPOSED', 'ACTIVE'],
    to: 'ENDED',
    who: ['operator'],
    when: 'always; a proposal also ends when another address is proposed',
    isBySomebodyElse: false,
  },
] as const satisfies readonly LenderSystemEdge[];

export type LenderSystemAction = (typeof LENDER_SYSTEM_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function lenderSystemEdge(
  action: LenderSystemAction,
  from: string,
): LenderSystemEdge | null {
  return edgeFrom<LenderSystemEdge>(LENDER_SYSTEM_EDGES, action, from);
}
