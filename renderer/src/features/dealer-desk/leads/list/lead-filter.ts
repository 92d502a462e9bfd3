/** The filter of the list of leads. Kept while the desk is open, and nowhere else: a search is a person's name. */
import { daysAfter } from '#domain/days.ts';
import { LEAD_ORDERS } from '#contract/dealers/leads.ts';
import { LEAD_STATES } from '#domain/lending/leads.ts';
import type { LeadsAsked } from '#renderer/features/dealer-desk/shared/leads-here.ts';

export const STATES = [...LEAD_STATES, 'all'] as const;
/** `none`: without a next step. */
export const DUE = ['any', 'today', 'week', 'none'] as const;
export const ORDERS = LEAD_ORDERS;

export type LeadFilter = {
  readonly search: string;
  readonly state: (typeof STATES)[number];
  readonly due: (typeof DUE)[number];
  readonly orderBy: (typeof ORDERS)[number];
};

export const ALL_OPEN: LeadFilter = { search: '', state: 'OPEN', due: 'any', orderBy: 'newest' };

/** Its first page, as requested from the gateway. */
export function askedOf({ search, state, due, orderBy }: LeadFilter, today: string): LeadsAsked {
  return {
    search: search.trim().slice(0, 80) || null,
    state: state === 'all' ? null : state,
    dueBy: due === 'today' ? today : due === 'week' ? daysAfter(today, 7) : null,
    step: due === 'none' ? due : null,
    orderBy,
  };
}
