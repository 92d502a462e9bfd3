import { describe, expect, it } from 'vitest';
import {
  checkErasures,
  checkMail,
  checkOfficer,
  checkRetention,
  checkScanner,
  checkSessions,
} from '#gateway/upkeep/check/check-service.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';

function configured(env: Readonly<Record<string, string>>): Configuration {
  const read = readConfiguration({
    GATEWAY_ALLOWED_ORIGINS: 'https://portal.example',
    GATEWAY_APPLICATIONS: 'on',
    ...env,
  });
  if (!read.ok) throw new Error(read.failure.join('; '));
  return read.value;
}

describe('the mail server', () => {
  const mailed = configured({
    SMTP_URL: 'smtps://user:secret@mail.example',
    SMTP_FROM: 'portal@mail.example',
  });

  it('takes mail', async () => {
    expect((await checkMail(mailed, async () => null)).level).toBe('ok');
  });

  it('is a warning when it takes none, without a word of its password', async () => {
    const found = await checkMail(mailed, async () => 'EAUTH');
    expect(found).toMatchObject({ level: 'warning', says: expect.stringContaining('EAUTH') });
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('is missed only with loan applications', async () => {
    const never = async () => 'asked';
    expect((await checkMail(configured({}), never)).level).toBe('warning');
    expect((await checkMail(configured({ GATEWAY_APPLICATIONS: 'off' }), never)).level).toBe('ok');
  });
});

describe('the scanner', () => {
  const scanned = configured({ CLAMD_ADDRESS: '/run/clamav/clamd.ctl' });

  it('answers', async () => {
    expect((await checkScanner(scanned, async () => 'clean')).level).toBe('ok');
  });

  it('is an error when it is silent, and a warning when there is none', async () => {
    const silent = async () => {
      throw new Error('silent');
    };
    expect((await checkScanner(scanned, silent)).level).toBe('error');
    expect((await checkScanner(configured({}), silent)).level).toBe('warning');
    const off = configured({ GATEWAY_APPLICATIONS: 'off' });
    expect((await checkScanner(off, silent)).level).toBe('ok');
  });
});

it('a grievance officer is named wholly, or missed', () => {
  const officer = {
    GATEWAY_GRIEVANCE_OFFICER: 'R. Iyer',
    GATEWAY_GRIEVANCE_EMAIL: 'grievance@portal.in',
    GATEWAY_GRIEVANCE_PHONE: '1800 000 000',
  };
  expect(checkOfficer(configured(officer)).level).toBe('ok');
  expect(checkOfficer(configured({ ...officer, GATEWAY_GRIEVANCE_PHONE: '' })).level).toBe(
    'warning',
  );
});

describe('the times for which data are kept', () => {
  const saidOf = (env: Readonly<Record<string, string>>) =>
    checkRetention(configured(env)).map(({ level, about }) => `${level} ${about}`);

  it('are in order as they are by default, and shorter', () => {
    expect(saidOf({})).toEqual(['ok GATEWAY_RETENTION_…_DAYS']);
    expect(saidOf({ GATEWAY_RETENTION_LEAD_DAYS: '30' })).toEqual(['ok GATEWAY_RETENTION_…_DAYS']);
  });

  it('are a warning when they are longer than people were promised, or contradict each other', () => {
    expect(saidOf({ GATEWAY_RETENTION_LEAD_DAYS: '91' })).toEqual([
      'warning GATEWAY_RETENTION_LEAD_DAYS',
    ]);
    expect(saidOf({ GATEWAY_RETENTION_RECORD_DAYS: '20' })).toEqual([
      'warning GATEWAY_RETENTION_…_DAYS',
    ]);
  });
});

it('an idle time longer than the whole session is a warning', () => {
  expect(checkSessions(configured({})).level).toBe('ok');
  expect(checkSessions(configured({ GATEWAY_SESSION_ABSOLUTE_SECONDS: '60' })).level).toBe(
    'warning',
  );
});

describe('the list of erasures', () => {
  const DATABASE_URL = 'postgres://database.example/rinsetu';

  it('is a warning where gateways share a database and each has a file', () => {
    expect(checkErasures(configured({ DATABASE_URL }))).toMatchObject([{ level: 'warning' }]);
    const shared = configured({ DATABASE_URL, GATEWAY_ERASURES_IN: 'vault' });
    expect(checkErasures(shared)).toMatchObject([{ level: 'ok' }]);
  });

  it('may be a file of the only gateway, and is none without loan applications', () => {
    expect(checkErasures(configured({}))).toStrictEqual([]);
    expect(checkErasures(configured({ DATABASE_URL, GATEWAY_APPLICATIONS: 'off' }))).toStrictEqual(
      [],
    );
  });
});
