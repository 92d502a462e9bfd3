import type { Page } from 'playwright/test';
import { SHARED_KIOSK_IDLE, expect, test } from '#tests/desktop/desktop-test.ts';
import { PIN, kioskConfiguration } from '#tests/desktop/kiosk.ts';
import { DESKTOP_ORIGIN, type Desktop } from '#tests/processes/launch-desktop.ts';

const { idleSeconds, countdownSeconds } = SHARED_KIOSK_IDLE;

const unlock = ({ page }: Desktop, pin: string) =>
  page.evaluate((typed) => window.portal.unlock(typed), pin);

test('a kiosk fills the screen, without a menu, and the page knows what it is', async ({
  kiosk: { app, page },
}) => {
  const shape = await app.evaluate(({ BrowserWindow, Menu }) => ({
    kiosk: BrowserWindow.getAllWindows()[0]?.isKiosk(),
    menu: Menu.getApplicationMenu(),
  }));
  expect(shape).toEqual({ kiosk: true, menu: null });
  expect(await page.evaluate(() => window.portal.host())).toEqual({
    profile: 'kiosk',
    branch: { id: 'NGP-01', name: 'Nagpur' },
    hasApplications: true,
    webOrigin: 'https://portal.example',
    // The system's, as the file names none.
    language: 'en',
    idle: { afterSeconds: idleSeconds, countdownSeconds },
    can: { print: false, savePdf: false, openOutside: false, endVisit: true, keepMessages: true },
  });
});

test('it cannot be closed, navigated away, printed or inspected', async ({
  kiosk: { app, page, log },
}) => {
  await app.evaluate(({ BrowserWindow, shell }) => {
    shell.openExternal = async (url) => {
      Reflect.set(globalThis, 'opened', url);
    };
    BrowserWindow.getAllWindows()[0]?.close();
  });
  const refused = await page.evaluate(async () => {
    const tries = [() => window.portal.print(), () => window.portal.savePdf('EMI')];
    return (await Promise.allSettled(tries.map((each) => each()))).map(({ status }) => status);
  });
  expect(refused).toEqual(['rejected', 'rejected']);
  expect(await page.evaluate(() => window.portal.openExternal('https://apps.example/'))).toBe(
    false,
  );
  await page.evaluate(() => window.open('https://apps.example/'));
  await page.evaluate(() => {
    location.href = 'https://apps.example/';
  });
  await expect.poll(log).toContain('"event":"navigation-refused","host":"apps.example"');
  expect(await app.evaluate(() => Reflect.get(globalThis, 'opened'))).toBeUndefined();
  expect(app.windows()).toHaveLength(1);
  expect(log()).toContain('"event":"close-refused"');
});

test('the files of the machine stay out of reach: no dialogue for choosing one opens', async ({
  kiosk,
  desktop: dealer,
}) => {
  expect(await opensFileDialogue(kiosk.page)).toBe(false);
  // Playwright answers every dialogue that opens while it listens.
  expect(await opensFileDialogue(dealer.page)).toBe(true);
});

/** Presses a field for a file, by itself and by its label, and says whether that led anywhere. */
async function opensFileDialogue(page: Page): Promise<boolean> {
  await page.goto(`${DESKTOP_ORIGIN}/register-type`);
  let opened = false;
  const onChooser = () => {
    opened = true;
  };
  page.on('filechooser', onChooser);
  const field = page.getByLabel('Identification documents');
  await field.evaluate((input) => {
    const clicks: boolean[] = [];
    Reflect.set(window, 'clicks', clicks);
    input.addEventListener('click', (event) => clicks.push(event.defaultPrevented));
  });
  await field.click();
  await page.locator('label', { hasText: 'Identification documents' }).click();
  const clicks = () => page.evaluate((): unknown => Reflect.get(window, 'clicks'));
  await expect.poll(clicks).toHaveLength(2);
  const stopped = JSON.stringify(await clicks()) === '[true,true]';
  if (!stopped) await expect.poll(() => opened).toBe(true);
  page.off('filechooser', onChooser);
  return opened;
}

test('only listed keys reach the page', async ({ kiosk: { app } }) => {
  const stopped = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const isStopped = (key: string, control: boolean) => {
      let prevented = false;
      const event = { preventDefault: () => (prevented = true) };
      const input = { key, control, alt: false, meta: false };
      if (contents !== undefined)
        Reflect.apply(contents.emit, contents, ['before-input-event', event, input]);
      return prevented;
    };
    return [isStopped('a', false), isStopped('F5', false), isStopped('r', true)];
  });
  expect(stopped).toEqual([false, true, true]);
});

test('guessing the PIN leads to a waiting time, which survives a restart', async ({
  launch,
  userDataDir,
}) => {
  const options = {
    keyring: 'none',
    userDataDir,
    configuration: await kioskConfiguration(),
  } as const;
  const kiosk = await launch(options);
  for (const triesLeft of [4, 3, 2]) {
    expect(await unlock(kiosk, '000000')).toEqual({ outcome: 'wrong', triesLeft });
  }
  await kiosk.kill();
  const again = await launch(options);
  expect(await unlock(again, '000000')).toEqual({ outcome: 'wrong', triesLeft: 1 });
  expect(await unlock(again, '000000')).toEqual({ outcome: 'wait', seconds: 60 });
  expect(await unlock(again, PIN)).toMatchObject({ outcome: 'wait' });
  await again.kill();
  const last = await launch(options);
  expect(await unlock(last, PIN)).toMatchObject({ outcome: 'wait' });
  expect(last.log()).not.toContain(PIN);
  await last.app.close();
});

test('a second start brings the kiosk to the front, and its link is ignored', async ({
  launch,
  userDataDir,
}) => {
  const options = {
    keyring: 'none',
    userDataDir,
    configuration: await kioskConfiguration(),
  } as const;
  const kiosk = await launch(options);
  await kiosk.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.on('focus', () => Reflect.set(globalThis, 'focused', true));
  });
  const address = kiosk.page.url();
  await expect(launch({ ...options, args: ['rinsetu://faq'] })).rejects.toThrow();
  await expect.poll(() => kiosk.app.evaluate(() => Reflect.get(globalThis, 'focused'))).toBe(true);
  expect(kiosk.page.url()).toBe(address);
  await kiosk.app.close();
});
