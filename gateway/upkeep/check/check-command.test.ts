import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isPostgresLeftOut } from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabase } from '#gateway/testing/stores/shared-postgres.ts';
import { runCommand } from '#tests/processes/gateway-process.ts';

const findings = z.array(
  z.object({ level: z.string(), about: z.string(), says: z.string(), todo: z.string().nullable() }),
);

describe('rinsetu check', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-check-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const trial = () => ({
    GATEWAY_DATA_DIR: join(folder, 'data'),
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  });
  const check = async (settings: Readonly<Record<string, string>>) => {
    const { code, out, err } = await runCommand('check', settings, ['--json']);
    expect(err).toBe('');
    return { code, out, found: findings.parse(JSON.parse(out)) };
  };

  it('finds only warnings on a machine for a trial, ends with 0, and leaves nothing behind', async () => {
    const { code, out } = await runCommand('check', trial());
    expect(out).toMatch(/^warning {2}GATEWAY_ALLOWED_ORIGINS: .*\n {9}-> set it to/);
    expect(out).toMatch(/\nerrors: 0, warnings: 1, in order: \d+\n$/);
    expect(code).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });

  it('names what cannot be read at all, with what it must be', async () => {
    expect(await check({ GATEWAY_PORT: 'many', SMTP_URL: 'smtp://mail.example' })).toMatchObject({
      code: 1,
      found: [
        { level: 'error', about: 'GATEWAY_PORT', says: 'must be a whole number from 0 to 65535' },
        { level: 'error', about: 'SMTP_FROM', says: 'is needed with SMTP_URL' },
      ],
    });
  });

  it('asks keys, mail server, scanner and files, and prints no secret', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    server.close();
    const keys = join(folder, 'keys');
    await writeFile(keys, 'k1 AAAA', { mode: 0o644 });
    const { code, found, out } = await check({
      ...trial(),
      GATEWAY_APPLICATIONS: 'on',
      GATEWAY_MASTER_KEYS_FILE: keys,
      GATEWAY_HOLIDAYS_FILE: join(folder, 'missing.json'),
      GATEWAY_ERASURES_FILE: join(folder, 'missing', 'erasures.jsonl'),
      GATEWAY_AUDIT_NOTES_FILE: join(keys, 'notes.jsonl'),
      CLAMD_ADDRESS: `127.0.0.1:${port}`,
      SMTP_URL: `smtp://user:sesame@127.0.0.1:${port}`,
      SMTP_FROM: 'portal@mail.example',
    });
    await rm(keys);
    expect(code).toBe(1);
    const levels = Object.fromEntries(found.map(({ about, level }) => [about, level]));
    expect(levels).toMatchObject({
      GATEWAY_MASTER_KEYS_FILE: 'error',
      GATEWAY_HOLIDAYS_FILE: 'error',
      GATEWAY_AUDIT_NOTES_FILE: 'error',
      CLAMD_ADDRESS: 'error',
      SMTP_URL: 'warning',
      GATEWAY_DOCUMENTS_DIR: 'ok',
    });
    // The gateway makes the folder when it first starts.
    expect(levels).not.toHaveProperty('GATEWAY_ERASURES_FILE');
    expect(out).not.toMatch(/sesame|AAAA/);
  });

  it('prints the settings', async () => {
    const { code, out } = await runCommand('check', {}, ['--settings']);
    expect(code).toBe(0);
    expect(out).toContain('- `GATEWAY_PORT` (a whole number from 0 to 65535; default `8787`): ');
  });

  it.skipIf(isPostgresLeftOut)('asks PostgreSQL', async () => {
    const DATABASE_URL = await newDatabase();
    const found = (await check({ ...trial(), DATABASE_URL })).found;
    // The tests' server waits for no disk, and its role is a superuser.
    for (const expected of [
      { about: 'DATABASE_URL', level: 'ok' },
      { about: 'the database’s role', level: 'warning' },
      { about: 'fsync', level: 'error' },
      { about: 'full_page_writes', level: 'error' },
      { about: 'data_checksums', level: 'warning' },
      { about: 'the clock', level: 'ok' },
      { about: 'the schema', level: 'error', todo: 'run `rinsetu migrate`' },
      { about: 'GATEWAY_MASTER_KEYS_FILE', level: 'error' },
    ]) {
      expect(found).toContainEqual(expect.objectContaining(expected));
    }
    const away = new URL('/none', DATABASE_URL);
    away.password = 'sesame';
    const { found: lost, out } = await check({ ...trial(), DATABASE_URL: away.href });
    expect(lost).toContainEqual(
      expect.objectContaining({
        about: 'DATABASE_URL',
        level: 'error',
        says: expect.stringContaining('3D000'),
      }),
    );
    expect(out).not.toContain('sesame');
  });
});
