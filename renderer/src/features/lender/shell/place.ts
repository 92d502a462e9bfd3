/** The places of a lender's inbox by the address's fragment, so that Back works and a place can be kept as a bookmark. */
import * as z from 'zod/mini';
import { applicationNumber } from '#contract/applications/call.ts';

export type Place =
  | {
      readonly view: 'inbox';
      /** The saved view that is open; null or left out for none. */
      readonly saved?: string | null;
    }
  | { readonly view: 'settings' }
  | { readonly view: 'case'; readonly number: z.infer<typeof applicationNumber> };

const CASE = '#case=';
const SAVED = '#inbox=';
const viewId = z.uuid();

/** Where a fragment leads; the inbox if it is not a place. */
export function placeAt(hash: string): Place {
  const number = applicationNumber.safeParse(hash.slice(CASE.length));
  if (hash.startsWith(CASE) && number.success) return { view: 'case', number: number.data };
  const saved = viewId.safeParse(hash.slice(SAVED.length));
  if (hash.startsWith(SAVED) && saved.success) return { view: 'inbox', saved: saved.data };
  return { view: hash === fragmentOf({ view: 'settings' }) ? 'settings' : 'inbox' };
}

/** The fragment that leads to a place. */
export function fragmentOf(place: Place): string {
  if (place.view === 'case') return `${CASE}${place.number}`;
  if (place.view === 'inbox' && typeof place.saved === 'string') return `${SAVED}${place.saved}`;
  return `#${place.view}`;
}
