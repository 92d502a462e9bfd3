import * as z from 'zod/mini';
import type { BodyOf, GatewayCall, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import { IDEMPOTENCY_KEY_HEADER, refusalReply } from '#contract/gateway.ts';
import type { IdempotencyKeys } from '#contract/idempotency-keys.ts';
import { isDecided } from '#contract/is-decided.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { TRACEPARENT_HEADER } from '#contract/traceparent.ts';

/** Default time limit of a call, from sending to the last byte of the reply, in milliseconds. */
export const CALL_TIMEOUT_MS = 15_000;
/** Largest reply that is read by default, in bytes. */
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
  /** The keys of calls that take one; if absent none is sent, since a provider's gateway may not support them. */
  readonly idempotencyKeys?: IdempotencyKeys;
  /** Names the trace of a request; absent for a provider's gateway, which may refuse the header. */
  readonly traceparent?: () => string;
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

  const sent = JSON.stringify(checked.data);
  const keys = call.takesIdempotencyKey ? effects.idempotencyKeys : undefined;
  const key = keys?.of(JSON.stringify([call.path, credentials.token, sent]));
  const request = {
    ...effects,
    ...(call.limits !== undefined && { timeoutMs: call.limits.timeoutMs }),
    call,
    headers: headersFor(call, credentials, key),
  };
  const first = await send(request, sent);
  const lost = !first.ok && first.failure.kind === 'unreachable';
  const isRepeated = lost && (call.repeatable || key !== undefined);
  const answer = isRepeated ? await send(request, sent) : first;
  if (answer.ok || isDecided(answer.failure)) keys?.decided();
  return answer;
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
  { call, headers, ...effects }: CallEffects & { readonly call: Call; readonly headers: Headers },
  body: string,
): Promise<Result<ReplyOf<Call>, GatewayFailure>> {
  const sent = { method: 'POST', headers, body };
  const answer = await exchange(effects, call.path, sent, call.limits?.maxBytes);
  if (answer === null) return fail({ kind: 'unreachable' });
  const reply = jsonIn(answer);
  if (answer.response.ok) return readReply(call, reply);
  const isOfSession = call.session !== 'none' && headers.has('Authorization');
  return fail(refusalIn(answer, reply, isOfSession));
}

/** What a request brought back; `bytes` is null if there were too many. */
export type Received = {
  readonly response: Response;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
};

/** Sends a request to the gateway and reads the whole answer; null when there was none. */
export async function exchange(
  { fetch, gatewayUrl, timeoutMs = CALL_TIMEOUT_MS, traceparent }: CallEffects,
  path: string,
  request: Pick<RequestInit, 'method' | 'body'> & { readonly headers: Headers },
  maxBytes = MAX_REPLY_BYTES,
): Promise<Received | null> {
  if (traceparent !== undefined) request.headers.set(TRACEPARENT_HEADER, traceparent());
  try {
    const response = await fetch(`${gatewayUrl}${path}`, {
      ...request,
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    return { response, bytes: await readBytes(response, maxBytes) };
  } catch {
    return null;
  }
}

/** The parsed reply, or the failure that it does not match the contract. */
export function readReply<Call extends Pick<GatewayCall, 'reply'>>(
  call: Call,
  reply: unknown,
): Result<z.output<Call['reply']>, GatewayFailure> {
  const checked = z.safeParse<Call['reply']>(call.reply, reply);
  return checked.success ? succeed(checked.data) : fail({ kind: 'malformed' });
}

/** The bytes of a reply, or null if there are too many. */
async function readBytes(
  { body }: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(body)) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Uses a reader, because older browsers cannot iterate a stream; returning early ends the download. */
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
export function jsonIn({ bytes }: Received): unknown {
  if (bytes === null) return undefined;
  const text = new TextDecoder().decode(bytes);
  try {
    return text.trim() === '' ? {} : (JSON.parse(text) ?? {});
  } catch {
    return undefined;
  }
}

/** Why the gateway refused. `isOfSession`: whether the request carried a session that it may have refused. */
export function refusalIn(
  { response }: Received,
  reply: unknown,
  isOfSession: boolean,
): GatewayFailure {
  if (response.status === 401 && isOfSession) return { kind: 'signed-out' };
  const refused = z.safeParse(refusalReply, reply);
  const retryAfterSeconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return {
    kind: 'refused',
    status: response.status,
    ...(refused.success && refused.data.message !== undefined && { message: refused.data.message }),
    ...(refused.success && refused.data.code !== undefined && { code: refused.data.code }),
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
