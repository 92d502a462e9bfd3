import type { UserId } from '#domain/ids.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { ownerOfMessage } from '#gateway/people/contact/sealed-messages.ts';

/** Removes what a person has written, and the keys that it was sealed with. */
export async function removeMessagesOf(
  runner: Runner,
  keys: DataKeys,
  userId: UserId,
): Promise<void> {
  const messages = await runner
    .deleteFrom('contact_messages')
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  for (const { id } of messages) await keys.destroy(runner, ownerOfMessage(id));
}
