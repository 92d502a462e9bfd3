/** The places of the console by the address's fragment, so that Back works and a place can be kept as a bookmark. */
import * as z from 'zod/mini';
import { applicationNumber, recordVersion, slug } from '#contract/applications/call.ts';
import { grievanceNumber } from '#contract/applications/grievances.ts';
import type { OperatorCall } from '#contract/operators/permissions.ts';
import { readFragment, writeFragment } from '#renderer/ui/navigation/fragment.ts';

/** The lists of the console, as its links have them. */
export const GROUPS = [
  { name: 'work', views: ['dashboard', 'queue', 'mentions', 'reports'] },
  {
    name: 'catalogue',
    views: ['catalogue', 'import', 'trial', 'lenders', 'dealers', 'schemes', 'templates'],
  },
  {
    name: 'service',
    views: ['grievances', 'messages', 'notices', 'dead-letters', 'jobs', 'terminals', 'systems'],
  },
  { name: 'people', views: ['members'] },
] as const;
export type GroupedView = (typeof GROUPS)[number]['views'][number];
type ListView = Exclude<GroupedView, 'queue' | 'reports'>;

export const LIST_VIEWS: readonly ListView[] = GROUPS.flatMap(({ views }) =>
  views.flatMap((view) => (view === 'queue' || view === 'reports' ? [] : [view])),
);

export type Place =
  | { readonly view: ListView }
  /** The filter is what an address has after `?`; the queue reads it. */
  | { readonly view: 'queue'; readonly filter: string }
  /** The same for what a report is about. */
  | { readonly view: 'reports'; readonly choice: string }
  | { readonly view: 'grievance'; readonly number: string }
  | {
      readonly view: 'application';
      readonly number: string;
      /** The filter of the queue from which it was opened. */
      readonly from?: string;
    }
  | { readonly view: 'product'; readonly productId: string; readonly version: number }
  | {
      readonly view: 'versions';
      readonly productId: string;
      /** The numbers of two versions that are compared. */
      readonly compared?: readonly [number, number];
    };

/** What each place reads first: whoever may not make the call is not led there. */
export const CALL_OF_VIEW = {
  dashboard: 'dashboard',
  reports: 'report',
  queue: 'queue',
  application: 'reviewedApplication',
  catalogue: 'allProducts',
  product: 'productImpact',
  versions: 'productVersions',
  import: 'importProducts',
  trial: 'catalogueNow',
  lenders: 'lenderSystems',
  dealers: 'lenderSystems',
  schemes: 'subsidySchemes',
  mentions: 'mentions',
  templates: 'letterTemplates',
  grievances: 'grievances',
  grievance: 'viewGrievance',
  messages: 'contactMessages',
  notices: 'notifications',
  'dead-letters': 'deadLetters',
  jobs: 'jobs',
  terminals: 'terminals',
  systems: 'connectedSystems',
  members: 'members',
} as const satisfies Readonly<Record<Place['view'], OperatorCall>>;

const listView = z.enum(LIST_VIEWS);
const ofApplication = z.object({ view: z.literal('application'), number: applicationNumber });
const ofGrievance = z.object({ view: z.literal('grievance'), number: grievanceNumber });
const ofProduct = z.object({ view: z.literal('product'), productId: slug, version: recordVersion });
const ofVersions = z.object({ view: z.literal('versions'), productId: slug });
const named = z.union([ofApplication, ofGrievance, ofProduct, ofVersions]);

const PAIR = /^(\d{1,15})-(\d{1,15})$/;
const VERSION = /^(.+)\.(\d{1,15})$/;

/** Where a fragment leads; the dashboard if it is not a place. */
export function placeAt(hash: string): Place {
  const { view, value, query } = readFragment(hash);
  if (value === undefined) {
    if (view === 'queue') return { view, filter: query ?? '' };
    if (view === 'reports') return { view, choice: query ?? '' };
    const list = listView.safeParse(query === undefined ? view : null);
    return { view: list.success ? list.data : 'dashboard' };
  }
  const [, productId = value, version] = VERSION.exec(value) ?? [];
  const one = named.safeParse({ view, number: value, productId, version: Number(version) });
  if (!one.success) return { view: 'dashboard' };
  if (query === undefined) return one.data;
  if (one.data.view === 'application') return { ...one.data, from: query };
  const [, before, after] = PAIR.exec(query) ?? [];
  return one.data.view === 'versions' && after !== undefined
    ? { ...one.data, compared: [Number(before), Number(after)] }
    : { view: 'dashboard' };
}

/** A view of the console as it is without a choice. */
export const usualPlace = (view: GroupedView): Place => {
  if (view === 'queue') return { view, filter: '' };
  return view === 'reports' ? { view, choice: '' } : { view };
};

/** The fragment that leads to a place. */
export function fragmentOf(place: Place): string {
  const { view } = place;
  if (view === 'queue') return writeFragment(view, null, place.filter || null);
  if (view === 'reports') return writeFragment(view, null, place.choice || null);
  if (view === 'product') return writeFragment(view, `${place.productId}.${place.version}`);
  if (view === 'versions') return writeFragment(view, place.productId, place.compared?.join('-'));
  if (view === 'application') return writeFragment(view, place.number, place.from);
  return writeFragment(view, view === 'grievance' ? place.number : null);
}
