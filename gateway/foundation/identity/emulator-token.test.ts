import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatorTokenVerifier } from '#gateway/foundation/identity/emulator-token.ts';
import { provePhone } from '#gateway/foundation/identity/phone-proof.ts';
import { unsignedToken } from '#gateway/testing/phone-tokens.ts';
import type { TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { startAuthEmulator } from '#tests/processes/auth-emulator.ts';

const MOBILE = '9876543210';
const OTHER = '9876500000';
const PROJECT = 'demo-rinsetu';
const NOT_PROVEN = { ok: false, failure: 'not-proven' };

describe("a token of Firebase's emulator", () => {
  let emulator: TestAuthEmulator;
  beforeAll(async () => {
    emulator = await startAuthEmulator();
  });
  afterAll(() => emulator.stop());

  const prove = (token: string, mobileNumber = MOBILE, now = Date.now()) =>
    provePhone(
      emulatorTokenVerifier(PROJECT, `${emulator.host}:${emulator.port}`, () => now),
      token,
      { mobileNumber, maxAgeSeconds: 600 },
      now,
    );

  it('proves the number whose code was entered', async () => {
    const token = await emulator.idTokenFor(MOBILE);
    expect(await prove(token)).toMatchObject({ ok: true, value: { phoneNumber: `+91${MOBILE}` } });
    expect(await prove(token, OTHER)).toStrictEqual(NOT_PROVEN);
  });

  it('proves nothing once ten minutes have gone by, by the time that the emulator knows', async () => {
    const token = await emulator.idTokenFor(MOBILE);
    const later = Date.now() + 11 * 60_000;
    expect(await prove(token, MOBILE, later)).toStrictEqual(NOT_PROVEN);
    const claims = decodeJwt(token);
    const renewed = unsignedToken({ ...claims, auth_time: Math.floor(later / 1000) });
    expect(await prove(renewed, MOBILE, later)).toStrictEqual(NOT_PROVEN);
  });

  it('cannot be turned into the token of another number', async () => {
    await emulator.idTokenFor(MOBILE);
    const own = decodeJwt(await emulator.idTokenFor(OTHER));
    const forged = unsignedToken({ ...own, phone_number: `+91${MOBILE}` });
    expect(await prove(forged)).toStrictEqual(NOT_PROVEN);
    expect(await prove(forged, OTHER)).toStrictEqual(NOT_PROVEN);
  });

  it('cannot be written without the random account ID and the second of its latest sign-in', async () => {
    const claims = decodeJwt(await emulator.idTokenFor(MOBILE));
    const forgeries = [
      { ...claims, user_id: 'made-up', sub: 'made-up' },
      { ...claims, user_id: 'made-up' },
      { ...claims, sub: 'made-up' },
      { ...claims, auth_time: Number(claims['auth_time']) - 1 },
      { ...claims, aud: 'demo-other' },
      { ...claims, iss: 'https://securetoken.google.com/demo-other' },
      { ...claims, exp: Math.floor(Date.now() / 1000) - 1 },
      { ...claims, firebase: { sign_in_provider: 'anonymous' } },
      { ...claims, firebase: undefined },
      { phone_number: `+91${MOBILE}` },
    ];
    for (const forged of forgeries) {
      expect(await prove(unsignedToken(forged)), JSON.stringify(forged)).toStrictEqual(NOT_PROVEN);
    }
  });

  it('proves nothing when the account has no phone number', async () => {
    expect(await prove(await emulator.anonymousIdToken())).toStrictEqual(NOT_PROVEN);
  });

  it('is neither believed nor refused when the emulator does not answer', async () => {
    const token = await emulator.idTokenFor(MOBILE);
    const verify = emulatorTokenVerifier(PROJECT, '127.0.0.1:9', Date.now);
    const answer = await provePhone(
      verify,
      token,
      { mobileNumber: MOBILE, maxAgeSeconds: 600 },
      Date.now(),
    );
    expect(answer).toStrictEqual({ ok: false, failure: 'unavailable' });
  });
});
