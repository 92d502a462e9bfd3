/** The places of a lender's inbox by the address's fragment, so that Back works and a place can be kept as a bookmark. */
import * as z from 'zod/mini';
import { applicationNumber } from '#contract/applications/call.ts';
import { readFragment, writeFragment } from '#renderer/ui/navigation/fragment.ts';

export type Place =
  | {
      readonly view: 'inbox';
      /** The saved view that is open; null or left out for none. */
      readonly saved?: string | null;
    }
  | { readonly view: 'settings' }
  | { readonly view: 'case'; readonly number: z.infer<typeof applicationNumber> };

const viewId = z.uuid();

/** Where a fragment leads; the inbox if it is not a place. */
export function placeAt(hash: string): Place {
  const { view, value } = readFragment(hash);
  if (view === 'case') {
    const number = applicationNumber.safeParse(value);
    if (number.success) return { view, number: number.data };
  }
  if (view === 'inbox') {
    const saved = viewId.safeParse(value);
    if (saved.success) return { view, saved: saved.data };
  }
  return { view: view === 'settings' ? view : 'inbox' };
}

/** The fragment that leads to a place. */
export function fragmentOf(place: Place): string {
  if (place.view === 'case') return writeFragment('case', place.number);
  return writeFragment(place.view, place.view === 'inbox' ? place.saved : null);
}
