import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { LENDER_CALLS } from '#contract/lenders/calls.ts';
import { signDetached, verifyDetached } from '#gateway/foundation/identity/detached-jws.ts';
import { clientSource } from '#scripts/lender/kit/client-source.ts';
import { describeLenderApi } from '#scripts/lender/kit/lender-api.ts';
import { EXAMPLE_PRODUCT } from '#scripts/lender/example-product.ts';
import { packageFor } from '#scripts/lender/fictional-application.ts';
import type { PretendGateway } from '#scripts/lender/pretend-gateway.ts';
import { startPretendGateway } from '#scripts/lender/pretend-gateway.ts';

const LENDER = 'sample-neem';
const NUMBER = 'LA0000000011';

const jwk = z.object({ kty: z.string(), crv: z.string(), x: z.string(), d: z.string() });
const mark = z.object({
  kid: z.string(),
  iss: z.string(),
  iat: z.int(),
  jti: z.string(),
  aud: z.string(),
});
const file = z.object({
  privateKey: jwk,
  vectors: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['call', 'message']),
      audience: z.string(),
      at: z.iso.datetime(),
      header: z.optional(mark),
      body: z.string(),
      signature: z.string(),
      isGood: z.boolean(),
    }),
  ),
});
const { privateKey: secret, vectors } = file.parse(
  JSON.parse(await readFile('docs/applications/signature-vectors.json', 'utf8')),
);
const privateKey = createPrivateKey({ format: 'jwk', key: secret });
const publicKey = createPublicKey(privateKey);
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** As much of the client as the tests call. */
const client = z.object({
  gatewayClient: z.function({
    input: [z.unknown()],
    output: z.record(z.string(), z.function({ input: [z.unknown()], output: z.unknown() })),
  }),
  readMessage: z.function({ input: [z.string(), z.unknown(), z.unknown()], output: z.unknown() }),
});

describe('the kit for a lender’s developers', () => {
  let folder: string;
  let gateway: PretendGateway;
  let kit: z.output<typeof client>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-lender-kit-'));
    const path = join(folder, 'client.ts');
    await writeFile(path, await clientSource());
    kit = client.parse(await import(/* @vite-ignore */ path));
    gateway = await startPretendGateway({
      lenderId: LENDER,
      product: EXAMPLE_PRODUCT,
      keyById: async () => crypto.subtle.importKey('jwk', publicJwk(), 'Ed25519', true, ['verify']),
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(folder, { recursive: true });
  });

  const publicJwk = () => ({ kty: secret.kty, crv: secret.crv, x: secret.x });
  const settings = () => ({ gatewayUrl: gateway.url, lenderId: LENDER, keyId: 'one', privateKey });

  it.each(vectors)('has a signature that the gateway takes, or does not: $name', async (vector) => {
    const { header, body, signature, audience, at, isGood } = vector;
    const verified = await verifyDetached(signature, bytesOf(body), {
      aud: audience,
      now: Date.parse(at),
      keyOf: async () => publicKey,
    });
    expect(verified.ok).toBe(isGood);
    if (header === undefined) return;
    expect(await signDetached(privateKey, header, bytesOf(body))).toBe(signature);
  });

  it.each(vectors.filter(({ kind }) => kind === 'message'))(
    'has a client that takes a message, or does not: $name',
    ({ body, signature, at, isGood }) => {
      vi.useFakeTimers({ now: Date.parse(at), toFake: ['Date'] });
      const keys = [{ ...publicJwk(), kid: 'gateway-1' }];
      const message = kit.readMessage(signature, bytesOf(body), { lenderId: LENDER, keys });
      vi.useRealTimers();
      expect(message).toEqual(isGood ? JSON.parse(body) : null);
    },
  );

  it('has a client whose calls the gateway carries out, and whose refusals say why', async () => {
    const application = gateway.open(NUMBER, null);
    const message = application.message('package', packageFor(application, EXAMPLE_PRODUCT));
    const { acknowledge, makeOffer } = kit.gatewayClient(settings());
    const { messageId } = message.metadata;
    const body = { requestId: 'a-request-of-the-kit', number: NUMBER, version: 1, messageId };
    expect(await acknowledge?.(body)).toEqual({ number: NUMBER, state: 'PROCESSING', version: 2 });
    await expect(acknowledge?.({ ...body, requestId: 'another-request-id' })).rejects.toMatchObject(
      {
        status: 409,
        code: 'case-changed',
        current: { state: 'PROCESSING', version: 2 },
      },
    );
    await expect(makeOffer?.({})).rejects.toMatchObject({ status: 400 });
  });

  it('has a client that says to try later where the gateway does not answer', async () => {
    const { lenderCase } = kit.gatewayClient({ ...settings(), gatewayUrl: 'http://127.0.0.1:9' });
    await expect(lenderCase?.({ number: NUMBER })).rejects.toThrow('is not answered');
  });

  it('describes every call of a lender, and the messages', () => {
    const { paths, webhooks } = describeLenderApi();
    expect(Object.keys(paths)).toEqual(Object.values(LENDER_CALLS).map(({ path }) => path));
    expect(Object.keys(webhooks)).toEqual(['message']);
  });
});
