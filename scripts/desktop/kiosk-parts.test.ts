/** What the package puts on a Linux machine that becomes a branch terminal, read by the tools that will read it there. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT } from '#scripts/lib/places.ts';

const run = promisify(execFile);
const LINUX = join(CHECKOUT, 'resources/linux');
const UNITS = ['rinsetu-kiosk.service', 'rinsetu-kiosk-keyring.service'] as const;
const PARSER = ['/sbin/apparmor_parser', '/usr/sbin/apparmor_parser'].find(existsSync);

const read = (name: string) => readFile(join(LINUX, name), 'utf8');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiosk-parts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(!existsSync('/usr/bin/systemd-analyze'))('the units of a terminal', () => {
  it('are as systemd wants them in a session', async () => {
    // Some versions of it also end with a code where a program is missing.
    const { stderr } = await run(
      'systemd-analyze',
      ['--user', 'verify', '--man=no', ...UNITS.map((name) => join(LINUX, name))],
      {
        env: { ...process.env, XDG_RUNTIME_DIR: folder },
      },
    ).catch((error: unknown) => z.parse(z.object({ stderr: z.string() }), error));
    // cage, the keyring and the program are missing on a machine that is no terminal.
    const others = stderr
      .split('\n')
      .filter((line) => line !== '' && !/is not executable/.test(line));
    expect(others).toEqual([]);
  });

  it('start the terminal again however often it ends, and never dump its memory', async () => {
    const unit = await read('rinsetu-kiosk.service');
    for (const line of [
      'Restart=always',
      'StartLimitIntervalSec=0',
      'LimitCORE=0',
      'WatchdogSec=60',
    ]) {
      expect(unit.split('\n')).toContain(line);
    }
    expect(unit).not.toMatch(/^ExecStart=.* -s /m);
  });
});

describe.skipIf(PARSER === undefined)('the AppArmor profile of a terminal', () => {
  /** An older parser than 4 knows no `userns`: it reads the rest. */
  async function parse(change: (profile: string) => string = (profile) => profile) {
    const { stdout } = await run(PARSER ?? '', ['--version']);
    const isOld = Number(/version (?<major>\d+)/.exec(stdout)?.groups?.['major']) < 4;
    const profile = change(await read('apparmor-profile'));
    const file = join(folder, 'profile');
    await writeFile(
      file,
      isOld ? profile.replace('abi/4.0', 'abi/3.0').replaceAll(/^ *userns,$/gm, '') : profile,
    );
    return run(PARSER ?? '', ['-Q', '-K', file]);
  }

  it('can be read by the parser, which refuses one with a fault', async () => {
    expect((await parse()).stdout).toBe('');
    await expect(parse((profile) => profile.replace('capability', 'capbility'))).rejects.toThrow(
      /syntax error/,
    );
  });

  it('lets the portal start nothing but itself, its crash reporter and the report to systemd', async () => {
    const profile = await read('apparmor-profile');
    const portal = profile.slice(profile.indexOf('profile portal'));
    const started = [...portal.matchAll(/^ *(?<path>\/\S+) \w*[ipcu]x/gim)].map(
      ({ groups }) => groups?.['path'],
    );
    expect(started).toEqual([
      '/opt/RinSetu/{rinsetu-portal,chrome_crashpad_handler}',
      '/{usr/,}bin/systemd-notify',
    ]);
  });
});

describe('the scripts of a terminal', () => {
  it.each(['install-kiosk', 'kiosk-session', 'start-kiosk', 'after-install.sh', 'after-remove.sh'])(
    '%s can be read by the shell',
    async (name) => {
      expect((await run('sh', ['-n', join(LINUX, name)])).stderr).toBe('');
    },
  );

  it('the log-in of a terminal runs no command', async () => {
    await expect(run(join(LINUX, 'kiosk-session'), ['-c', 'echo reached'])).rejects.toMatchObject({
      code: 1,
      stdout: '',
    });
  });

  it.each([
    [['--configuration=/none'], /--package=FILE/],
    [['--packages=x'], /unknown: --packages=x/],
  ])('install-kiosk refuses %j before it changes anything', async (args, why) => {
    const refused = run(join(LINUX, 'install-kiosk'), args);
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(process.getuid?.() === 0 ? why : /unknown|only root/),
    });
  });
});
