/** The states of a version of a template for messages to borrowers. Two operators are needed before one is used. */
import type { ProposalEdge } from '#domain/lending/states/lender-key-states.ts';
import { edgeFrom } from '#domain/lending/states/edges.ts';

export const LETTER_TEMPLATE_STATES = ['PROPOSED', 'APPROVED', 'REFUSED', 'RETIRED'] as const;
export type LetterTemplateState = (typeof LETTER_TEMPLATE_STATES)[number];

export type LetterTemplateEdge = ProposalEdge<LetterTemplateState>;

/** A version begins PROPOSED, by the operator who writes it. */
export const LETTER_TEMPLATE_EDGES = [
  {
    action: 'rewrite',
    from: ['PROPOSED', 'REFUSED'],
    to: 'PROPOSED',
    who: ['operator'],
    when: 'always; an approved version stays as it is, and another one is written',
    isBySomebodyElse: false,
  },
  {
    action: 'approve',
    from: ['PROPOSED'],
    to: 'APPROVED',
    who: ['operator'],
    when: 'another operator wrote it; the version before it is retired',
    isBySomebodyElse: true,
  },
  {
    action: 'refuse',
    from: ['PROPOSED'],
    to: 'REFUSED',
    who: ['operator'],
    when: 'another operator wrote it',
    isBySomebodyElse: true,
  },
  {
    action: 'retire',
    from: ['APPROVED'],
    to: 'RETIRED',
    who: ['operator'],
    when: 'always',
    isBySomebodyElse: false,
  },
] as const satisfies readonly LetterTemplateEdge[];

export type LetterTemplateAction = (typeof LETTER_TEMPLATE_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function letterTemplateEdge(
  action: LetterTemplateAction,
  from: string,
): LetterTemplateEdge | null {
  return edgeFrom<LetterTemplateEdge>(LETTER_TEMPLATE_EDGES, action, from);
}
