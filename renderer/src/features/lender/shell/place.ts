/** The places of a lender's inbox by the address's fragment, so that Back works and a place can be kept as a bookmark. */
import * as z from 'zod/mini';
import { applicationNumber } from '#contract/applications/call.ts';

export type Place =
  | { readonly view: 'inbox' }
  | { readonly view: 'case'; readonly number: z.infer<typeof applicationNumber> };

const CASE = '#case=';

/** Where a fragment leads; the inbox if it is not a place. */
export function placeAt(hash: string): Place {
  const number = applicationNumber.safeParse(hash.slice(CASE.length));
  return hash.startsWith(CASE) && number.success
    ? { view: 'case', number: number.data }
    : { view: 'inbox' };
}

/** The fragment that leads to a place. */
export const fragmentOf = (place: Place): string =>
  place.view === 'case' ? `${CASE}${place.number}` : '#inbox';
