import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';

/**
 * Deletes what an application says of people, and the key that it was sealed with, so that copies of it do not open
 * either. Number, states, consents and audit stay. Its documents must be purged before.
 */
export async function purgeContent(
  { runner }: Pick<Change, 'runner'>,
  keys: DataKeys,
  applicationId: string,
): Promise<void> {
  for (const table of [
    'application_sections',
    'matches',
    'guarantors',
    'continuation_links',
  ] as const) {
    await runner.deleteFrom(table).where('application_id', '=', applicationId).execute();
  }
  // What was decided and paid is kept; on which terms, for what, and by which transfers, is not.
  await runner
    .updateTable('delivery_orders')
    .set({ sealed: '' })
    .where('application_id', '=', applicationId)
    .execute();
  await runner
    .updateTable('delivery_payments')
    .set({ sealed_reference: '' })
    .where('application_id', '=', applicationId)
    .execute();
  await runner
    .updateTable('offers')
    .set({ sealed: '' })
    .where('application_id', '=', applicationId)
    .execute();
  await runner
    .updateTable('applications')
    .set({ match_id: null, chosen_products: null })
    .where('id', '=', applicationId)
    .execute();
  await keys.destroy(runner, ownerOf(applicationId));
}
