import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { checkFolder, checkRoom } from '#gateway/upkeep/check/check-disk.ts';
import type { PostgresFacts } from '#gateway/upkeep/check/check-postgres.ts';
import {
  checkClock,
  checkDurability,
  checkRole,
  checkStatementLimit,
} from '#gateway/upkeep/check/check-postgres.ts';
import { checkKeys, checkSchema } from '#gateway/upkeep/check/check-store.ts';
import { TEST_MASTER_KEYS } from '#gateway/testing/test-gateway.ts';

const SERVER: PostgresFacts = {
  role: 'rinsetu_gateway',
  isSuperuser: false,
  mayChangeSchema: false,
  now: 1_000,
  isReplica: false,
  replicas: 0,
  statementTimeout: '2500ms',
  fsync: 'on',
  fullPageWrites: 'on',
  synchronousCommit: 'on',
  synchronousStandbyNames: '',
  dataChecksums: 'on',
};

describe('the database’s role', () => {
  it('reads and writes rows', () => {
    expect(checkRole(SERVER).level).toBe('ok');
  });

  it('is a warning when it may do more', () => {
    expect(checkRole({ ...SERVER, mayChangeSchema: true }).level).toBe('warning');
    expect(checkRole({ ...SERVER, isSuperuser: true })).toMatchObject({
      level: 'warning',
      says: expect.stringContaining('superuser'),
    });
  });
});

describe('durability', () => {
  it('is in order on a server as it is installed with checksums', () => {
    expect(checkDurability(SERVER).map(({ level }) => level)).toEqual(['ok']);
  });

  it.each<[string, string, Partial<PostgresFacts>]>([
    ['error', 'fsync', { fsync: 'off' }],
    ['error', 'full_page_writes', { fullPageWrites: 'off' }],
    ['error', 'synchronous_commit', { synchronousCommit: 'off' }],
    ['warning', 'synchronous_standby_names', { replicas: 1 }],
    [
      'warning',
      'synchronous_commit',
      { replicas: 1, synchronousStandbyNames: 'other', synchronousCommit: 'local' },
    ],
    [
      'warning',
      'synchronous_commit',
      { replicas: 1, synchronousStandbyNames: 'other', synchronousCommit: 'remote_write' },
    ],
    ['error', 'DATABASE_URL', { isReplica: true }],
    ['warning', 'data_checksums', { dataChecksums: 'off' }],
  ])('is an %s of %s with %j', (level, about, changed) => {
    expect(checkDurability({ ...SERVER, ...changed })).toMatchObject([{ level, about }]);
  });

  it('says that a replica has it as well, where one is waited for', () => {
    const synchronous = { replicas: 1, synchronousStandbyNames: '*' };
    expect(checkDurability({ ...SERVER, ...synchronous })).toMatchObject([
      { level: 'ok', says: expect.stringContaining('replica') },
    ]);
  });
});

describe('the limit of statements', () => {
  it('is a warning when the role has none', () => {
    expect(checkStatementLimit(SERVER).level).toBe('ok');
    expect(checkStatementLimit({ ...SERVER, statementTimeout: '0' }).level).toBe('warning');
  });
});

it('the clock agrees with the database’s within two seconds', () => {
  expect(checkClock(10_000, 11_500).level).toBe('ok');
  expect(checkClock(10_000, 15_000)).toMatchObject({
    level: 'warning',
    says: expect.stringContaining('5 s ahead of the database'),
  });
});

describe('the schema', () => {
  it('is in order as this release has it', () => {
    expect(checkSchema({ kind: 'current' }, false).level).toBe('ok');
  });

  it('is an error when it is older and the gateway does not change it, or too new', () => {
    const older = { kind: 'older', missing: ['0002-b'], isEmpty: false } as const;
    expect(checkSchema(older, false)).toMatchObject({
      level: 'error',
      todo: 'run `rinsetu migrate`',
    });
    expect(checkSchema(older, true).level).toBe('ok');
    expect(checkSchema({ kind: 'unsuited', unknown: ['x'], worksFrom: null }, true).level).toBe(
      'error',
    );
  });

  it('is a warning on the way back', () => {
    expect(checkSchema({ kind: 'newer', release: '9.9.9' }, false).level).toBe('warning');
  });
});

describe('the master keys', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-check-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const places = (more = {}) => ({
    GATEWAY_APPLICATIONS: 'on' as const,
    GATEWAY_DATA_DIR: join(folder, 'data'),
    GATEWAY_MASTER_KEYS_FILE: '/etc/rinsetu/keys/master',
    DATABASE_URL: undefined,
    GATEWAY_MASTER_KEYS: undefined,
    GATEWAY_MASTER_KEYS_COMMAND: undefined,
    ...more,
  });
  const read = async () => succeed(TEST_MASTER_KEYS);
  const unreadable = async () => fail('GATEWAY_MASTER_KEYS_FILE: others may read the file');
  const none = async () => null;

  it('are in order when they can be read and are those of the data', async () => {
    expect((await checkKeys(places(), read, none)).level).toBe('ok');
  });

  it('are an error when they cannot be read, or are others than those of the data', async () => {
    expect((await checkKeys(places(), unreadable, none)).level).toBe('error');
    expect((await checkKeys(places(), read, async () => 'no key k1')).level).toBe('error');
  });

  it('are a warning in the environment', async () => {
    const inEnvironment = places({
      GATEWAY_MASTER_KEYS_FILE: undefined,
      GATEWAY_MASTER_KEYS: 'k1 secret',
    });
    const found = await checkKeys(inEnvironment, read, none);
    expect(found.level).toBe('warning');
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('may be missing where the gateway makes one when it first starts', async () => {
    const own = places({ GATEWAY_APPLICATIONS: 'off', GATEWAY_MASTER_KEYS_FILE: undefined });
    expect((await checkKeys(own, unreadable, none)).level).toBe('ok');
  });
});

describe('the disk', () => {
  it('has room, little room, or none', () => {
    expect(checkRoom('disk', 5_000, 256).level).toBe('ok');
    expect(checkRoom('disk', 1_000, 256).level).toBe('warning');
    expect(checkRoom('disk', 100, 256).level).toBe('error');
  });

  it('may have a folder that is still to be made, in one that can be written to', async () => {
    const folder = join(tmpdir(), 'not', 'yet', 'there');
    expect((await checkFolder('disk', folder, 0)).level).toBe('ok');
    const file = fileURLToPath(import.meta.url);
    expect((await checkFolder('disk', join(file, 'there'), 0)).level).toBe('error');
  });
});
