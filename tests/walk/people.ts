import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  beginDocument,
  CONTENT_DIGEST_HEADER,
  finishDocument,
  pathOfPart,
} from '#contract/applications/documents.ts';
import type { BodyOf, GatewayCall, ReplyOf } from '#contract/gateway.ts';
import { login, PHONE_PROOF_HEADER, register } from '#contract/gateway.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { needsMasking } from '#domain/lending/documents.ts';
import type { Scene } from '#tests/walk/scene.ts';

const PASSWORD = 'monsoon 2026';

/** A call that was refused, with what the gateway said. */
export class CallRefused extends Error {
  readonly status: number;
  constructor(path: string, status: number, text: string) {
    super(`${path} was answered with ${status}: ${text}`);
    this.status = status;
  }
}

export type WalkPerson = Awaited<ReturnType<typeof newPerson>>;

/** Registers somebody by a phone code, and signs them in: staff with their password and a code. */
export async function newPerson(scene: Scene, name: string, mobileNumber: string) {
  const proof = () => scene.emulator.idTokenFor(mobileNumber);
  const emailId = `${name.toLowerCase()}-${mobileNumber}@walk.example`;
  let token = '';

  const done = async <Call extends GatewayCall>(
    to: Call,
    body: BodyOf<Call>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ReplyOf<Call>> => {
    const answer = await scene.request(to.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token, ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new CallRefused(to.path, answer.status, text);
    return z.parse<Call['reply']>(to.reply, JSON.parse(text));
  };
  const withProof = async () => ({ [PHONE_PROOF_HEADER]: await proof() });

  await done(
    register,
    {
      firstName: name,
      lastName: 'Madeup',
      category: 'CSR',
      emailId,
      password: PASSWORD,
      confirmedPassword: PASSWORD,
      mobileNumber,
    },
    { Authorization: await proof() },
  );
  const signIn = { mobileNumber: null, userId: emailId, password: PASSWORD };
  const { responseData } = await done(login, signIn, {
    Authorization: '',
    ...(await withProof()),
  });
  token = responseData.token;

  return {
    name,
    userId: responseData.userId,
    /** Makes a call until it is answered; throws `CallRefused` when it is not done. */
    done,
    withProof,
    /** Brings a document in one part and has it checked. */
    async upload(seen: { number: string; version: number }, kind: DocumentKind, bytes: Buffer) {
      const digest = createHash('sha256').update(bytes);
      const begun = await done(beginDocument, {
        requestId: randomUUID(),
        ...seen,
        kind,
        bytes: bytes.byteLength,
        sha256: digest.copy().digest('hex'),
        ...(needsMasking(kind) ? { isMasked: true } : {}),
      });
      const path = pathOfPart(begun.document, 1);
      const sent = await scene.request(path, {
        method: 'PUT',
        headers: {
          Authorization: token,
          'Content-Type': 'application/octet-stream',
          [CONTENT_DIGEST_HEADER]: `sha-256=:${digest.digest('base64')}:`,
        },
        body: new Uint8Array(bytes),
      });
      if (!sent.ok) throw new CallRefused(path, sent.status, await sent.text());
      const { state } = await done(finishDocument, {
        requestId: randomUUID(),
        document: begun.document,
      });
      if (state !== 'CLEAN') throw new Error(`the ${kind} was found ${state}`);
      return begun.document;
    },
  };
}
