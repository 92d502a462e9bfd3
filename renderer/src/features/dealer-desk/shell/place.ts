/** The places of the desk by the address's fragment, so that Back works and a place can be kept as a bookmark. */
import * as z from 'zod/mini';

export const VIEWS = ['today', 'leads', 'following'] as const;
export type View = (typeof VIEWS)[number];

export type Place = { readonly view: View } | { readonly view: 'lead'; readonly lead: string };

const view = z.enum(VIEWS);
const LEAD = '#lead=';
const leadId = z.uuid();

/** Where a fragment leads; the day's work for whatever is no place. */
export function placeAt(hash: string): Place {
  if (hash.startsWith(LEAD)) {
    const lead = leadId.safeParse(hash.slice(LEAD.length));
    if (lead.success) return { view: 'lead', lead: lead.data };
  }
  const named = view.safeParse(hash.slice(1));
  return { view: named.success ? named.data : 'today' };
}

/** The fragment that leads to a place. */
export const fragmentOf = (place: Place): string =>
  place.view === 'lead' ? `${LEAD}${place.lead}` : `#${place.view}`;
