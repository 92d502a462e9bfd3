import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { saveMessageStatus } from '#contract/operators/service.ts';
import { contactMessages, MESSAGE_STATUSES } from '#contract/operators/service.ts';
import type { AuditEvent } from '#gateway/foundation/audit/audit.ts';
import { messagesAfter } from '#gateway/people/contact/all-messages.ts';
import type { MessageRow, OpenedMessage } from '#gateway/people/contact/sealed-messages.ts';
import { openMessages, ownerOfMessage, sealNote } from '#gateway/people/contact/sealed-messages.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { change, Refused } from '#gateway/foundation/http/change-once.ts';
import { lockOperators } from '#gateway/people/memberships/memberships.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

const PAGE = 50;

type MessageDeps = { readonly records: Records; readonly keys: DataKeys };

function messageFrom(row: MessageRow, opened: OpenedMessage, operatorId: string) {
  return {
    ...opened,
    id: row.id,
    receivedAt: row.received_at,
    userId: row.user_id,
    status: row.status,
    version: row.version,
    changed:
      row.changed_by === null || row.changed_at === null
        ? null
        : { by: row.changed_by, isMine: row.changed_by === operatorId, at: row.changed_at },
  };
}

/** What operators noted of a message. */
const noteOf = async (keys: DataKeys, runner: Runner, row: MessageRow): Promise<string> =>
  (await openMessages(keys, runner, [row]))[0]?.note ?? '';

async function noteLook(
  records: Records,
  tx: Change,
  operator: MemberActor,
  facts: NonNullable<AuditEvent['facts']>,
): Promise<void> {
  // So that the chain has one writer.
  await lockOperators(records, tx);
  await tx.audit({ subject: 'contact-messages', actor: operator, action: 'viewMessages', facts });
}

/** One page of what people wrote, oldest first. Who looked is noted before anything is answered. */
export async function messagesPage(
  { records, keys }: MessageDeps,
  operator: MemberActor,
  body: BodyOf<typeof contactMessages>,
): Promise<Answer<ReplyOf<typeof contactMessages>>> {
  const found = await messagesAfter(records.db, body, PAGE + 1);
  const shown = found.slice(0, PAGE);
  const opened = await openMessages(keys, records.db, shown);
  const messages = shown.flatMap((row, place) => {
    const message = opened[place];
    return message === undefined ? [] : [messageFrom(row, message, operator.id)];
  });
  const page = contactMessages.reply.parse({ messages, isLastPage: found.length <= PAGE });
  return change(records, async (tx) => {
    await noteLook(records, tx, operator, {
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
  operator: MemberActor,
  message: string,
  answer: Answer,
): Promise<Answer> {
  if (answer.status === 200 || answer.current === undefined) return answer;
  const noted = await change(records, async (tx) => {
    await noteLook(records, tx, operator, { message });
    return {};
  });
  return noted.status === 200 ? answer : noted;
}

/** Notes how far a message is. Refuses with 404, and with 409 and how it is now. */
export async function saveStatus(
  { records, keys }: MessageDeps,
  tx: Change,
  operator: MemberActor,
  { id, version, status, note }: BodyOf<typeof saveMessageStatus>,
): Promise<ReplyOf<typeof saveMessageStatus>> {
  const { runner, at } = tx;
  await lockOperators(records, tx);
  const query = runner.selectFrom('contact_messages').selectAll().where('id', '=', id);
  const found = await records.forChange(query).executeTakeFirst();
  if (found === undefined)
    throw new Refused(refuse('no-such-message', 'There is no such message.'));
  if (found.version !== version) {
    throw new Refused(
      refuse(
        'contact-message-changed',
        'This message has changed meanwhile. Here is how it is now.',
        {
          current: {
            status: found.status,
            version: found.version,
            note: await noteOf(keys, runner, found),
          },
        },
      ),
    );
  }
  const key = await keys.findOrCreate(runner, ownerOfMessage(id));
  await runner
    .updateTable('contact_messages')
    .set({
      status,
      version: version + 1,
      sealed_note: note === '' ? null : sealNote(key, id, note),
      changed_by: operator.id,
      changed_at: at,
    })
    .where('id', '=', id)
    .execute();
  await tx.audit({
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
