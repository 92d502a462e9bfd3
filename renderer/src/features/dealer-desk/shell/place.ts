/** The places of the desk by the address's fragment, so that Back works and a place can be kept as a bookmark. */
import * as z from 'zod/mini';
import { applicationNumber } from '#contract/applications/call.ts';

export const VIEWS = ['today', 'leads', 'following'] as const;
export type View = (typeof VIEWS)[number];

export type Place =
  | { readonly view: View }
  | { readonly view: 'lead'; readonly lead: string }
  /** One of the applications that are followed, by its number. */
  | { readonly view: 'followed'; readonly number: string };

const view = z.enum(VIEWS);
const LEAD = '#lead=';
const leadId = z.uuid();
const FOLLOWED = '#following=';

/** Where a fragment leads; the day's work if it is not a place. */
export function placeAt(hash: string): Place {
  if (hash.startsWith(LEAD)) {
    const lead = leadId.safeParse(hash.slice(LEAD.length));
    if (lead.success) return { view: 'lead', lead: lead.data };
  }
  if (hash.startsWith(FOLLOWED)) {
    const number = applicationNumber.safeParse(hash.slice(FOLLOWED.length));
    if (number.success) return { view: 'followed', number: number.data };
  }
  const named = view.safeParse(hash.slice(1));
  return { view: named.success ? named.data : 'today' };
}

/** The fragment that leads to a place. */
export function fragmentOf(place: Place): string {
  if (place.view === 'lead') return `${LEAD}${place.lead}`;
  return place.view === 'followed' ? `${FOLLOWED}${place.number}` : `#${place.view}`;
}

const LISTS = { lead: 'leads', followed: 'following' } as const;

/** The view that a place belongs to: one lead to the list of leads. */
export const viewOf = ({ view: at }: Place): View =>
  at === 'lead' || at === 'followed' ? LISTS[at] : at;
