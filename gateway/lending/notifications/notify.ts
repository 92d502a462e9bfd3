import type { UserId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import type { NotificationEvent } from '#domain/lending/notifications/notification-events.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { currentTraceparent } from '#gateway/foundation/telemetry/spans.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

/** Notifies a person of an event once the change is committed. Somebody who was erased is notified of nothing. */
export async function notifyPerson(
  { runner, at }: Change,
  about: {
    readonly userId: UserId | null;
    /** Of the application or grievance. */
    readonly number: string;
    readonly language: string;
  },
  event: NotificationEvent,
): Promise<void> {
  const { userId, number, language } = about;
  if (userId === null) return;
  await write(
    runner,
    runner.insertInto('notifications').values({
      id: randomUUID(),
      user_id: userId,
      number,
      event,
      language,
      state: 'WAITING',
      tries: 0,
      due_at: at,
      problem: null,
      created_at: at,
      ended_at: null,
      traceparent: currentTraceparent(),
    }),
  );
}

/** As `notifyPerson`, for the borrower of an application. */
export const notifyBorrower = (
  tx: Change,
  { user_id: userId, number, language }: ApplicationRow,
  event: NotificationEvent,
): Promise<void> => notifyPerson(tx, { userId, number, language }, event);
