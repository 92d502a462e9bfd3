/** The places of the desk by the address's fragment, so that Back works and a place can be kept as a bookmark. */
import * as z from 'zod/mini';
import { applicationNumber } from '#contract/applications/call.ts';
import { readFragment, writeFragment } from '#renderer/ui/navigation/fragment.ts';

export const VIEWS = ['today', 'leads', 'following', 'prices', 'showroom', 'details'] as const;
export type View = (typeof VIEWS)[number];
/** Views that only managers have a use for. */
export const OF_MANAGERS: readonly View[] = ['showroom', 'details'];

export type Place =
  | { readonly view: View }
  | { readonly view: 'lead'; readonly lead: string }
  /** One of the applications that are followed, by its number. */
  | { readonly view: 'followed'; readonly number: string };

const listed = z.enum(VIEWS);
const leadId = z.uuid();

/** Where a fragment leads; the day's work if it is not a place. */
export function placeAt(hash: string): Place {
  const { view, value } = readFragment(hash);
  if (view === 'lead') {
    const lead = leadId.safeParse(value);
    if (lead.success) return { view, lead: lead.data };
  }
  if (view === 'following' && value !== undefined) {
    const number = applicationNumber.safeParse(value);
    if (number.success) return { view: 'followed', number: number.data };
  }
  const named = listed.safeParse(view);
  return { view: named.success && value === undefined ? named.data : 'today' };
}

/** The fragment that leads to a place. */
export function fragmentOf(place: Place): string {
  if (place.view === 'lead') return writeFragment('lead', place.lead);
  return place.view === 'followed'
    ? writeFragment('following', place.number)
    : writeFragment(place.view);
}

const LISTS = { lead: 'leads', followed: 'following' } as const;

/** The view that a place belongs to: one lead to the list of leads. */
export const viewOf = ({ view: at }: Place): View =>
  at === 'lead' || at === 'followed' ? LISTS[at] : at;
