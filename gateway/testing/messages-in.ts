import { allMessages } from '#gateway/contact/all-messages.ts';
import type { ContactMessage, Store } from '#gateway/store/store.ts';

/** Every contact message of the store, oldest first. */
export async function messagesIn(store: Store): Promise<readonly ContactMessage[]> {
  const found: ContactMessage[] = [];
  for await (const message of allMessages(store)) found.push(message);
  return found;
}
