import { expect, test } from 'vitest';
import { configurationPlaces } from '#main/configuration/configuration-places.ts';
import {
  type ConfigurationEffects,
  loadConfiguration,
} from '#main/configuration/load-configuration.ts';

const PIN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA';
const PLACES = { machineWide: '/machine', named: null, perUser: '/user' } as const;

const dealer = (gatewayUrl: string) => JSON.stringify({ profile: 'dealer', gatewayUrl });
const kiosk = (gatewayUrl: string) =>
  JSON.stringify({ profile: 'kiosk', gatewayUrl, kiosk: { pinHash: PIN_HASH } });

function load(files: Record<string, string>, effects: Partial<ConfigurationEffects> = {}) {
  return loadConfiguration({
    places: PLACES,
    readText: async (path) => files[path] ?? null,
    environment: {},
    storedSettings: () => null,
    development: null,
    ...effects,
  });
}

async function gatewayOf(...args: Parameters<typeof load>) {
  const loaded = await load(...args);
  if (!loaded.ok) throw new Error(loaded.failure.faults[0]?.what);
  return [loaded.value.host.profile, loaded.value.settings.gatewayUrl];
}

test('without any file it is a dealer’s computer', async () => {
  expect((await gatewayOf({}))[0]).toBe('dealer');
});

test('a person’s own file takes precedence over the machine’s, and a named one over both', async () => {
  const files = {
    '/machine': dealer('https://machine.example'),
    '/user': dealer('https://user.example'),
    '/named': dealer('https://named.example'),
  };
  expect(await gatewayOf({ '/machine': files['/machine'] })).toEqual([
    'dealer',
    'https://machine.example',
  ]);
  expect(await gatewayOf(files)).toEqual(['dealer', 'https://user.example']);
  expect(await gatewayOf(files, { places: { ...PLACES, named: '/named' } })).toEqual([
    'dealer',
    'https://named.example',
  ]);
  const environment = { RINSETU_GATEWAY_URL: 'https://environment.example' };
  expect(await gatewayOf(files, { environment })).toEqual([
    'dealer',
    'https://environment.example',
  ]);
});

test('nothing a person at a kiosk could set takes precedence over the machine’s file', async () => {
  const files = {
    '/machine': kiosk('https://machine.example'),
    '/user': dealer('https://u.example'),
  };
  const environment = { RINSETU_GATEWAY_URL: 'https://environment.example' };
  const places = { ...PLACES, named: '/named' };
  expect(await gatewayOf(files, { environment, places })).toEqual([
    'kiosk',
    'https://machine.example',
  ]);
});

test('a broken file is never skipped', async () => {
  const good = dealer('https://user.example');
  expect(await load({ '/machine': '{', '/user': good })).toEqual({
    ok: false,
    failure: {
      place: '/machine',
      faults: [{ line: 1, column: 2, what: 'expected a name, found the end of the file' }],
      mayBeKiosk: true,
    },
  });
  expect(await load({ '/machine': good, '/user': '{\n"profile": "Dealer"}' })).toMatchObject({
    ok: false,
    failure: { place: '/user', faults: [{ line: 2 }], mayBeKiosk: false },
  });
  expect(await load({ '/user': '{"profile": "kiosk"}' })).toMatchObject({
    ok: false,
    failure: { place: '/user', mayBeKiosk: true },
  });
});

test('a file that cannot be read, a named file that is not there and a wrong variable are reported', async () => {
  const readText = async () => {
    throw new Error('EACCES: permission denied');
  };
  expect(await load({}, { readText })).toMatchObject({
    failure: { place: '/machine', faults: [{ line: null, what: 'EACCES: permission denied' }] },
  });
  expect(await load({}, { places: { ...PLACES, named: '/named' } })).toMatchObject({
    failure: { place: '/named', faults: [{ what: 'there is no such file' }] },
  });
  const environment = { RINSETU_GATEWAY_URL: 'http://far.example' };
  expect(await load({}, { environment })).toMatchObject({
    failure: {
      place: 'the environment',
      faults: [{ what: expect.stringContaining('RINSETU_GATEWAY_URL') }],
    },
  });
});

test.each([
  ['linux', '/etc/rinsetu/configuration.json', '/data', '/data/configuration.json'],
  [
    'darwin',
    '/Library/Application Support/RinSetu/configuration.json',
    '/data',
    '/data/configuration.json',
  ],
  [
    'win32',
    String.raw`D:\Data\RinSetu\configuration.json`,
    String.raw`C:\me`,
    String.raw`C:\me\configuration.json`,
  ],
])('the places on %s', (platform, machineWide, userData, perUser) => {
  const environment = { ProgramData: String.raw`D:\Data` };
  expect(configurationPlaces({ platform, environment, argv: [], userData })).toEqual({
    machineWide,
    named: null,
    perUser,
  });
});

test('the command line takes precedence over the environment', () => {
  const at = { platform: 'linux', userData: '/data' };
  const environment = { RINSETU_CONFIGURATION: '/from-environment' };
  expect(configurationPlaces({ ...at, environment, argv: [] }).named).toBe('/from-environment');
  const argv = ['app', '--configuration=/from/line'];
  expect(configurationPlaces({ ...at, environment, argv }).named).toBe('/from/line');
});
