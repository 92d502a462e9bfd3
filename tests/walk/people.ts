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
import type { TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import type { MadeUpLenders } from '#tests/walk/made-up-lenders.ts';

const PASSWORD = 'monsoon 2026';

/** What people use: the gateway, codes on their phones, and the fictional lenders. */
export type Services = {
  readonly emulator: Pick<TestAuthEmulator, 'idTokenFor'>;
  /** Asks the gateway for a path until it answers. */
  readonly request: (path: string, init: RequestInit) => Promise<Response>;
  readonly lender: MadeUpLenders;
};

/** A call that was refused, with what the gateway said. */
export class CallRefused extends Error {
  readonly status: number;
  constructor(path: string, status: number, text: string) {
    super(`${path} was answered with ${status}: ${text}`);
    this.status = status;
  }
}

async function ask<Call extends GatewayCall>(
  { request }: Pick<Services, 'request'>,
  to: Call,
  body: BodyOf<Call>,
  headers: Readonly<Record<string, string>>,
): Promise<ReplyOf<Call>> {
  const answer = await request(to.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new CallRefused(to.path, answer.status, text);
  return z.parse<Call['reply']>(to.reply, JSON.parse(text));
}

export type WalkPerson = ReturnType<typeof signedIn>;

/** The same person in another session, where theirs has ended. */
export const signInAgain = async (
  services: Pick<Services, 'emulator' | 'request'>,
  { userId, mobileNumber }: WalkPerson,
): Promise<WalkPerson> => signInWithPassword(services, mobileNumber, userId, PASSWORD);

/** A signed-in person. */
export function signedIn(
  services: Pick<Services, 'emulator' | 'request'>,
  session: { readonly userId: string; readonly token: string; readonly mobileNumber: string },
) {
  const { userId, token, mobileNumber } = session;
  const done = <Call extends GatewayCall>(
    to: Call,
    body: BodyOf<Call>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ReplyOf<Call>> => ask(services, to, body, { Authorization: token, ...headers });

  return {
    userId,
    mobileNumber,
    token,
    /** Makes a call until it is answered; throws `CallRefused` when it is not done. */
    done,
    withProof: async () => ({
      [PHONE_PROOF_HEADER]: await services.emulator.idTokenFor(mobileNumber),
    }),
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
      const sent = await services.request(path, {
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

/** Signs a person in with password and code, as staff do. */
async function signInWithPassword(
  services: Pick<Services, 'emulator' | 'request'>,
  mobileNumber: string,
  userId: string,
  password: string,
): Promise<WalkPerson> {
  const proof = await services.emulator.idTokenFor(mobileNumber);
  const body = { mobileNumber: null, userId, password };
  const { responseData } = await ask(services, login, body, { [PHONE_PROOF_HEADER]: proof });
  return signedIn(services, { ...responseData, mobileNumber });
}

/** Registers a person by phone code and signs them in; staff also enter their password. */
export async function newPerson(
  services: Services,
  name: string,
  mobileNumber: string,
): Promise<WalkPerson> {
  const emailId = `${name.toLowerCase()}-${mobileNumber}@walk.example`;
  await ask(
    services,
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
    { Authorization: await services.emulator.idTokenFor(mobileNumber) },
  );
  return signInWithPassword(services, mobileNumber, emailId, PASSWORD);
}
