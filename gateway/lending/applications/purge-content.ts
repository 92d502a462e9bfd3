import type { ApplicationId } from '#domain/ids.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';

/**
 * Deletes what an application says of people, and the key that it was sealed with, so that copies of it do not open
 * either. Number, states, consents and audit stay. Its documents must be purged before, and once it was submitted the terms
 * that lenders gave.
 */
export async function purgeContent(
  { runner }: Pick<Change, 'runner'>,
  keys: DataKeys,
  applicationId: ApplicationId,
): Promise<void> {
  for (const emptied of [
    runner.deleteFrom('application_sections'),
    runner.deleteFrom('matches'),
    runner.deleteFrom('guarantors'),
    runner.deleteFrom('continuation_links'),
    runner.deleteFrom('application_digests'),
    // With those whom they mention.
    runner.deleteFrom('application_notes'),
    runner.deleteFrom('letters'),
  ]) {
    await emptied.where('application_id', '=', applicationId).execute();
  }
  await runner
    .updateTable('applications')
    .set({ match_id: null, chosen_products: null })
    .where('id', '=', applicationId)
    .execute();
  await keys.destroy(runner, ownerOf(applicationId));
}
