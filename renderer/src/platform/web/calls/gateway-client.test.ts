// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { login, signOut } from '#contract/gateway.ts';
import { fail } from '#contract/result.ts';
import { gatewayClient } from '#renderer/platform/web/calls/gateway-client.ts';
import { openStoredSession } from '#renderer/platform/web/stored-session.ts';

const SETTINGS = {
  gatewayUrl: 'https://gateway.example',
  sendsPhoneProof: true,
  usesGatewayAdditions: true,
  firebase: { apiKey: 'key', authDomain: 'identity.example', projectId: 'p', emulatorUrl: null },
};

const LOGIN = `${SETTINGS.gatewayUrl}${login.path}`;
const DOCUMENT = 'c7f0f2a4-6a51-4f0e-9d8c-3f2f5d1f6a10';

/** A person's browser, while the gateway ends all sessions of RS1. */
async function signOutEverywhere(
  meanwhile: (session: ReturnType<typeof openStoredSession>) => void,
) {
  window.localStorage.clear();
  const session = openStoredSession(window.localStorage, window);
  session.keep('RS1', 'token-of-one');
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (url === '/portal-settings.json') return Response.json(SETTINGS);
    meanwhile(session);
    return Response.json({ message: 'Signed out everywhere' });
  });
  const answer = await gatewayClient(session).callsOf('RS1').call('signOutEverywhere', {});
  expect(answer.ok).toBe(true);
  return session;
}

it('sends a person’s call with no token but theirs', async () => {
  window.localStorage.clear();
  const session = openStoredSession(window.localStorage, window);
  session.keep('RS1', 'token-of-one');
  let sent = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (url !== '/portal-settings.json') {
      sent += 1;
      return Response.json({});
    }
    // The next person signs in while the settings are loading.
    session.leave();
    session.keep('RS2', 'token-of-two');
    return Response.json(SETTINGS);
  });
  const ofOne = gatewayClient(session).callsOf('RS1');
  const part = { document: DOCUMENT, part: 1, bytes: new Uint8Array([1]) };
  const ended = { ok: false, failure: { kind: 'signed-out' } };
  expect(await ofOne.call('userDetails', { userId: 'RS1' })).toEqual(ended);
  expect(await ofOne.uploadPart(part)).toEqual(ended);
  expect(await ofOne.fetchDocument(DOCUMENT)).toEqual(ended);
  expect(sent).toBe(0);
  expect(session.token()).toBe('token-of-two');
});

it('fetches a file that staff view, and accepts nothing else as a file', async () => {
  window.localStorage.clear();
  const session = openStoredSession(window.localStorage, window);
  session.keep('RS1', 'token-of-one');
  const asked: unknown[] = [];
  let type = 'application/pdf';
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (url === '/portal-settings.json') return Response.json(SETTINGS);
    asked.push(url, init?.body, new Headers(init?.headers).get('Authorization'));
    return new Response(new Uint8Array([37]), { headers: { 'Content-Type': type } });
  });
  const look = () =>
    gatewayClient(session).callsOf('RS1').fetchFile('viewDocument', { document: DOCUMENT });
  expect(await look()).toEqual({
    ok: true,
    value: { contentType: 'application/pdf', bytes: new Uint8Array([37]) },
  });
  expect(asked).toEqual([
    'https://gateway.example/operator-service/viewDocument',
    JSON.stringify({ document: DOCUMENT }),
    'token-of-one',
  ]);
  type = 'text/html';
  expect(await look()).toEqual({ ok: false, failure: { kind: 'malformed' } });
});

it('makes dealers’ calls too, fetching their schemas when needed', async () => {
  window.localStorage.clear();
  const session = openStoredSession(window.localStorage, window);
  session.keep('RS1', 'token-of-one');
  const asked: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (url === '/portal-settings.json') return Response.json(SETTINGS);
    asked.push(url);
    return Response.json({ quotes: [], isLastPage: true });
  });
  const body = { lead: DOCUMENT, after: null };
  const answer = await gatewayClient(session).callsOf('RS1').call('quotes', body);
  expect(answer).toEqual({ ok: true, value: { quotes: [], isLastPage: true } });
  expect(asked).toEqual(['https://gateway.example/dealer-service/quotes']);
});

/** Signs RS2 in where RS1 may be signed in; returns the calls to the gateway, and their tokens. */
async function signInAfter(
  before: string | null,
  { usesGatewayAdditions = true, isRefused = false } = {},
) {
  window.localStorage.clear();
  const session = openStoredSession(window.localStorage, window);
  if (before !== null) session.keep('RS1', before);
  const asked: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (url === '/portal-settings.json') {
      return Response.json({ ...SETTINGS, usesGatewayAdditions });
    }
    asked.push([url, new Headers(init?.headers).get('Authorization')]);
    if (url !== LOGIN) return Response.json({ message: 'Signed out' });
    if (isRefused) return Response.json({ message: 'Wrong' }, { status: 401 });
    const responseData = { userId: 'RS2', token: 'token-of-two' };
    return Response.json({ message: 'Signed in', responseData });
  });
  const credentials = { mobileNumber: null, userId: 'RS2', password: 'monsoon 2026' };
  const client = gatewayClient(session);
  await client.signIn(credentials, null);
  return { asked, session, client };
}

it('ends the previous session at the gateway once somebody has signed in over it', async () => {
  const { asked, session } = await signInAfter('token-of-one');
  await expect
    .poll(() => asked)
    .toEqual([
      [LOGIN, null],
      [`${SETTINGS.gatewayUrl}${signOut.path}`, 'token-of-one'],
    ]);
  expect(session.token()).toBe('token-of-two');
});

it.each([
  { why: 'there was none', before: null, changes: {} },
  { why: 'signing in failed', before: 'token-of-one', changes: { isRefused: true } },
  {
    why: 'the gateway has none to end',
    before: 'token-of-one',
    changes: { usesGatewayAdditions: false },
  },
])('ends no session where $why', async ({ before, changes }) => {
  const { asked, session } = await signInAfter(before, changes);
  await new Promise((done) => {
    setTimeout(done);
  });
  expect(asked).toEqual([[LOGIN, null]]);
  expect(session.token()).not.toBeNull();
});

it('signs nobody in who is not the one asked for, and ends what the gateway began', async () => {
  const { asked, session, client } = await signInAfter(null, { isRefused: true });
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (url === '/portal-settings.json') return Response.json(SETTINGS);
    asked.push([url, new Headers(init?.headers).get('Authorization')]);
    const responseData = { userId: 'RS2', token: 'token-of-two' };
    return Response.json({ message: 'Signed in', responseData });
  });
  const credentials = { mobileNumber: null, userId: 'RS2', password: 'monsoon 2026' };
  expect(await client.signIn(credentials, null, 'RS1')).toEqual(
    fail({ kind: 'refused', status: 401 }),
  );
  expect(session.token()).toBeNull();
  await expect
    .poll(() => asked)
    .toEqual([
      [LOGIN, null],
      [`${SETTINGS.gatewayUrl}${signOut.path}`, 'token-of-two'],
    ]);
});

it('leaves nobody signed in here when everything was signed out', async () => {
  const session = await signOutEverywhere(() => {});
  expect(session.token()).toBeNull();
});

it('keeps somebody who came meanwhile signed in, with their data', async () => {
  const kept = 'through-expiry:RS2:LA1';
  const session = await signOutEverywhere((now) => {
    now.keep('RS2', 'token-of-two');
    window.localStorage.setItem(kept, 'typed');
  });
  expect(session.token()).toBe('token-of-two');
  expect(window.localStorage.getItem(kept)).toBe('typed');
});

it('ends an unused session immediately, even with the gateway down, and keeps what was typed', async () => {
  window.localStorage.clear();
  const session = openStoredSession(window.localStorage, window);
  session.keep('RS1', 'token-of-one');
  const kept = 'through-expiry:RS1:LA1';
  window.localStorage.setItem(kept, `${Date.now()} typed`);
  const ended: (string | null)[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (url === '/portal-settings.json') return Response.json(SETTINGS);
    ended.push(new Headers(init?.headers).get('Authorization'), session.token());
    throw new TypeError('no network');
  });
  const answer = await gatewayClient(session).callsOf('RS1').call('signOut', {});
  expect(answer).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  expect(new Set(ended)).toEqual(new Set(['token-of-one', null]));
  expect(session.current()).toMatchObject({ userId: null, lapsed: 'RS1' });
  expect(window.localStorage.getItem(kept)).not.toBeNull();
});

it.each(['/operator', '/hi/operator', '/'])('makes operators’ calls on %s', async (path) => {
  window.history.replaceState(null, '', path);
  window.localStorage.clear();
  const session = openStoredSession(window.localStorage, window);
  session.keep('RS1', 'token-of-one');
  vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    Response.json(url === '/portal-settings.json' ? SETTINGS : { members: [], isLastPage: true }),
  );
  const body = { role: 'operator', after: null } as const;
  expect(await gatewayClient(session).callsOf('RS1').call('members', body)).toMatchObject({
    ok: true,
  });
  window.history.replaceState(null, '', '/');
});
