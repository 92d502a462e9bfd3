import { BlockList } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADDED_CALLS } from '#contract/added-calls.ts';
import { APPLICATION_CALLS } from '#contract/application-calls.ts';
import { pathOfPart } from '#contract/applications/documents.ts';
import { createApplication } from '#contract/applications/loans.ts';
import { addContactUs, GATEWAY_CALLS, login, register } from '#contract/gateway.ts';
import { CODES_OF_ANY_CALL } from '#contract/refusals/codes.ts';
import { addressList } from '#gateway/foundation/configuration/address-list.ts';
import { describeGateway } from '#contract/openapi/openapi.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { StoreUnavailable } from '#gateway/foundation/store/store.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { ALLOWED_ORIGIN, PERSON, testGateway } from '#gateway/testing/test-gateway.ts';

describe('every request', () => {
  let folder: string;
  let store: Store;
  let tokens: PhoneTokens;
  let gateway: TestGateway;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-gateway-'));
    tokens = await startTokenIssuer();
    store = await openSqliteStore(folder);
  });
  beforeEach(async () => {
    gateway = await testGateway(store, tokens);
  });
  afterAll(async () => {
    await store.close();
    await tokens.stop();
    await rm(folder, { recursive: true });
  });

  const preflight = (origin: string) =>
    gateway.send(login.path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,phone-proof',
      },
    });

  it('lets the portal ask beforehand, and no other origin', async () => {
    const allowed = await preflight(ALLOWED_ORIGIN);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(ALLOWED_ORIGIN);
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toBe(
      'Content-Type,Authorization,Phone-Proof,Idempotency-Key,Content-Digest,Guarantor-Pass,X-Request-Id,traceparent',
    );
    for (const origin of ['https://evil.example', `${ALLOWED_ORIGIN}.evil.example`, 'null']) {
      const refused = await preflight(origin);
      expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  it('shows refusals too to the portal, with the time to wait', async () => {
    const headers = { Origin: ALLOWED_ORIGIN };
    const reply = await gateway.post(login.path, '{', headers);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(ALLOWED_ORIGIN);
    expect(reply.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After,X-Request-Id');
  });

  it('carries headers that keep replies out of caches, frames and type guessing', async () => {
    for (const reply of [
      await gateway.post(login.path, '{'),
      await gateway.send('/healthz', {}),
      await gateway.send('/nothing', {}),
    ]) {
      expect(reply.headers.get('Cache-Control')).toBe('no-store');
      expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });

  it('is logged in one line that names no person', async () => {
    await gateway.registerPerson();
    const { userId, token } = await gateway.signInByPhone();
    await gateway.signInByPassword(userId, 'wrong secret 1');
    await gateway.post(`/unknown/${PERSON.mobileNumber}?email=${PERSON.emailId}`, '{}');
    await gateway.call(
      addContactUs,
      {
        txnDate: 'today',
        name: 'Ravi',
        email: 'r@b.in',
        phone: '9876543210',
        category: 'Help',
        remarks: 'Hush',
      },
      { Authorization: token },
    );
    expect(gateway.logged).toHaveLength(5);
    expect(gateway.logged[0]).toStrictEqual({
      id: expect.any(String),
      method: 'POST',
      route: register.path,
      status: 200,
      ms: expect.any(Number),
    });
    expect(gateway.logged[3]).toMatchObject({ route: 'none', status: 404 });
    const all = JSON.stringify(gateway.logged);
    for (const secret of [
      ...Object.values(PERSON).filter((value) => value !== PERSON.category),
      userId,
      token,
      'secret',
      'Ravi',
      'Hush',
      gateway.client.address,
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  it('keeps the ID that a proxy gave it, in the answer and in each of its log lines', async () => {
    const failing = {
      store: {
        ...store,
        ping: async () => {
          throw new TypeError('a bug');
        },
      },
    };
    const broken = await testGateway(store, tokens, failing);
    const headers = { 'X-Request-Id': 'from-the-proxy_01' };
    const reply = await broken.send('/healthz', { headers });
    expect(reply.headers.get('X-Request-Id')).toBe('from-the-proxy_01');
    expect(broken.logged.map(({ id }) => id)).toStrictEqual([
      'from-the-proxy_01',
      'from-the-proxy_01',
    ]);
    for (const id of ['short', 'with spaces', '9876543210"}', 'x'.repeat(65)]) {
      const other = await broken.send('/livez', { headers: { 'X-Request-Id': id } });
      expect(other.headers.get('X-Request-Id'), id).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('comes from the address that a trusted proxy names, and from no other', async () => {
    const proxies = addressList(['10.0.0.0/8']) ?? new BlockList();
    const behind = await testGateway(store, tokens, { trustedProxies: proxies });
    behind.client.address = '10.0.0.1';
    const guess = async (forwardedFor: string) =>
      behind.call(
        register,
        { ...PERSON, mobileNumber: '9876511111' },
        { 'X-Forwarded-For': forwardedFor },
      );
    for (let attempt = 0; attempt < 12; attempt += 1) await guess('198.51.100.1, 203.0.113.60');
    expect(behind.waits).toStrictEqual([100, 200]);
    await guess('203.0.113.60, 203.0.113.61');
    expect(behind.waits, 'the client wrote the first one itself').toHaveLength(2);
    behind.client.address = '203.0.113.62';
    await guess('203.0.113.60');
    expect(behind.waits, 'nobody vouches for it').toHaveLength(2);
  });

  it('finds a gateway alive but not ready while it stops', async () => {
    const stopping = await testGateway(store, tokens, { isServing: () => false });
    expect((await stopping.send('/readyz', {})).status).toBe(503);
    const alive = await stopping.send('/livez', {});
    expect([alive.status, alive.headers.get('Connection')]).toStrictEqual([200, 'close']);
    expect((await gateway.send('/readyz', {})).json).toStrictEqual({ status: 'ok' });
    expect((await gateway.send('/healthz', {})).json).toStrictEqual({ status: 'ok' });
  });

  it('says so when the store cannot be reached, and reveals nothing of a bug', async () => {
    const failing = (error: Error): Partial<{ store: Store }> => ({
      store: {
        ...store,
        ping: async () => {
          throw error;
        },
      },
    });
    const away = await testGateway(store, tokens, failing(new StoreUnavailable('secret host')));
    const reply = await away.send('/healthz', {});
    expect([reply.status, reply.headers.get('Retry-After')]).toStrictEqual([503, '10']);
    const broken = await testGateway(
      store,
      tokens,
      failing(new TypeError('secret row 9876543210')),
    );
    const bug = await broken.send('/healthz', {});
    expect(bug.status).toBe(500);
    expect(bug.text + JSON.stringify(broken.logged)).not.toContain('secret');
    expect(broken.logged).toContainEqual(expect.objectContaining({ error: 'TypeError' }));
  });

  it('is described in OpenAPI, made from the contract', async () => {
    const reply = await gateway.send('/openapi.json', {});
    expect(reply.json).toStrictEqual(JSON.parse(JSON.stringify(describeGateway(true))));
    expect(reply.json).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/auth-service/register': {
          post: {
            requestBody: {
              content: {
                'application/json': { schema: { required: expect.arrayContaining(['emailId']) } },
              },
            },
          },
        },
        '/user-service/updateUser': { post: { parameters: [{ name: 'Phone-Proof' }] } },
      },
    });
  });

  it('names in OpenAPI what each call is refused for', async () => {
    const reply = await gateway.send('/openapi.json', {});
    expect(reply.json).toHaveProperty(
      ['paths', createApplication.path, 'post', 'responses', '409'].concat([
        'content',
        'application/json',
        'schema',
        'properties',
        'code',
        'enum',
      ]),
      [...CODES_OF_ANY_CALL, 'catalogue-changed', 'too-many-drafts'],
    );
  });

  it('is answered, and described, whatever call of the contract it is', async () => {
    const reply = await gateway.send('/openapi.json', {});
    const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(reply.json);
    const calls = Object.values({ ...GATEWAY_CALLS, ...ADDED_CALLS, ...APPLICATION_CALLS });
    const ofParts = pathOfPart('{document}', '{part}');
    expect(Object.keys(paths).toSorted()).toStrictEqual(
      [...calls.map(({ path }) => path), ofParts].toSorted(),
    );
    for (const { path } of calls) {
      expect([path, (await gateway.post(path, '{}')).status]).not.toStrictEqual([path, 404]);
    }
  });

  it('about loan applications answers 404 where there are none', async () => {
    const without = await testGateway(store, tokens, { applications: null });
    const reply = await without.send('/openapi.json', {});
    expect(reply.text).not.toContain('loan-service');
    for (const { path } of Object.values(APPLICATION_CALLS)) {
      expect((await without.post(path, '{}')).status).toBe(404);
    }
  });
});
