import type { ReadyDocuments } from '#gateway/lending/applications/submit.ts';

/** States of a document that passed its check. */
export const READY_STATES = ['CLEAN', 'VERIFIED'];

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
