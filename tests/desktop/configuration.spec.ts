import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { DESKTOP_ORIGIN } from '#tests/processes/launch-desktop.ts';

test('an invalid file is reported with its line, and neither portal nor gateway is reachable', async ({
  gateway,
  launch,
}) => {
  const configuration = '{\n  "profile": "kiosk",\n  "kiosk": { "pin": "1234" }\n}\n';
  const { app, page, log, userDataDir } = await launch({ keyring: 'none', configuration });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This terminal is not ready');
  await expect(page.getByText(/ask a member of staff/)).toBeVisible();
  // The visitor's language is not known here.
  await expect(page.locator('section[lang=hi]').getByRole('heading')).toHaveText(
    'यह टर्मिनल अभी तैयार नहीं है',
  );
  await expect(page.locator('footer')).toContainText(userDataDir);
  // Everything that is wrong with it, not only the first.
  await expect(page.getByRole('listitem')).toHaveText([
    /^line 3, column 12: kiosk\.pinHash: is missing$/,
    /^line 3, column 21: kiosk: .*"pin"/,
  ]);
  expect(log()).toContain('"event":"configuration-refused"');
  expect(log()).toContain('"line":3');

  const shape = await app.evaluate(({ BrowserWindow, Menu }) => ({
    kiosk: BrowserWindow.getAllWindows()[0]?.isKiosk(),
    menu: Menu.getApplicationMenu(),
  }));
  expect(shape).toEqual({ kiosk: true, menu: null });
  expect(await page.evaluate(() => 'portal' in window)).toBe(false);
  const answers = await page.evaluate(
    async (urls) => {
      const tries = urls.map((url) => fetch(url));
      return (await Promise.allSettled(tries)).map(({ status }) => status);
    },
    [`${DESKTOP_ORIGIN}/`, `${DESKTOP_ORIGIN}/index.html`, gateway.url],
  );
  expect(answers).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(page.goto(`${DESKTOP_ORIGIN}/login`)).rejects.toThrow();
  expect(gateway.calls).toEqual([]);
});

test('on a dealer’s computer the same page is an ordinary window', async ({ launch }) => {
  const { app, page } = await launch({
    keyring: 'none',
    configuration: { profile: 'dealer', gatewayUrl: 'http://far.example' },
  });
  await expect(page.getByText('must be https')).toBeVisible();
  expect(
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isKiosk()),
  ).toBe(false);
});

test('an invalid environment variable is named too', async ({ launch }) => {
  const { page } = await launch({
    keyring: 'none',
    env: { RINSETU_GATEWAY_URL: 'http://far.example' },
  });
  await expect(page.getByText('RINSETU_GATEWAY_URL')).toBeVisible();
});

test('a file named on the command line counts, and a missing one is reported', async ({
  launch,
}) => {
  const { page } = await launch({
    keyring: 'none',
    args: ['--configuration=/nowhere/at-all.json'],
  });
  await expect(page.getByText('there is no such file')).toBeVisible();
});

test('the built main process holds no address of an emulator or a gateway of this machine', async () => {
  const folder = join(import.meta.dirname, '../../out/desktop/main');
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.[cm]?js$/.test(name),
  );
  expect(files).toContain('index.js');
  for (const file of files) {
    const code = await readFile(join(folder, file), 'utf8');
    expect(code.match(/(?:127\.0\.0\.1|localhost):\d+/g), file).toBeNull();
  }
});
