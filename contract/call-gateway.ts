import * as z from 'zod/mini';
import type { BodyOf, GatewayCall, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import { IDEMPOTENCY_KEY_HEADER, refusalReply } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';

/** Time limit of a call, from sending to the last byte of the reply, in milliseconds. */
export const CALL_TIMEOUT_MS = 15_000;
/** Largest reply that is read, in bytes. */
export const MAX_REPLY_BYTES = 1024 * 1024;

export type Credentials = {
  /** The session token, or null when nobody is signed in. */
  readonly token: string | null;
  /** The identity service's token that proves a mobile number, or null. */
  readonly phoneProof: string | null;
};

/** The part of `fetch` that a call needs. The web passes the browser's, the desktop's main process its own. */
export type Fetch = (url: string, request: RequestInit) => Promise<Response>;

export type CallEffects = {
  readonly fetch: Fetch;
  readonly gatewayUrl: string;
  readonly timeoutMs?: number;
  /**
   * Creates the key of a call that takes one; if absent none is sent, since a provider's gateway may not support them.
   */
  readonly idempotencyKey?: () => string;
};

/**
 * Makes a call: validates the body before sending and the reply before returning it, and turns everything that can go
 * wrong into a failure. A call without an answer is retried once if that is harmless: because it is repeatable, or
 * because it has an idempotency key.
 */
export async function callGateway<Call extends GatewayCall>(
  effects: CallEffects,
  call: Call,
  body: BodyOf<Call>,
  credentials: Credentials,
): Promise<Result<ReplyOf<Call>, GatewayFailure>> {
  const checked = z.safeParse(call.body, body);
  if (!checked.success) return fail({ kind: 'invalid', fields: fieldsOf(checked.error) });
  if (call.session === 'required' && credentials.token === null)
    return fail({ kind: 'signed-out' });

  const key = call.takesIdempotencyKey ? effects.idempotencyKey?.() : undefined;
  const request = { ...effects, call, headers: headersFor(call, credentials, key) };
  const first = await send(request, JSON.stringify(checked.data));
  const lost = !first.ok && first.failure.kind === 'unreachable';
  return lost && (call.repeatable || key !== undefined)
    ? send(request, JSON.stringify(checked.data))
    : first;
}

function headersFor(
  call: GatewayCall,
  { token, phoneProof }: Credentials,
  key: string | undefined,
): Headers {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (key !== undefined) headers.set(IDEMPOTENCY_KEY_HEADER, key);
  if (call.session !== 'none' && token !== null) headers.set('Authorization', token);
  if (call.phoneProofHeader !== null && phoneProof !== null) {
    headers.set(call.phoneProofHeader, phoneProof);
  }
  return headers;
}

async function send<Call extends GatewayCall>(
  {
    fetch,
    gatewayUrl,
    timeoutMs = CALL_TIMEOUT_MS,
    call,
    headers,
  }: {
    readonly fetch: Fetch;
    readonly gatewayUrl: string;
    readonly timeoutMs?: number;
    readonly call: Call;
    readonly headers: Headers;
  },
  body: string,
): Promise<Result<ReplyOf<Call>, GatewayFailure>> {
  let response: Response;
  let text: string | null;
  try {
    response = await fetch(`${gatewayUrl}${call.path}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    text = await readText(response);
  } catch {
    return fail({ kind: 'unreachable' });
  }
  const reply = text === null ? undefined : readJson(text);
  if (!response.ok) return fail(refusal(call, headers, response, reply));
  return readReply(call, reply);
}

/** The parsed reply, or the failure that it does not match the contract. */
export function readReply<Call extends GatewayCall>(
  call: Call,
  reply: unknown,
): Result<ReplyOf<Call>, GatewayFailure> {
  const checked = z.safeParse<Call['reply']>(call.reply, reply);
  return checked.success ? succeed(checked.data) : fail({ kind: 'malformed' });
}

/** The text of a reply, or null if it is too large. */
async function readText(response: Response): Promise<string | null> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of chunksOf(response.body)) {
    bytes += chunk.byteLength;
    if (bytes > MAX_REPLY_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Read by hand, because older browsers cannot iterate a stream; returning early ends the download. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

/** The parsed body. An empty or null body counts as success only for calls that need no reply. */
function readJson(text: string): unknown {
  try {
    return text.trim() === '' ? {} : (JSON.parse(text) ?? {});
  } catch {
    return undefined;
  }
}

function refusal(
  call: GatewayCall,
  sent: Headers,
  response: Response,
  reply: unknown,
): GatewayFailure {
  if (response.status === 401 && call.session !== 'none' && sent.has('Authorization')) {
    return { kind: 'signed-out' };
  }
  const refused = z.safeParse(refusalReply, reply);
  const retryAfterSeconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return {
    kind: 'refused',
    status: response.status,
    ...(refused.success && refused.data.message !== undefined && { message: refused.data.message }),
    ...(refused.success && refused.data.fields !== undefined && { fields: refused.data.fields }),
    ...(refused.success && refused.data.current !== undefined && { current: refused.data.current }),
    ...(Number.isFinite(retryAfterSeconds) && { retryAfterSeconds }),
  };
}

function fieldsOf(error: z.core.$ZodError): string[] {
  return [
    ...new Set(
      error.issues.map((issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
      ),
    ),
  ];
}
