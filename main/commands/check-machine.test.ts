import { expect, test } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { type MachineEffects, checkMachine, reportOf } from '#main/commands/check-machine.ts';
import { parseConfigurationFile } from '#main/configuration/configuration-file.ts';
import { readConfiguration } from '#main/configuration/configuration.ts';
import type { Keychain } from '#main/session/keychain-vault.ts';

const NOW = Date.parse('2026-11-27T06:00:00Z');
const PIN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA';

function configured(file: object) {
  const parsed = parseConfigurationFile(JSON.stringify(file));
  if (!parsed.ok) throw new Error(parsed.failure[0]?.what);
  return succeed(readConfiguration({}, null, parsed.value));
}
const KIOSK = configured({
  profile: 'kiosk',
  gatewayUrl: 'https://gateway.example',
  webUrl: 'https://portal.example',
  updateFeedUrl: 'https://updates.example',
  branch: { id: 'lucknow-1', name: 'Lucknow' },
  kiosk: { pinHash: PIN_HASH },
});
const SHOWROOM = configured({ profile: 'dealer', gatewayUrl: 'https://gateway.example' });

function keychain(): Keychain {
  const kept = new Map<string, string>();
  return {
    getPassword: async (_service, account) => kept.get(account) ?? null,
    setPassword: async (_service, account, password) => void kept.set(account, password),
    deletePassword: async (_service, account) => kept.delete(account),
  };
}

const answering = (headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(null, { status: 404, headers }));

const check = (effects: Partial<MachineEffects> = {}) =>
  checkMachine({
    loaded: KIOSK,
    platform: 'linux',
    uid: 1000,
    userData: '/data',
    tryWriting: async () => {},
    loadKeychain: async () => keychain(),
    displays: () => [{ width: 1080, height: 1920 }],
    fetch: () => answering({ Date: new Date(NOW).toUTCString() }),
    now: () => NOW,
    ...effects,
  });

const faultsOf = async (effects: Partial<MachineEffects>) =>
  (await check(effects))
    .filter(({ state }) => state === 'fault')
    .map(({ name, details }) => `${name}: ${details}`);

test('nothing is missing where everything works, and every host is asked', async () => {
  const asked: string[] = [];
  const checks = await check({
    fetch: (url) => {
      asked.push(new URL(url).host);
      return answering({ Date: new Date(NOW).toUTCString() });
    },
  });
  expect(checks.map(({ name, state }) => [name, state])).toEqual(
    [
      'configuration',
      'account',
      'data folder',
      'keychain',
      'display',
      'gateway',
      'clock',
      'web site',
      'updates',
      'phone codes',
    ].map((name) => [name, 'ok']),
  );
  expect(asked).toEqual([
    'gateway.example',
    'portal.example',
    'updates.example',
    'identitytoolkit.googleapis.com',
  ]);
  expect(reportOf(checks)).toMatch(/^ok {10}configuration {2}kiosk, branch lucknow-1\n/);
  expect(reportOf(checks)).toMatch(/Nothing is missing\.\n$/);
});

test('each fault is named, and the others are still looked at', async () => {
  expect(
    await faultsOf({
      uid: 0,
      tryWriting: () => Promise.reject(new Error('EACCES: permission denied')),
      loadKeychain: () => Promise.reject(new Error('libsecret-1.so.0 is missing')),
      displays: () => [{ width: 800, height: 600 }],
      fetch: (url) =>
        url.includes('gateway')
          ? answering({ Date: new Date(NOW - 300_000).toUTCString() })
          : Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') })),
    }),
  ).toEqual([
    'account: a terminal must not run as an administrator: use an account of its own',
    'data folder: EACCES: permission denied',
    'display: 800 × 600: narrower than 1024',
    'clock: 300 s ahead of the gateway',
    'web site: portal.example: fetch failed: ENOTFOUND',
    'updates: updates.example: fetch failed: ENOTFOUND',
    'phone codes: identitytoolkit.googleapis.com: fetch failed: ENOTFOUND',
  ]);
});

test('a keychain that forgets what it stored is a fault in a showroom, and noted at a terminal', async () => {
  const forgetful = { ...keychain(), getPassword: async () => null };
  const effects = { loadKeychain: async () => forgetful };
  expect(await faultsOf({ ...effects, loaded: SHOWROOM })).toEqual([
    'keychain: it did not give back what was stored',
  ]);
  const atTerminal = await check(effects);
  expect(atTerminal.find(({ name }) => name === 'keychain')).toEqual({
    name: 'keychain',
    state: 'note',
    details:
      'none: messages that wait are lost when the program ends, and the terminal cannot be enrolled (it did not give back what was stored)',
  });
  expect(reportOf(atTerminal)).toMatch(/Nothing is missing\.\n$/);
});

test('the clock is not judged by a gateway that is out of reach', async () => {
  const checks = await check({ fetch: () => Promise.reject(new Error('no network')) });
  expect(checks.find(({ name }) => name === 'clock')).toMatchObject({ state: 'not checked' });
});

test('without a configuration that can be used, every fault of it is listed, and no host is asked', async () => {
  const loaded = fail({
    place: '/etc/rinsetu/configuration.json',
    faults: [
      { line: 2, column: 3, what: 'gatewayUrl: must be https' },
      { line: 4, column: 1, what: 'kiosk.pinHash: is missing' },
    ],
    mayBeKiosk: true,
  });
  const fetch = () => Promise.reject(new Error('asked'));
  const faults = await faultsOf({ loaded, fetch });
  expect(faults).toEqual([
    'configuration: /etc/rinsetu/configuration.json, line 2, column 3: gatewayUrl: must be https',
    'configuration: /etc/rinsetu/configuration.json, line 4, column 1: kiosk.pinHash: is missing',
  ]);
  expect(reportOf(await check({ loaded, fetch }))).toMatch(/2 to be put right\.\n$/);
});
