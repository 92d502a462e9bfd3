import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import { sql } from 'kysely';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { sharingConsents } from '#gateway/lending/sending/consented.ts';
import type { Terms } from '#gateway/foundation/store/leases.ts';
import { claimDue, leased } from '#gateway/foundation/store/leases.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { isReached } from '#gateway/foundation/store/times.ts';
import type { MessageRow } from '#gateway/lending/outbox/stored-messages.ts';
import {
  changeMessage,
  LAST_KINDS,
  earlierMessages,
} from '#gateway/lending/outbox/stored-messages.ts';

export const SENDING: Terms = { lease: 15_000, firstPause: 1000, maxPause: 600_000, most: 12 };
export const LEASE = SENDING.lease;

/** Whether a gateway is sending a message. A lease that ends later than any can is from before the clock went back: it is over. */
export const isLeased = (column: string, now: number) =>
  sql<boolean>`(${sql.ref(column)} > ${now} and ${sql.ref(column)} <= ${now + LEASE})`;

/** What holds data of people, or identifies what they bought. */
const PERSONAL_KINDS = ['package', 'documents', 'invoiced'];
/** What holds links, which work as long as the case is open. */
const LINKING_KINDS = ['package', 'documents'];
/** States of a case in which only `LAST_KINDS` are still sent. */
const GIVEN_UP_STATES = ['REJECTED', 'CANCELLED', 'EXPIRED'];

/** Messages that wait and whose turn it is: of one application and lender, the next goes when the one before has ended. */
export const dueMessages = (runner: Runner, now: number) =>
  runner
    .selectFrom('outbox')
    .innerJoin('applications', 'applications.id', 'outbox.application_id')
    .where('outbox.state', '=', 'PENDING')
    .where(isReached('outbox.due_at', now, SENDING.maxPause))
    .where((eb) =>
      eb.not(
        eb.exists(
          earlierMessages().where((any) =>
            any.or([
              any('earlier.state', 'in', ['PENDING', 'DEAD']),
              // Dropped while somebody was sending it.
              isLeased('earlier.leased_until', now),
            ]),
          ),
        ),
      ),
    );

/** Whether a message may still go. The caller has locked its application. */
export async function mayBeSent(runner: Runner, message: MessageRow): Promise<boolean> {
  const { application_id: applicationId, lender_id: lenderId, kind } = message;
  if (LAST_KINDS.includes(kind)) return true;
  const lenderCase = await runner
    .selectFrom('lender_cases')
    .select('state')
    .where('application_id', '=', applicationId)
    .where('lender_id', '=', lenderId)
    .executeTakeFirst();
  if (lenderCase === undefined || GIVEN_UP_STATES.includes(lenderCase.state)) return false;
  if (LINKING_KINDS.includes(kind) && !isOpenCase(lenderCase)) return false;
  if (!PERSONAL_KINDS.includes(kind)) return true;
  return (await sharingConsents(runner, applicationId, lenderId)).length > 0;
}

/** Drops a message that is no longer wanted. */
export async function dropOutdated(runner: Runner, at: number, message: MessageRow): Promise<void> {
  await changeMessage(runner, message.id, { state: 'DROPPED', due_at: null, ended_at: at });
  await addToAudit(runner, at, {
    subject: ownerOf(message.application_id),
    actor: SYSTEM,
    action: 'message.drop',
    facts: { message: message.id, kind: message.kind, lender: message.lender_id },
  });
}

/**
 * Notes that this gateway is sending a message, so often now, until the lease ends. What it gives says whether the lender
 * may have had the message before; should this gateway be killed, the lender may have it.
 */
export async function leaseMessage(
  runner: Runner,
  at: number,
  message: MessageRow,
): Promise<MessageRow> {
  const taken = { ...leased(message, at, SENDING), leased_until: at + LEASE };
  await changeMessage(runner, message.id, { ...taken, may_have_arrived: 1 });
  return { ...message, ...taken };
}

export type Claim =
  | { readonly found: 'message'; readonly message: MessageRow; readonly url: string }
  | { readonly found: 'outdated' };

/** The next message to a lender with its own system, but to none of `busy`. */
const nextDue = (runner: Runner, now: number, busy: readonly string[]) =>
  dueMessages(runner, now)
    .innerJoin('lender_systems', 'lender_systems.lender_id', 'outbox.lender_id')
    .selectAll('outbox')
    .select('lender_systems.url')
    .$if(busy.length > 0, (query) => query.where('outbox.lender_id', 'not in', busy))
    .orderBy('outbox.due_at')
    .orderBy('outbox.id');

/** Claims the next message, and locks its application as well; one that may no longer be sent is dropped. */
export const claimMessage = (records: Records, busy: readonly string[]): Promise<Claim | null> =>
  claimDue(
    records,
    (runner, now) => nextDue(runner, now, busy),
    async (runner, at, { url, ...message }) => {
      if (await mayBeSent(runner, message)) {
        return { found: 'message', message: await leaseMessage(runner, at, message), url };
      }
      await dropOutdated(runner, at, message);
      return { found: 'outdated' };
    },
  );
