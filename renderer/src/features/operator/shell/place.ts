/** The places of the console by the address's fragment, so that Back works and a place can be kept as a bookmark. */
import * as z from 'zod/mini';
import { applicationNumber, recordVersion, slug } from '#contract/applications/call.ts';
import { grievanceNumber } from '#contract/applications/grievances.ts';
import type { OperatorCall } from '#contract/operators/permissions.ts';

/** The lists of the console, as its links have them. */
export const GROUPS = [
  { name: 'work', views: ['dashboard', 'queue', 'mentions', 'reports'] },
  { name: 'catalogue', views: ['catalogue', 'import', 'trial', 'lenders', 'dealers', 'templates'] },
  { name: 'service', views: ['grievances', 'messages', 'notices', 'dead-letters', 'jobs'] },
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
  mentions: 'mentions',
  templates: 'letterTemplates',
  grievances: 'grievances',
  grievance: 'viewGrievance',
  messages: 'contactMessages',
  notices: 'notifications',
  'dead-letters': 'deadLetters',
  jobs: 'jobs',
  members: 'members',
} as const satisfies Readonly<Record<Place['view'], OperatorCall>>;

const listView = z.enum(LIST_VIEWS);
const ofApplication = z.object({ view: z.literal('application'), number: applicationNumber });
const ofGrievance = z.object({ view: z.literal('grievance'), number: grievanceNumber });
const ofProduct = z.object({ view: z.literal('product'), productId: slug, version: recordVersion });
const ofVersions = z.object({ view: z.literal('versions'), productId: slug });
const named = z.union([ofApplication, ofGrievance, ofProduct]);

const QUEUE = '#queue';
const REPORTS = '#reports';
const VERSIONS = /^#versions=([^?]+)(?:\?(\d{1,15})-(\d{1,15}))?$/;

/** Where a fragment leads; the dashboard if it is not a place. */
export function placeAt(hash: string): Place {
  if (hash === QUEUE) return { view: 'queue', filter: '' };
  if (hash.startsWith(`${QUEUE}?`)) return { view: 'queue', filter: hash.slice(QUEUE.length + 1) };
  if (hash === REPORTS) return { view: 'reports', choice: '' };
  if (hash.startsWith(`${REPORTS}?`)) {
    return { view: 'reports', choice: hash.slice(REPORTS.length + 1) };
  }
  const [, versionsOf, before, after] = VERSIONS.exec(hash) ?? [];
  const versions = ofVersions.safeParse({ view: 'versions', productId: versionsOf });
  if (versions.success) {
    return before === undefined || after === undefined
      ? versions.data
      : { ...versions.data, compared: [Number(before), Number(after)] };
  }
  const [, view, said = ''] = /^#([a-z-]+)=(.+)$/.exec(hash) ?? [];
  const from = view === 'application' ? said.indexOf('?') : -1;
  const name = from === -1 ? said : said.slice(0, from);
  const [, productId, version] = /^(.+)\.(\d{1,15})$/.exec(name) ?? [];
  const one = named.safeParse({ view, number: name, productId, version: Number(version) });
  if (one.success) {
    return from === -1 || one.data.view !== 'application'
      ? one.data
      : { ...one.data, from: said.slice(from + 1) };
  }
  const list = listView.safeParse(hash.slice(1));
  return { view: list.success ? list.data : 'dashboard' };
}

/** A view of the console as it is without a choice. */
export const usualPlace = (view: GroupedView): Place => {
  if (view === 'queue') return { view, filter: '' };
  return view === 'reports' ? { view, choice: '' } : { view };
};

/** The fragment that leads to a place. */
export function fragmentOf(place: Place): string {
  if (place.view === 'queue') return place.filter === '' ? QUEUE : `${QUEUE}?${place.filter}`;
  if (place.view === 'reports') {
    return place.choice === '' ? REPORTS : `${REPORTS}?${place.choice}`;
  }
  if (place.view === 'product') return `#product=${place.productId}.${place.version}`;
  if (place.view === 'versions') {
    const compared = place.compared === undefined ? '' : `?${place.compared.join('-')}`;
    return `#versions=${place.productId}${compared}`;
  }
  if (place.view === 'application' && place.from !== undefined)
    return `#application=${place.number}?${place.from}`;
  return 'number' in place ? `#${place.view}=${place.number}` : `#${place.view}`;
}
