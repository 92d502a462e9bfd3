import type { MessageLimits, Sender } from '#gateway/contact/message-limits.ts';
import { countMessage } from '#gateway/contact/message-limits.ts';
import type { MessageContent } from '#gateway/contact/sealed-messages.ts';
import { ownerOfMessage, sealedColumns } from '#gateway/contact/sealed-messages.ts';
import type { Refusal } from '#gateway/http/answers.ts';
import { Refused } from '#gateway/http/change-once.ts';
import type { DataKeys } from '#gateway/sealing/data-keys.ts';
import type { RepeatMark, RepeatState, Store } from '#gateway/store/store.ts';

export type KeptMessage = {
  readonly content: MessageContent;
  /** Null for a visitor who was not signed in. */
  readonly userId: string | null;
  readonly mark: RepeatMark | null;
  /** Null: it is not counted. */
  readonly counted: { readonly limits: MessageLimits; readonly sender: Sender } | null;
};

/** Seals and stores a message, once for its mark, and counts it; all of it or nothing. */
export async function keepMessage(
  { records, doOnce }: Pick<Store, 'records' | 'doOnce'>,
  keys: DataKeys,
  { content, userId, mark, counted }: KeptMessage,
): Promise<RepeatState | Refusal> {
  const id = crypto.randomUUID();
  try {
    return await doOnce(mark, async (runner) => {
      if (counted !== null) await countMessage({ records, runner }, counted.limits, counted.sender);
      const key = await keys.create(runner, ownerOfMessage(id));
      await runner
        .insertInto('contact_messages')
        .values({
          id,
          received_at: records.now(),
          user_id: userId,
          ...sealedColumns(key, id, content),
        })
        .execute();
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
