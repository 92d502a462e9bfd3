import type { MESSAGE_STATUSES } from '#contract/operators/service.ts';
import type { UserId } from '#domain/ids.ts';
import type { MessageContent, MessageRow } from '#gateway/people/contact/sealed-messages.ts';
import { openMessages } from '#gateway/people/contact/sealed-messages.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const PAGE = 500;

export type ContactMessage = MessageContent & {
  readonly id: string;
  /** Null for a visitor who was not signed in. */
  readonly userId: UserId | null;
  readonly receivedAt: number;
};

export type MessagesWanted = {
  /** null for any. */
  readonly status: (typeof MESSAGE_STATUSES)[number] | null;
  /** The last one of the page before; null for the first page. */
  readonly after: { readonly receivedAt: number; readonly id: string } | null;
};

/** The first of the messages that are wanted, oldest first. */
export const messagesAfter = (
  runner: Runner,
  { status, after }: MessagesWanted,
  most: number,
): Promise<MessageRow[]> =>
  runner
    .selectFrom('contact_messages')
    .selectAll()
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'NEW'))
    .where((eb) =>
      eb(eb.refTuple('received_at', 'id'), '>', eb.tuple(after?.receivedAt ?? 0, after?.id ?? '')),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(most)
    .execute();

/** Every contact message, oldest first, read page by page: there may be more of them than fit in memory. */
export async function* allMessages(keys: DataKeys, runner: Runner): AsyncGenerator<ContactMessage> {
  let after: MessagesWanted['after'] = null;
  for (;;) {
    const rows: readonly MessageRow[] = await messagesAfter(runner, { status: null, after }, PAGE);
    const opened = await openMessages(keys, runner, rows);
    for (const [place, { id, received_at: receivedAt, user_id: userId }] of rows.entries()) {
      const message = opened[place];
      if (message === undefined) continue;
      const { note: _note, ...content } = message;
      yield { id, receivedAt, userId, ...content };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = { receivedAt: last.received_at, id: last.id };
  }
}
