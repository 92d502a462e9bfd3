import type { Transaction } from 'kysely';
import type { UserId } from '#domain/ids.ts';
import type { PhoneChannel, SendState } from '#domain/lending/notifications/channels.ts';
import { saysStop } from '#domain/lending/notifications/opt-out.ts';
import type { Answered, Receipt } from '#gateway/foundation/messaging/notice-channel.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { wakeOnceCommitted } from '#gateway/foundation/store/wake-once-committed.ts';
import { turnOff } from '#gateway/lending/notifications/choices.ts';
import { changeNotification } from '#gateway/lending/notifications/send-notifications.ts';

/** What has arrived does not fail later, and what was read is not unread: receipts come twice, late and out of order. */
const RANK: Readonly<Record<SendState, number>> = {
  SKIPPED: 0,
  SENDING: 1,
  ACCEPTED: 2,
  FAILED: 3,
  DELIVERED: 4,
  READ: 5,
};

const findSend = (runner: Runner, channel: PhoneChannel, { reference, providerId }: Receipt) =>
  runner
    .selectFrom('notice_sends')
    .selectAll()
    .where('channel', '=', channel)
    .where((eb) =>
      reference === null ? eb('provider_id', '=', providerId) : eb('id', '=', reference),
    )
    .executeTakeFirst();

/** The notification that a send belongs to, locked, with its person. */
const lockNotification = (records: Records, runner: Runner, id: string) =>
  records
    .forChange(
      runner.selectFrom('notifications').select(['id', 'user_id', 'state']).where('id', '=', id),
    )
    .executeTakeFirst();

async function settle(
  runner: Transaction<Tables>,
  notification: { readonly id: string; readonly state: string },
  at: number,
  { state, problem }: Receipt,
): Promise<void> {
  const { id } = notification;
  if (state === 'DELIVERED' || state === 'READ') {
    const isOpen = ['WAITING', 'ACCEPTED', 'FAILED'].includes(notification.state);
    if (!isOpen) return;
    await changeNotification(runner, id, {
      state: 'SENT',
      due_at: null,
      problem: null,
      ended_at: at,
    });
  }
  if (state === 'FAILED' && notification.state === 'ACCEPTED') {
    await changeNotification(runner, id, { state: 'WAITING', due_at: at, problem });
    wakeOnceCommitted(runner, 'notifications');
  }
}

/** Notes what a provider says of a notice; false for one that is not known, or not any more. */
export const noteReceipt = (
  records: Records,
  channel: PhoneChannel,
  receipt: Receipt,
): Promise<boolean> =>
  records.transact(async (runner) => {
    const seen = await findSend(runner, channel, receipt);
    if (seen === undefined) return false;
    const notification = await lockNotification(records, runner, seen.notification_id);
    const send = await findSend(runner, channel, receipt);
    if (notification === undefined || send === undefined) return false;
    const at = await timeOf(records, runner);
    if (receipt.isOptOut) {
      const said = { at, channel, origin: 'provider' } as const;
      await turnOff(records, runner, notification.user_id, said);
    }
    if (RANK[receipt.state] <= RANK[send.state]) return true;
    await runner
      .updateTable('notice_sends')
      .set({ state: receipt.state, problem: receipt.problem, changed_at: at })
      .where('id', '=', send.id)
      .execute();
    await settle(runner, notification, at, receipt);
    return true;
  });

const ownerOfNumber = async (runner: Runner, mobileNumber: string): Promise<UserId | null> => {
  const found = await runner
    .selectFrom('accounts')
    .select('user_id')
    .where('mobile_number', '=', mobileNumber)
    .executeTakeFirst();
  return found?.user_id ?? null;
};

/** Turns a channel off for whoever answers that messages are to stop. Nothing else that people write is kept. */
export async function noteAnswer(
  records: Records,
  channel: PhoneChannel,
  { from, text, at: since }: Answered,
): Promise<boolean> {
  if (!saysStop(text)) return false;
  return records.transact(async (runner) => {
    const userId = await ownerOfNumber(runner, from);
    if (userId === null) return false;
    const at = await timeOf(records, runner);
    await turnOff(records, runner, userId, { at, channel, origin: 'answer', since });
    return true;
  });
}
