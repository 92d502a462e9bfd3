/** The places of a lender's inbox by the address's fragment, so that Back works and a place can be kept as a bookmark. */
import * as z from 'zod/mini';
import { applicationNumber } from '#contract/applications/call.ts';

export type Place =
  | { readonly view: 'inbox' | 'settings' }
  | { readonly view: 'case'; readonly number: z.infer<typeof applicationNumber> };

const CASE = '#case=';

/** Where a fragment leads; the inbox if it is not a place. */
export function placeAt(hash: string): Place {
  const number = applicationNumber.safeParse(hash.slice(CASE.length));
  if (hash.startsWith(CASE) && number.success) return { view: 'case', number: number.data };
  return { view: hash === fragmentOf({ view: 'settings' }) ? 'settings' : 'inbox' };
}

/** The fragment that leads to a place. */
export const fragmentOf = (place: Place): string =>
  place.view === 'case' ? `${CASE}${place.number}` : `#${place.view}`;
