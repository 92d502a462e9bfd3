import { FALLBACK_MS } from '#main/window/crash-recovery.ts';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { kioskConfiguration } from '#tests/desktop/kiosk.ts';
import { sessionState, signIn } from '#tests/desktop/people.ts';
import type { Desktop } from '#tests/processes/launch-desktop.ts';

/** The heading of the window's page, asked through main: Playwright lets go of a page that has crashed. */
const heading = ({ app }: Desktop): Promise<unknown> =>
  app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const asked = contents?.executeJavaScript(`document.querySelector('h1')?.textContent ?? ''`);
    const late = new Promise((resolve) => {
      setTimeout(resolve, 1000, 'no answer');
    });
    return Promise.race([asked, late]).catch(() => 'no page');
  });

const crash = ({ app }: Desktop) =>
  app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });

const crashes = ({ log }: Desktop) => log().split('"event":"page-crashed"').length - 1;

async function crashOnce(desktop: Desktop, title: unknown): Promise<void> {
  const before = crashes(desktop);
  await crash(desktop);
  await expect.poll(() => crashes(desktop)).toBe(before + 1);
  await expect.poll(() => heading(desktop), { timeout: 30_000 }).toBe(title);
}

/** Lets timers of this length in the main process end after a quarter of it. */
const hurry = ({ app }: Desktop, length: number) =>
  app.evaluate((_electron, milliseconds) => {
    const { setTimeout: later } = globalThis;
    const sooner = (act: (...given: unknown[]) => void, after?: number, ...given: unknown[]) =>
      later(act, after === milliseconds ? after / 4 : after, ...given);
    Object.assign(globalThis, { setTimeout: Object.assign(sooner, later) });
  }, length);

/** How long the page takes on this machine, now, without any crash, in milliseconds. */
async function timeOfReload({ page }: Desktop): Promise<number> {
  const start = performance.now();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return performance.now() - start;
}

test('a crashed page is back within three seconds, still signed in', async ({ launch }) => {
  const desktop = await launch({ keyring: 'none' });
  await desktop.page.getByRole('heading', { level: 1 }).waitFor();
  await signIn(desktop);
  const title = await heading(desktop);
  expect(title).not.toBe('');
  const usual = await timeOfReload(desktop);
  const start = performance.now();
  await crashOnce(desktop, title);
  expect(performance.now() - start).toBeLessThan(usual + 3000);
  const state = await desktop.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('portal.sessionState()'),
  );
  expect(state).toMatchObject({ userId: 'user-7' });
});

test('a kiosk that keeps crashing shows a fallback page, then starts a new visit by itself', async ({
  launch,
}) => {
  const kiosk = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  await kiosk.page.getByRole('heading', { level: 1 }).waitFor();
  await signIn(kiosk);
  const title = await heading(kiosk);
  await hurry(kiosk, FALLBACK_MS);
  for (let time = 0; time < 3; time += 1) await crashOnce(kiosk, title);
  await crashOnce(kiosk, 'Please wait');

  const fresh = await kiosk.app.waitForEvent('window', { timeout: 30_000 });
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(String(title));
  expect(await sessionState({ page: fresh })).toEqual({ userId: null, keeping: 'memory' });
  await expect.poll(() => heading(kiosk)).toBe(title);
});
