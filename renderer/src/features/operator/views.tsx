import { type Place, placeAt } from '#renderer/features/operator/shell/place.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

/** The words that the views need in addition to the console's own. */
const AREAS = {
  // The dashboard counts what the queue lists, by the same words.
  dashboard: ['operator-dashboard', 'operator-queue', 'applications'],
  reports: ['operator-reports', 'operator-dashboard', 'operator-service'],
  queue: ['operator-queue', 'applications', 'documents'],
  // Answers have the labels of the borrower's form.
  application: [
    'apply',
    'operator-application',
    'operator-queue',
    'applications',
    'documents',
    'matching',
    'cost',
    'viewer',
  ],
  catalogue: [
    'operator-catalogue',
    'applications',
    'documents',
    'matching',
    'cost',
    'affordability',
  ],
  service: ['operator-service', 'applications'],
  members: [],
} as const satisfies Readonly<Record<string, readonly Area[]>>;

const NOTHING = {};

const dashboard = async () =>
  (await import('#renderer/features/operator/dashboard/dashboard-view.tsx')).DashboardView;
const queue = async () =>
  (await import('#renderer/features/operator/queue/queue-view.tsx')).QueueView;
const reports = async () =>
  (await import('#renderer/features/operator/reports/reports-view.tsx')).ReportsView;
const application = async () =>
  (await import('#renderer/features/operator/application/application-view.tsx')).ApplicationView;
const mentions = async () =>
  (await import('#renderer/features/operator/mentions/mentions-view.tsx')).MentionsView;
const catalogue = async () =>
  (await import('#renderer/features/operator/catalogue/catalogue-view.tsx')).CatalogueView;
const product = async () =>
  (await import('#renderer/features/operator/catalogue/product-view.tsx')).ProductView;
const versions = async () =>
  (await import('#renderer/features/operator/catalogue/versions/versions-view.tsx')).VersionsView;
const importing = async () =>
  (await import('#renderer/features/operator/catalogue/import/import-view.tsx')).ImportView;
const trial = async () =>
  (await import('#renderer/features/operator/catalogue/trial/trial-view.tsx')).TrialView;
const lenders = async () =>
  (await import('#renderer/features/operator/organisations/lenders-view.tsx')).LendersView;
const dealers = async () =>
  (await import('#renderer/features/operator/organisations/dealers-view.tsx')).DealersView;
const schemes = async () =>
  (await import('#renderer/features/operator/schemes/schemes-view.tsx')).SchemesView;
const templates = async () =>
  (await import('#renderer/features/operator/templates/templates-view.tsx')).TemplatesView;
const grievances = async () =>
  (await import('#renderer/features/operator/service/grievances-view.tsx')).GrievancesView;
const grievance = async () =>
  (await import('#renderer/features/operator/service/grievance-view.tsx')).GrievanceView;
const messages = async () =>
  (await import('#renderer/features/operator/service/messages-view.tsx')).MessagesView;
const notices = async () =>
  (await import('#renderer/features/operator/service/notices-view.tsx')).NoticesView;
const deadLetters = async () =>
  (await import('#renderer/features/operator/service/undelivered-view.tsx')).UndeliveredView;
const jobs = async () =>
  (await import('#renderer/features/operator/service/jobs-view.tsx')).JobsView;
const terminals = async () =>
  (await import('#renderer/features/operator/terminals/terminals-view.tsx')).TerminalsView;
const systems = async () =>
  (await import('#renderer/features/operator/systems/systems-view.tsx')).SystemsView;
const members = async () =>
  (await import('#renderer/features/operator/members/members-view.tsx')).MembersView;

/** Views of one thing by its number. */
const SINGLES = {
  grievance: { load: grievance, areas: AREAS.service },
} as const;

/** Views that are the same whatever the address says after their name. */
const LISTS = {
  dashboard: { load: dashboard, areas: AREAS.dashboard },
  mentions: { load: mentions, areas: AREAS.queue },
  catalogue: { load: catalogue, areas: AREAS.catalogue },
  import: { load: importing, areas: AREAS.catalogue },
  trial: { load: trial, areas: AREAS.catalogue },
  lenders: { load: lenders, areas: AREAS.catalogue },
  dealers: { load: dealers, areas: AREAS.catalogue },
  schemes: { load: schemes, areas: AREAS.catalogue },
  templates: { load: templates, areas: AREAS.catalogue },
  grievances: { load: grievances, areas: AREAS.service },
  messages: { load: messages, areas: AREAS.service },
  notices: { load: notices, areas: AREAS.service },
  'dead-letters': { load: deadLetters, areas: AREAS.service },
  jobs: { load: jobs, areas: AREAS.service },
  terminals: { load: terminals, areas: AREAS.service },
  systems: { load: systems, areas: AREAS.service },
  members: { load: members, areas: AREAS.members },
} as const;

const APPLICATION = { load: application, areas: AREAS.application } as const;
const QUEUE = { load: queue, areas: AREAS.queue } as const;
const REPORTS = { load: reports, areas: AREAS.reports } as const;
const VERSIONS = { load: versions, areas: AREAS.catalogue } as const;
const PRODUCT = { load: product, areas: AREAS.catalogue } as const;

const VIEWS = {
  ...SINGLES,
  ...LISTS,
  application: APPLICATION,
  queue: QUEUE,
  reports: REPORTS,
  product: PRODUCT,
  versions: VERSIONS,
} as const;

/** Fetches the code of the view that a fragment leads to. */
export function loadView(hash: string): Promise<unknown> {
  return VIEWS[placeAt(hash).view].load();
}

/** What a place shows below its heading. Each view's code is fetched when it is first opened. */
export function View({ place }: { readonly place: Place }) {
  if (place.view === 'queue') return <LazyPart {...QUEUE} props={{ filter: place.filter }} />;
  if (place.view === 'reports') return <LazyPart {...REPORTS} props={{ choice: place.choice }} />;
  if (place.view === 'product') {
    const { productId, version } = place;
    return <LazyPart key={`${productId}.${version}`} {...PRODUCT} props={{ productId, version }} />;
  }
  if (place.view === 'versions') {
    const { productId, compared = null } = place;
    return <LazyPart key={productId} {...VERSIONS} props={{ productId, compared }} />;
  }
  if (place.view === 'application') {
    const { number, from = null } = place;
    return <LazyPart key={number} {...APPLICATION} props={{ number, from }} />;
  }
  if ('number' in place) {
    const { view, number } = place;
    return <LazyPart key={number} {...SINGLES[view]} props={{ number }} />;
  }
  return <LazyPart key={place.view} {...LISTS[place.view]} props={NOTHING} />;
}
