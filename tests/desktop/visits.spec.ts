import type { Page } from 'playwright/test';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { kioskConfiguration, nextVisit } from '#tests/desktop/kiosk.ts';
import { sessionState, signIn } from '#tests/desktop/people.ts';
import { TOKEN, USER_ID } from '#tests/desktop/recording-gateway.ts';
import { DESKTOP_ORIGIN } from '#tests/support/launch-desktop.ts';

/** What a first visitor leaves wherever a page can leave something. */
const TRACE = 'asha-rao-was-here-4711';

async function leaveTraces(page: Page): Promise<void> {
  await page.goto(`${DESKTOP_ORIGIN}/about?${TRACE}`);
  await page.evaluate(async (trace) => {
    localStorage.setItem('draft', trace);
    sessionStorage.setItem('draft', trace);
    document.cookie = `visitor=${trace}; max-age=86400; secure`;
    await (await caches.open('drafts')).put('/kept', new Response(trace));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('drafts', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept'));
      opening.addEventListener('error', () => reject(new Error('no database')));
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('kept', 'readwrite');
        writing.objectStore('kept').put(trace, 'draft');
        writing.addEventListener('complete', () => resolve());
      });
    });
    const root = await navigator.storage.getDirectory();
    await root.getFileHandle('draft', { create: true });
    history.pushState(null, '', `/faq?${trace}`);
  }, TRACE);
}

const tracesIn = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const files: string[] = [];
    for await (const name of root.keys()) files.push(name);
    return {
      local: Object.entries(localStorage).filter(([, value]) => value.includes('asha')),
      session: Object.entries(sessionStorage).filter(([, value]) => value.includes('asha')),
      cookie: document.cookie,
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      files,
      address: location.href,
    };
  });

const NOTHING = {
  local: [],
  session: [],
  cookie: '',
  caches: [],
  databases: [],
  files: [],
  address: `${DESKTOP_ORIGIN}/`,
} as const;

test('the next visitor finds nothing of the previous one', async ({ launch }) => {
  const kiosk = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  const { app, page: first } = kiosk;
  await leaveTraces(first);
  await app.evaluate(({ clipboard }, trace) => clipboard.writeText(trace), TRACE);
  await signIn(kiosk);
  expect(await sessionState(kiosk)).toEqual({ userId: USER_ID, keeping: 'memory' });
  const before = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.id);

  const second = await nextVisit(kiosk, () => first.evaluate(() => window.portal.endVisit()));
  expect(first.isClosed()).toBe(true);
  expect(await sessionState({ page: second })).toEqual({ userId: null, keeping: 'memory' });
  expect(await tracesIn(second)).toEqual(NOTHING);
  expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('');
  const windows = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(({ id }) => id),
  );
  expect(windows).toHaveLength(1);
  expect(windows).not.toContain(before);

  // The first visitor's room, cleaned meanwhile, is the third one's.
  const third = await nextVisit(kiosk, () => second.evaluate(() => window.portal.endVisit()));
  expect(await tracesIn(third)).toEqual(NOTHING);
  // Nothing but the empty page, at most, is behind the first one.
  await third.goBack().catch(() => null);
  expect([`${DESKTOP_ORIGIN}/`, 'about:blank']).toContain(third.url());
  expect(await filesHolding(kiosk.userDataDir, TRACE)).toEqual([]);
  expect(await filesHolding(kiosk.userDataDir, TOKEN)).toEqual([]);
});

test('nor after a power cut during the first visit', async ({ launch, userDataDir }) => {
  const options = {
    keyring: 'none',
    userDataDir,
    configuration: await kioskConfiguration(),
  } as const;
  const cut = await launch(options);
  await leaveTraces(cut.page);
  await signIn(cut);
  await cut.kill();
  expect(await filesHolding(userDataDir, TRACE)).toEqual([]);
  expect(await filesHolding(userDataDir, TOKEN)).toEqual([]);

  const next = await launch(options);
  await next.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await sessionState(next)).toEqual({ userId: null, keeping: 'memory' });
  expect(await tracesIn(next.page)).toEqual(NOTHING);
  await next.app.close();
});

test('a sign-in that is answered after the visit has ended signs nobody in', async ({
  gateway,
  launch,
}) => {
  const kiosk = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  const answer = Promise.withResolvers<void>();
  gateway.answer('/auth-service/login', {
    status: 200,
    body: { responseData: { userId: USER_ID, token: TOKEN } },
    after: answer.promise,
  });
  const late = signIn(kiosk).catch(() => 'gone');
  await expect.poll(() => gateway.calls.length).toBe(1);
  const next = await nextVisit(kiosk, () => kiosk.page.evaluate(() => window.portal.endVisit()));
  answer.resolve();
  expect(await late).toBe('gone');
  // A question of our own that is answered after it: by then a late token would have arrived.
  const asked = next.evaluate(() =>
    window.portal.callGateway({
      call: 'userDetails',
      body: { userId: 'user-7' },
      phoneProof: null,
      person: 'user-7',
    }),
  );
  expect(await asked).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect((await sessionState({ page: next })).userId).toBeNull();
});
