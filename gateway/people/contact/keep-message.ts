import type { UserId } from '#domain/ids.ts';
import type { MessageLimits, Sender } from '#gateway/people/contact/message-limits.ts';
import { countMessage } from '#gateway/people/contact/message-limits.ts';
import type { MessageContent } from '#gateway/people/contact/sealed-messages.ts';
import { ownerOfMessage, sealedColumns } from '#gateway/people/contact/sealed-messages.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Given } from '#gateway/foundation/store/prepared-statement.ts';
import { preparedStatement } from '#gateway/foundation/store/prepared-statement.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { givenNow } from '#gateway/foundation/store/times.ts';
import type { RepeatMark, RepeatState, Store } from '#gateway/foundation/store/store.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

export type KeptMessage = {
  readonly content: MessageContent;
  /** Null for a visitor who was not signed in. */
  readonly userId: UserId | null;
  readonly mark: RepeatMark | null;
  /** Null: it is not counted. */
  readonly counted: { readonly limits: MessageLimits; readonly sender: Sender } | null;
};

type Columns = 'id' | 'now' | 'user_id' | keyof ReturnType<typeof sealedColumns>;

const newInsert = (records: Records) =>
  preparedStatement((runner, given: Given<Columns>) =>
    runner.insertInto('contact_messages').values({
      id: given('id'),
      received_at: givenNow(records, given),
      user_id: given('user_id'),
      sealed: given('sealed'),
      txn_date: given('txn_date'),
      name: given('name'),
      email: given('email'),
      phone: given('phone'),
      category: given('category'),
      remarks: given('remarks'),
    }),
  );
const inserts = new WeakMap<Records, ReturnType<typeof newInsert>>();
function insertOf(records: Records): ReturnType<typeof newInsert> {
  const found = inserts.get(records) ?? newInsert(records);
  inserts.set(records, found);
  return found;
}

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
      await write(
        runner,
        insertOf(records)(runner, {
          id,
          now: records.clock?.() ?? null,
          user_id: userId,
          ...sealedColumns(key, id, content),
        }),
      );
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
