import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseMasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { readMasterKeys } from '#gateway/foundation/sealing/read-master-keys.ts';
import { runCommand } from '#tests/processes/gateway-process.ts';

const BYTES = randomBytes(32);
const SECRET = BYTES.toString('base64');

describe('master keys as text', () => {
  it('are read in base64 and base64url, the current one first, past comments and empty lines', () => {
    const read = parseMasterKeys(
      `# of the head office\r\n\n new ${SECRET}\r\nold ${BYTES.toString('base64url')}\n`,
    );
    expect(read).toMatchObject({ ok: true, value: { current: { id: 'new', bytes: BYTES } } });
    expect(read.ok && [...read.value.byId.keys()]).toStrictEqual(['new', 'old']);
  });

  it('are refused with the line named, and nothing of a key', () => {
    const short = randomBytes(31).toString('base64');
    const long = randomBytes(33).toString('base64');
    const refused: readonly (readonly [string, RegExp])[] = [
      ['', /^there is no key/],
      ['# nothing', /^there is no key/],
      [SECRET, /^line 1 is not a key/],
      [`a ${SECRET}\nb ${short}`, /^line 2 is not a key/],
      [`a ${long}`, /^line 1 is not a key/],
      [`a ${SECRET} b`, /^line 1 is not a key/],
      [`a/b ${SECRET}`, /^line 1 is not a key/],
      [`a ${SECRET.slice(0, 20)}=${SECRET.slice(21)}`, /^line 1 is not a key/],
      [`a ${SECRET}\n\na ${randomBytes(32).toString('base64')}`, /^line 3 repeats the ID/],
    ];
    for (const [text, problem] of refused) {
      const read = parseMasterKeys(text);
      expect(read.ok, text).toBe(false);
      if (read.ok) continue;
      expect(read.failure).toMatch(problem);
      expect(read.failure).not.toContain(SECRET.slice(0, 10));
      expect(read.failure).not.toContain(short.slice(0, 10));
    }
  });
});

describe('the place of master keys', () => {
  let home: string;
  let data: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-keys-'));
    data = join(home, 'data');
    await mkdir(data);
  });
  afterEach(() => rm(home, { recursive: true }));

  const read = (
    places: Partial<
      Record<
        | 'CREDENTIALS_DIRECTORY'
        | 'GATEWAY_MASTER_KEYS_FILE'
        | 'GATEWAY_MASTER_KEYS'
        | 'GATEWAY_MASTER_KEYS_COMMAND',
        string
      >
    >,
  ) => readMasterKeys({ GATEWAY_DATA_DIR: data, ...places });
  const problemOf = async (places: Parameters<typeof read>[0]) => {
    const found = await read(places);
    return found.ok ? null : found.failure;
  };
  const keyFile = async (name: string, mode = 0o600, text = `a ${SECRET}\n`) => {
    const file = join(home, name);
    await writeFile(file, text);
    await chmod(file, mode);
    return file;
  };

  it('is a file, a variable or a command', async () => {
    const file = await keyFile('keys');
    for (const places of [
      { GATEWAY_MASTER_KEYS_FILE: file },
      { GATEWAY_MASTER_KEYS: `a ${SECRET}` },
      { GATEWAY_MASTER_KEYS_COMMAND: `cat ${file}` },
    ]) {
      expect(await read(places)).toMatchObject({ value: { current: { id: 'a', bytes: BYTES } } });
    }
  });

  it('is exactly one', async () => {
    const both = { GATEWAY_MASTER_KEYS: `a ${SECRET}`, GATEWAY_MASTER_KEYS_COMMAND: 'true' };
    for (const places of [{}, both]) {
      expect(await problemOf(places)).toMatch(/^GATEWAY_APPLICATIONS: needs exactly one of /);
    }
  });

  it.skipIf(process.platform === 'win32')('is no file that others may read', async () => {
    for (const mode of [0o644, 0o640, 0o604, 0o660, 0o620, 0o601]) {
      const GATEWAY_MASTER_KEYS_FILE = await keyFile('keys', mode);
      expect(await problemOf({ GATEWAY_MASTER_KEYS_FILE }), mode.toString(8)).toBe(
        'GATEWAY_MASTER_KEYS_FILE: others may read the file: chmod 600 it',
      );
    }
    const GATEWAY_MASTER_KEYS_FILE = await keyFile('keys', 0o400);
    expect(await problemOf({ GATEWAY_MASTER_KEYS_FILE })).toBeNull();
  });

  it.skipIf(process.platform === 'win32')(
    'is a credential of systemd as well, whose access control list shows as the group’s permission',
    async () => {
      const credentials = join(home, 'credentials');
      await mkdir(credentials);
      const asked = async (mode: number, folder = credentials) =>
        problemOf({
          CREDENTIALS_DIRECTORY: folder,
          GATEWAY_MASTER_KEYS_FILE: await keyFile('credentials/master-keys', mode),
        });
      for (const mode of [0o400, 0o440]) expect(await asked(mode)).toBeNull();
      for (const mode of [0o444, 0o460, 0o404]) {
        expect(await asked(mode), mode.toString(8)).toMatch(/others may read the file/);
      }
      expect(await asked(0o440, join(home, 'elsewhere'))).toMatch(/others may read the file/);
    },
  );

  it('is not a file within the data folder, not even by a link', async () => {
    const within = /^GATEWAY_MASTER_KEYS_FILE: the file must be outside of GATEWAY_DATA_DIR$/;
    const inside = await keyFile('data/keys');
    await keyFile('data/..keys');
    const link = join(home, 'link');
    await symlink(inside, link);
    for (const file of [inside, join(data, '..keys'), join(data, 'sub/../keys'), link]) {
      expect(await problemOf({ GATEWAY_MASTER_KEYS_FILE: file }), file).toMatch(within);
    }
    expect(await problemOf({ GATEWAY_MASTER_KEYS_FILE: await keyFile('data-keys') })).toBeNull();
  });

  it('says which line is wrong, that a file is missing, and that a command failed', async () => {
    const file = await keyFile('keys', 0o600, `a ${SECRET}\nb ${SECRET}x\n`);
    expect(await problemOf({ GATEWAY_MASTER_KEYS_FILE: file })).toMatch(
      /^GATEWAY_MASTER_KEYS_FILE: line 2 is not a key: .{0,50}$/,
    );
    expect(await problemOf({ GATEWAY_MASTER_KEYS: SECRET })).toMatch(
      /^GATEWAY_MASTER_KEYS: line 1 is not a key: .{0,50}$/,
    );
    const absent = join(home, 'absent');
    expect(await problemOf({ GATEWAY_MASTER_KEYS_FILE: absent })).toMatch(/ cannot be read$/);
    for (const command of ['false', absent, `cat ${absent}`, ' ']) {
      expect(await problemOf({ GATEWAY_MASTER_KEYS_COMMAND: command }), command).toMatch(
        /^GATEWAY_MASTER_KEYS_COMMAND: the command failed/,
      );
    }
  });

  it('gets a first file by a command, which never replaces one, and takes more keys', async () => {
    const file = join(home, 'made');
    const make = (...args: string[]) => runCommand('key make', { GATEWAY_DATA_DIR: data }, args);
    const keysNow = async () => {
      const found = await read({ GATEWAY_MASTER_KEYS_FILE: file });
      return found.ok ? [...found.value.byId.values()] : found.failure;
    };
    expect(await make(file)).toMatchObject({ code: 0, err: '' });
    const [first] = await keysNow();
    const before = await readFile(file, 'utf8');
    expect(await make(file)).toMatchObject({ code: 1, out: '' });
    expect(await readFile(file, 'utf8')).toBe(before);
    const { code, out, err } = await make(file, '--add');
    expect([code, err]).toStrictEqual([0, '']);
    const [second, ...rest] = await keysNow();
    expect(rest).toStrictEqual([first]);
    expect(out).not.toContain(
      Buffer.from(typeof second === 'object' ? second.bytes : '').toString('base64'),
    );
    expect((await stat(file)).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);

    expect((await make(join(data, 'keys'))).err).toContain('outside of GATEWAY_DATA_DIR');
    expect((await make(join(home, 'absent'), '--add')).err).toContain('cannot be read');
    await writeFile(file, `a ${SECRET}x`);
    expect((await make(file, '--add')).err).toMatch(/: line 1 is not a key: .{0,50}\n$/);
    expect((await make()).err).toMatch(/^usage: rinsetu key make FILE /);
  });
});
