import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { caseViews, deleteCaseView, saveCaseView } from '#contract/lenders/case-views.ts';
import { caseChoice } from '#contract/lenders/case-views.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import type { CallingMember } from '#gateway/lending/lender-cases/calling-lender.ts';
import type { Saving } from '#gateway/people/saved-views/saved-views.ts';
import {
  keepView,
  listedViews,
  removeView,
  viewFrom,
} from '#gateway/people/saved-views/saved-views.ts';
import { chainOfLender } from '#gateway/areas/lenders/lender-addresses.ts';

/** Lenders have no supervisors: what is shared is everybody's to keep. */
const savingAs = ({ lenderId, actor }: CallingMember): Saving => ({
  lenderId,
  chain: chainOfLender(lenderId),
  actor,
  mayChangeShared: true,
});

/** Somebody's own views of the inbox and those that are shared inside the lender. */
export async function caseViewsFor(
  { db }: Pick<Records, 'db'>,
  lender: CallingMember,
): Promise<ReplyOf<typeof caseViews>> {
  const saving = savingAs(lender);
  const rows = await listedViews(db, saving, lender.actor).execute();
  return {
    views: rows.map((row) => ({
      ...viewFrom(row, saving),
      choice: caseChoice.safeParse(JSON.parse(row.choice)).data ?? null,
    })),
  };
}

/** Saves a new view, or changes one. */
export async function keepCaseView(
  records: Records,
  tx: Change,
  lender: CallingMember,
  { choice, ...kept }: Omit<BodyOf<typeof saveCaseView>, 'requestId'>,
): Promise<ReplyOf<typeof saveCaseView>> {
  await lockLender(records, tx, lender.lenderId);
  return keepView(tx, savingAs(lender), {
    ...kept,
    choice: JSON.stringify(choice),
    columns: '[]',
  });
}

export async function removeCaseView(
  records: Records,
  tx: Change,
  lender: CallingMember,
  seen: Omit<BodyOf<typeof deleteCaseView>, 'requestId'>,
): Promise<ReplyOf<typeof deleteCaseView>> {
  await lockLender(records, tx, lender.lenderId);
  return removeView(tx, savingAs(lender), seen);
}
