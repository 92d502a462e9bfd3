import { randomUUID } from 'node:crypto';
import type { CryptoKey } from 'jose';
import { exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod/mini';
import type { BodyOf, GatewayCall, ReplyOf } from '#contract/gateway.ts';
import { audienceOf } from '#contract/lenders/calls.ts';
import { SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { SignatureMark } from '#gateway/foundation/identity/detached-jws.ts';
import { signDetached } from '#gateway/foundation/identity/detached-jws.ts';
import { registerSampleSystem } from '#gateway/areas/lenders/lender-systems.ts';
import { TEST_LENDER } from '#gateway/testing/applications.ts';
import { caseOf } from '#gateway/testing/offers.ts';
import type { Reply, TestGateway } from '#gateway/testing/test-gateway.ts';

export const newKeyPair = () => generateKeyPair('Ed25519', { extractable: true });

/** `x` of a public key as a JWK. */
export async function publicX(key: CryptoKey): Promise<string> {
  const { x } = await exportJWK(key);
  if (x === undefined) throw new Error('no Ed25519 key');
  return x;
}

/** The system of a lender, with a registered key, and how it makes calls. */
export async function newLenderSystem(
  gateway: TestGateway,
  lenderId: string = TEST_LENDER.id,
  keyId = `${lenderId}-1`,
) {
  const { publicKey, privateKey } = await newKeyPair();
  const x = await publicX(publicKey);
  const { records } = gateway.store;
  const answer = await change(records, (tx) =>
    registerSampleSystem(records, tx, { lenderId, keyId, x, url: 'http://127.0.0.1:9/messages' }),
  );
  if (answer.status !== 200) throw new Error(answer.message);

  /** As the lender signs a call at this moment. */
  const markFor = (path: `/${string}`): SignatureMark => ({
    kid: keyId,
    iss: lenderId,
    aud: audienceOf(path),
    iat: Math.floor(gateway.clock.now / 1000),
    jti: randomUUID(),
  });
  const call = async <Call extends GatewayCall>(
    to: Call,
    body: BodyOf<Call>,
    changes: Partial<SignatureMark> = {},
  ): Promise<Reply> => {
    const text = JSON.stringify(body);
    const mark = { ...markFor(to.path), ...changes };
    const signature = await signDetached(privateKey, mark, Buffer.from(text));
    return gateway.post(to.path, text, { [SIGNATURE_HEADER]: signature });
  };
  return {
    lenderId,
    keyId,
    x,
    privateKey,
    markFor,
    call,
    /** Calls and expects success. */
    async done<Call extends GatewayCall>(to: Call, body: BodyOf<Call>): Promise<ReplyOf<Call>> {
      const { status, json, text } = await call(to, body);
      if (status !== 200) throw new Error(`${to.path} answered ${status}: ${text}`);
      return z.parse<Call['reply']>(to.reply, json);
    },
    /** The lender's case as it is now, as calls name it. */
    async seen(number: string) {
      const { version } = await caseOf(gateway, number, lenderId);
      return { requestId: randomUUID(), number, version };
    },
  };
}
export type LenderSystem = Awaited<ReturnType<typeof newLenderSystem>>;

/** What was noted in a chain of the audit, oldest first. */
export async function auditOf({ store }: TestGateway, subject: string) {
  const rows = await store.records.db
    .selectFrom('audit_entries')
    .select(['role', 'action', 'facts'])
    .where('subject', '=', subject)
    .orderBy('seq')
    .execute();
  return rows.map(({ role, action, facts }) => {
    const read: unknown = JSON.parse(facts);
    return { role, action, facts: read };
  });
}
