import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADDED_CALLS } from '#contract/added-calls.ts';
import { APPLICATION_CALLS } from '#contract/application-calls.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { MAX_IMPORT_BYTES } from '#contract/operators/catalogue.ts';
import { API_KEY_HEADER } from '#contract/connected/connected-calls.ts';
import { newKeyOf } from '#gateway/testing/connected-systems.ts';
import { addContactUs, GATEWAY_CALLS, login, MAX_BODY_BYTES, register } from '#contract/gateway.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { thirtyAtOnce } from '#gateway/testing/thirty-at-once.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { PERSON, refusalShape } from '#gateway/testing/test-gateway.ts';

/** Every call for which an empty object is a wrong body. */
const CALLS = Object.values<GatewayCall>({
  ...GATEWAY_CALLS,
  ...ADDED_CALLS,
  ...APPLICATION_CALLS,
}).filter(({ body }) => !z.safeParse(body, {}).success);
/** To strangers, and to people in another role. */
const DENIED: ReadonlySet<number> = new Set([401, 403]);
const JSON_TYPE = { 'Content-Type': 'application/json' };

const BROKEN = [
  ['{', JSON_TYPE],
  ['[]', JSON_TYPE],
  ['{}', { 'Content-Type': 'text/plain' }],
  [`{"a":"${'x'.repeat(MAX_BODY_BYTES)}"}`, JSON_TYPE],
] as const;

describeOnBothStores('bad input', (gateway) => {
  const statusOf = async (path: string, body: string, headers: Record<string, string>) => {
    const reply = await gateway().send(path, { method: 'POST', body, headers });
    refusalShape.parse(reply.json);
    return reply.status;
  };

  const statusesOf = (body: string, headers: Record<string, string> = JSON_TYPE) =>
    thirtyAtOnce(
      CALLS.map(
        ({ path }) =>
          () =>
            statusOf(path, body, headers),
      ),
    );

  /** Of a connected system, which sends it with each call. */
  let apiKey: string;
  /** The tokens of somebody of each kind: each call is open to at least one of them, or to the key. */
  const tokensOfEach = async () => {
    const operator = await newOperator(gateway());
    ({ text: apiKey } = await newKeyOf(gateway(), operator, { callsAMinute: 600 }));
    const person = await newPerson(gateway());
    const dealer = await newMember(gateway(), operator, 'dealer', 'a-dealer');
    const lender = await newMember(gateway(), operator, 'lender', 'a-lender');
    return [person, dealer, lender, operator].map(({ token }) => token);
  };

  /** What each call answers to the first of them who may make it. */
  const admittedTo = (
    tokens: readonly string[],
    body: string,
    headers: Record<string, string> = JSON_TYPE,
  ) =>
    thirtyAtOnce(
      CALLS.map(({ path }) => async () => {
        let status = 0;
        for (const Authorization of tokens) {
          status = await statusOf(path, body, {
            ...headers,
            Authorization,
            [API_KEY_HEADER]: apiKey,
          });
          if (!DENIED.has(status)) break;
        }
        return status;
      }),
    );
  const all = (status: number) => CALLS.map(() => status);

  it('is not looked at before the session, for any call that needs one', async () => {
    const needsOne = CALLS.map(
      ({ session, path }) => session === 'required' || path.startsWith('/lender-service/'),
    );
    expect(needsOne.filter((deps) => deps).length).toBeGreaterThan(90);
    for (const [body, headers] of BROKEN) {
      const statuses = await statusesOf(body, headers);
      const ended = await statusesOf(body, { ...headers, Authorization: 'x'.repeat(43) });
      for (const [at, { path }] of CALLS.entries()) {
        if (!needsOne[at]) continue;
        expect([statuses[at], ended[at]], `${path} ${body.slice(0, 20)}`).toStrictEqual([401, 401]);
      }
    }
  });

  it('is not looked at before the role: whoever may not make a call learns nothing from its body', async () => {
    const { token } = await newPerson(gateway());
    const closed = async (body: string, headers: Record<string, string>) => {
      const statuses = await statusesOf(body, { ...headers, Authorization: token });
      return CALLS.filter((_, at) => DENIED.has(statuses[at] ?? 0)).map(({ path }) => path);
    };
    const operators = CALLS.filter(({ path }) => path.startsWith('/operator-service/'));
    for (const [body, headers] of BROKEN) {
      const paths = await closed(body, headers);
      expect(paths).toStrictEqual(expect.arrayContaining(operators.map(({ path }) => path)));
    }
  });

  it('answers broken JSON with 400', async () => {
    const tokens = await tokensOfEach();
    for (const body of ['', '{', '{"a":1}}', 'undefined', '\u0000', '[1', "{'a':1}"]) {
      expect(await admittedTo(tokens, body), body).toStrictEqual(all(400));
    }
  });

  it('answers bytes that are not UTF-8 with 400', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    const reply = await gateway().send(login.path, { method: 'POST', body, headers: JSON_TYPE });
    expect(reply.status).toBe(400);
  });

  it('answers JSON that is not an object with 400', async () => {
    const tokens = await tokensOfEach();
    for (const body of ['null', '1', '"text"', '[]', 'true']) {
      expect(await admittedTo(tokens, body), body).toStrictEqual(all(400));
    }
  });

  it('answers other types and compressed bodies with 415', async () => {
    const tokens = await tokensOfEach();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      '',
    ]) {
      expect(await admittedTo(tokens, '{}', { 'Content-Type': type }), type).toStrictEqual(
        all(415),
      );
    }
    expect(
      await admittedTo(tokens, '{}', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }),
    ).toStrictEqual(all(415));
  });

  it('takes JSON that names its character set', async () => {
    const headers = { 'Content-Type': 'application/json; charset=UTF-8' };
    expect(await admittedTo(await tokensOfEach(), '{}', headers)).toStrictEqual(all(400));
  });

  it('answers a body over 16 kB with 413 unless the call takes more, and takes one of exactly that', async () => {
    const padded = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    const tokens = await tokensOfEach();
    expect(await admittedTo(tokens, padded(MAX_BODY_BYTES + 1))).toStrictEqual(
      CALLS.map(({ maxBodyBytes }) => (maxBodyBytes === undefined ? 413 : 400)),
    );
    expect(await admittedTo(tokens, padded(MAX_BODY_BYTES))).toStrictEqual(all(400));
    expect(await admittedTo(tokens, padded(MAX_IMPORT_BYTES + 1))).toStrictEqual(all(413));
  });

  it('names every field that is wrong, missing or unknown', async () => {
    const body = {
      ...PERSON,
      firstName: ' ',
      mobileNumber: '12345',
      lastName: undefined,
      role: 'STF',
    };
    const reply = await gateway().post(register.path, JSON.stringify(body));
    expect(reply.status).toBe(400);
    expect(reply.json).toStrictEqual({
      message: 'Please check: first name, last name, mobile number.',
      code: 'fields-wrong',
      fields: ['firstName', 'lastName', 'mobileNumber', 'role'],
    });
  });

  it('refuses passwords that break the rules or do not match, by their fields', async () => {
    const weak = { ...PERSON, password: 'short', confirmedPassword: 'short' };
    expect((await gateway().call(register, weak)).json).toMatchObject({ fields: ['password'] });
    const mismatch = { ...PERSON, confirmedPassword: 'other 2026' };
    expect((await gateway().call(register, mismatch)).json).toMatchObject({
      fields: ['confirmedPassword'],
    });
  });

  it('refuses half a login', async () => {
    const halves = [
      { mobileNumber: null, password: null, userId: null },
      { mobileNumber: PERSON.mobileNumber, password: 'x', userId: null },
      { mobileNumber: null, password: 'x', userId: null },
    ];
    for (const half of halves) {
      expect((await gateway().call(login, half)).status).toBe(400);
    }
  });

  it('treats __proto__, constructor and deep nesting as the unknown fields that they are', async () => {
    const deep = `{"a":${'['.repeat(8000)}${']'.repeat(8000)}}`;
    const bodies = [
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      deep,
    ];
    const tokens = await tokensOfEach();
    for (const body of bodies) expect(await admittedTo(tokens, body)).toStrictEqual(all(400));
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    const whole = JSON.stringify({
      txnDate: 'd',
      name: 'n',
      email: 'a@b.in',
      phone: '12345',
      category: 'c',
      remarks: 'r',
    });
    const reply = await gateway().post(addContactUs.path, whole.replace('{', '{"__proto__":null,'));
    expect(reply.json).toMatchObject({ fields: ['__proto__'] });
  });

  it('refuses text that a database cannot hold', async () => {
    const message = {
      txnDate: 'd',
      name: 'n',
      email: 'a@b.in',
      phone: '12345',
      category: 'c',
      remarks: 'r',
    };
    for (const remarks of ['nul \u0000 inside', 'half \ud800 pair']) {
      const reply = await gateway().post(
        addContactUs.path,
        JSON.stringify({ ...message, remarks }),
      );
      expect(reply.status).toBe(400);
      expect(reply.json).toMatchObject({ fields: ['remarks'] });
    }
  });

  it('answers unknown addresses with 404 and wrong methods with 405', async () => {
    const lost = await gateway().post('/auth-service/nothing', '{}');
    expect([lost.status, refusalShape.parse(lost.json).fields]).toStrictEqual([404, undefined]);
    for (const { path } of CALLS) {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        const reply = await gateway().send(path, { method });
        expect([reply.status, reply.headers.get('Allow')]).toStrictEqual([405, 'POST']);
      }
    }
    expect((await gateway().post('/healthz', '{}')).status).toBe(405);
  });

  it('never answers with a 5xx or a stack, whatever the body', async () => {
    await gateway().registerPerson();
    const session = await gateway().signInByPhone();
    const call = fc.constantFrom(
      ...Object.values<GatewayCall>({ ...GATEWAY_CALLS, ...ADDED_CALLS, ...APPLICATION_CALLS }),
    );
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        'a@b.in',
        '9876543210',
        session.userId,
        'CSR',
        null,
        '__proto__',
        '\u0000',
        '\ud800',
      ),
    );
    const names = [
      'mobileNumber',
      'password',
      'userId',
      'firstName',
      'lastName',
      'category',
      'emailId',
      'email',
      'confirmedPassword',
      'txnDate',
      'name',
      'phone',
      'remarks',
      'requestId',
      'number',
      'version',
      'input',
      'section',
      'values',
      'token',
      'language',
      'product',
      'lender',
      'role',
      '__proto__',
      'toString',
    ];
    const body = fc.oneof(
      fc
        .dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value)
        .map((made) => JSON.stringify(made)),
      fc.json(),
      fc.string({ unit: 'binary' }),
    );
    // Headers hold Latin-1 without control characters; anything else does not reach a server.
    const token = fc.oneof(
      fc.constant(session.token),
      fc.stringMatching(/^[!-~\u00a1-\u00ff]{0,60}$/),
    );
    await fc.assert(
      fc.asyncProperty(call, body, token, async ({ path }, text, Authorization) => {
        const reply = await gateway().post(path, text, {
          Authorization,
          'Phone-Proof': Authorization,
        });
        expect(reply.status).toBeLessThan(500);
        expect(reply.text).not.toMatch(/\bat .*:\d+:\d+|node_modules|SELECT|INSERT/);
        gateway().client.address = crypto.randomUUID();
      }),
      { numRuns: 400 },
    );
  });
});
