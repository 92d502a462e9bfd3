import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { verify } from '@node-rs/argon2';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { programArguments, usualExecutable } from '#tests/processes/launch-desktop.ts';
import { NO_SECRET_SERVICE, startSecretService } from '#tests/processes/secret-service.ts';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-command-'));
});
// Chromium may still write for a moment after the program has ended.
test.afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

/** What the installed program answers a command with. */
async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const all = [...programArguments(usualExecutable), `--user-data-dir=${folder}`, ...args];
  const started = promisify(execFile)(usualExecutable, all, { env: { ...process.env, ...env } });
  started.child.stdin?.end('482913\n');
  return started.then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (failed: { readonly stdout: string; readonly code: number }) => failed,
  );
}

test('a configuration is checked before it is put in its place, and every fault is named', async () => {
  const file = join(folder, 'new.json');
  await writeFile(
    file,
    '{\n "profile": "kiosk",\n "language": "fr",\n "kiosk": { "pinHash": "1234" }\n}\n',
  );
  const report = join(folder, 'report.txt');
  const refused = await run([`--check-configuration=${file}`, `--output=${report}`]);
  expect(refused.code).toBe(1);
  expect(refused.stdout).toMatch(
    /fault +configuration +.*new\.json, line 3, column \d+: language: /,
  );
  expect(refused.stdout).toMatch(/line 4, column \d+: kiosk\.pinHash: must be an argon2id hash/);
  expect(refused.stdout).toContain('2 to be put right.');
  expect(await readFile(report, 'utf8')).toBe(refused.stdout);

  const { stdout: hash, code } = await run(['--hash-pin']);
  expect(code).toBe(0);
  expect(await verify(hash.trim(), '482913')).toBe(true);
  await writeFile(file, JSON.stringify({ profile: 'kiosk', kiosk: { pinHash: hash.trim() } }));
  const accepted = await run([`--check-configuration=${file}`]);
  expect(accepted).toMatchObject({ code: 0, stdout: expect.stringContaining('kiosk, no branch') });
});

test('configurations for a fleet are made from one table, all or none', async () => {
  const [table, shared, made] = ['fleet.csv', 'shared.json', 'made'].map((name) =>
    join(folder, name),
  );
  await writeFile(`${shared}`, JSON.stringify({ profile: 'kiosk', kiosk: {} }));
  const asked = [`--make-configurations=${table}`, `--shared=${shared}`, `--folder=${made}`];
  await writeFile(
    `${table}`,
    'file,branch.id,branch.name,pin\none,A-1,Agra,4829\ntwo,A-2,Agra,x\n',
  );
  expect(await run(asked)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/line 3: pin: 4 to 12 digits[^]*Nothing was written\./),
  });
  await writeFile(
    `${table}`,
    'file,branch.id,branch.name,pin\none,A-1,Agra,4829\ntwo,A-2,Agra,7152\n',
  );
  expect(await run(asked)).toMatchObject({ code: 0, stdout: `2 configurations are in ${made}.\n` });
  const checked = await run([`--check-configuration=${join(`${made}`, 'two.json')}`]);
  expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining('branch A-2') });
  expect(await run(asked)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('one.json, two.json already'),
  });
});

test('a PIN that is none is refused', async () => {
  const file = join(folder, 'pin.txt');
  await writeFile(file, 'password\n');
  expect(await run([`--hash-pin=${file}`])).toMatchObject({
    code: 1,
    stdout: 'A PIN is 4 to 12 digits.\n',
  });
});

test('the machine is checked: keychain, display, gateway and clock', async ({ gateway }) => {
  const keyring = await startSecretService();
  try {
    const env = { RINSETU_GATEWAY_URL: gateway.url };
    const { stdout } = await run(['--check'], { ...env, ...keyring.environment });
    for (const name of ['data folder', 'keychain', 'display', 'gateway', 'clock']) {
      expect(stdout).toMatch(new RegExp(`^ok +${name} `, 'm'));
    }
    const without = await run(['--check'], { ...env, ...NO_SECRET_SERVICE });
    expect(without.code).toBe(1);
    expect(without.stdout).toMatch(/^fault +keychain /m);
  } finally {
    await keyring.stop();
  }
});
