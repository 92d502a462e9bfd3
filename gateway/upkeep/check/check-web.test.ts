import { describe, expect, it } from 'vitest';
import {
  checkHost,
  checkIdentity,
  checkOrigins,
  checkPortalName,
  checkProxies,
} from '#gateway/upkeep/check/check-web.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';

function configured(env: Readonly<Record<string, string>>): Configuration {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.failure.join('; '));
  return read.value;
}
const LIVE = { GATEWAY_ALLOWED_ORIGINS: 'https://portal.example', FIREBASE_PROJECT_ID: 'live-1' };
const live = (env: Readonly<Record<string, string>> = {}) => configured({ ...LIVE, ...env });

describe('the origins', () => {
  const levelsOf = (origins: string) =>
    checkOrigins(configured({ GATEWAY_ALLOWED_ORIGINS: origins })).map(({ level }) => level);

  it('are in order when they are the portal’s by https', () => {
    expect(levelsOf('https://portal.example,https://www.portal.example')).toEqual(['ok']);
  });

  it('are an error by http, and a warning when this machine is left in the list', () => {
    expect(levelsOf('http://portal.example')).toEqual(['error']);
    expect(levelsOf('https://portal.example,http://localhost:4173')).toEqual(['warning']);
    expect(levelsOf('http://127.0.0.1:4173')).toEqual(['warning']);
  });
});

describe('the proxies', () => {
  it.each([
    ['10.0.0.5', 'ok'],
    ['', 'warning'],
    ['0.0.0.0/0', 'error'],
    ['::/0', 'error'],
  ])('%j are %s for a public portal', (list, level) => {
    expect(checkProxies(live({ GATEWAY_TRUSTED_PROXIES: list })).level).toBe(level);
  });

  it('may be missing on one machine', () => {
    expect(checkProxies(configured({})).level).toBe('ok');
  });
});

it('listening for other machines in plain http is a warning', () => {
  expect(checkHost(live()).level).toBe('ok');
  expect(checkHost(live({ GATEWAY_HOST: '0.0.0.0' })).level).toBe('warning');
});

describe('phone codes', () => {
  const emulated = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

  it('come from a real project', () => {
    expect(checkIdentity(live()).level).toBe('ok');
    expect(checkIdentity(live({ FIREBASE_PROJECT_ID: 'demo-x' })).level).toBe('error');
  });

  it('may come from the emulator only on one machine', () => {
    expect(checkIdentity(configured(emulated)).level).toBe('ok');
    const published = live({ ...emulated, FIREBASE_PROJECT_ID: 'demo-x' });
    expect(checkIdentity(published).level).toBe('error');
  });
});

describe('the portal’s name', () => {
  const known = async () => {};
  const unknown = async () => {
    throw new Error('ENOTFOUND');
  };

  it('has an address', async () => {
    const asked: string[] = [];
    const ask = async (host: string) => asked.push(host);
    expect((await checkPortalName(live(), ask)).level).toBe('ok');
    expect(asked).toEqual(['portal.example']);
  });

  it('is a warning when it has none, or leads people to their own machine', async () => {
    expect((await checkPortalName(live(), unknown)).level).toBe('warning');
    const own = live({ GATEWAY_PORTAL_URL: 'http://localhost:4173' });
    expect((await checkPortalName(own, known)).level).toBe('warning');
  });
});
