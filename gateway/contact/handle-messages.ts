import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { saveMessageStatus } from '#contract/operators/service.ts';
import { contactMessages, MESSAGE_STATUSES } from '#contract/operators/service.ts';
import type { Actor, AuditEvent } from '#gateway/audit/audit.ts';
import type { Answer } from '#gateway/http/answers.ts';
import { refuse } from '#gateway/http/answers.ts';
import type { Change } from '#gateway/http/change-once.ts';
import { change, Refused } from '#gateway/http/change-once.ts';
import { lockOperators } from '#gateway/memberships/memberships.ts';
import type { DataKeys } from '#gateway/sealing/data-keys.ts';
import { openText, sealText } from '#gateway/sealing/seal.ts';
import type { Records, Runner } from '#gateway/store/records.ts';
import type { Tables } from '#gateway/store/tables.ts';

const PAGE = 50;

type MessageRow = Selectable<Tables['contact_messages']>;
type MessageNeeds = { readonly records: Records; readonly keys: DataKeys };

/** By what the data key of a message's note is found. */
export const ownerOfMessage = (id: string) => `contact-message:${id}`;

const notePlace = (id: string) => ({ table: 'contact_messages', row: id, column: 'sealed_note' });

/** What operators noted of a message; empty where nobody did. */
export async function openNote(
  keys: DataKeys,
  runner: Runner,
  { id, sealed_note: sealed }: Pick<MessageRow, 'id' | 'sealed_note'>,
): Promise<string> {
  if (sealed === null) return '';
  const key = await keys.find(runner, ownerOfMessage(id));
  if (key === null) throw new Error('the note of a message has no data key');
  return openText(key, notePlace(id), sealed);
}

async function messageFrom(keys: DataKeys, runner: Runner, row: MessageRow, operatorId: string) {
  return {
    id: row.id,
    receivedAt: row.received_at,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    category: row.category,
    remarks: row.remarks,
    status: row.status,
    version: row.version,
    note: await openNote(keys, runner, row),
    changed:
      row.changed_by === null || row.changed_at === null
        ? null
        : { by: row.changed_by, isMine: row.changed_by === operatorId, at: row.changed_at },
  };
}

/** Messages of a status, or of any, oldest first. */
export const messagesAfter = (
  runner: Runner,
  { status, after }: BodyOf<typeof contactMessages>,
): Promise<MessageRow[]> =>
  runner
    .selectFrom('contact_messages')
    .selectAll()
    .$if(status !== null, (query) => query.where('status', '=', status ?? ''))
    .where((eb) =>
      eb(eb.refTuple('received_at', 'id'), '>', eb.tuple(after?.receivedAt ?? 0, after?.id ?? '')),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(PAGE + 1)
    .execute();

async function noteLook(
  records: Records,
  one: Change,
  operator: Actor,
  facts: NonNullable<AuditEvent['facts']>,
): Promise<void> {
  // So that the chain has one writer.
  await lockOperators(records, one);
  await one.audit({ subject: 'contact-messages', actor: operator, action: 'viewMessages', facts });
}

/** One page of what people wrote, oldest first. Who looked is noted before anything is answered. */
export async function messagesPage(
  { records, keys }: MessageNeeds,
  operator: Actor,
  body: BodyOf<typeof contactMessages>,
): Promise<Answer<ReplyOf<typeof contactMessages>>> {
  const found = await messagesAfter(records.db, body);
  const shown = found.slice(0, PAGE);
  const messages = await Promise.all(
    shown.map((row) => messageFrom(keys, records.db, row, operator.id)),
  );
  const page = contactMessages.reply.parse({ messages, isLastPage: found.length <= PAGE });
  return change(records, async (one) => {
    await noteLook(records, one, operator, {
      count: shown.length,
      status: body.status,
      after: body.after?.receivedAt ?? null,
    });
    return page;
  });
}

/** What became of a change of a message. A refusal that shows what somebody else has noted is a look, too. */
export async function noteRefusalShown(
  records: Records,
  operator: Actor,
  message: string,
  answer: Answer,
): Promise<Answer> {
  if (answer.status === 200 || answer.current === undefined) return answer;
  const noted = await change(records, async (one) => {
    await noteLook(records, one, operator, { message });
    return {};
  });
  return noted.status === 200 ? answer : noted;
}

/** Notes how far a message is. Refuses with 404, and with 409 and how it is now. */
export async function saveStatus(
  { records, keys }: MessageNeeds,
  one: Change,
  operator: Actor,
  { id, version, status, note }: BodyOf<typeof saveMessageStatus>,
): Promise<ReplyOf<typeof saveMessageStatus>> {
  const { runner, at } = one;
  await lockOperators(records, one);
  const query = runner
    .selectFrom('contact_messages')
    .select(['id', 'status', 'version', 'sealed_note'])
    .where('id', '=', id);
  const found = await records.forChange(query).executeTakeFirst();
  if (found === undefined) throw new Refused(refuse(404, 'There is no such message.'));
  if (found.version !== version) {
    throw new Refused(
      refuse(409, 'This message has changed meanwhile. Here is how it is now.', {
        current: {
          status: found.status,
          version: found.version,
          note: await openNote(keys, runner, found),
        },
      }),
    );
  }
  const owner = ownerOfMessage(id);
  const sealed =
    note === '' ? null : sealText(await keys.findOrCreate(runner, owner), notePlace(id), note);
  if (sealed === null) await keys.destroy(runner, owner);
  await runner
    .updateTable('contact_messages')
    .set({
      status,
      version: version + 1,
      sealed_note: sealed,
      changed_by: operator.id,
      changed_at: at,
    })
    .where('id', '=', id)
    .execute();
  await one.audit({
    subject: 'contact-messages',
    actor: operator,
    action: 'saveMessageStatus',
    facts: {
      message: id,
      from: z.parse(z.enum(MESSAGE_STATUSES), found.status),
      to: status,
      hasNote: note !== '',
      version: version + 1,
    },
  });
  return { id, status, version: version + 1 };
}
