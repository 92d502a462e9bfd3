import { isLenderAddress } from '#contract/applications/lender-systems.ts';
import type { SendingProblem } from '#contract/lenders/outbox-calls.ts';
import { messageReceipt, SIGNATURE_HEADER } from '#contract/lenders/messages.ts';

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

/** Sends a message. null when the lender has it, else why it may not: a code without anything that the lender said. */
export async function postMessage({
  url,
  messageId,
  body,
  signature,
  timeout,
}: Posting): Promise<SendingProblem | null> {
  if (!isLenderAddress(url)) return 'bad-address';
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      redirect: 'manual',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return `status-${response.status}`;
    }
    const receipt = receiptIn(await readAnswer(response));
    if (receipt === null) return 'no-receipt';
    return receipt.messageId === messageId ? null : 'other-message';
  } catch {
    return signal.aborted ? 'timeout' : 'unreachable';
  }
}
