/** The filter of the list of leads. Kept while the desk is open, and nowhere else: a search is a person's name. */
import { daysAfter } from '#domain/days.ts';
import { LEAD_ORDERS } from '#contract/dealers/leads.ts';
import { asId } from '#domain/ids.ts';
import { LEAD_STATES, type LOST_REASONS, type LeadSource } from '#domain/lending/leads.ts';
import {
  ALL_BRANCHES,
  askedBranch,
  type BranchFilter,
} from '#renderer/features/dealer-desk/shared/branches.ts';
import type { LeadsAsked } from '#renderer/features/dealer-desk/shared/leads-here.ts';

type LostReason = (typeof LOST_REASONS)[number];

export const STATES = [...LEAD_STATES, 'all'] as const;
/** `none`: without a next step. */
export const DUE = ['any', 'today', 'week', 'none'] as const;
export const ORDERS = LEAD_ORDERS;

export type LeadFilter = {
  readonly search: string;
  readonly state: (typeof STATES)[number];
  readonly due: (typeof DUE)[number];
  readonly orderBy: (typeof ORDERS)[number];
  /** `me`, `nobody`, the ID of a membership, or `all`. */
  readonly owner: string;
  readonly branch: BranchFilter;
  readonly source: LeadSource | 'all';
  readonly reason: LostReason | 'all';
  /** The first and last day on which they were written; null for any. */
  readonly written: { readonly from: string; readonly to: string } | null;
};

export const ALL_OPEN: LeadFilter = {
  search: '',
  state: 'OPEN',
  due: 'any',
  orderBy: 'newest',
  owner: 'all',
  branch: ALL_BRANCHES,
  source: 'all',
  reason: 'all',
  written: null,
};

/** Whether it shows less than all that are open. */
export const isNarrowed = ({
  search,
  due,
  owner,
  branch,
  source,
  reason,
  written,
  state,
}: LeadFilter) =>
  search !== '' ||
  due !== 'any' ||
  owner !== 'all' ||
  branch !== ALL_BRANCHES ||
  source !== 'all' ||
  (state === 'LOST' && reason !== 'all') ||
  written !== null;

/** Its first page, as requested from the gateway. */
export function askedOf(
  { search, state, due, orderBy, owner, branch, source, reason, written }: LeadFilter,
  today: string,
): LeadsAsked {
  return {
    search: search.trim().slice(0, 80) || null,
    state: state === 'all' ? null : state,
    dueBy: due === 'today' ? today : due === 'week' ? daysAfter(today, 7) : null,
    step: due === 'none' ? due : null,
    owner:
      owner === 'all'
        ? null
        : owner === 'me' || owner === 'nobody'
          ? owner
          : asId('membership', owner),
    branch: askedBranch(branch),
    source: source === 'all' ? null : source,
    reason: state !== 'LOST' || reason === 'all' ? null : reason,
    from: written?.from ?? null,
    to: written?.to ?? null,
    orderBy,
  };
}
