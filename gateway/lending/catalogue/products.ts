import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { MembershipId } from '#domain/ids.ts';
import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { endOfIndianDay, daysAfter, indianDayOf } from '#domain/days.ts';
import { startedBy } from '#domain/lending/catalogue/offered-on.ts';
import type { allProducts } from '#contract/operators/catalogue.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { ProductAction, ProductState } from '#domain/lending/states/product-states.ts';
import { PRODUCT_STATES, productEdge } from '#domain/lending/states/product-states.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import {
  bumpRevision,
  lenderFrom,
  productContent,
  productFrom,
} from '#gateway/lending/catalogue/published.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { change, Refused } from '#gateway/foundation/http/change-once.ts';
import { ofSamePerson, requireSecondPerson } from '#gateway/people/memberships/same-person.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

const PAGE = 20;

type VersionRow = Selectable<Tables['product_versions']>;
type VersionName = { readonly productId: string; readonly version: number };
const state = z.enum(PRODUCT_STATES);

export const subjectOf = (productId: string) => `product:${productId}`;

/**
 * Locks a lender, so that its audit, and changes of its products, have one writer. Refuses with 404, naming the body's
 * field, when there is none.
 */
export async function lockLender(
  records: Records,
  { runner }: Change,
  lenderId: string,
  field = 'product',
): Promise<void> {
  const query = runner.selectFrom('lenders').select('id').where('id', '=', lenderId);
  if ((await records.forChange(query).executeTakeFirst()) === undefined) {
    throw new Refused(refuse('no-such-lender', 'There is no such lender.', { fields: [field] }));
  }
}

export const versionOf = (runner: Runner, { productId, version }: VersionName) =>
  runner
    .selectFrom('product_versions')
    .selectAll()
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .executeTakeFirst();

/** Another operator was first: what the lender is now, or that there is none. */
async function staleLender(runner: Runner, id: string, isNew: boolean): Promise<Refused> {
  const row = await runner
    .selectFrom('lenders')
    .select(['content', 'changed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const current =
    row === undefined
      ? { lender: null, changedAt: null }
      : { lender: lenderFrom(row.content), changedAt: row.changed_at };
  return new Refused(
    isNew
      ? refuse('lender-id-taken', 'There is a lender with this ID.', {
          fields: ['lender.id'],
          current,
        })
      : refuse('lender-changed', 'Somebody else has changed this lender. Look at it again.', {
          current,
        }),
  );
}

/** One statement, so that of two who save at the same moment the database lets one win. Returns whether it was this one. */
async function writeLender(
  runner: Runner,
  row: Insertable<Tables['lenders']>,
  seen: number | null | undefined,
): Promise<boolean> {
  if (typeof seen === 'number') {
    const { numUpdatedRows } = await runner
      .updateTable('lenders')
      .set(row)
      .where('id', '=', row.id)
      .where('changed_at', '=', seen)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
  const { numInsertedOrUpdatedRows } = await runner
    .insertInto('lenders')
    .values(row)
    .onConflict((conflict) =>
      seen === null ? conflict.column('id').doNothing() : conflict.column('id').doUpdateSet(row),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

/**
 * Adds a lender, or rewrites what is known of it. Refuses with 409 where it is not the one of `seen`, where that is
 * given: when it was last changed, null for none.
 */
export async function keepLender(
  tx: Change,
  actor: MemberActor,
  lender: Lender,
  seen?: number | null,
): Promise<void> {
  const row = { id: lender.id, content: JSON.stringify(lender), changed_at: tx.at };
  if (!(await writeLender(tx.runner, row, seen))) {
    throw await staleLender(tx.runner, lender.id, seen === null);
  }
  await bumpRevision(tx.runner);
  await tx.audit({ subject: `lender:${lender.id}`, actor, action: 'save-lender' });
}

/**
 * Adds a version, or replaces a draft. Refuses to touch one that was proposed, and one of another lender; and a draft that
 * is not the one of `seen`, where that is given: when it was last changed, null for none.
 */
export async function draftVersion(
  records: Records,
  tx: Change,
  actor: MemberActor,
  product: ProductVersion,
  seen?: number | null,
): Promise<void> {
  const { productId, version, lenderId } = product;
  await lockLender(records, tx, lenderId);
  const others = await tx.runner
    .selectFrom('product_versions')
    .select(['version', 'state', 'lender_id', 'changed_at'])
    .where('product_id', '=', productId)
    .execute();
  if (others.some((other) => other.lender_id !== lenderId)) {
    throw new Refused(
      refuse('product-of-another-lender', 'This product belongs to another lender.'),
    );
  }
  const present = others.find((other) => other.version === version);
  if (present !== undefined && present.state !== 'DRAFT') {
    throw new Refused(
      refuse('version-fixed', 'This version was proposed and cannot change. Add a new version.', {
        current: { state: present.state },
      }),
    );
  }
  if (seen !== undefined && seen !== (present?.changed_at ?? null)) {
    throw new Refused(
      refuse('draft-changed', 'Somebody else has saved this draft. Look at it again.', {
        current: { state: present?.state ?? null },
      }),
    );
  }
  const values = {
    product_id: productId,
    version,
    lender_id: lenderId,
    state: 'DRAFT' as const,
    content: productContent(product),
    ...UNDECIDED,
    proposed_by: null,
    proposed_at: null,
    decided_by: null,
    starts_on: null,
    changed_at: tx.at,
  };
  await tx.runner
    .insertInto('product_versions')
    .values(values)
    .onConflict((conflict) => conflict.columns(['product_id', 'version']).doUpdateSet(values))
    .execute();
  await tx.audit({
    subject: subjectOf(productId),
    actor,
    action: 'draft',
    facts: { version, to: 'DRAFT' },
  });
}

/** Of a version that nobody has approved. */
export const UNDECIDED = {
  approved_by: null,
  approved_at: null,
  counts_from: null,
  counts_until: null,
};

/** The first moment of a day in India. */
const beginningOf = (day: string): number => endOfIndianDay(daysAfter(day, -1));

/** What an action notes about a version, apart from its state. */
function notedBy(
  action: ProductAction,
  { starts_on }: VersionRow,
  actor: MemberActor,
  { at, startsOn, until }: { readonly at: number } & Noted,
) {
  switch (action) {
    case 'propose':
      return { proposed_by: actor.id, proposed_at: at, starts_on: startsOn ?? null };
    case 'publish':
      return { decided_by: actor.id, approved_by: actor.id, approved_at: at, counts_from: at };
    case 'plan':
      return {
        decided_by: actor.id,
        approved_by: actor.id,
        approved_at: at,
        counts_from: starts_on === null ? at : beginningOf(starts_on),
      };
    case 'start':
      return {};
    case 'retire':
      return { decided_by: actor.id, counts_until: until ?? at };
    case 'refuse':
    case 'withdraw':
      return { ...UNDECIDED, decided_by: actor.id };
  }
}

type Noted = {
  /** Of a proposal: from which day it is to count. */
  readonly startsOn?: string | undefined;
  /** Of one that is retired: until when it counted, where that was before now. */
  readonly until?: number | null;
};

async function move(
  tx: Change,
  actor: MemberActor,
  row: VersionRow,
  action: ProductAction,
  noted: Noted = {},
): Promise<void> {
  const { to } = productEdge(action);
  await tx.runner
    .updateTable('product_versions')
    .set({ state: to, changed_at: tx.at, ...notedBy(action, row, actor, { at: tx.at, ...noted }) })
    .where('product_id', '=', row.product_id)
    .where('version', '=', row.version)
    .execute();
  const startsOn = action === 'propose' ? noted.startsOn : row.starts_on;
  const isAboutDay = action === 'propose' || action === 'plan' || action === 'withdraw';
  await tx.audit({
    subject: subjectOf(row.product_id),
    actor,
    action,
    facts: {
      version: row.version,
      from: row.state,
      to,
      ...(isAboutDay && startsOn != null && { startsOn }),
    },
  });
}

/**
 * Has planned versions of a product take over whose day has come, one after the other: what is offered is the same before
 * and after. Gives how many. The lender is locked.
 */
export async function settleStarted(tx: Change, productId: string): Promise<number> {
  const rows = await tx.runner
    .selectFrom('product_versions')
    .selectAll()
    .where('product_id', '=', productId)
    .where('state', 'in', ['PLANNED', 'PUBLISHED'])
    .execute();
  const started = startedBy(
    rows.map((row) => ({ row, ...row, startsOn: row.starts_on })),
    indianDayOf(tx.at),
  );
  let offered = rows.find((row) => row.state === 'PUBLISHED');
  for (const { row } of started) {
    if (offered !== undefined)
      await move(tx, SYSTEM, offered, 'retire', { until: row.counts_from });
    await move(tx, SYSTEM, row, 'start');
    offered = { ...row, state: 'PUBLISHED' };
  }
  if (started.length > 0) await bumpRevision(tx.runner);
  return started.length;
}

/** Has every planned version take over whose day has come. Gives how many. Many gateways may do so at the same time. */
export async function startPlanned(records: Records): Promise<number> {
  const today = indianDayOf(await timeOf(records, records.db));
  const due = await records.db
    .selectFrom('product_versions')
    .select(['product_id', 'lender_id'])
    .distinct()
    .where('state', '=', 'PLANNED')
    .where('starts_on', '<=', today)
    .execute();
  let started = 0;
  const failures: unknown[] = [];
  for (const { product_id, lender_id } of due) {
    try {
      const answer = await change(records, async (tx) => {
        await lockLender(records, tx, lender_id);
        return { count: await settleStarted(tx, product_id) };
      });
      if (answer.status === 200) started += answer.reply.count;
    } catch (error) {
      // The others are no worse for it.
      failures.push(error);
    }
  }
  const [failure] = failures;
  if (failure !== undefined) throw failure;
  return started;
}

/** Names the field where the request has one: a decision is about the day that was proposed. */
export const refusePastDay = (fields: readonly string[] = []) =>
  new Refused(
    refuse('start-day-past', 'The day from which it should count has passed.', {
      ...(fields.length > 0 && { fields }),
    }),
  );

/** What becomes of a version that is published: it is planned where its day is still to come. */
function published(row: VersionRow, today: string): ProductAction {
  if (row.starts_on === null || row.starts_on === today) return 'publish';
  if (row.starts_on < today) throw refusePastDay();
  return 'plan';
}

type Moved = {
  /** When it was last changed, where a decision is about what was looked at. */
  readonly seen?: number;
  readonly startsOn?: string | undefined;
};

/**
 * Takes a version along an edge of `PRODUCT_EDGES`. Refuses with 404 what is not there, with 409 and the state what
 * has no such edge or was changed after `seen`, where that is given, and with 403 a decision about one's own proposal.
 */
export async function moveVersion(
  records: Records,
  tx: Change,
  actor: MemberActor,
  name: VersionName,
  action: Exclude<ProductAction, 'plan' | 'start'>,
  { seen, startsOn }: Moved = {},
): Promise<{ readonly productId: string; readonly version: number; readonly state: ProductState }> {
  const before = await versionOf(tx.runner, name);
  if (before === undefined)
    throw new Refused(refuse('no-such-version', 'There is no such version.'));
  await lockLender(records, tx, before.lender_id);
  await settleStarted(tx, before.product_id);
  const row = (await versionOf(tx.runner, name)) ?? before;
  const edge = productEdge(action);
  if (!edge.from.some((from) => from === row.state)) {
    throw new Refused(
      refuse('version-out-of-order', `A version that is ${row.state} cannot go that way.`, {
        current: { state: row.state },
      }),
    );
  }
  if (edge.isBySomebodyElse) await requireSecondPerson(tx.runner, row.proposed_by, actor.id);
  if (seen !== undefined && seen !== row.changed_at) {
    throw new Refused(
      refuse(
        'version-proposed-again',
        'It has been proposed again in the meantime. Please look at it again.',
        {
          current: { state: row.state },
        },
      ),
    );
  }
  const today = indianDayOf(tx.at);
  if (startsOn !== undefined && startsOn < today) throw refusePastDay(['startsOn']);
  const taken = action === 'publish' ? published(row, today) : action;
  if (taken === 'publish') {
    const others = await tx.runner
      .selectFrom('product_versions')
      .selectAll()
      .where('product_id', '=', row.product_id)
      .where('state', 'in', ['PUBLISHED', 'PLANNED'])
      .orderBy('version')
      .execute();
    for (const other of others) {
      if (other.state === 'PUBLISHED') await move(tx, actor, other, 'retire');
      // An older one would take over from this one on its day.
      else if (other.version < row.version) await move(tx, actor, other, 'withdraw');
    }
  }
  await move(tx, actor, row, taken, { startsOn });
  const { to } = productEdge(taken);
  if (to !== 'PROPOSED' && !(to === 'DRAFT' && row.state === 'PROPOSED')) {
    await bumpRevision(tx.runner);
  }
  return { productId: row.product_id, version: row.version, state: to };
}

/** One page of the versions that are asked for, by product. */
export async function versionsIn(
  runner: Runner,
  { state: wanted, lenderId, after }: BodyOf<typeof allProducts>,
  operatorId: MembershipId,
): Promise<ReplyOf<typeof allProducts>> {
  const own = await ofSamePerson(runner, operatorId);
  const rows = await runner
    .selectFrom('product_versions')
    .innerJoin('lenders', 'lenders.id', 'product_versions.lender_id')
    .selectAll('product_versions')
    .select('lenders.content as lender')
    .$if(wanted !== null, (query) => query.where('state', '=', wanted ?? 'DRAFT'))
    .$if(lenderId !== null, (query) => query.where('lender_id', '=', lenderId ?? ''))
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('product_id', 'version'),
          '>',
          eb.tuple(after?.productId ?? '', after?.version ?? 0),
        ),
      ),
    )
    .orderBy('product_id')
    .orderBy('version')
    .limit(PAGE + 1)
    .execute();
  return {
    products: rows.slice(0, PAGE).map((row) => ({
      product: productFrom(row.content),
      lender: lenderFrom(row.lender),
      state: state.parse(row.state),
      changedAt: row.changed_at,
      proposedBy: row.proposed_by,
      decidedBy: row.decided_by,
      isMine: row.proposed_by !== null && own.has(row.proposed_by),
    })),
    isLastPage: rows.length <= PAGE,
  };
}
