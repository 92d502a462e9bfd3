import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignJWT } from 'jose';
import { provePhone } from '#gateway/foundation/identity/phone-proof.ts';
import { publishedKeys, signedTokenVerifier } from '#gateway/foundation/identity/signed-token.ts';
import type { PhoneTokens, TokenChanges } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer, TEST_PROJECT, unsignedToken } from '#gateway/testing/phone-tokens.ts';

const MOBILE = '9876543210';
const NOW = Date.UTC(2026, 10, 21, 9, 0, 0);
const TEN_MINUTES = { mobileNumber: MOBILE, maxAgeSeconds: 600 };
const NOT_PROVEN = { ok: false, failure: 'not-proven' };

// JSON leaves it out.
const WITHOUT_EXPIRY: Record<string, unknown> = { exp: undefined };

describe('a signed phone token', () => {
  let issuer: PhoneTokens;
  beforeAll(async () => {
    issuer = await startTokenIssuer();
  });
  afterAll(() => issuer.stop());

  const verifierAt = (now: number) =>
    signedTokenVerifier(TEST_PROJECT, publishedKeys(issuer.keysUrl), () => now);
  const prove = (token: string, now = NOW) => provePhone(verifierAt(now), token, TEN_MINUTES, now);

  it('proves the number that it was issued for', async () => {
    expect(await prove(await issuer.tokenFor(MOBILE, NOW))).toStrictEqual({
      ok: true,
      value: { phoneNumber: `+91${MOBILE}`, signedInAt: NOW },
    });
  });

  const changed: Record<string, TokenChanges> = {
    'of another key': { wrongKey: true },
    'for another project': { claims: { aud: 'other-project' } },
    'of another issuer': { claims: { iss: 'https://securetoken.google.com/other-project' } },
    'that has expired': { claims: { exp: NOW / 1000 - 60 } },
    'without an expiry': { claims: WITHOUT_EXPIRY },
    'of a sign-in eleven minutes ago': { signedInAt: NOW - 11 * 60_000 },
    'of a sign-in in the future': { signedInAt: NOW + 60_000 },
    'of a sign-in by password': { claims: { firebase: { sign_in_provider: 'password' } } },
    'of a sign-in by custom token': { claims: { firebase: { sign_in_provider: 'custom' } } },
    'for another number': { claims: { phone_number: '+919876500000' } },
    'for the same digits abroad': { claims: { phone_number: '+19876543210' } },
    'without a number': { claims: { phone_number: undefined } },
    'without a subject': { claims: { sub: '' } },
  };
  for (const [name, changes] of Object.entries(changed)) {
    it(`${name} proves nothing`, async () => {
      expect(await prove(await issuer.tokenFor(MOBILE, NOW, changes))).toStrictEqual(NOT_PROVEN);
    });
  }

  it('proves nothing when its signature is taken away, or made with the public key', async () => {
    const token = await issuer.tokenFor(MOBILE, NOW);
    const [header = '', payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const published = await (await fetch(issuer.keysUrl)).text();
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'test-key' })
      .sign(new TextEncoder().encode(published));
    for (const forged of [
      unsignedToken(claims),
      `${header}.${payload}.`,
      confused,
      'x',
      '..',
      '',
    ]) {
      expect(await prove(forged)).toStrictEqual(NOT_PROVEN);
    }
    expect(await prove(`${token}${'x'.repeat(9000)}`)).toStrictEqual(NOT_PROVEN);
  });

  it('is neither believed nor refused while the keys cannot be had', async () => {
    const nowhere = publishedKeys(new URL('http://127.0.0.1:9/keys'));
    const verify = signedTokenVerifier(TEST_PROJECT, nowhere, () => NOW);
    const answer = await provePhone(verify, await issuer.tokenFor(MOBILE, NOW), TEN_MINUTES, NOW);
    expect(answer).toStrictEqual({ ok: false, failure: 'unavailable' });
  });
});
