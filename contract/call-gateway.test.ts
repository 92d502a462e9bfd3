import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Credentials } from '#contract/call-gateway.ts';
import { callGateway } from '#contract/call-gateway.ts';
import { idempotencyKeys } from '#contract/idempotency-keys.ts';
import { newTraceparent } from '#contract/traceparent.ts';
import { addContactUs, login, register, updateUser, userDetails } from '#contract/gateway.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let answer: Answer;
let gatewayUrl = '';
let requests: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += String(part);
  });
  request.on('end', () => {
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    answer(request, response, body);
  });
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

const NOBODY = { token: null, phoneProof: null };
const SIGNED_IN = { token: 'token-1', phoneProof: null };
const contact = {
  txnDate: '21/11/2026',
  name: 'Asha',
  email: 'asha@example.com',
  phone: '98765 43210',
  category: 'Papers',
  remarks: 'Which?',
};
const sent = { responseStatus: { statusCode: 0 } };

beforeEach(async () => {
  requests = [];
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  gatewayUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

const effects = (timeoutMs = 5000) => ({ fetch, gatewayUrl, timeoutMs });

describe('a call to the gateway', () => {
  it('sends the body as JSON to the call’s path and gives the parsed reply', async () => {
    answer = json(200, { ...sent, extra: 'left out' });
    expect(await callGateway(effects(), addContactUs, contact, NOBODY)).toEqual({
      ok: true,
      value: sent,
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.path).toBe('/user-service/addContactUs');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(contact);
    expect(requests[0]?.headers['content-type']).toBe('application/json');
    expect(requests[0]?.headers['authorization']).toBeUndefined();
  });

  it('sends the token without a prefix if the call takes a session, and never at login', async () => {
    answer = json(200, sent);
    await callGateway(effects(), addContactUs, contact, SIGNED_IN);
    expect(requests[0]?.headers['authorization']).toBe('token-1');
    await callGateway(
      effects(),
      login,
      { mobileNumber: '9876543210', password: null, userId: null },
      { token: 'token-1', phoneProof: 'proof' },
    );
    expect(requests[1]?.headers['authorization']).toBe('proof');
  });

  it('sends no token with a call that takes no session', async () => {
    answer = json(200, sent);
    const body = { mobileNumber: '9876543210', password: null, userId: null };
    await callGateway(effects(), login, body, SIGNED_IN);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers['authorization']).toBeUndefined();
  });

  it('follows no redirect, so that token and body go nowhere else', async () => {
    answer = (_request, response) =>
      response.writeHead(307, { Location: `${gatewayUrl}/elsewhere` }).end();
    expect(await callGateway(effects(), addContactUs, contact, SIGNED_IN)).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(new Set(requests.map(({ path }) => path))).toEqual(new Set([addContactUs.path]));
  });

  it('names a trace of its own in each request, where the gateway takes that', async () => {
    answer = json(200, sent);
    const traced = { ...effects(), traceparent: newTraceparent };
    await callGateway(traced, addContactUs, contact, NOBODY);
    await callGateway(traced, addContactUs, contact, NOBODY);
    await callGateway(effects(), addContactUs, contact, NOBODY);
    const [one, other, none] = requests.map(({ headers }) => headers['traceparent']);
    expect(one).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(other).not.toBe(one);
    expect(none).toBeUndefined();
  });

  it('sends the phone proof in its own header alongside the token', async () => {
    answer = json(200, {});
    const body = {
      userId: 'RS1',
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.com',
      mobileNumber: '9876543210',
      category: 'CSR' as const,
    };
    await callGateway(effects(), updateUser, body, { token: 'token-1', phoneProof: 'proof' });
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'token-1',
      'phone-proof': 'proof',
    });
  });

  it('sends nothing when the body does not fit, and names the fields', async () => {
    answer = json(200, sent);
    const result = await callGateway(effects(), addContactUs, { ...contact, email: 'no' }, NOBODY);
    expect(result).toEqual({ ok: false, failure: { kind: 'invalid', fields: ['email'] } });
    expect(requests).toEqual([]);
  });

  it('sends nothing when it needs a session and there is none', async () => {
    const result = await callGateway(effects(), userDetails, { userId: 'RS1' }, NOBODY);
    expect(result).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    expect(requests).toEqual([]);
  });

  it('reports a refusal with its message, fields and waiting time', async () => {
    answer = json(429, { message: 'Wait.', fields: ['userId'] }, { 'Retry-After': '30' });
    const byId = { mobileNumber: null, password: 'x', userId: 'RS1' };
    expect(await callGateway(effects(), login, byId, NOBODY)).toEqual({
      ok: false,
      failure: {
        kind: 'refused',
        status: 429,
        message: 'Wait.',
        fields: ['userId'],
        retryAfterSeconds: 30,
      },
    });
  });

  it('reports the end of a session only when a session was sent', async () => {
    answer = json(401, {});
    expect(await callGateway(effects(), userDetails, { userId: 'RS1' }, SIGNED_IN)).toEqual({
      ok: false,
      failure: { kind: 'signed-out' },
    });
    const byId = { mobileNumber: null, password: 'x', userId: 'RS1' };
    expect(await callGateway(effects(), login, byId, SIGNED_IN)).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 401 },
    });
  });

  it.each([['<html>'], ['{}'], [''], [`{"x":"${'y'.repeat(1024 * 1024)}"}`]])(
    'reports an answer that violates the contract as malformed (case %#)',
    async (body) => {
      answer = json(200, body);
      expect(await callGateway(effects(), addContactUs, contact, NOBODY)).toEqual({
        ok: false,
        failure: { kind: 'malformed' },
      });
    },
  );

  describe('a call that changes something', () => {
    const registration = {
      firstName: 'Asha',
      lastName: 'Rao',
      category: 'CSR',
      emailId: 'asha@example.com',
      password: 'Bridge-2026',
      confirmedPassword: 'Bridge-2026',
      mobileNumber: '9876543210',
    } as const;
    const update = {
      userId: 'RS1',
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      mobileNumber: null,
      category: 'CSR',
    } as const;

    it.each(['', ' \r\n', '{}', 'null', '{"message":null}', '{"id":7}'])(
      'succeeds whenever the gateway says so, whatever else it says: %j',
      async (body) => {
        answer = json(200, body);
        expect(await callGateway(effects(), register, registration, NOBODY)).toMatchObject({
          ok: true,
        });
        expect(await callGateway(effects(), updateUser, update, SIGNED_IN)).toMatchObject({
          ok: true,
        });
      },
    );

    it('succeeds when the gateway answers 204', async () => {
      answer = (_request, response) => response.writeHead(204).end();
      expect((await callGateway(effects(), register, registration, NOBODY)).ok).toBe(true);
      expect((await callGateway(effects(), updateUser, update, SIGNED_IN)).ok).toBe(true);
    });

    it('fails when a page answers in place of the gateway', async () => {
      answer = json(200, '<html>Sign in to this network</html>');
      const failure = { kind: 'malformed' };
      expect(await callGateway(effects(), register, registration, NOBODY)).toMatchObject({
        failure,
      });
      expect(await callGateway(effects(), updateUser, update, SIGNED_IN)).toMatchObject({
        failure,
      });
    });

    it('is refused without a message as well', async () => {
      answer = json(409, '');
      const failure = { kind: 'refused', status: 409 };
      expect(await callGateway(effects(), register, registration, NOBODY)).toEqual({
        ok: false,
        failure,
      });
      expect(await callGateway(effects(), updateUser, update, SIGNED_IN)).toEqual({
        ok: false,
        failure,
      });
    });
  });

  it('retries once after a lost reply, but only if repeating is harmless', async () => {
    answer = (request) => request.socket.destroy();
    const details = await callGateway(effects(), userDetails, { userId: 'RS1' }, SIGNED_IN);
    expect(details).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(requests).toHaveLength(2);
    await callGateway(effects(), addContactUs, contact, NOBODY);
    expect(requests).toHaveLength(3);
  });

  it('retries with the same idempotency key, if the gateway is known to support them', async () => {
    answer = (request) => request.socket.destroy();
    const keys = ['key-one-of-the-test', 'key-two-of-the-test'];
    const keyed = {
      ...effects(),
      idempotencyKeys: { of: () => keys.shift() ?? 'none left', decided: () => {} },
    };
    await callGateway(keyed, addContactUs, contact, NOBODY);
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-one-of-the-test',
      'key-one-of-the-test',
    ]);
    await callGateway(keyed, userDetails, { userId: 'RS1' }, SIGNED_IN);
    await callGateway(effects(), addContactUs, contact, NOBODY);
    expect(requests.slice(2).map(({ headers }) => headers['idempotency-key'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('asks again with the same key until the gateway has decided, and with another one afterwards', async () => {
    const keyed = { ...effects(), idempotencyKeys: idempotencyKeys() };
    const keyOf = async (status: number, body = contact, credentials: Credentials = NOBODY) => {
      answer = json(status, sent);
      await callGateway(keyed, addContactUs, body, credentials);
      return requests.at(-1)?.headers['idempotency-key'];
    };
    const first = await keyOf(503);
    expect(await keyOf(429)).toBe(first);
    expect(await keyOf(503)).toBe(first);
    // It is another person's.
    expect(await keyOf(503, contact, SIGNED_IN)).not.toBe(first);
    const second = await keyOf(503);
    expect(await keyOf(200)).toBe(second);
    const third = await keyOf(400);
    expect(third).not.toBe(second);
    expect(await keyOf(503, { ...contact, remarks: 'Something else' })).not.toBe(third);
    expect(new Set([first, second, third, undefined]).size).toBe(4);
  });

  it('times out without an answer', async () => {
    answer = () => undefined;
    expect(await callGateway(effects(50), addContactUs, contact, NOBODY)).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });
});
