import type { ApplicationId } from '#domain/ids.ts';
import type { ExpressionBuilder } from 'kysely';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { lenderCases } from '#contract/lenders/case-calls.ts';
import { CASES_OF_LENDER, DELIVERIES_OF_LENDER } from '#domain/lending/lender-acts.ts';
import {
  ENDED_CASE_STATES,
  AGREED_STATES,
  isOpenCase,
} from '#domain/lending/states/lender-case-states.ts';
import type { Paise } from '#domain/money/money.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { loanAskedFor } from '#gateway/lending/applications/loan-asked-for.ts';
import { openVehicle } from '#gateway/lending/applications/sealed-sections.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import { productFrom } from '#gateway/lending/catalogue/published.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { CallingMember } from '#gateway/lending/lender-cases/calling-lender.ts';
import { chainOfLender, hasSystem } from '#gateway/areas/lenders/lender-addresses.ts';
import { standingFrom } from '#gateway/areas/lenders/standing.ts';
import type { namedBy } from '#gateway/lending/lender-cases/named-applications.ts';
import { lenderOfCase } from '#gateway/lending/offers/offered-product.ts';
import { waitingFor } from '#gateway/lending/sending/inbox.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { rowsOf, together } from '#gateway/foundation/store/together.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

const PAGE = 50;
/** How the audit names that amounts were shown; the same look again within this time, in milliseconds, is one with it. */
const VIEW = 'viewAmounts';
const NOTED_ANEW = 15 * 60 * 1000;

type Wanted = BodyOf<typeof lenderCases>;
type Joined = Pick<Tables, 'delivery_orders' | 'lender_cases'>;
type Read = { readonly records: Records; readonly keys: DataKeys };

/** Whether the delivery order of the row is this lender's; another lender may have the loan. */
const isOwnOrder = (eb: ExpressionBuilder<Joined, 'delivery_orders' | 'lender_cases'>) =>
  eb('delivery_orders.lender_id', '=', eb.ref('lender_cases.lender_id'));

/**
 * The lender's cases that were handed over, with when each last changed. Orders are joined by their key alone: by the lender
 * as well, PostgreSQL reads them all for each case until it has counted them.
 */
const casesOfLender = (db: Runner, lenderId: string) =>
  db
    .selectFrom('lender_cases')
    .innerJoin('applications', 'applications.id', 'lender_cases.application_id')
    .leftJoin('delivery_orders', 'delivery_orders.application_id', 'lender_cases.application_id')
    .where('lender_cases.lender_id', '=', lenderId)
    .where('applications.handed_over_at', 'is not', null)
    .select([
      'applications.id',
      'applications.number',
      'applications.handed_over_at',
      'lender_cases.state',
      'lender_cases.version',
      'lender_cases.product_id',
      'lender_cases.product_version',
      'lender_cases.step_worked',
      'lender_cases.step_since',
      'lender_cases.step_due_at',
      'lender_cases.step_warn_at',
    ])
    .select((eb) => [
      eb.case().when(isOwnOrder(eb)).then(eb.ref('delivery_orders.state')).end().as('delivery'),
      eb
        .case()
        .when(
          eb.and([
            isOwnOrder(eb),
            eb('delivery_orders.changed_at', '>', eb.ref('lender_cases.changed_at')),
          ]),
        )
        .then(eb.ref('delivery_orders.changed_at').$notNull())
        .else(eb.ref('lender_cases.changed_at'))
        .end()
        .as('since'),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof casesOfLender>['execute']>>[number];
type Query = ReturnType<typeof casesOfLender>;

const whereItWaits = (query: Query) =>
  query
    .where('lender_cases.state', 'in', [...CASES_OF_LENDER, ...AGREED_STATES])
    .where((eb) =>
      eb.or([
        eb('lender_cases.state', 'in', CASES_OF_LENDER),
        eb.and([isOwnOrder(eb), eb('delivery_orders.state', 'in', DELIVERIES_OF_LENDER)]),
      ]),
    );

const whereUnread = (query: Query, db: Runner, lenderId: string) =>
  query.where(
    'lender_cases.application_id',
    'in',
    waitingFor(db, lenderId).select('outbox.application_id'),
  );

/** Applications for which something of the lender waits for a second person; not of whoever looks, who must not learn of it. */
const draftsOf = (db: Runner, { lenderId, actor }: CallingMember) =>
  db
    .selectFrom('case_drafts')
    .select('application_id')
    .where('lender_id', '=', lenderId)
    .where('application_id', 'not in', (eb) =>
      eb
        .selectFrom('applications as own')
        .innerJoin('memberships', 'memberships.user_id', 'own.user_id')
        .select('own.id')
        .where('memberships.id', '=', actor.id),
    );

/** Applications in which notes mention one of the lender's people who has not read them. */
const mentionsOf = (db: Runner, { actor }: CallingMember) =>
  db
    .selectFrom('note_mentions')
    .select('application_id')
    .where('membership', '=', actor.id)
    .where('read_at', 'is', null);

const narrowed = (
  db: Runner,
  lender: CallingMember,
  { states, only, order }: Pick<Wanted, 'states' | 'only' | 'order'>,
  at: number,
): Query => {
  const { lenderId } = lender;
  const all = casesOfLender(db, lenderId)
    .$if(states.length > 0, (query) => query.where('lender_cases.state', 'in', states))
    // What has ended waits for nothing.
    .$if(order === 'waiting', (query) =>
      query.where('lender_cases.state', 'not in', ENDED_CASE_STATES),
    );
  switch (only) {
    case null:
      return all;
    case 'waiting-for-lender':
      return whereItWaits(all);
    case 'unread':
      return whereUnread(all, db, lenderId);
    case 'late':
      return all.where('lender_cases.step_due_at', '<=', at);
    case 'soon':
      return all
        .where('lender_cases.step_due_at', '>', at)
        .where('lender_cases.step_warn_at', '<=', at);
    case 'drafted':
      return all.where('lender_cases.application_id', 'in', draftsOf(db, lender));
    case 'mentioned':
      return all.where('lender_cases.application_id', 'in', mentionsOf(db, lender));
  }
};

/** Some cases in the order of a list, after a cursor. */
function casesAfter(db: Runner, lender: CallingMember, wanted: Wanted, now: number) {
  const { order, after } = wanted;
  const isNewest = order === 'newest';
  const time = isNewest ? 'handed_over_at' : 'since';
  const direction = isNewest ? 'desc' : 'asc';
  return db
    .selectFrom(narrowed(db, lender, wanted, now).as('found'))
    .selectAll('found')
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple(time, 'number'),
          isNewest ? '<' : '>',
          eb.tuple(after?.at ?? 0, after?.number ?? ''),
        ),
      ),
    )
    .orderBy(time, direction)
    .orderBy('number', direction)
    .limit(PAGE + 1);
}

/** How many messages of each application wait to be read. */
async function unreadOf(db: Runner, lenderId: string, ids: readonly ApplicationId[]) {
  const rows = await waitingFor(db, lenderId)
    .select('application_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', 'in', ids)
    .groupBy('application_id')
    .execute();
  const counts = new Map(rows.map((row) => [row.application_id, row.count]));
  return (id: ApplicationId) => counts.get(id) ?? 0;
}

/** Applications that their borrowers consent to let the lender read. */
const sharedWith = (db: Runner, lenderId: string) =>
  db
    .selectFrom('consents')
    .select('consents.application_id')
    .where('consents.person', '=', 'borrower')
    .where('consents.purpose', '=', 'share-with-lender')
    .where('consents.lender_id', '=', lenderId)
    .where('consents.state', '=', 'GIVEN');

/** What a search of cases is narrowed down to. */
type Sought = {
  /** The applications' IDs. */
  readonly named: Awaited<ReturnType<typeof namedBy>>;
  /** Whether only those that the lender may read now. */
  readonly isReadable: boolean;
  /** Whether only those whose loan is the lender's. */
  readonly isOwnLoan: boolean;
};

const standingOf = (row: Found, unread: number, at: number) =>
  standingFrom({ ...row, cameAt: row.handed_over_at ?? row.since, unread }, at);

/** What is asked for, where the borrower's consent to this lender holds and the case is open. */
async function amountsOf(
  { records: { db }, keys }: Read,
  lenderId: string,
  rows: readonly Found[],
): Promise<ReadonlyMap<string, Paise>> {
  const open = rows.filter((row) => isOpenCase(row)).map(({ id }) => id);
  if (open.length === 0) return new Map();
  const sealed = await db
    .selectFrom('application_sections')
    .select(['application_id', 'sealed'])
    .where('section', '=', 'vehicle')
    .where('application_id', 'in', open)
    .where(
      'application_id',
      'in',
      sharedWith(db, lenderId).where('consents.application_id', 'in', open),
    )
    .execute();
  const owners = sealed.map((row) => ownerOf(row.application_id));
  const found = await keys.findAll(db, owners);
  const amounts = new Map<string, Paise>();
  for (const { application_id: id, sealed: column } of sealed) {
    const key = found.get(ownerOf(id));
    if (key === undefined) continue;
    amounts.set(id, loanAskedFor({ vehicle: openVehicle(key, id, column) }).amount);
  }
  return amounts;
}

/** Some cases of a lender, the newest first, as a search shows them. */
export async function newestCases(
  db: Runner,
  lenderId: string,
  { named, isReadable, isOwnLoan }: Sought,
  { most, at }: { readonly most: number; readonly at: number },
) {
  const rows = await casesOfLender(db, lenderId)
    .where('applications.id', 'in', named)
    .$if(isOwnLoan, (query) => query.where((eb) => isOwnOrder(eb)))
    .$if(isReadable, (query) =>
      query
        .where('lender_cases.state', 'not in', ENDED_CASE_STATES)
        .where('applications.id', 'in', sharedWith(db, lenderId)),
    )
    .orderBy('applications.handed_over_at', 'desc')
    .orderBy('applications.number', 'desc')
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const unread = await unreadOf(
    db,
    lenderId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => standingOf(row, unread(row.id), at));
}

async function productsOf(db: Runner, rows: readonly Found[]) {
  const stored = await db
    .selectFrom('product_versions')
    .select(['product_id', 'version', 'content'])
    .where('product_id', 'in', [...new Set(rows.map((row) => row.product_id))])
    .execute();
  return (row: Found) => {
    const found = stored.find(
      ({ product_id: id, version }) => id === row.product_id && version === row.product_version,
    );
    if (found === undefined) throw new Error('the product of a case is missing');
    const { productId, names } = productFrom(found.content);
    return { productId, names };
  };
}

/** Which of some applications have something that waits for a second person, and which mention who looks. */
async function atWorkOn(db: Runner, lender: CallingMember, ids: readonly ApplicationId[]) {
  const [drafts, mentions] = await together(db, (on) =>
    Promise.all([
      rowsOf(draftsOf(db, lender).where('application_id', 'in', ids))(on),
      rowsOf(mentionsOf(db, lender).where('application_id', 'in', ids))(on),
    ]),
  );
  const inRows = (rows: readonly { readonly application_id: ApplicationId }[]) =>
    new Set(rows.map((row) => row.application_id));
  return { drafted: inRows(drafts), mentioned: inRows(mentions) };
}

async function listed(deps: Read, lender: CallingMember, rows: readonly Found[], at: number) {
  if (rows.length === 0) return [];
  const { db } = deps.records;
  const { lenderId } = lender;
  const ids = rows.map(({ id }) => id);
  const unread = await unreadOf(db, lenderId, ids);
  const { drafted, mentioned } = await atWorkOn(db, lender, ids);
  const amounts = await amountsOf(deps, lenderId, rows);
  const products = await productsOf(db, rows);
  return rows.map((row) => ({
    ...standingOf(row, unread(row.id), at),
    product: products(row),
    amount: amounts.get(row.id) ?? null,
    isDrafted: drafted.has(row.id),
    isMentioned: mentioned.has(row.id),
  }));
}

/** One page of a lender's cases. */
export async function casesPage(
  deps: Read,
  lender: CallingMember,
  wanted: Wanted,
): Promise<ReplyOf<typeof lenderCases>> {
  const { records } = deps;
  const { lenderId } = lender;
  const { db } = records;
  const at = await timeOf(records, db);
  const found = await casesAfter(db, lender, wanted, at).execute();
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  const lastAt = wanted.order === 'newest' ? last?.handed_over_at : last?.since;
  const { id, names } = await lenderOfCase(db, { lender_id: lenderId });
  return {
    lender: { id, names, hasSystem: await hasSystem(db, lenderId) },
    cases: await listed(deps, lender, rows, at),
    next:
      found.length > PAGE && last !== undefined ? { at: lastAt ?? 0, number: last.number } : null,
    at,
  };
}

/** Whether this very view was noted a short time ago: an open page refreshes by itself. */
async function isNoted({ records }: Read, { lenderId, actor }: CallingMember, facts: string) {
  const last = await records.db
    .selectFrom('audit_entries')
    .select(['at', 'facts'])
    .where('subject', '=', chainOfLender(lenderId))
    .where('actor', '=', actor.id)
    .where('action', '=', VIEW)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const since = (await timeOf(records, records.db)) - NOTED_ANEW;
  return last !== undefined && last.facts === facts && last.at > since;
}

/** The same for one of the lender's members. That amounts were shown is noted before they are: what is asked for is sealed. */
export async function showCases(
  deps: Read,
  lender: CallingMember,
  wanted: Wanted,
): Promise<Answer<ReplyOf<typeof lenderCases>>> {
  const { records } = deps;
  const { lenderId, actor } = lender;
  const page = await casesPage(deps, lender, wanted);
  const count = page.cases.filter(({ amount }) => amount !== null).length;
  const facts = { count, order: wanted.order, after: wanted.after?.number ?? null };
  if (count === 0 || (await isNoted(deps, lender, JSON.stringify(facts)))) return reply(page);
  return change(records, async (tx) => {
    // So that the chain has one writer.
    await lockLender(records, tx, lenderId, 'lenderId');
    await tx.audit({ subject: chainOfLender(lenderId), actor, action: VIEW, facts });
    return page;
  });
}
