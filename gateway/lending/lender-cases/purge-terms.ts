import type { ApplicationId } from '#domain/ids.ts';
import { NOTHING_TO_FIND } from '#gateway/lending/lender-cases/search-digests.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/**
 * Deletes on which terms something was offered, for what, and by which transfers it was paid. What was decided and paid is
 * kept.
 */
export async function purgeTerms(runner: Runner, applicationId: ApplicationId): Promise<void> {
  await runner.deleteFrom('case_drafts').where('application_id', '=', applicationId).execute();
  await runner
    .updateTable('delivery_orders')
    .set({ sealed: '', chassis_digest: NOTHING_TO_FIND })
    .where('application_id', '=', applicationId)
    .execute();
  await runner
    .updateTable('delivery_payments')
    .set({ sealed_reference: '', search_digest: NOTHING_TO_FIND })
    .where('application_id', '=', applicationId)
    .execute();
  await runner
    .updateTable('offers')
    .set({ sealed: '' })
    .where('application_id', '=', applicationId)
    .execute();
}
