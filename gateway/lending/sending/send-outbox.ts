import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { MessageRow } from '#gateway/lending/outbox/stored-messages.ts';
import { claimMessage, LEASE } from '#gateway/lending/sending/claim-message.ts';
import { composeMessage } from '#gateway/lending/sending/compose.ts';
import type { Tried } from '#gateway/lending/sending/end-try.ts';
import { endTry } from '#gateway/lending/sending/end-try.ts';
import { messageSigner } from '#gateway/lending/sending/message-signing.ts';
import { postMessage } from '#gateway/lending/sending/post-message.ts';
import type { Sender } from '#gateway/lending/sending/side-by-side.ts';
import { sideBySide } from '#gateway/lending/sending/side-by-side.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';
import type { Tracing } from '#gateway/foundation/telemetry/spans.ts';
import { currentSpan, inTrace } from '#gateway/foundation/telemetry/spans.ts';
import { used } from '#gateway/foundation/telemetry/used.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Milliseconds for a lender's answer; much shorter than the lease. */
const POST_TIMEOUT = 5000;
/** Messages that one gateway sends side by side to one lender, which may be slow. */
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

export type OutboxSender = Sender;

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

  return sideBySide({
    async claim(busy) {
      const deadline = performance.now() + LEASE;
      const claimed = await claimMessage(records, busy);
      if (claimed?.found !== 'message') return claimed;
      const { message, url } = claimed;
      const work = () => send(message, url, deadline);
      return { found: 'sendable', to: message.lender_id, send: work };
    },
    toOne: TO_ONE_LENDER,
    log,
    event: 'message-failed',
  });
}
