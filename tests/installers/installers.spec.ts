/** The packages for Debian and for other Linux systems as a person meets them: installed, upgraded, taken away. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { installedExecutable } from '#scripts/desktop/installers.ts';
import { OUT } from '#scripts/lib/places.ts';
import { PIN, kioskConfiguration } from '#tests/desktop/kiosk.ts';
import { sessionState, signIn } from '#tests/desktop/people.ts';
import { USER_ID } from '#tests/desktop/recording-gateway.ts';
import { expect, runFile, sumsOf, test } from '#tests/installers/installer-test.ts';
import { DESKTOP_ORIGIN, type Desktop } from '#tests/processes/launch-desktop.ts';
import { readCopy } from '#scripts/words/read-words.ts';

const hindi = await readCopy('hi', 'pages');

/** As `npm test` has packed them (scripts/check/test.ts). */
const OLDER = { folder: OUT.tested, version: /-standin\.test1$/ } as const;
const NEWER = { folder: OUT.testedNext, version: /-standin\.test2$/ } as const;

const NOWHERE = 'http://127.0.0.1:9';
const MENU_ENTRY = '/usr/share/applications/rinsetu-portal.desktop';
const KIOSK = '/opt/RinSetu/resources/kiosk';
const KIOSK_UNIT = '/usr/lib/systemd/user/rinsetu-kiosk.service';
const KIOSK_PROFILE = '/etc/apparmor.d/rinsetu-kiosk';

const versionOf = ({ app }: Desktop) => app.evaluate(({ app: program }) => program.getVersion());

test.slow();

test('a Debian package is installed, runs, is upgraded with everything kept, and leaves only the data', async ({
  debian,
  home,
  keyring,
  launch,
}) => {
  const start = () =>
    launch({
      executable: installedExecutable('linux'),
      userDataDir: home.data,
      keyring,
      env: home.environment,
    });
  const linkOpener = () => home.run('xdg-mime', 'query', 'default', 'x-scheme-handler/rinsetu');

  await debian.install(await packageIn(OLDER.folder, '.deb'));
  const listed = await debian.listed();
  await test.step('it is whole, in the menu, and opens links', async () => {
    expect(await debian.altered()).toBe('');
    const entry = await readFile(MENU_ENTRY, 'utf8');
    expect(entry).toMatch(/^Name=RinSetu\nExec=\/opt\/RinSetu\/rinsetu-portal %U$/m);
    expect(entry).toMatch(/^GenericName\[hi\]=लोन और किस्तें$/m);
    expect(await linkOpener()).toBe('rinsetu-portal.desktop\n');
    expect(existsSync('/usr/bin/rinsetu-portal')).toBe(true);
  });

  await test.step('it can make a terminal of this machine, and has not done so', async () => {
    for (const name of ['install-kiosk', 'kiosk-session', 'start-kiosk']) {
      expect((await stat(join(KIOSK, name))).mode & 0o777).toBe(0o755);
    }
    const session = { XDG_RUNTIME_DIR: home.folder };
    const env = { ...process.env, ...session };
    // Without a word but about cage, which only a terminal has; some versions also end with a code where it is missing.
    const { stderr } = await runFile(
      'systemd-analyze',
      ['--user', 'verify', '--man=no', KIOSK_UNIT],
      { env },
    ).catch((error: unknown) => z.parse(z.object({ stderr: z.string() }), error));
    expect(stderr).not.toContain(KIOSK);
    // Debian 12's AppArmor does not know the profile's rules; a later one has put it in place.
    const parsed = await runFile('apparmor_parser', [
      '-Q',
      '-K',
      join(KIOSK, 'apparmor-profile'),
    ]).then(
      () => true,
      () => false,
    );
    expect(existsSync(KIOSK_PROFILE)).toBe(parsed);
    expect(existsSync('/etc/systemd/system/getty@tty1.service.d/rinsetu-kiosk.conf')).toBe(false);
  });

  await test.step('a dealer signs in and changes the language', async () => {
    const older = await start();
    expect(await versionOf(older)).toMatch(OLDER.version);
    await signIn(older);
    await older.page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(older.page.getByRole('heading', { level: 1 })).toHaveText(hindi['/login'].h1);
    await older.app.close();
  });

  await debian.install(await packageIn(NEWER.folder, '.deb'));
  await test.step('the newer version has both, and opens a link of the system', async () => {
    expect(await debian.altered()).toBe('');
    const newer = await start();
    expect(await versionOf(newer)).toMatch(NEWER.version);
    expect(await sessionState(newer)).toEqual({ userId: USER_ID, keeping: 'keychain' });
    await newer.page.waitForURL(`${DESKTOP_ORIGIN}/dealer-desk`);
    await expect(newer.page.locator('html')).toHaveAttribute('lang', 'hi');
    await home.run('xdg-open', 'rinsetu://faq');
    await newer.page.waitForURL(`${DESKTOP_ORIGIN}/faq`);
    await newer.app.close();
  });

  const kept = await sumsOf(home.data);
  expect(kept.size).toBeGreaterThan(0);
  await debian.remove();
  await test.step('what is removed is gone, but for the data', async () => {
    expect(await sumsOf(home.data)).toEqual(kept);
    expect(listed.filter((path) => path.includes('insetu') && existsSync(path))).toEqual([]);
    expect((await debian.traces()).filter((path) => !path.startsWith('/var/lib/dpkg/'))).toEqual(
      [],
    );
    expect(await linkOpener()).toBe('');
  });
  await debian.purge();
  expect(await debian.traces()).toEqual([]);
  expect(await sumsOf(home.data)).toEqual(kept);
});

test('a tar.gz is unpacked, runs, and is replaced by a newer one with what the program kept', async ({
  home,
  keyring,
  launch,
}) => {
  test.skip(process.platform !== 'linux', 'the tar.gz is for Linux');
  const program = join(home.folder, 'RinSetu');
  const unpack = async (folder: string) => {
    await rm(program, { recursive: true, force: true });
    await mkdir(program);
    const archive = await packageIn(folder, '.tar.gz');
    await runFile('tar', ['-xf', archive, '-C', program, '--strip-components=1']);
  };
  const start = (configuration?: object) =>
    launch({
      executable: join(program, 'rinsetu-portal'),
      userDataDir: home.data,
      gatewayUrl: NOWHERE,
      keyring,
      env: home.environment,
      ...(configuration && { configuration }),
    });

  await unpack(OLDER.folder);
  const older = await start(await kioskConfiguration());
  expect(await versionOf(older)).toMatch(OLDER.version);
  const kept = await older.page.evaluate(() =>
    window.portal.keepMessage({
      txnDate: '22/11/2026',
      name: 'Asha Rao',
      email: 'asha@mail.example',
      phone: '98765 43210',
      category: 'Documents',
      remarks: 'Which documents do I need?',
    }),
  );
  if (!kept.ok) throw new Error(kept.failure.kind);
  await older.app.close();

  await unpack(NEWER.folder);
  const newer = await start();
  expect(await versionOf(newer)).toMatch(NEWER.version);
  await newer.page.evaluate((pin) => window.portal.unlock(pin), PIN);
  expect(await newer.page.evaluate(() => window.portal.keptMessages())).toMatchObject({
    ok: true,
    value: [{ id: kept.value.id }],
  });
  await newer.app.close();
  // It leaves nothing but its folder and the data.
  expect(await readdir(home.folder)).toEqual(['.config', 'RinSetu']);
});

async function packageIn(folder: string, ending: string): Promise<string> {
  const [file, ...others] = (await readdir(folder)).filter((name) => name.endsWith(ending));
  if (file === undefined || others.length > 0) {
    throw new Error(`There must be one ${ending} in ${folder}: npm test makes it.`);
  }
  return join(folder, file);
}
