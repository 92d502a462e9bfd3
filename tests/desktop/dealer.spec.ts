import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { signIn } from '#tests/desktop/people.ts';
import { DESKTOP_ORIGIN, type Desktop } from '#tests/processes/launch-desktop.ts';

const bounds = ({ app }: Desktop) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());

test('without a configuration it is a dealer’s computer, with a menu', async ({ desktop }) => {
  const { app, page } = desktop;
  expect(await page.evaluate(() => window.portal.host())).toEqual({
    profile: 'dealer',
    branch: null,
    hasApplications: true,
    webOrigin: 'https://portal.example',
    // The system's, at the first start.
    language: 'en',
    idle: null,
    can: { print: true, savePdf: true, openOutside: true, endVisit: false, keepMessages: false },
  });
  const menus = await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.length);
  expect(menus).toBeGreaterThan(4);
});

test('the menu is in the configured language', async ({ launch }) => {
  const { app, page } = await launch({
    keyring: 'none',
    configuration: { profile: 'dealer', language: 'hi' },
  });
  const menus = await app.evaluate(({ Menu }) =>
    Menu.getApplicationMenu()?.items.map(({ label }) => label),
  );
  expect(menus).toEqual(['फ़ाइल', 'बदलाव', 'देखें', 'जाएँ', 'विंडो', 'मदद']);
  expect((await page.evaluate(() => window.portal.host())).language).toBe('hi');
});

test('it starts with the sign-in, and at the desk once somebody is there', async ({
  gateway,
  keyring,
  launch,
  userDataDir,
}) => {
  const options = { keyring, userDataDir } as const;
  const first = await launch(options);
  await first.page.waitForURL(`${DESKTOP_ORIGIN}/login`);
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await signIn(first);
  await first.app.close();
  const second = await launch(options);
  await second.page.waitForURL(`${DESKTOP_ORIGIN}/dealer-desk`);
  // The menu leads to its places, and out to the public site.
  const choose = (path: readonly string[]) =>
    second.app.evaluate(({ Menu }, labels) => {
      const items = Menu.getApplicationMenu()?.items ?? [];
      const [top, label] = labels;
      const chosen = items
        .find((item) => item.label === top)
        ?.submenu?.items.find((item) => item.label === label);
      chosen?.click();
    }, path);
  await choose(['&Go', 'Following']);
  await second.page.waitForURL(`${DESKTOP_ORIGIN}/dealer-desk#following`);
  await choose(['&Go', 'Home page of the site']);
  await second.page.waitForURL(`${DESKTOP_ORIGIN}/`);
  const own = second.page.getByRole('banner').getByRole('link', { name: 'Dealer’s desk' });
  await expect(own).toHaveAttribute('href', '/dealer-desk');
  // Whoever works for no dealer has an account here, and no page that does not exist.
  gateway.answer('/auth-service/myMemberships', {
    status: 200,
    body: { memberships: [], isSignedInWithBoth: false },
  });
  await own.press('Enter');
  await second.page.waitForURL(`${DESKTOP_ORIGIN}/consumer-profile`);
  await second.app.close();
});

test('what only a kiosk does is refused', async ({ desktop }) => {
  const outcomes = await desktop.page.evaluate(async () => {
    const { portal } = window;
    const tries = [
      () => portal.endVisit(),
      () => portal.unlock('1234'),
      () => portal.leaveKiosk(),
      () => portal.keptMessages(),
    ];
    return (await Promise.allSettled(tries.map((each) => each()))).map(({ status }) => status);
  });
  expect(new Set(outcomes)).toEqual(new Set(['rejected']));
});

test('the window opens where it was, unless that screen is gone', async ({
  launch,
  userDataDir,
}) => {
  const options = { keyring: 'none', userDataDir } as const;
  const move = ({ app }: Desktop, to: { x: number; y: number; width: number; height: number }) =>
    app.evaluate(({ BrowserWindow }, place) => {
      BrowserWindow.getAllWindows()[0]?.setBounds(place);
    }, to);
  const first = await launch(options);
  const place = { x: 140, y: 90, width: 1000, height: 700 };
  await move(first, place);
  await first.app.close();
  const second = await launch(options);
  expect(await bounds(second)).toEqual(place);
  await move(second, { ...place, x: 9000 });
  await second.app.close();
  const third = await launch(options);
  expect((await bounds(third))?.x).toBeLessThan(1920);
  expect(await bounds(third)).toMatchObject({ width: 1000, height: 700 });
  await third.app.close();
});

test('a link from outside opens its page: at the start, and in the running portal without reloading', async ({
  launch,
  userDataDir,
}) => {
  const options = { keyring: 'none', userDataDir } as const;
  const link = (path: string) => launch({ ...options, args: [`rinsetu://${path}`] });
  const { app, page } = await link('emi-calculator?principal=200000');
  await page.waitForURL(`${DESKTOP_ORIGIN}/emi-calculator?principal=200000`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The page that is open already is opened again, and reads its new address.
  await expect(link('emi-calculator?amount=700000')).rejects.toThrow();
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('7,00,000');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await expect(link('branches')).rejects.toThrow();
  await page.waitForURL(`${DESKTOP_ORIGIN}/branches`);
  await expect(link('consumer-profile')).rejects.toThrow();
  await expect(link('faq')).rejects.toThrow();
  await page.waitForURL(`${DESKTOP_ORIGIN}/faq`);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') === true)).toBe(true);
  await app.close();
});

test('a page is saved as a PDF where the person chooses', async ({
  desktop: { app, page },
  userDataDir,
}) => {
  const path = join(userDataDir, 'chosen.pdf');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async (...asked: unknown[]) => {
      Reflect.set(globalThis, 'asked', asked.at(-1));
      return { canceled: false, filePath };
    };
  }, path);
  expect(await page.evaluate(() => window.portal.savePdf('EMI 200000'))).toBe('saved');
  expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await app.evaluate(() => Reflect.get(globalThis, 'asked'))).toMatchObject({
    defaultPath: 'EMI 200000.pdf',
  });
  const refused = page.evaluate(() => window.portal.savePdf('../../.bashrc'));
  expect(await refused.catch(() => 'refused')).toBe('refused');
});

test('without the gateway the portal works and says so', async ({ desktop: { page } }) => {
  await page.goto(`${DESKTOP_ORIGIN}/support`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answer = await page.evaluate(() =>
    window.portal.callGateway({
      call: 'addContactUs',
      body: {
        txnDate: '21/11/2026',
        name: 'Asha',
        email: 'asha@mail.example',
        phone: '98765 43210',
        category: 'Documents',
        remarks: 'Which?',
      },
      phoneProof: null,
      person: null,
    }),
  );
  expect(answer).toEqual({ ok: false, failure: { kind: 'unreachable' } });
});
