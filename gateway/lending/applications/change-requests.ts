import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { changeRequest } from '#contract/applications/loans.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export type ChangeRequest = z.output<typeof changeRequest>;

const fromRow = (row: Selectable<Tables['change_requests']>): ChangeRequest =>
  z.parse(changeRequest, {
    id: row.id,
    lenderId: row.lender_id === '' ? null : row.lender_id,
    sections: JSON.parse(row.sections),
    documents: JSON.parse(row.documents),
    reason: row.reason,
    askedAt: row.asked_at,
    answeredAt: row.answered_at,
  });

/** What a borrower was ever asked to correct or provide, oldest first. */
export async function changeRequestsOf(
  runner: Runner,
  applicationId: string,
): Promise<ChangeRequest[]> {
  const rows = await runner
    .selectFrom('change_requests')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => fromRow(row));
}

/**
 * What waits for the borrower: nothing unless the application is ACTION_REQUIRED, and nothing of a lender whose case
 * needs it no longer.
 */
export async function openRequestsOf(
  runner: Runner,
  { id, state }: { readonly id: string; readonly state: string },
): Promise<ChangeRequest[]> {
  if (state !== 'ACTION_REQUIRED') return [];
  const requests = await changeRequestsOf(runner, id);
  const asking = await runner
    .selectFrom('lender_cases')
    .select('lender_id')
    .where('application_id', '=', id)
    .where('state', '=', 'ACTION_REQUIRED')
    .execute();
  const lenders = new Set(asking.map(({ lender_id: lenderId }) => lenderId));
  return requests.filter(
    ({ answeredAt, lenderId }) =>
      answeredAt === null && (lenderId === null || lenders.has(lenderId)),
  );
}
