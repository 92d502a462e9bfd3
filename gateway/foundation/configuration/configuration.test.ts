import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';

const problemsOf = (env: Record<string, string>) => {
  const read = readConfiguration(env);
  return read.ok ? [] : read.failure;
};

describe('the configuration', () => {
  it('needs nothing, and takes an empty variable as not set', () => {
    for (const env of [{}, { GATEWAY_PORT: '', DATABASE_URL: '' }]) {
      expect(readConfiguration(env)).toMatchObject({
        ok: true,
        value: {
          GATEWAY_PORT: 8787,
          GATEWAY_HOST: '127.0.0.1',
          GATEWAY_ALLOWED_ORIGINS: ['http://127.0.0.1:4173', 'http://localhost:4173'],
          FIREBASE_PROJECT_ID: 'demo-rinsetu',
        },
      });
    }
  });

  it('names each variable that is wrong', () => {
    const wrong = {
      GATEWAY_PORT: '70000',
      GATEWAY_ALLOWED_ORIGINS: 'https://a.example,*',
      DATABASE_URL: 'mysql://host/db',
      GATEWAY_LOGIN_ATTEMPTS: '0',
      GATEWAY_SESSION_IDLE_SECONDS: 'soon',
      FIREBASE_PROJECT_ID: 'Not A Project',
      GATEWAY_TRUSTED_PROXIES: '10.0.0.0/8, everybody',
      GATEWAY_CONTACT_MESSAGES: '-1',
    };
    const problems = problemsOf(wrong);
    for (const variable of Object.keys(wrong)) {
      expect(
        problems.some((problem) => problem.startsWith(`${variable} `)),
        variable,
      ).toBe(true);
    }
  });

  it('takes an origin only, with no path', () => {
    expect(problemsOf({ GATEWAY_ALLOWED_ORIGINS: 'https://a.example/' })).toHaveLength(1);
    expect(
      problemsOf({ GATEWAY_ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443' }),
    ).toStrictEqual([]);
  });

  it('takes a mail server only with a sender, and the portal’s address as an origin', () => {
    const SMTP_URL = 'smtps://user:password@mail.example';
    for (const from of ['portal@mail.example', 'RinSetu <portal@mail.example>']) {
      expect(problemsOf({ SMTP_URL, SMTP_FROM: from })).toStrictEqual([]);
    }
    expect(problemsOf({ SMTP_URL })).toStrictEqual(['SMTP_FROM is needed with SMTP_URL']);
    for (const from of ['portal', 'a@b.in, c@d.in', 'A <a@b.in', 'A\r\nBcc: <a@b.in>']) {
      expect(problemsOf({ SMTP_URL, SMTP_FROM: from }), from).toHaveLength(1);
    }
    expect(problemsOf({ SMTP_URL: 'mail.example:25', SMTP_FROM: 'a@b.in' })).toMatchObject([
      expect.stringMatching(/^SMTP_URL must be smtp:\/\//),
    ]);
    expect(problemsOf({ GATEWAY_PORTAL_URL: 'https://portal.example/' })).toHaveLength(1);
    expect(problemsOf({ GATEWAY_PORTAL_URL: 'https://portal.example' })).toStrictEqual([]);
  });

  describe('with secrets in files', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'rinsetu-secrets-'));
    });
    afterAll(() => rm(folder, { recursive: true }));
    const fileOf = async (text: string) => {
      const file = join(folder, 'secret');
      await writeFile(file, text);
      return file;
    };

    it('reads what the file holds, and takes an empty one as not set', async () => {
      const DATABASE_URL_FILE = await fileOf('postgres://gateway:secret@db.example/portal\n');
      expect(readConfiguration({ DATABASE_URL_FILE })).toMatchObject({
        ok: true,
        value: { DATABASE_URL: 'postgres://gateway:secret@db.example/portal' },
      });
      await fileOf('\n');
      const read = readConfiguration({ DATABASE_URL_FILE });
      expect(read.ok && read.value.DATABASE_URL).toBeUndefined();
    });

    it('names the variable of a file that it cannot use, and nothing of what is in it', async () => {
      const DATABASE_URL_FILE = await fileOf('mysql://gateway:secret@db.example');
      expect(problemsOf({ DATABASE_URL_FILE })).toEqual([
        'DATABASE_URL must be a postgres:// address',
      ]);
      expect(problemsOf({ DATABASE_URL_FILE, DATABASE_URL: 'postgres://db.example' })).toContain(
        'DATABASE_URL_FILE and DATABASE_URL are both set: keep one',
      );
      expect(problemsOf({ DATABASE_URL_FILE: join(folder, 'none') })).toEqual([
        `DATABASE_URL_FILE: the file ${join(folder, 'none')} cannot be read`,
      ]);
    });
  });

  it('trusts the emulator only on the loopback interface, and only for demo projects', () => {
    const FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';
    expect(problemsOf({ FIREBASE_AUTH_EMULATOR_HOST })).toStrictEqual([]);
    for (const host of [
      '10.0.0.5:9099',
      'emulator.example:9099',
      '127.0.0.1',
      '127.0.0.1.evil.example:1',
    ]) {
      expect(problemsOf({ FIREBASE_AUTH_EMULATOR_HOST: host }), host).toHaveLength(1);
    }
    expect(
      problemsOf({ FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID: 'rinsetu-live' }),
    ).toStrictEqual([
      'FIREBASE_AUTH_EMULATOR_HOST is only allowed with a FIREBASE_PROJECT_ID that starts with demo-',
    ]);
  });
});
