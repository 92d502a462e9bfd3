import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/gateway.ts';
import {
  NOTIFICATION_STATES,
  recordPhoneCall,
  notifications,
  retryNotification,
} from '#contract/operators/notifications.ts';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { ownerOfGrievance } from '#gateway/lending/grievances/find-grievance.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import type { NotificationRow } from '#gateway/lending/notifications/send-notifications.ts';
import { changeNotification } from '#gateway/lending/notifications/send-notifications.ts';
import type { SendRow } from '#gateway/lending/notifications/sends.ts';
import { forgetSends, sendsOf } from '#gateway/lending/notifications/sends.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

const PAGE = 50;

const notFound = () => refuse('no-such-notification', 'There is no such notification.');

const notificationFrom = (row: NotificationRow, sends: readonly SendRow[]) => ({
  id: row.id,
  number: row.number,
  event: z.parse(z.enum(NOTIFICATION_EVENTS), row.event),
  state: z.parse(z.enum(NOTIFICATION_STATES), row.state),
  tries: row.tries,
  problem: row.problem,
  channels: sends
    .filter((send) => send.notification_id === row.id)
    .map(({ channel, state, tries, problem, changed_at: changedAt }) => ({
      channel,
      state,
      tries,
      problem,
      changedAt,
    })),
  createdAt: row.created_at,
  endedAt: row.ended_at,
});

/** One page for operators, the newest first. */
export async function pageOfNotifications(
  runner: Runner,
  { state, after }: BodyOf<typeof notifications>,
) {
  const rows = await runner
    .selectFrom('notifications')
    .selectAll()
    .where('state', '=', state)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.createdAt ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const sends = await sendsOf(
    runner,
    shown.map(({ id }) => id),
  );
  return {
    notifications: shown.map((row) => notificationFrom(row, sends)),
    isLastPage: rows.length <= PAGE,
  };
}

/** Locks the application or grievance with that number; gives the chain of its audit, or null when it is no longer kept. */
async function lockChain(
  records: Records,
  { runner }: Change,
  number: string,
): Promise<string | null> {
  const application = await records
    .forChange(runner.selectFrom('applications').select('id').where('number', '=', number))
    .executeTakeFirst();
  if (application !== undefined) return ownerOf(application.id);
  const grievance = await records
    .forChange(runner.selectFrom('grievances').select('id').where('number', '=', number))
    .executeTakeFirst();
  return grievance === undefined ? null : ownerOfGrievance(grievance.id);
}

type State = (typeof NOTIFICATION_STATES)[number];
type Step = {
  /** States that it may be in. */
  readonly from: readonly State[];
  readonly action: 'notification.retry' | 'notification.told';
  readonly changesAt: (
    at: number,
  ) => Partial<Pick<NotificationRow, 'tries' | 'due_at' | 'ended_at'>> & { readonly state: State };
  readonly refusal: (current: { readonly state: string }) => Refusal;
};

const RETRY: Step = {
  from: ['FAILED'],
  action: 'notification.retry',
  changesAt: (at) => ({ state: 'WAITING', tries: 0, due_at: at, ended_at: null }),
  refusal: (current) =>
    refuse('notification-not-failed', 'This notification has not failed.', { current }),
};

const NOTE_TOLD: Step = {
  from: ['LISTED', 'FAILED'],
  action: 'notification.told',
  changesAt: (at) => ({ state: 'PHONED', due_at: null, ended_at: at }),
  refusal: (current) =>
    refuse(
      'notification-not-to-pass-on',
      'Only a listed or a failed notification can be recorded as passed on.',
      { current },
    ),
};

async function take(records: Records, tx: Change, operator: MemberActor, id: string, step: Step) {
  const { runner, at } = tx;
  const query = runner.selectFrom('notifications').selectAll().where('id', '=', id);
  const seen = await query.executeTakeFirst();
  // Locked before its own row, in the order in which whatever removes them goes.
  const subject = seen === undefined ? null : await lockChain(records, tx, seen.number);
  const row = await records.forChange(query).executeTakeFirst();
  if (row === undefined || subject === null) throw new Refused(notFound());
  const { state, event } = row;
  if (!step.from.some((each) => each === state)) {
    throw new Refused(step.refusal({ state }));
  }
  const changes = step.changesAt(at);
  await changeNotification(runner, id, changes);
  if (changes.state === 'WAITING') await forgetSends(runner, id);
  await tx.audit({ subject, actor: operator, action: step.action, facts: { event } });
  return { notification: id, state: changes.state };
}

/** Operators' calls about notifications. */
export function notificationRoutes(records: Records, callDeps: CallDeps) {
  const { ofMember, once } = routesFor(records, callDeps);
  return [
    ofMember(notifications, 'operator', async ({ body }) =>
      reply(await pageOfNotifications(records.db, body)),
    ),
    ofMember(retryNotification, 'operator', (request, operator) =>
      once(retryNotification, request, (tx) =>
        take(records, tx, actorOf(operator), request.body.notification, RETRY),
      ),
    ),
    ofMember(recordPhoneCall, 'operator', (request, operator) =>
      once(recordPhoneCall, request, (tx) =>
        take(records, tx, actorOf(operator), request.body.notification, NOTE_TOLD),
      ),
    ),
  ] as const;
}
