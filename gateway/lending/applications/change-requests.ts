import type { ApplicationId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { changeRequest } from '#contract/applications/loans.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import type { SectionName } from '#domain/lending/sections.ts';

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
  applicationId: ApplicationId,
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
  { id, state }: { readonly id: ApplicationId; readonly state: string },
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

/** The same of several applications that are ACTION_REQUIRED, as kinds of documents. */
export async function openDocumentRequests(
  runner: Runner,
  applicationIds: readonly ApplicationId[],
): Promise<ReadonlyMap<ApplicationId, readonly DocumentKind[]>> {
  const rows = await runner
    .selectFrom('change_requests')
    .leftJoin('lender_cases', (join) =>
      join
        .onRef('lender_cases.application_id', '=', 'change_requests.application_id')
        .onRef('lender_cases.lender_id', '=', 'change_requests.lender_id')
        .on('lender_cases.state', '=', 'ACTION_REQUIRED'),
    )
    .selectAll('change_requests')
    .where('change_requests.application_id', 'in', applicationIds)
    .where('change_requests.answered_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('change_requests.lender_id', '=', ''),
        eb('lender_cases.lender_id', 'is not', null),
      ]),
    )
    .execute();
  const asked = new Map<ApplicationId, DocumentKind[]>();
  for (const row of rows) {
    const id = row.application_id;
    asked.set(id, [...(asked.get(id) ?? []), ...fromRow(row).documents]);
  }
  return asked;
}

type Asked = Pick<ChangeRequest, 'lenderId' | 'reason'> & {
  readonly sections: readonly SectionName[];
  readonly documents: readonly DocumentKind[];
};

/** Keeps what a borrower is asked for by a lender, or by operators, whose lender ID is null. Gives its ID. */
export async function keepRequest(
  { runner, at }: Change,
  applicationId: ApplicationId,
  { lenderId, sections, documents, reason }: Asked,
): Promise<string> {
  const id = randomUUID();
  await write(
    runner,
    runner.insertInto('change_requests').values({
      id,
      application_id: applicationId,
      lender_id: lenderId ?? '',
      sections: JSON.stringify(sections),
      documents: JSON.stringify(documents),
      reason,
      asked_at: at,
      answered_at: null,
    }),
  );
  return id;
}

const notAnswered = ({ runner, at }: Change, applicationId: ApplicationId) =>
  runner
    .updateTable('change_requests')
    .set({ answered_at: at })
    .where('application_id', '=', applicationId)
    .where('answered_at', 'is', null);

/** The borrower has answered everything that was asked. */
export async function noteAnswered(tx: Change, applicationId: ApplicationId): Promise<void> {
  await write(tx.runner, notAnswered(tx, applicationId));
}

/** Nobody still has to provide what a lender asked for, or the operators, for whom the lender's ID is empty. */
export async function settleRequests(
  tx: Change,
  applicationId: ApplicationId,
  lenderId: string,
): Promise<void> {
  await write(tx.runner, notAnswered(tx, applicationId).where('lender_id', '=', lenderId));
}
