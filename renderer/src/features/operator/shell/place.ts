/** The places of the console by the address's fragment, so that Back works and a place can be kept as a bookmark. */
import * as z from 'zod/mini';
import { applicationNumber, recordVersion, slug } from '#contract/applications/call.ts';
import { grievanceNumber } from '#contract/applications/grievances.ts';

/** The lists of the console, as its links have them. */
export const GROUPS = [
  { name: 'work', views: ['dashboard', 'queue'] },
  { name: 'catalogue', views: ['catalogue', 'lenders', 'dealers'] },
  { name: 'service', views: ['grievances', 'messages', 'notices', 'dead-letters', 'jobs'] },
  { name: 'people', views: ['members'] },
] as const;
export type GroupedView = (typeof GROUPS)[number]['views'][number];
type ListView = Exclude<GroupedView, 'queue'>;

export const LIST_VIEWS: readonly ListView[] = GROUPS.flatMap(({ views }) =>
  views.flatMap((view) => (view === 'queue' ? [] : [view])),
);

export type Place =
  | { readonly view: ListView }
  /** The filter is what an address has after `?`; the queue reads it. */
  | { readonly view: 'queue'; readonly filter: string }
  | { readonly view: 'application' | 'grievance'; readonly number: string }
  | { readonly view: 'product'; readonly productId: string; readonly version: number };

const listView = z.enum(LIST_VIEWS);
const ofApplication = z.object({ view: z.literal('application'), number: applicationNumber });
const ofGrievance = z.object({ view: z.literal('grievance'), number: grievanceNumber });
const ofProduct = z.object({ view: z.literal('product'), productId: slug, version: recordVersion });
const named = z.union([ofApplication, ofGrievance, ofProduct]);

const QUEUE = '#queue';

/** Where a fragment leads; the dashboard if it is not a place. */
export function placeAt(hash: string): Place {
  if (hash === QUEUE) return { view: 'queue', filter: '' };
  if (hash.startsWith(`${QUEUE}?`)) return { view: 'queue', filter: hash.slice(QUEUE.length + 1) };
  const [, view, name = ''] = /^#([a-z-]+)=(.+)$/.exec(hash) ?? [];
  const [, productId, version] = /^(.+)\.(\d{1,15})$/.exec(name) ?? [];
  const one = named.safeParse({ view, number: name, productId, version: Number(version) });
  if (one.success) return one.data;
  const list = listView.safeParse(hash.slice(1));
  return { view: list.success ? list.data : 'dashboard' };
}

/** The fragment that leads to a place. */
export function fragmentOf(place: Place): string {
  if (place.view === 'queue') return place.filter === '' ? QUEUE : `${QUEUE}?${place.filter}`;
  if (place.view === 'product') return `#product=${place.productId}.${place.version}`;
  return 'number' in place ? `#${place.view}=${place.number}` : `#${place.view}`;
}
