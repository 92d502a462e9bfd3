import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { columnsSaved, queueChoice } from '#contract/operators/views.ts';
import type { deleteView, saveView, views } from '#contract/operators/views.ts';
import { permits } from '#domain/duties.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { firstOf, rowsOf, together } from '#gateway/foundation/store/together.ts';
import { dutiesIn } from '#gateway/people/memberships/stored-duties.ts';
import { lockOperators } from '#gateway/people/memberships/memberships.ts';
import type { Saving } from '#gateway/people/saved-views/saved-views.ts';
import {
  keepView,
  listedViews,
  removeView,
  viewFrom,
} from '#gateway/people/saved-views/saved-views.ts';

type Choice = z.output<typeof queueChoice>;

const saved = z.record(z.string(), z.unknown());

/** Operators', with the chain of their audit. */
const CIRCLE = { lenderId: null, chain: 'views' } as const;

/** Each part of a choice as it leaves nothing out. */
const NOTHING_LEFT_OUT = Object.fromEntries(
  Object.entries(queueChoice.shape).map(([name, schema]) => [
    name,
    [null, false].find((value) => schema.safeParse(value).success),
  ]),
);

/** What was saved, unless this release no longer knows a part of it. A filter that came later leaves nothing out. */
function choiceIn({ choice }: { readonly choice: string }): Choice | null {
  const found = queueChoice.safeParse({
    ...NOTHING_LEFT_OUT,
    ...z.parse(saved, JSON.parse(choice)),
  });
  return found.success ? found.data : null;
}

/** Supervisors keep what operators share. */
const savingAs = (actor: MemberActor, duties: string | null): Saving => ({
  ...CIRCLE,
  actor,
  mayChangeShared: permits(dutiesIn(duties), 'change-shared-views'),
});

/** An operator's own views and the shared ones. */
export async function viewsFor(
  { db }: Pick<Records, 'db'>,
  operator: MemberActor,
): Promise<ReplyOf<typeof views>> {
  const me = db.selectFrom('memberships').select('duties').where('id', '=', operator.id);
  const [member, rows] = await together(db, (on) =>
    Promise.all([firstOf(me)(on), rowsOf(listedViews(db, CIRCLE, operator))(on)]),
  );
  const saving = savingAs(operator, member?.duties ?? null);
  return {
    views: rows.map((row) => ({
      ...viewFrom(row, saving),
      choice: choiceIn(row),
      columns: columnsSaved.safeParse(JSON.parse(row.columns)).data ?? [],
    })),
  };
}

/** Whoever works here changes views one after the other, so that names and counts hold, and the audit's chain has one writer. */
async function lockedAs(records: Records, tx: Change, operator: MemberActor): Promise<Saving> {
  const operators = await lockOperators(records, tx);
  return savingAs(operator, operators.find(({ id }) => id === operator.id)?.duties ?? null);
}

/** Saves a new view, or changes one. */
export const keepOperatorsView = async (
  records: Records,
  tx: Change,
  operator: MemberActor,
  { choice, columns, ...kept }: Omit<BodyOf<typeof saveView>, 'requestId'>,
): Promise<ReplyOf<typeof saveView>> =>
  keepView(tx, await lockedAs(records, tx, operator), {
    ...kept,
    choice: JSON.stringify(choice),
    columns: JSON.stringify(columns),
  });

export const removeOperatorsView = async (
  records: Records,
  tx: Change,
  operator: MemberActor,
  seen: Omit<BodyOf<typeof deleteView>, 'requestId'>,
): Promise<ReplyOf<typeof deleteView>> =>
  removeView(tx, await lockedAs(records, tx, operator), seen);
