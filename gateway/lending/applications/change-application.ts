/** Writes of an application that its version does not count, for whoever has locked it. */
import type { ApplicationId } from '#domain/ids.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';

/** Notes what operators and retention look at: why it was rejected, when it was answered, by when it is due or comes back. */
export async function noteOfApplication(
  { runner }: Pick<Change, 'runner'>,
  id: ApplicationId,
  changes: Partial<
    Pick<
      ApplicationRow,
      'reject_reason' | 'answered_at' | 'due_at' | 'changed_at' | 'comes_back_at'
    >
  >,
): Promise<void> {
  await write(runner, runner.updateTable('applications').set(changes).where('id', '=', id));
}

/** The application is not idle, as retention sees it; its version counts other changes. */
export const noteActivity = (
  { runner, at }: Pick<Change, 'runner' | 'at'>,
  id: ApplicationId,
): Promise<void> => noteOfApplication({ runner }, id, { changed_at: at });

/** Says of which lead of which dealer an application came. Gives its ID. */
export async function nameLead(
  { runner }: Pick<Change, 'runner'>,
  number: string,
  { dealerId, leadId }: { readonly dealerId: string; readonly leadId: string },
): Promise<ApplicationId> {
  const { id } = await runner
    .updateTable('applications')
    .set({ dealer_id: dealerId, lead_id: leadId })
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Forgets of which of these leads applications came. */
export async function forgetLeads(runner: Runner, leadIds: readonly string[]): Promise<void> {
  await runner
    .updateTable('applications')
    .set({ lead_id: null })
    .where('lead_id', 'in', leadIds)
    .execute();
}

/** Makes an application nobody's, and of no lead. */
export async function disown(runner: Runner, id: ApplicationId): Promise<void> {
  await runner
    .updateTable('applications')
    .set({ user_id: null, lead_id: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes an application with all rows that belong to it. */
export async function removeApplication(runner: Runner, id: ApplicationId): Promise<void> {
  await runner.deleteFrom('applications').where('id', '=', id).execute();
}
