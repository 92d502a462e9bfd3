import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SessionState } from '#contract/session-state.ts';
import { memoryVault } from '#main/session/memory-vault.ts';
import { type SessionDesk, type SessionEffects, openSession } from '#main/session/session.ts';

type Sent = { readonly path: string; readonly headers: Headers };

const CREDENTIALS = { mobileNumber: '9876543210', password: null, userId: null } as const;
const DETAILS = {
  responseData: { firstName: 'A', lastName: 'B', userType: 'CSR', emailId: 'a@mail.example' },
} as const;
const LOGIN = '/auth-service/login';
const USER_DETAILS = '/user-service/userDetails';

let sent: Sent[];
let changes: SessionState[];
let replies: Map<string, () => Promise<Response>>;

beforeEach(() => {
  sent = [];
  changes = [];
  replies = new Map([
    [LOGIN, async () => Response.json({ responseData: { userId: 'user-7', token: 'secret' } })],
    [USER_DETAILS, async () => Response.json(DETAILS)],
  ]);
});
afterEach(() => replies.clear());

function open(effects: Partial<SessionEffects> = {}) {
  return openSession({
    fetch: async (url, request) => {
      const path = new URL(url).pathname;
      sent.push({ path, headers: new Headers(request.headers) });
      const reply = replies.get(path);
      return reply === undefined ? new Response(null, { status: 404 }) : reply();
    },
    gatewayUrl: 'http://127.0.0.1:8787',
    sendsPhoneProof: true,
    usesGatewayAdditions: false,
    vault: memoryVault(),
    onChange: (state) => changes.push(state),
    ...effects,
  });
}

const signIn = (session: ReturnType<typeof open>, only?: string) =>
  session.signIn({
    credentials: CREDENTIALS,
    phoneProof: 'proof',
    ...(only !== undefined && { only }),
  });
const details = (session: ReturnType<typeof open>, person: string | null = 'user-7') =>
  session.call({
    call: 'userDetails',
    body: { userId: 'user-7' },
    phoneProof: null,
    person,
  });

test('a sign-in answers with the userId alone, and later calls carry the token', async () => {
  const session = open();
  const answer = await signIn(session);
  expect(answer).toEqual({ ok: true, value: { userId: 'user-7' } });
  expect(changes).toEqual([{ userId: 'user-7', keeping: 'memory' }]);
  expect(await details(session)).toEqual({ ok: true, value: DETAILS });
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['proof', 'secret']);
});

test('a registration is done when the gateway says so without a word, and refused likewise', async () => {
  const session = open();
  const register = () =>
    session.call({
      call: 'register',
      body: {
        firstName: 'Asha',
        lastName: 'Rao',
        category: 'CSR',
        emailId: 'asha@mail.example',
        password: 'Bridge-2026',
        confirmedPassword: 'Bridge-2026',
        mobileNumber: '9876543210',
      },
      phoneProof: null,
      person: null,
    });
  replies.set('/auth-service/register', async () => new Response(null, { status: 204 }));
  expect(await register()).toEqual({ ok: true, value: {} });
  replies.set('/auth-service/register', async () => new Response('', { status: 400 }));
  expect(await register()).toEqual({ ok: false, failure: { kind: 'refused', status: 400 } });
});

test('no phone proof is sent to a gateway that does not know them', async () => {
  await signIn(open({ sendsPhoneProof: false }));
  expect(sent[0]?.headers.has('Authorization')).toBe(false);
});

test('signing out ends the session on a gateway that knows it, and here whatever it says', async () => {
  for (const reply of [
    async () => Response.json({ message: 'Signed out' }),
    async () => new Response(null, { status: 500 }),
    () => Promise.reject(new Error('no network')),
  ]) {
    sent = [];
    replies.set('/auth-service/signOut', reply);
    const session = open({ usesGatewayAdditions: true });
    await signIn(session);
    await session.signOut();
    expect((await session.state()).userId).toBeNull();
    expect(sent[1]).toMatchObject({ path: '/auth-service/signOut' });
    expect(sent[1]?.headers.get('Authorization')).toBe('secret');
  }
});

test('a gateway that does not know it is not asked to sign anybody out', async () => {
  const session = open();
  await signIn(session);
  await session.signOut();
  await session.signOut();
  expect(sent.map(({ path }) => path)).toEqual([LOGIN]);
});

test('a refused sign-in changes nothing', async () => {
  replies.set(LOGIN, async () => Response.json({ message: 'no' }, { status: 401 }));
  const session = open();
  const answer = await signIn(session);
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status: 401 } });
  expect(changes).toEqual([]);
  expect((await session.state()).userId).toBeNull();
});

test('a session in the vault is taken up again', async () => {
  const vault = memoryVault();
  await vault.write({ userId: 'user-9', token: 'kept' });
  const session = open({ vault });
  expect(await session.state()).toEqual({ userId: 'user-9', keeping: 'memory' });
  await details(session, 'user-9');
  expect(sent[0]?.headers.get('Authorization')).toBe('kept');
});

test('a call that needs a session is not sent without one', async () => {
  expect(await details(open())).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(sent).toEqual([]);
  expect(changes).toEqual([]);
});

test('what a page asks for one person is not sent with the token of the next', async () => {
  const session = open();
  await signIn(session);
  const signedOut = { ok: false, failure: { kind: 'signed-out' } };
  for (const person of ['user-6', null]) {
    expect(await details(session, person)).toEqual(signedOut);
    const part = { document: DOCUMENT, part: 2, base64: 'YWJj', person };
    expect(await session.uploadPart(part)).toEqual(signedOut);
    expect(await session.fetchDocument({ document: DOCUMENT, person })).toEqual(signedOut);
  }
  expect(sent.map(({ path }) => path)).toEqual([LOGIN]);
  expect((await session.state()).userId).toBe('user-7');
});

test('a refused token ends the session, in the vault as well', async () => {
  const vault = memoryVault();
  const session = open({ vault });
  await signIn(session);
  replies.set(USER_DETAILS, async () => Response.json({}, { status: 401 }));
  expect(await details(session)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(changes.at(-1)).toEqual({ userId: null, lapsed: 'user-7', keeping: 'memory' });
  expect(await vault.read()).toBeNull();
  await session.signOut();
  expect(changes.at(-1)).toEqual({ userId: null, keeping: 'memory' });
});

test('signing out everywhere drops the token here as well, once the gateway has done it', async () => {
  const vault = memoryVault();
  const session = open({ vault });
  await signIn(session);
  const everywhere = () =>
    session.call({
      call: 'signOutEverywhere',
      body: {},
      phoneProof: null,
      person: 'user-7',
    });
  replies.set('/auth-service/signOutEverywhere', async () => new Response(null, { status: 503 }));
  await everywhere();
  expect((await session.state()).userId).toBe('user-7');
  replies.set('/auth-service/signOutEverywhere', async () => Response.json({}));
  await everywhere();
  expect(changes.at(-1)).toEqual({ userId: null, keeping: 'memory' });
  expect(await vault.read()).toBeNull();
});

test('a token that is refused late does not end the session that came after it', async () => {
  const session = open();
  await signIn(session);
  const late = Promise.withResolvers<Response>();
  replies.set(USER_DETAILS, () => late.promise);
  const pending = details(session);
  replies.set(LOGIN, async () =>
    Response.json({ responseData: { userId: 'user-8', token: 'newer' } }),
  );
  await signIn(session);
  late.resolve(Response.json({}, { status: 401 }));
  expect(await pending).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect((await session.state()).userId).toBe('user-8');
});

test('signing out needs no network and leaves nothing in the vault', async () => {
  const vault = memoryVault();
  const session = open({ vault });
  await signIn(session);
  const before = sent.length;
  await session.signOut();
  expect(sent.length).toBe(before);
  expect(await vault.read()).toBeNull();
  expect(changes.at(-1)).toEqual({ userId: null, keeping: 'memory' });
});

test('the vault ends with the last change, however slow it is', async () => {
  const kept = memoryVault();
  const slow = {
    ...kept,
    write: async (session: { userId: string; token: string }) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await kept.write(session);
    },
  };
  const session = open({ vault: slow });
  await Promise.all([signIn(session), session.state().then(() => session.signOut())]);
  await session.signOut();
  expect(await kept.read()).toBeNull();
});

test('an export of several megabytes is fetched whole, and nothing else that is so large', async () => {
  const session = open();
  await signIn(session);
  const data = {
    madeAt: 1,
    profile: { remarks: 'x'.repeat(3 * 1024 * 1024) },
    sessions: [],
    memberships: [],
    messages: [],
    grievances: [],
    notifications: [],
    channels: [],
    applications: [],
  };
  replies.set('/privacy-service/fetchExport', async () => Response.json({ data }));
  const answer = await session.call({
    call: 'fetchExport',
    body: { job: DOCUMENT },
    phoneProof: 'proof',
    person: 'user-7',
  });
  expect(answer).toEqual({ ok: true, value: { data } });
  replies.set(USER_DETAILS, async () => Response.json({ ...DETAILS, data }));
  expect(await details(session)).toEqual({ ok: false, failure: { kind: 'malformed' } });
});

const DOCUMENT = 'c7f0f2a4-6a51-4f0e-9d8c-3f2f5d1f6a10';
const PART = `/document-service/content/${DOCUMENT}/2`;
const CONTENT = '/document-service/fetch';

test('a part of a document is sent as it is, with its checksum and the token', async () => {
  const session = open();
  await signIn(session);
  replies.set(PART, async () => Response.json({ part: 2 }));
  const base64 = Buffer.from('abc').toString('base64');
  expect(
    await session.uploadPart({ document: DOCUMENT, part: 2, base64, person: 'user-7' }),
  ).toEqual({
    ok: true,
    value: { part: 2 },
  });
  const headers = sent.at(-1)?.headers;
  expect(headers?.get('Authorization')).toBe('secret');
  expect(headers?.get('Content-Type')).toBe('application/octet-stream');
  expect(headers?.get('Content-Digest')).toBe(
    'sha-256=:ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=:',
  );
});

test('a document is returned with its kind, and nothing else', async () => {
  const session = open();
  await signIn(session);
  const answerWith = (contentType: string) =>
    replies.set(
      CONTENT,
      async () => new Response('abc', { headers: { 'Content-Type': contentType } }),
    );
  answerWith('image/jpeg');
  expect(await session.fetchDocument({ document: DOCUMENT, person: 'user-7' })).toEqual({
    ok: true,
    value: { contentType: 'image/jpeg', base64: 'YWJj' },
  });
  answerWith('text/html');
  expect(await session.fetchDocument({ document: DOCUMENT, person: 'user-7' })).toEqual({
    ok: false,
    failure: { kind: 'malformed' },
  });
});

test('without a session no document is sent, and a refused token ends the session', async () => {
  const session = open();
  const signedOut = { ok: false, failure: { kind: 'signed-out' } };
  const part = { document: DOCUMENT, part: 2, base64: 'YWJj', person: 'user-7' };
  expect(await session.uploadPart(part)).toEqual(signedOut);
  expect(await session.fetchDocument({ document: DOCUMENT, person: 'user-7' })).toEqual(signedOut);
  expect(sent).toEqual([]);

  await signIn(session);
  replies.set(PART, async () => Response.json({}, { status: 401 }));
  expect(await session.uploadPart(part)).toEqual(signedOut);
  expect((await session.state()).userId).toBeNull();
});

test('what the gateway has of a document comes with its refusal', async () => {
  const session = open();
  await signIn(session);
  const current = { state: 'CHECKING', version: 2 };
  replies.set(PART, async () => Response.json({ message: 'Stale', current }, { status: 409 }));
  expect(
    await session.uploadPart({ document: DOCUMENT, part: 2, base64: 'YWJj', person: 'user-7' }),
  ).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 409, message: 'Stale', current },
  });
});

describe('a desk that several people use', () => {
  type DeskEvents = { entered: string[]; left: string[]; others: string[] };
  let recognised = false;
  const deskOf = (owner: string | null, startsLocked: boolean) => {
    const events: DeskEvents = { entered: [], left: [], others: [] };
    const desk: SessionDesk = {
      owner,
      startsLocked,
      onEntered: (userId) => events.entered.push(userId),
      recognises: async () => recognised,
      onLeft: (userId) => events.left.push(userId),
      onOther: ({ userId }) => events.others.push(userId),
    };
    return { events, desk };
  };
  const comes = (userId: string, token: string) =>
    replies.set(LOGIN, async () => Response.json({ responseData: { userId, token } }));

  test('is locked: the token makes no calls until its owner has signed in again', async () => {
    const { desk, events } = deskOf(null, false);
    const session = open({ desk, usesGatewayAdditions: true });
    await signIn(session);
    await session.lock();
    const locked = { userId: null, lapsed: 'user-7', locked: true, keeping: 'memory' };
    expect(await session.state()).toEqual(locked);
    expect(changes.at(-1)).toEqual(locked);
    sent = [];
    expect(await details(session)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    const part = { document: 'D-1', part: 1, base64: 'AAAA', person: 'user-7' };
    expect(await session.uploadPart(part)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    expect(sent).toEqual([]);

    comes('user-7', 'newer');
    await signIn(session);
    expect(await session.state()).toEqual({ userId: 'user-7', keeping: 'memory' });
    await details(session);
    const carried = sent.map(({ path, headers }) => [path, headers.get('Authorization')]);
    expect(carried).toContainEqual([USER_DETAILS, 'newer']);
    // What was locked is of no more use to anybody.
    expect(carried).toContainEqual(['/auth-service/signOut', 'secret']);
    expect(events).toEqual({ entered: ['user-7', 'user-7'], left: [], others: [] });
  });

  test('opens to its owner without the gateway where the computer knows the password, and only then', async () => {
    const { desk } = deskOf(null, false);
    const session = open({ desk });
    await signIn(session);
    await session.lock();
    const away = () => Promise.reject(new Error('no network'));
    replies.set(LOGIN, away);
    const unreachable = { ok: false, failure: { kind: 'unreachable' } };
    expect(await signIn(session)).toEqual(unreachable);
    recognised = true;
    expect(await signIn(session, 'user-8')).toEqual(unreachable);
    replies.set(LOGIN, async () => new Response('{}', { status: 401 }));
    expect(await signIn(session)).toMatchObject({ failure: { kind: 'refused' } });
    replies.set(LOGIN, away);
    expect(await signIn(session)).toEqual({ ok: true, value: { userId: 'user-7' } });
    expect(await session.state()).toEqual({ userId: 'user-7', keeping: 'memory' });
    // It unlocks, and signs no one in.
    await session.signOut();
    expect(await signIn(session)).toEqual(unreachable);
    recognised = false;
  });

  test('stays locked for its owner when another person signs in, who gets another desk', async () => {
    const { desk, events } = deskOf('user-7', true);
    const session = open({ desk });
    comes('user-8', 'other');
    expect(await signIn(session)).toEqual({ ok: true, value: { userId: 'user-8' } });
    expect(events.others).toEqual(['user-8']);
    expect(await session.state()).toMatchObject({ userId: null, lapsed: 'user-7', locked: true });
  });

  test('stays as it is, with its owner’s page, when another person signs in than was asked for', async () => {
    const { desk, events } = deskOf('user-7', true);
    const session = open({ desk, usesGatewayAdditions: true });
    comes('user-8', 'other');
    const refused = { ok: false, failure: { kind: 'refused', status: 401 } };
    expect(await signIn(session, 'user-7')).toEqual(refused);
    expect(await signIn(session, 'user-9')).toEqual(refused);
    expect(events).toEqual({ entered: [], left: [], others: [] });
    expect(await session.state()).toMatchObject({ userId: null, lapsed: 'user-7', locked: true });
    const ended = sent.filter(({ path }) => path === '/auth-service/signOut');
    expect(ended.map(({ headers }) => headers.get('Authorization'))).toEqual(['other', 'other']);
    expect(await signIn(session, 'user-8')).toEqual({ ok: true, value: { userId: 'user-8' } });
    expect(events.others).toEqual(['user-8']);
  });

  test('a desk that was left signs no one in, and notifies its page of nothing', async () => {
    const { desk, events } = deskOf(null, false);
    const session = open({ desk, usesGatewayAdditions: true });
    let answer = (_reply: Response) => {};
    replies.set(LOGIN, () => new Promise((resolve) => void (answer = resolve)));
    const signing = signIn(session);
    await Promise.resolve();
    session.retire();
    answer(Response.json({ responseData: { userId: 'user-9', token: 'late' } }));
    expect(await signing).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    expect(changes).toEqual([]);
    expect(events).toEqual({ entered: [], left: [], others: [] });
    expect(sent.at(-1)?.headers.get('Authorization')).toBe('late');
  });

  test('stays with its owner, who signs in again while the keychain is still deleting', async () => {
    const { desk, events } = deskOf(null, false);
    let forget = () => {};
    const vault = memoryVault();
    const slow = {
      ...vault,
      clear: async () => {
        await new Promise<void>((resolve) => {
          forget = resolve;
        });
        return vault.clear();
      },
    };
    const session = open({ desk, vault: slow });
    await signIn(session);
    const leaving = session.signOut();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const coming = signIn(session);
    await new Promise((resolve) => setTimeout(resolve, 0));
    forget();
    await Promise.all([leaving, coming]);
    expect(await session.state()).toEqual({ userId: 'user-7', keeping: 'memory' });
    expect(events.left).toEqual([]);
    await session.lock();
    expect(session.isLocked()).toBe(true);
  });

  test('is free after its owner has signed out, and not locked', async () => {
    const { desk, events } = deskOf(null, false);
    const session = open({ desk });
    await signIn(session);
    await session.lock();
    await session.signOut();
    expect(session.isLocked()).toBe(false);
    expect(await session.state()).toEqual({ userId: null, keeping: 'memory' });
    await session.lock();
    expect(session.isLocked()).toBe(false);
    expect(events.left).toEqual(['user-7']);
  });
});
