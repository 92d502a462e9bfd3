import type { ApplicationId } from '#domain/ids.ts';
import type { DocumentState } from '#domain/lending/states/document-states.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Which kinds of documents of an application are there and were found clean. */
export type ReadyDocuments = (
  runner: Runner,
  applicationId: ApplicationId,
) => Promise<ReadonlySet<string>>;

/** States of a document that passed its check. */
export const READY_STATES: readonly DocumentState[] = ['CLEAN', 'VERIFIED'];

/** The kinds of documents that an application has and that passed their check. */
export const readyDocuments: ReadyDocuments = async (runner, applicationId) => {
  const rows = await runner
    .selectFrom('documents')
    .select('kind')
    .where('application_id', '=', applicationId)
    .where('state', 'in', READY_STATES)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
};
