import fc from 'fast-check';
import { base64url, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  MAX_SIGNATURE_AGE,
  signDetached,
  verifyDetached,
} from '#gateway/foundation/identity/detached-jws.ts';

const NOW = Date.UTC(2026, 10, 22);
const MARK = { kid: 'key-1', iss: 'signer', iat: NOW / 1000, jti: 'one', aud: 'test-lender' };
const BODY = new TextEncoder().encode('{"amount":1}');

describe('a detached signature', () => {
  let own: Awaited<ReturnType<typeof generateKeyPair>>;
  let foreign: Awaited<ReturnType<typeof generateKeyPair>>;
  beforeAll(async () => {
    own = await generateKeyPair('Ed25519');
    foreign = await generateKeyPair('Ed25519');
  });

  const verified = (
    signature: string,
    {
      body = BODY,
      aud = MARK.aud,
      now = NOW,
    }: { body?: Uint8Array; aud?: string; now?: number } = {},
  ) =>
    verifyDetached(signature, body, {
      aud,
      now,
      keyOf: async (kid) => (kid === MARK.kid ? own.publicKey : null),
    });

  it('is good for the very bytes that were signed, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (body) => {
        const signature = await signDetached(own.privateKey, MARK, body);
        expect(await verified(signature, { body })).toStrictEqual({ ok: true, value: MARK });
        expect(await verified(signature, { body: new Uint8Array([...body, 32]) })).toMatchObject({
          failure: 'forged',
        });
      }),
      { numRuns: 20 },
    );
  });

  it('carries no payload, and says so in what is signed', async () => {
    const signature = await signDetached(own.privateKey, MARK, BODY);
    const [head, payload] = signature.split('.');
    expect(payload).toBe('');
    expect(JSON.parse(new TextDecoder().decode(base64url.decode(head ?? '')))).toStrictEqual({
      alg: 'EdDSA',
      b64: false,
      crit: ['b64'],
      ...MARK,
    });
  });

  it('a signature with another key, for another person or from another time is refused', async () => {
    const signature = await signDetached(own.privateKey, MARK, BODY);
    const problemOf = async (result: ReturnType<typeof verified>) => {
      const { ok, ...rest } = await result;
      return ok ? null : rest;
    };
    expect([
      await problemOf(verified(await signDetached(foreign.privateKey, MARK, BODY))),
      await problemOf(
        verified(await signDetached(own.privateKey, { ...MARK, kid: 'key-2' }, BODY)),
      ),
      await problemOf(verified(signature, { aud: 'other-lender' })),
      await problemOf(verified(signature, { now: NOW + (MAX_SIGNATURE_AGE + 1) * 1000 })),
      await problemOf(verified(signature, { now: NOW - (MAX_SIGNATURE_AGE + 1) * 1000 })),
      await problemOf(verified(signature, { now: NOW + MAX_SIGNATURE_AGE * 1000 })),
    ]).toStrictEqual([
      { failure: 'forged' },
      { failure: 'unknown-key' },
      { failure: 'wrong-audience' },
      { failure: 'out-of-date' },
      { failure: 'out-of-date' },
      null,
    ]);
  });

  it('a signature with algorithm none or its payload inside is malformed, and so is any other text', async () => {
    const encoded = (header: object) => base64url.encode(JSON.stringify(header));
    const rest = { b64: false, crit: ['b64'], ...MARK };
    const signature = await signDetached(own.privateKey, MARK, BODY);
    const [, , last] = signature.split('.');
    const broken = [
      '',
      'nothing',
      '..',
      `${encoded({ alg: 'none', ...rest })}..`,
      `${encoded({ alg: 'none', ...rest })}..${last}`,
      `${encoded({ alg: 'HS256', ...rest })}..${last}`,
      `${encoded({ alg: 'EdDSA', ...MARK })}..${last}`,
      signature.replace('..', `.${base64url.encode(BODY)}.`),
      `${'a'.repeat(5000)}..a`,
    ];
    for (const text of broken) {
      expect(await verified(text), text).toMatchObject({ failure: 'malformed' });
    }
  });
});
