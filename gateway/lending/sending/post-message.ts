import { isLenderAddress } from '#contract/operators/lender-systems.ts';
import type { SendingProblem } from '#contract/operators/outbox.ts';
import { messageReceipt, SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import { TRACEPARENT_HEADER } from '#contract/traceparent.ts';
import type { Tried } from '#gateway/lending/sending/end-try.ts';
import { ARRIVED } from '#gateway/lending/sending/end-try.ts';
import { currentTraceparent } from '#gateway/foundation/telemetry/spans.ts';

const MAX_ANSWER_BYTES = 64 * 1024;

/** The text of an answer; null when it is longer than any receipt. */
async function readAnswer(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function receiptIn(text: string | null) {
  if (text === null) return null;
  try {
    const read = messageReceipt.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

type Posting = {
  readonly url: string;
  readonly messageId: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly signature: string;
  /** Milliseconds for all of it. */
  readonly timeout: number;
};

const NEVER_CONNECTED: readonly unknown[] = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** Whether a request failed before there was anybody to send it to. */
function wasNeverConnected(failure: unknown): boolean {
  if (!(failure instanceof Error) || !(failure.cause instanceof Error)) return false;
  return 'code' in failure.cause && NEVER_CONNECTED.includes(failure.cause.code);
}

/** Posts a signed body, and gives what `read` makes of the answer; or why there is none, and whether it may have arrived. */
export async function postSigned<Read>(
  { url, body, signature, timeout }: Omit<Posting, 'messageId'>,
  read: (response: Response) => Promise<Read>,
): Promise<
  Read | { readonly problem: 'timeout' | 'unreachable'; readonly mayHaveArrived: boolean }
> {
  const signal = AbortSignal.timeout(timeout);
  const traceparent = currentTraceparent();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [SIGNATURE_HEADER]: signature,
        ...(traceparent !== null && { [TRACEPARENT_HEADER]: traceparent }),
      },
      body,
      redirect: 'manual',
      signal,
    });
    return await read(response);
  } catch (error) {
    if (signal.aborted) return { problem: 'timeout', mayHaveArrived: true };
    return { problem: 'unreachable', mayHaveArrived: !wasNeverConnected(error) };
  }
}

/** Sends a message, and says what became of it: in a code, without anything that the lender said. */
export async function postMessage({ messageId, ...posting }: Posting): Promise<Tried> {
  if (!isLenderAddress(posting.url)) return { problem: 'bad-address', mayHaveArrived: false };
  const answered = (problem: SendingProblem): Tried => ({ problem, mayHaveArrived: true });
  return postSigned(posting, async (response) => {
    if (response.status !== 200) {
      await response.body?.cancel();
      return answered(`status-${response.status}`);
    }
    const receipt = receiptIn(await readAnswer(response));
    if (receipt === null) return answered('no-receipt');
    return receipt.messageId === messageId ? ARRIVED : answered('other-message');
  });
}
