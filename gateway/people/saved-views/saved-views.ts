/** Views of a list that people save under a name, for themselves or for their colleagues: operators, or one lender's people. */
import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { MembershipId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { MAX_VIEWS } from '#contract/applications/saved-views.ts';
import { fullName } from '#domain/full-name.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

type ViewRow = Selectable<Tables['views']>;

/** Whose views they are: those of a lender's people, or with null those of operators; and the chain of their audit. */
export type ViewCircle = { readonly lenderId: string | null; readonly chain: string };

/** Somebody among them who saves views. */
export type Saving = ViewCircle & {
  readonly actor: MemberActor;
  /** Whether they may change what colleagues share. */
  readonly mayChangeShared: boolean;
};

const viewsIn = (runner: Runner, { lenderId }: Pick<ViewCircle, 'lenderId'>) =>
  runner.selectFrom('views').where('views.lender_id', lenderId === null ? 'is' : '=', lenderId);

/** Somebody's own views and the shared ones, by name, with who made them. */
export const listedViews = (runner: Runner, circle: ViewCircle, { id }: MemberActor) =>
  viewsIn(runner, circle)
    .leftJoin('memberships', 'memberships.id', 'views.owner')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .selectAll('views')
    .select(['first_name', 'last_name'])
    .where((eb) => eb.or([eb('owner', '=', id), eb('is_shared', '=', 1)]))
    .orderBy('name')
    .orderBy('views.id');

type ListedRow = ViewRow & {
  readonly first_name: string | null;
  readonly last_name: string | null;
};

/** Whether somebody may change a view: it is their own, or shared and they may change those. */
const mayChange = (
  { owner, is_shared: isShared }: Pick<ViewRow, 'owner' | 'is_shared'>,
  { actor, mayChangeShared }: Pick<Saving, 'actor' | 'mayChangeShared'>,
): boolean => owner === actor.id || (isShared === 1 && mayChangeShared);

/** A view as lists show it, but for what it says. */
export const viewFrom = (row: ListedRow, saving: Pick<Saving, 'actor' | 'mayChangeShared'>) => ({
  view: row.id,
  name: row.name,
  isShared: row.is_shared === 1,
  isMine: row.owner === saving.actor.id,
  by: fullName(row.first_name, row.last_name),
  mayChange: mayChange(row, saving),
  version: row.version,
});

type Seen = { readonly view: string; readonly version: number };

/** A view that somebody may change, as it was seen. Refuses with 404, 403 or 409. */
async function seenView(
  { runner }: Change,
  saving: Saving,
  { view, version }: Seen,
): Promise<ViewRow> {
  const row = await viewsIn(runner, saving)
    .selectAll('views')
    .where('id', '=', view)
    .executeTakeFirst();
  const isHidden = row === undefined || (row.owner !== saving.actor.id && row.is_shared === 0);
  if (isHidden) throw new Refused(refuse('no-such-view', 'There is no such view any more.'));
  if (!mayChange(row, saving)) {
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
  owner: MembershipId | null,
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

type New = {
  readonly seen: Seen | null;
  readonly name: string;
  /** As JSON. */
  readonly choice: string;
  /** As JSON. */
  readonly columns: string;
  readonly isShared: boolean;
};

/** Saves a new view, or changes one. Whoever may has locked what keeps two of them apart. */
export async function keepView(
  tx: Change,
  saving: Saving,
  { seen, name, choice, columns, isShared }: New,
): Promise<Seen> {
  const { actor, lenderId, chain } = saving;
  const before = seen === null ? null : await seenView(tx, saving, seen);
  const id = before?.id ?? randomUUID();
  // Without an owner, only what is shared is seen by anybody.
  const owner = before === null || !isShared ? (before?.owner ?? actor.id) : before.owner;
  await requireRoom(tx.runner, owner, { id, name });
  const version = (before?.version ?? 0) + 1;
  const row: ViewRow = {
    id,
    lender_id: lenderId,
    owner,
    name,
    choice,
    columns,
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
    subject: chain,
    actor,
    action: 'saveView',
    facts: { view: id, isShared, choice, version },
  });
  return { view: id, version };
}

export async function removeView(
  tx: Change,
  saving: Saving,
  seen: Seen,
): Promise<Pick<Seen, 'view'>> {
  const { id } = await seenView(tx, saving, seen);
  await tx.runner.deleteFrom('views').where('id', '=', id).execute();
  await tx.audit({
    subject: saving.chain,
    actor: saving.actor,
    action: 'deleteView',
    facts: { view: id },
  });
  return { view: id };
}

/** Of somebody who leaves: what they shared stays, for colleagues to keep; what they did not share goes. */
export async function leaveViews({ runner }: Change, membership: MembershipId): Promise<void> {
  await runner
    .deleteFrom('views')
    .where('owner', '=', membership)
    .where('is_shared', '=', 0)
    .execute();
  await runner.updateTable('views').set({ owner: null }).where('owner', '=', membership).execute();
}
