/** A document's bytes on their way to the gateway and back; they are not JSON. */
import * as z from 'zod/mini';
import {
  type CallEffects,
  exchange,
  jsonIn,
  readReply,
  refusalIn,
} from '#contract/call-gateway.ts';
import {
  CONTENT_DIGEST_HEADER,
  GUARANTOR_PASS_HEADER,
  documentId,
  fetchDocument,
  partReply,
  pathOfPart,
} from '#contract/applications/documents.ts';
import type { BodyOf, GatewayCall, GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { MAX_PARTS, PART_BYTES } from '#domain/lending/documents.ts';

/** A slow connection needs time for 256 KiB. Milliseconds. */
const PART_TIMEOUT_MS = 90_000;
const CONTENT_TIMEOUT_MS = 120_000;
/** Largest content that is read. What is kept is at most as large as what may be sent. */
const MAX_CONTENT_BYTES = 6 * 1024 * 1024;

/** What is kept of a document: a picture is re-encoded. */
export const contentType = z.enum(['image/jpeg', 'application/pdf']);

export type DocumentPart = {
  readonly document: string;
  /** From 1. */
  readonly part: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A guarantor's, in place of a session. */
  readonly pass?: string;
};
export type DocumentContent = {
  readonly contentType: z.infer<typeof contentType>;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

const BASE64 = /^[A-Za-z\d+/]*={0,2}$/;
const lengthInBase64 = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** A part as the desktop's page hands it to the main process. */
export const encodedPart = z.strictObject({
  document: documentId,
  part: z.int().check(z.minimum(1), z.maximum(MAX_PARTS)),
  base64: z.string().check(
    z.minLength(4),
    z.maxLength(lengthInBase64(PART_BYTES)),
    z.refine((text) => text.length % 4 === 0 && BASE64.test(text), 'not base64'),
  ),
});

/** Bytes of JSON that such a part takes at most. */
export const MAX_ENCODED_PART_BYTES = lengthInBase64(PART_BYTES) + 1024;

/** A document's content as the main process hands it to the page. */
export const encodedContent = z.object({
  contentType,
  base64: z.string().check(z.maxLength(lengthInBase64(MAX_CONTENT_BYTES))),
});

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha-256=:${btoa(String.fromCharCode(...digest))}:`;
}

/** Sends one part of a document. Sending it again does no harm. */
export async function sendPart(
  effects: CallEffects,
  { document, part, bytes, pass }: DocumentPart,
  token: string | null,
): Promise<Result<{ readonly part: number }, GatewayFailure>> {
  const [header, value] =
    pass === undefined ? ['Authorization', token] : [GUARANTOR_PASS_HEADER, pass];
  if (value === null) return fail({ kind: 'signed-out' });
  const headers = new Headers({
    'Content-Type': 'application/octet-stream',
    [CONTENT_DIGEST_HEADER]: await digestOf(bytes),
    [header]: value,
  });
  const path = pathOfPart(document, part);
  const slowly = { ...effects, timeoutMs: PART_TIMEOUT_MS };
  const answer = await exchange(slowly, path, { method: 'PUT', headers, body: bytes });
  if (answer === null) return fail({ kind: 'unreachable' });
  const reply = jsonIn(answer);
  return answer.response.ok
    ? readReply({ reply: partReply }, reply)
    : fail(refusalIn(answer, reply, true));
}

/** What is kept of the person's own document. */
export function fetchContent(
  effects: CallEffects,
  document: string,
  token: string | null,
): Promise<Result<DocumentContent, GatewayFailure>> {
  return fetchFile(effects, fetchDocument, { document }, token);
}

/** The file that a call returns. */
export async function fetchFile<Call extends GatewayCall>(
  effects: CallEffects,
  { path }: Call,
  body: BodyOf<Call>,
  token: string | null,
): Promise<Result<DocumentContent, GatewayFailure>> {
  if (token === null) return fail({ kind: 'signed-out' });
  const headers = new Headers({ 'Content-Type': 'application/json', Authorization: token });
  const answer = await exchange(
    { ...effects, timeoutMs: CONTENT_TIMEOUT_MS },
    path,
    { method: 'POST', headers, body: JSON.stringify(body) },
    MAX_CONTENT_BYTES,
  );
  if (answer === null) return fail({ kind: 'unreachable' });
  if (!answer.response.ok) return fail(refusalIn(answer, jsonIn(answer), true));
  const type = z.safeParse(contentType, answer.response.headers.get('Content-Type'));
  return type.success && answer.bytes !== null
    ? succeed({ contentType: type.data, bytes: answer.bytes })
    : fail({ kind: 'malformed' });
}
