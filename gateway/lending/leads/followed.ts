import * as z from 'zod/mini';
import { AGREED_STATES } from '#domain/lending/states/lender-case-states.ts';
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type { followed, FollowedApplication } from '#contract/applications/delivery.ts';
import { canUploadOf, nextActOf, stageOf } from '#domain/lending/followed.ts';
import { isMeant } from '#domain/lending/leads.ts';
import { DELIVERY_STATES, type DeliveryState } from '#domain/lending/states/delivery-states.ts';
import { texts } from '#domain/lending/values.ts';
import { paise } from '#domain/money/money.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { paymentsOf } from '#gateway/lending/lender-cases/payments.ts';
import { followedDocuments } from '#gateway/lending/leads/followed-documents.ts';
import { progressFrom } from '#gateway/lending/lender-cases/progress.ts';
import { findQuote } from '#gateway/lending/leads/quotes.ts';
import { sightOf, type Sight } from '#gateway/lending/applications/branch-sight.ts';
import { consentedTo } from '#gateway/lending/leads/consented-to.ts';
import type { Scanned } from '#gateway/lending/leads/scan.ts';
import { scan } from '#gateway/lending/leads/scan.ts';
import { keyOfLeads, openLead } from '#gateway/lending/leads/sealed-leads.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

const PAGE = 50;

/** From when on the dealer has the lender's promise to pay. */
const ISSUED_STATES: readonly DeliveryState[] = DELIVERY_STATES.filter(
  (state) => state !== 'REQUESTED' && state !== 'CANCELLED',
);

const named = z.object({ names: texts });

/** A branch, `none`, or null for all. */
export type BranchAsked = CheckedBodyOf<typeof followed>['branch'];

type Read = { readonly records: Records; readonly keys: DataKeys };

/** What a dealer may know of the applications that it may see. */
export const seenOf = (runner: Runner, sight: Sight, branch: BranchAsked) =>
  consentedTo(runner, sight)
    .leftJoin('delivery_orders', 'delivery_orders.application_id', 'applications.id')
    .leftJoin('leads', (join) =>
      join
        .onRef('leads.id', '=', 'applications.lead_id')
        .on('leads.dealer_id', '=', sight.dealerId)
        .on('leads.sealed', 'is not', null),
    )
    .leftJoin('invitations', (join) =>
      join.onRef('invitations.lead_id', '=', 'leads.id').on('invitations.used_at', 'is not', null),
    )
    .$if(branch !== null, (all) =>
      branch === 'none'
        ? all.where('leads.branch_id', 'is', null)
        : all.where('leads.branch_id', '=', branch),
    )
    .select([
      'applications.id',
      'applications.number',
      'applications.state',
      'applications.changed_at',
      'applications.handed_over_at',
      'applications.created_at',
      'delivery_orders.state as delivery_state',
      'delivery_orders.version as delivery_version',
      'delivery_orders.amount as delivery_amount',
      'delivery_orders.paid as delivery_paid',
      'delivery_orders.changed_at as delivery_changed_at',
      'delivery_orders.lender_id',
      'invitations.quote_id',
      'leads.id as lead_id',
      'leads.branch_id',
      'leads.sealed as lead_sealed',
    ])
    .select((eb) =>
      eb
        .selectFrom('lender_cases')
        .select((cases) => cases.fn.countAll<number>().as('count'))
        .whereRef('lender_cases.application_id', '=', 'applications.id')
        .where('lender_cases.state', 'in', AGREED_STATES)
        .as('agreed_cases'),
    );

const pageAfter = (
  runner: Runner,
  sight: Sight,
  {
    branch,
    after,
    limit,
  }: {
    readonly branch: BranchAsked;
    readonly after: string | null;
    readonly limit: number;
  },
) =>
  seenOf(runner, sight, branch)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('applications.created_at', 'applications.id'),
          '<',
          eb
            .selectFrom('applications as last')
            .select(['last.created_at', 'last.id'])
            .where('last.number', '=', after ?? '')
            .where('last.dealer_id', '=', sight.dealerId)
            .$asTuple('created_at', 'id'),
        ),
      ),
    )
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit);

export type Seen = Awaited<ReturnType<ReturnType<typeof pageAfter>['execute']>>[number];

export const progressOf = (row: Pick<Seen, 'state' | 'agreed_cases' | 'delivery_state'>) =>
  progressFrom({
    state: row.state,
    isAgreed: Number(row.agreed_cases) > 0,
    delivery: row.delivery_state,
  });

function leadOf(key: Buffer | null, { lead_id: id, lead_sealed: sealed }: Seen) {
  if (key === null || id === null || sealed === null) return null;
  const { name, mobileNumber } = openLead(key, id, sealed);
  return { lead: id, name, mobileNumber };
}

/** The quote that the application began with. */
async function quoteOf(
  { records: { db }, keys }: Read,
  dealerId: string,
  { quote_id: id }: Seen,
): Promise<FollowedApplication['quote']> {
  const quote = id === null ? null : await findQuote({ keys }, db, { dealerId, id });
  if (quote === null) return null;
  const { vehicleKind, model } = quote.terms;
  const { onRoadPrice, loanAmount } = quote.figures;
  return { vehicleKind, model, onRoadPrice, loanAmount };
}

/** The lender whose delivery order the dealer has; who else has the application is the borrower's own. */
async function lenderOf(
  { records: { db } }: Read,
  { lender_id: id, delivery_state: state }: Seen,
): Promise<FollowedApplication['lender']> {
  if (id === null || state === null || !ISSUED_STATES.includes(state)) return null;
  const found = await db
    .selectFrom('lenders')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return found === undefined ? null : z.parse(named, JSON.parse(found.content)).names;
}

/** Whether a row is looked for; null where all are. */
function wantedBy(
  key: Buffer | null,
  { search, stage }: CheckedBodyOf<typeof followed>,
): ((row: Seen) => boolean) | null {
  if (search === null && stage === null) return null;
  const isFound = (row: Seen) => {
    if (search === null || row.number.includes(search.toUpperCase())) return true;
    const lead = leadOf(key, row);
    return lead !== null && isMeant(lead, search);
  };
  return (row) => (stage === null || stageOf(progressOf(row)) === stage) && isFound(row);
}

type Documents = Awaited<ReturnType<typeof followedDocuments>>;

export const toFollow = (
  row: Pick<Seen, 'id' | 'state' | 'agreed_cases' | 'delivery_state' | 'handed_over_at'>,
) => ({ id: row.id, progress: progressOf(row), isHandedOver: row.handed_over_at !== null });

async function shownOf(
  deps: Read,
  dealerId: string,
  { leadKey, documents }: { readonly leadKey: Buffer | null; readonly documents: Documents },
  row: Seen,
) {
  const { records, keys } = deps;
  const { db } = records;
  const progress = progressOf(row);
  const { delivery_version: version, delivery_amount: amount, delivery_paid: paid } = row;
  const hasOrder = progress.delivery !== null && version !== null && amount !== null;
  const key = hasOrder ? await keys.find(db, ownerOf(row.id)) : null;
  return {
    number: row.number,
    state: progress.state,
    stage: stageOf(progress),
    lead: leadOf(leadKey, row),
    branch: row.branch_id,
    quote: await quoteOf(deps, dealerId, row),
    lender: await lenderOf(deps, row),
    ...(documents.get(row.id) ?? { documents: [], wanted: [], uploaded: [] }),
    canUpload: [...canUploadOf(progress)],
    delivery: hasOrder
      ? {
          state: progress.delivery,
          version,
          amount,
          paid: paid ?? paise(0),
          payments: await paymentsOf(db, key, row.id),
        }
      : null,
    nextAct: nextActOf(progress),
    changedAt: row.changed_at,
  } satisfies FollowedApplication;
}

/** One page of what a dealer may see of the applications for its vehicles, the newest first. */
export async function followedBy(
  deps: Read,
  member: Member,
  body: CheckedBodyOf<typeof followed>,
): Promise<ReplyOf<typeof followed>> {
  const { db } = deps.records;
  const { organisation: dealerId } = member;
  const sight = await sightOf(db, member);
  const { branch } = body;
  const key = await keyOfLeads(deps.keys, db, dealerId);
  const rowsAfter = (last: Seen | null, limit: number) =>
    pageAfter(db, sight, { branch, after: last?.number ?? body.after, limit }).execute();
  const found: Scanned<Seen> = await scan(PAGE, rowsAfter, wantedBy(key, body));
  const applications: FollowedApplication[] = [];
  const documents = await followedDocuments(db, found.rows.map(toFollow));
  for (const row of found.rows) {
    applications.push(await shownOf(deps, dealerId, { leadKey: key, documents }, row));
  }
  return { applications, next: found.last?.number ?? null };
}
