import type { ContactMessage, MessageCursor, Store } from '#gateway/store/store.ts';

const PAGE = 500;

/** Every contact message, oldest first, read page by page: there may be more of them than fit in memory. */
export async function* allMessages(store: Store): AsyncGenerator<ContactMessage> {
  let after: MessageCursor | null = null;
  for (;;) {
    const page: readonly ContactMessage[] = await store.contactMessages(after, PAGE);
    yield* page;
    after = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}
