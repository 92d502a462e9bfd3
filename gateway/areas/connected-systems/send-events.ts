/** Sends events to subscribers: to each in the order of their numbers, the next once the one before has arrived. */
import { createSecretKey } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { ConnectedEvent } from '#contract/connected/events.ts';
import { isNearAddress, subscriberAddressKind } from '#contract/connected/subscriber-address.ts';
import { GATEWAY_NAME } from '#contract/lenders/calls.ts';
import type { DeliveryProblem, SubscriptionTerms } from '#contract/operators/connected-systems.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { addToAudit } from '#gateway/foundation/audit/audit.ts';
import { signDetached } from '#gateway/foundation/identity/detached-jws.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Terms } from '#gateway/foundation/store/leases.ts';
import { claimDue, leased, pauseAfter } from '#gateway/foundation/store/leases.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { isReached, timeOf } from '#gateway/foundation/store/times.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';
import type { Tracing } from '#gateway/foundation/telemetry/spans.ts';
import { inTrace } from '#gateway/foundation/telemetry/spans.ts';
import { used } from '#gateway/foundation/telemetry/used.ts';
import type { NumberedEvent } from '#gateway/areas/connected-systems/compose-events.ts';
import { composeEvent, eventsAfter } from '#gateway/areas/connected-systems/compose-events.ts';
import type {
  Secret,
  SubscriptionRow,
} from '#gateway/areas/connected-systems/subscription-rows.ts';
import {
  ownerOfSubscription,
  secretsOf,
  termsIn,
} from '#gateway/areas/connected-systems/subscription-rows.ts';
import { lastNumber, numberEvents } from '#gateway/lending/events/number-events.ts';
import { postSigned } from '#gateway/lending/sending/post-message.ts';
import type { Sender } from '#gateway/lending/sending/side-by-side.ts';
import { sideBySide } from '#gateway/lending/sending/side-by-side.ts';

const HOUR_MS = 3_600_000;
/** From five seconds to an hour, for three days. */
export const EVENT_SENDING: Terms = {
  lease: 15_000,
  firstPause: 5000,
  maxPause: HOUR_MS,
  most: 82,
};
/** Milliseconds for a subscriber's answer. */
const POST_TIMEOUT = 5000;

export type EventSenderDeps = {
  readonly records: Records;
  readonly keys: DataKeys;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'observeUse'>;
  readonly tracing: Tracing | null;
  /** Whether subscribers may be in the deployment's own network, or on this machine. */
  readonly mayBeNear: boolean;
  /** Milliseconds; what tests shorten. */
  readonly postTimeout?: number;
  /** The addresses of a name, for tests. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
};

type Claimed = {
  readonly row: SubscriptionRow;
  readonly terms: SubscriptionTerms;
  readonly event: NumberedEvent;
};

const dueSubscriptions = (runner: Runner, now: number, busy: readonly string[]) =>
  runner
    .selectFrom('subscriptions')
    .selectAll()
    .where('state', '=', 'ACTIVE')
    .where('given_up_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('restores')
            .select('restored_at')
            .whereRef('restored_at', '>=', 'subscriptions.begun_at'),
        ),
      ),
    )
    .where(isReached('due_at', now, EVENT_SENDING.maxPause))
    .$if(busy.length > 0, (query) => query.where('id', 'not in', busy))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('events')
          .select('events.entry')
          .whereRef('events.number', '>', 'subscriptions.after_number'),
      ),
    )
    .orderBy('due_at')
    .orderBy('id');

/** Claims the next event of a subscription; one that has none of its kinds goes on after those that there are. */
const claimEvent = (records: Records, busy: readonly string[]) =>
  claimDue(
    records,
    (runner, now) => dueSubscriptions(runner, now, busy),
    async (runner, at, row): Promise<Claimed | 'passed'> => {
      const terms = termsIn(row.terms);
      // Read before the events: what is numbered meanwhile is not passed over.
      const last = await lastNumber(runner);
      const [event] = await eventsAfter(runner, row.after_number, terms?.kinds ?? [], 1);
      const change = runner.updateTable('subscriptions').where('id', '=', row.id);
      if (terms === null || event === undefined) {
        await change.set({ after_number: Math.max(last, row.after_number) }).execute();
        return 'passed';
      }
      const taken = leased(row, at, EVENT_SENDING);
      await change.set(taken).execute();
      return { row: { ...row, ...taken }, terms, event };
    },
  );

const realAddresses = async (name: string) =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/** Whether a subscriber may be sent something there: what its name leads to now counts as well. */
async function mayBeReached(
  url: string,
  { mayBeNear, resolve = realAddresses }: EventSenderDeps,
): Promise<boolean> {
  const kind = subscriberAddressKind(url);
  if (kind === null || mayBeNear) return kind !== null;
  if (kind === 'near') return false;
  const { hostname } = new URL(url);
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return true;
  const addresses = await resolve(hostname);
  return addresses.every((address) => !isNearAddress(address));
}

/** One signature by each secret, so that a subscriber may know either. */
async function signaturesOf(
  secrets: readonly Secret[],
  body: Uint8Array,
  mark: { readonly jti: string; readonly aud: string; readonly at: number },
): Promise<string> {
  const { jti, aud, at } = mark;
  const signed = secrets.map(({ id, secret }) =>
    signDetached(
      createSecretKey(Buffer.from(secret, 'utf8')),
      { kid: id, iss: GATEWAY_NAME, jti, aud, iat: Math.floor(at / 1000) },
      body,
      'HS256',
    ),
  );
  return (await Promise.all(signed)).join(', ');
}

const isArrived = (status: number) => status >= 200 && status < 300;

/** Writes, signs and sends one event. Gives why it has not arrived; null when it has. */
async function trySending(
  deps: EventSenderDeps,
  { row, terms, event }: Claimed,
  deadline: number,
): Promise<DeliveryProblem | null> {
  const { records, keys, log, metrics, postTimeout = POST_TIMEOUT } = deps;
  let body: Uint8Array<ArrayBuffer>;
  let signature: string;
  try {
    const { composed, secrets, at } = await records.transact(async (runner) => {
      const now = await timeOf(records, runner);
      const written: ConnectedEvent = await composeEvent(runner, keys, event, terms.fields);
      return { composed: written, secrets: await secretsOf(runner, keys, row, now), at: now };
    });
    if (secrets.length === 0) return 'not-written';
    body = new TextEncoder().encode(JSON.stringify(composed));
    signature = await signaturesOf(secrets, body, {
      jti: `${event.id}/${row.tries}`,
      aud: row.id,
      at,
    });
  } catch (error) {
    log({ event: 'event-not-written', kind: event.kind, ...describeFailure(error) });
    return 'not-written';
  }
  try {
    if (!(await mayBeReached(terms.url, deps))) return 'address-not-allowed';
  } catch {
    return 'unreachable';
  }
  if (performance.now() + postTimeout >= deadline) return 'too-late';
  const { problem } = await used(
    metrics,
    { dependency: 'subscriber', operation: 'post', isFailure: (tried) => tried.problem !== null },
    () =>
      postSigned<{ readonly problem: DeliveryProblem | null }>(
        { url: terms.url, body, signature, timeout: postTimeout },
        async ({ status, body: answer }) => {
          await answer?.cancel();
          if (isArrived(status)) return { problem: null };
          return { problem: status === 410 ? 'gone' : `status-${status}` };
        },
      ),
  );
  return problem;
}

/** A subscriber that is gone for good is not asked again. */
function columnsAfter(at: number, { row, event }: Claimed, problem: DeliveryProblem | null) {
  if (problem === null) {
    return { after_number: event.number, delivered_at: at, tries: 0, due_at: at, problem };
  }
  const pause = problem === 'gone' ? null : pauseAfter(EVENT_SENDING, row.tries);
  return pause === null
    ? { problem, given_up_at: at, due_at: at }
    : { problem, due_at: at + pause };
}

/** Notes how a try has ended, unless another gateway or an operator has gone on meanwhile. */
async function endTry(
  records: Records,
  claimed: Claimed,
  problem: DeliveryProblem | null,
): Promise<void> {
  const { row, event } = claimed;
  await records.transact(async (runner) => {
    const at = await timeOf(records, runner);
    const columns = columnsAfter(at, claimed, problem);
    const { numUpdatedRows } = await runner
      .updateTable('subscriptions')
      .set(columns)
      .where('id', '=', row.id)
      .where('tries', '=', row.tries)
      .where('after_number', '=', row.after_number)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n || !('given_up_at' in columns)) return;
    await addToAudit(runner, at, {
      subject: ownerOfSubscription(row.id),
      actor: SYSTEM,
      action: 'event.giveUp',
      facts: { event: event.id, kind: event.kind, tries: row.tries },
    });
  });
}

/** Numbers what has happened, and sends it. Every gateway has one; they share the work by the database. */
export function eventSender(deps: EventSenderDeps): Sender {
  const { records, log, tracing } = deps;

  async function send(claimed: Claimed, deadline: number): Promise<string> {
    const began = performance.now();
    const problem = await trySending(deps, claimed, deadline);
    await endTry(records, claimed, problem);
    const { kind } = claimed.event;
    const { tries, id: subscription } = claimed.row;
    const milliseconds = Math.round(performance.now() - began);
    log({ event: 'event', kind, subscription, tries, problem, milliseconds });
    return problem ?? 'arrived';
  }

  const sender = sideBySide({
    async claim(busy) {
      const deadline = performance.now() + EVENT_SENDING.lease;
      const claimed = await claimEvent(records, busy);
      if (claimed === null) return null;
      if (claimed === 'passed') return { found: 'outdated' };
      const facts = { 'gateway.message.kind': claimed.event.kind };
      const span = { name: `event ${claimed.event.kind}`, kind: 'consumer', facts } as const;
      const work = () => send(claimed, deadline);
      return {
        found: 'sendable',
        to: claimed.row.id,
        send: () => inTrace(tracing, span, null, work, (outcome) => outcome !== 'arrived'),
      };
    },
    toOne: 1,
    log,
    event: 'event-failed',
  });
  return {
    ...sender,
    async look() {
      await numberEvents(records);
      await sender.look();
    },
  };
}
