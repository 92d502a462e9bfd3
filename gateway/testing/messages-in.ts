import type { ContactMessage } from '#gateway/people/contact/all-messages.ts';
import { allMessages } from '#gateway/people/contact/all-messages.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { keysOf } from '#gateway/testing/privacy.ts';

/** Every contact message of the store, oldest first. */
export async function messagesIn(store: Store): Promise<readonly ContactMessage[]> {
  const found: ContactMessage[] = [];
  for await (const message of allMessages(keysOf(store), store.records.db)) found.push(message);
  return found;
}
