import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { kioskConfiguration } from '#tests/desktop/kiosk.ts';
import { sessionState, signIn } from '#tests/desktop/people.ts';
import { TOKEN, USER_ID } from '#tests/desktop/recording-gateway.ts';
import type { Desktop } from '#tests/processes/launch-desktop.ts';

/** A text that the page does hold, to see that the search would find the token. */
const KNOWN = 'known-to-the-page-4711';

/** Signs in, makes a call with the token, and gives everything that the bridge has answered. */
async function useTheSession(desktop: Desktop): Promise<string> {
  const answers: unknown[] = [await signIn(desktop), await sessionState(desktop)];
  answers.push(
    await desktop.page.evaluate(
      async ({ userId, known }) => {
        Reflect.set(globalThis, 'known', known);
        localStorage.setItem('known', known);
        const { portal } = window;
        const call = {
          call: 'userDetails',
          body: { userId },
          phoneProof: null,
          person: userId,
        } as const;
        return [await portal.callGateway(call), await portal.host(), await portal.settings()];
      },
      { userId: USER_ID, known: KNOWN },
    ),
  );
  return JSON.stringify(answers);
}

async function pageHolds(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  );
}

async function heapSnapshot(page: Page): Promise<string> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return chunks.join('');
}

async function expectNoToken(desktop: Desktop): Promise<void> {
  expect(await useTheSession(desktop)).not.toContain(TOKEN);
  const held = await pageHolds(desktop.page);
  expect(held).toContain(KNOWN);
  expect(held).not.toContain(TOKEN);
  const heap = await heapSnapshot(desktop.page);
  expect(heap.includes(KNOWN)).toBe(true);
  expect(heap.includes(TOKEN)).toBe(false);
  expect(desktop.log()).not.toContain(TOKEN);
  await desktop.app.close();
  expect(await filesHolding(desktop.userDataDir, TOKEN)).toEqual([]);
}

test('with a keychain, the token is in no page and in no file', async ({
  gateway,
  keyring,
  launch,
}) => {
  const desktop = await launch({ keyring });
  await expectNoToken(desktop);
  expect(gateway.calls.at(-1)?.headers.authorization).toBe(TOKEN);
});

test('without a keychain, the sign-in lasts for this run, and the token is in no page and in no file', async ({
  launch,
}) => {
  const desktop = await launch({ keyring: 'none' });
  expect(await signIn(desktop)).toEqual({ ok: true, value: { userId: USER_ID } });
  expect(await sessionState(desktop)).toEqual({ userId: USER_ID, keeping: 'memory' });
  // Also while it runs: a power cut would leave them.
  expect(await filesHolding(desktop.userDataDir, TOKEN)).toEqual([]);
  await expectNoToken(desktop);
});

test('in a kiosk with a keychain, the token is in no page and in no file, and no dealer’s program finds it', async ({
  keyring,
  launch,
}) => {
  const kiosk = await launch({ keyring, configuration: await kioskConfiguration() });
  await signIn(kiosk);
  expect((await sessionState(kiosk)).keeping).toBe('memory');
  await expectNoToken(kiosk);
  // A dealer's program on the same machine would take up what is in the keychain.
  const dealer = await launch({ keyring });
  expect(await sessionState(dealer)).toEqual({ userId: null, keeping: 'keychain' });
});
