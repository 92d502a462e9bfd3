import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { MessageRow } from '#gateway/lending/outbox/stored-messages.ts';
import { claimMessage, LEASE } from '#gateway/lending/sending/claim-message.ts';
import { composeMessage } from '#gateway/lending/sending/compose.ts';
import type { Tried } from '#gateway/lending/sending/end-try.ts';
import { endTry } from '#gateway/lending/sending/end-try.ts';
import { messageSigner } from '#gateway/lending/sending/message-signing.ts';
import { postMessage } from '#gateway/lending/sending/post-message.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';
import type { Tracing } from '#gateway/foundation/telemetry/spans.ts';
import { currentSpan, inTrace } from '#gateway/foundation/telemetry/spans.ts';
import { used } from '#gateway/foundation/telemetry/used.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Milliseconds for a lender's answer; much shorter than the lease. */
const POST_TIMEOUT = 5000;
/** Messages that one gateway sends side by side, and those of them to one lender, which may be slow. */
const SIDE_BY_SIDE = 4;
const TO_ONE_LENDER = 2;

/** What messages are written with. */
export type WriterDeps = {
  readonly records: Records;
  readonly keys: DataKeys;
  readonly log: Log;
};

export type SenderDeps = WriterDeps & {
  readonly metrics: Pick<Metrics, 'observeUse' | 'observeHandover'>;
  /** null where there are no traces. */
  readonly tracing: Tracing | null;
  /** Milliseconds; what tests shorten. */
  readonly postTimeout?: number;
};

export type OutboxSender = {
  /** Begins to send what is due, as much at one time as may be; what comes due by an end of that follows by itself. */
  readonly look: () => Promise<void>;
  /** Settles when nothing is being sent. */
  readonly idle: () => Promise<void>;
  /** Begins nothing more, and waits for what is being sent. */
  readonly stop: () => Promise<void>;
};

/** Milliseconds from the queueing of a message until this gateway claimed it, by the database's clock. */
const waited = ({ created_at: queuedAt, leased_until: leasedUntil }: MessageRow) =>
  leasedUntil === null ? 0 : Math.max(0, leasedUntil - LEASE - queuedAt);

/** Writes and sends one message whose lease ends at `deadline`, by a clock that only goes forward. Gives how that went. */
async function trySending(
  deps: SenderDeps,
  message: MessageRow,
  url: string,
  deadline: number,
): Promise<Tried> {
  const { records, keys, log, metrics, postTimeout = POST_TIMEOUT } = deps;
  const { id, lender_id: lenderId, tries } = message;
  let body: Uint8Array<ArrayBuffer>;
  let signature: string;
  try {
    body = new TextEncoder().encode(JSON.stringify(await composeMessage(deps, message)));
    const signer = await messageSigner(keys, records.db);
    const at = await timeOf(records, records.db);
    signature = await signer.sign(body, { jti: `${id}/${tries}`, lenderId, at });
  } catch (error) {
    log({ event: 'message-not-written', kind: message.kind, ...describeFailure(error) });
    return { problem: 'not-written', mayHaveArrived: false };
  }
  // Once the lease has ended, a withdrawal no longer waits for this message.
  if (performance.now() + postTimeout >= deadline)
    return { problem: 'too-late', mayHaveArrived: false };
  return used(
    metrics,
    { dependency: 'lender', operation: 'post', isFailure: ({ problem }) => problem !== null },
    () => postMessage({ url, messageId: id, body, signature, timeout: postTimeout }),
  );
}

/** Sends what is in the outbox. Every gateway has one; they share the work by the database. */
export function outboxSender(deps: SenderDeps): OutboxSender {
  const { records, log, metrics, tracing } = deps;
  const sending = new Map<string, { readonly lenderId: string; readonly done: Promise<void> }>();
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  const busyLenders = () => {
    const lenders = [...sending.values()].map(({ lenderId }) => lenderId);
    return lenders.filter(
      (lenderId) => lenders.filter((each) => each === lenderId).length >= TO_ONE_LENDER,
    );
  };

  /** As a part of the trace of the request that queued it. */
  async function send(message: MessageRow, url: string, deadline: number): Promise<void> {
    const { kind, tries, lender_id: lender, traceparent } = message;
    const facts = {
      'gateway.message.kind': kind,
      'gateway.message.tries': tries,
      'gateway.lender': lender,
    };
    const span = { name: `message ${kind}`, kind: 'consumer', facts } as const;
    const work = () => sendNow(message, url, deadline);
    await inTrace(tracing, span, traceparent, work, (outcome) => outcome !== 'arrived');
  }

  /** Gives `arrived`, or why it may not have. */
  async function sendNow(message: MessageRow, url: string, deadline: number): Promise<string> {
    const began = performance.now();
    try {
      const tried = await trySending(deps, message, url, deadline);
      const state = await endTry(records, message, tried);
      const { problem } = tried;
      const { kind, position, tries } = message;
      const milliseconds = Math.round(performance.now() - began);
      currentSpan()?.note({
        'gateway.state': state,
        ...(problem !== null && { 'error.type': problem }),
      });
      if (state === 'SENT') metrics.observeHandover(kind, (waited(message) + milliseconds) / 1000);
      log({ event: 'message', kind, position, tries, state, problem, milliseconds });
      return problem ?? 'arrived';
    } catch (error) {
      // The lease ends by itself.
      log({ event: 'message-failed', ...describeFailure(error) });
      return 'failed';
    }
  }

  /** false when there is nothing to do, or no room for it. */
  async function beginNext(): Promise<boolean> {
    if (isStopped || sending.size >= SIDE_BY_SIDE) return false;
    const deadline = performance.now() + LEASE;
    const claim = await claimMessage(records, busyLenders());
    if (claim?.found !== 'message') return claim !== null;
    const { message, url } = claim;
    const done = send(message, url, deadline).then(() => {
      sending.delete(message.id);
      return look().catch((error: unknown) =>
        log({ event: 'message-failed', ...describeFailure(error) }),
      );
    });
    sending.set(message.id, { lenderId: message.lender_id, done });
    return true;
  }

  async function lookAll(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        while (await beginNext());
      } while (isAskedAgain);
    } finally {
      looking = null;
    }
  }

  function look(): Promise<void> {
    if (looking === null) looking = lookAll();
    else isAskedAgain = true;
    return looking;
  }

  async function idle(): Promise<void> {
    for (;;) {
      if (looking === null && sending.size === 0) return;
      await looking?.catch(() => {});
      await Promise.all([...sending.values()].map(({ done }) => done));
    }
  }

  return {
    look,
    idle,
    async stop() {
      isStopped = true;
      await idle();
    },
  };
}
