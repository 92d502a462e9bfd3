import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, register } from '#contract/gateway.ts';
import type { GatewayProcess } from '#tests/processes/gateway-process.ts';
import { startGatewayProcess } from '#tests/processes/gateway-process.ts';
import { unsignedToken } from '#gateway/testing/phone-tokens.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';
import type { TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { startAuthEmulator } from '#tests/processes/auth-emulator.ts';

describe("the gateway with Firebase's Auth emulator", () => {
  let folder: string;
  let emulator: TestAuthEmulator;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-gateway-'));
    emulator = await startAuthEmulator();
    gateway = await startGatewayProcess({
      GATEWAY_DATA_DIR: folder,
      FIREBASE_AUTH_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
    });
  });
  afterAll(async () => {
    await gateway.end('SIGTERM');
    await emulator.stop();
    await rm(folder, { recursive: true });
  });

  const post = (path: string, body: object, proof: string | null) =>
    fetch(gateway.url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(proof === null ? {} : { Authorization: proof }),
      },
      body: JSON.stringify(body),
    });
  const signIn = (proof: string | null) =>
    post(login.path, { mobileNumber: PERSON.mobileNumber, password: null, userId: null }, proof);

  it('registers and signs in the person who entered the code sent to the number', async () => {
    const proof = await emulator.idTokenFor(PERSON.mobileNumber);
    expect((await post(register.path, PERSON, proof)).status).toBe(200);
    expect((await signIn(proof)).status).toBe(200);
  });

  it("refuses a login without proof, with a forged unsigned token, and with another number's token", async () => {
    const genuine = decodeJwt(await emulator.idTokenFor(PERSON.mobileNumber));
    const other = await emulator.idTokenFor('9876500000');
    const forged = unsignedToken({ ...genuine, user_id: 'forged', sub: 'forged' });
    const renumbered = unsignedToken({
      ...decodeJwt(other),
      phone_number: `+91${PERSON.mobileNumber}`,
    });
    for (const proof of [null, forged, renumbered, other]) {
      const reply = await signIn(proof);
      expect(reply.status).toBe(401);
      expect(await reply.json()).not.toHaveProperty('responseData');
    }
  });

  it('asks to try again later while the emulator is away', async () => {
    const proof = await emulator.idTokenFor(PERSON.mobileNumber);
    await emulator.stop();
    const reply = await signIn(proof);
    expect([reply.status, reply.headers.get('Retry-After')]).toStrictEqual([503, '10']);
  });
});
