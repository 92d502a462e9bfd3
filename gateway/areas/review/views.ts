import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { columnsSaved, MAX_VIEWS, queueChoice } from '#contract/operators/views.ts';
import type { deleteView, saveView, views } from '#contract/operators/views.ts';
import { permits } from '#domain/duties.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { firstOf, rowsOf, together } from '#gateway/foundation/store/together.ts';
import { fullName } from '#domain/full-name.ts';
import { dutiesIn } from '#gateway/people/memberships/stored-duties.ts';
import { lockOperators } from '#gateway/people/memberships/memberships.ts';

type ViewRow = Selectable<Tables['views']>;
type Choice = z.output<typeof queueChoice>;

const saved = z.record(z.string(), z.unknown());

/** The chain of the audit. */
const SUBJECT = 'views';

/** Each part of a choice as it leaves nothing out. */
const NOTHING_LEFT_OUT = Object.fromEntries(
  Object.entries(queueChoice.shape).map(([name, schema]) => [
    name,
    [null, false].find((value) => schema.safeParse(value).success),
  ]),
);

/** What was saved, unless this release no longer knows a part of it. A filter that came later leaves nothing out. */
function choiceIn({ choice }: Pick<ViewRow, 'choice'>): Choice | null {
  const found = queueChoice.safeParse({
    ...NOTHING_LEFT_OUT,
    ...z.parse(saved, JSON.parse(choice)),
  });
  return found.success ? found.data : null;
}

/** Whether somebody may change a view: it is their own, or shared and they are a supervisor. */
const mayChange = (
  { owner, is_shared: isShared }: Pick<ViewRow, 'owner' | 'is_shared'>,
  operator: Actor,
  duties: string | null,
): boolean =>
  owner === operator.id || (isShared === 1 && permits(dutiesIn(duties), 'change-shared-views'));

/** An operator's own views and the shared ones. */
export async function viewsFor(
  { db }: Pick<Records, 'db'>,
  operator: Actor,
): Promise<ReplyOf<typeof views>> {
  const me = db.selectFrom('memberships').select('duties').where('id', '=', operator.id);
  const listed = db
    .selectFrom('views')
    .leftJoin('memberships', 'memberships.id', 'views.owner')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .selectAll('views')
    .select(['first_name', 'last_name'])
    .where((eb) => eb.or([eb('owner', '=', operator.id), eb('is_shared', '=', 1)]))
    .orderBy('name')
    .orderBy('views.id');
  const [member, rows] = await together(db, (on) =>
    Promise.all([firstOf(me)(on), rowsOf(listed)(on)]),
  );
  return {
    views: rows.map((row) => ({
      view: row.id,
      name: row.name,
      choice: choiceIn(row),
      columns: columnsSaved.safeParse(JSON.parse(row.columns)).data ?? [],
      isShared: row.is_shared === 1,
      isMine: row.owner === operator.id,
      by: fullName(row.first_name, row.last_name),
      mayChange: mayChange(row, operator, member?.duties ?? null),
      version: row.version,
    })),
  };
}

/** A view that the operator may change, as it was seen. Refuses with 404, 403 or 409. */
async function seenView(
  { runner }: Change,
  operator: Actor,
  duties: string | null,
  { view, version }: { readonly view: string; readonly version: number },
): Promise<ViewRow> {
  const row = await runner
    .selectFrom('views')
    .selectAll()
    .where('id', '=', view)
    .executeTakeFirst();
  const isHidden = row === undefined || (row.owner !== operator.id && row.is_shared === 0);
  if (isHidden) throw new Refused(refuse('no-such-view', 'There is no such view any more.'));
  if (!mayChange(row, operator, duties)) {
    throw new Refused(
      refuse('view-of-another', 'This view is a colleague’s. Save a view of your own instead.'),
    );
  }
  if (row.version === version) return row;
  throw new Refused(
    refuse('view-changed', 'This view has changed meanwhile. Open it again.', {
      current: { version: row.version },
    }),
  );
}

async function requireRoom(
  runner: Runner,
  owner: string | null,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  if (owner === null) return;
  const others = await runner
    .selectFrom('views')
    .select('name')
    .where('owner', '=', owner)
    .where('id', '<>', id)
    .execute();
  if (others.some((other) => other.name === name)) {
    throw new Refused(
      refuse('view-name-taken', 'There is already a view with this name. Choose another name.', {
        fields: ['name'],
      }),
    );
  }
  if (others.length >= MAX_VIEWS) {
    throw new Refused(refuse('too-many-views', 'You have 50 views. Delete one first.'));
  }
}

/** Whoever works here changes views one after the other, so that names and counts hold, and the audit's chain has one writer. */
async function dutiesLocked(records: Records, tx: Change, operator: Actor): Promise<string | null> {
  const operators = await lockOperators(records, tx);
  return operators.find(({ id }) => id === operator.id)?.duties ?? null;
}

/** Saves a new view, or changes one. */
export async function keepView(
  records: Records,
  tx: Change,
  operator: Actor,
  { seen, name, choice, columns, isShared }: Omit<BodyOf<typeof saveView>, 'requestId'>,
): Promise<ReplyOf<typeof saveView>> {
  const duties = await dutiesLocked(records, tx, operator);
  const before = seen === null ? null : await seenView(tx, operator, duties, seen);
  const id = before?.id ?? randomUUID();
  // Without an owner, only what is shared is seen by anybody.
  const owner = before === null || !isShared ? (before?.owner ?? operator.id) : before.owner;
  await requireRoom(tx.runner, owner, { id, name });
  const version = (before?.version ?? 0) + 1;
  const row: ViewRow = {
    id,
    owner,
    name,
    choice: JSON.stringify(choice),
    columns: JSON.stringify(columns),
    is_shared: isShared ? 1 : 0,
    version,
    changed_at: tx.at,
  };
  await tx.runner
    .insertInto('views')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await tx.audit({
    subject: SUBJECT,
    actor: operator,
    action: 'saveView',
    facts: { view: id, isShared, choice: row.choice, version },
  });
  return { view: id, version };
}

export async function removeView(
  records: Records,
  tx: Change,
  operator: Actor,
  seen: Omit<BodyOf<typeof deleteView>, 'requestId'>,
): Promise<ReplyOf<typeof deleteView>> {
  const duties = await dutiesLocked(records, tx, operator);
  const { id } = await seenView(tx, operator, duties, seen);
  await tx.runner.deleteFrom('views').where('id', '=', id).execute();
  await tx.audit({
    subject: SUBJECT,
    actor: operator,
    action: 'deleteView',
    facts: { view: id },
  });
  return { view: id };
}

/** Of an operator who leaves: what they shared stays, for supervisors to keep; what they did not share goes. */
export async function leaveViews({ runner }: Change, membership: string): Promise<void> {
  await runner
    .deleteFrom('views')
    .where('owner', '=', membership)
    .where('is_shared', '=', 0)
    .execute();
  await runner.updateTable('views').set({ owner: null }).where('owner', '=', membership).execute();
}
