import { expect, test } from 'vitest';
import type { ConfigurationFile } from '#main/configuration/configuration-file.ts';
import { ConfigurationError, readConfiguration } from '#main/configuration/configuration.ts';
import { DEPLOYMENT } from '#main/configuration/deployment.ts';

const DEVELOPMENT = { gatewayUrl: 'http://127.0.0.1:8787', emulatorUrl: 'http://127.0.0.1:9099' };

test('while developing, everything has a value: the gateway and the emulator of this machine', () => {
  expect(readConfiguration({}, DEVELOPMENT).settings).toEqual({
    gatewayUrl: 'http://127.0.0.1:8787',
    sendsPhoneProof: true,
    usesGatewayAdditions: true,
    firebase: {
      apiKey: 'demo-key',
      projectId: 'demo-rinsetu',
      authDomain: 'demo-rinsetu.firebaseapp.com',
      emulatorUrl: 'http://127.0.0.1:9099',
    },
  });
});

const REAL = {
  RINSETU_GATEWAY_URL: 'https://gateway.example/base/',
  RINSETU_FIREBASE_PROJECT_ID: 'lender-portal',
  RINSETU_FIREBASE_API_KEY: 'key',
} as const;

test('an installed program uses the real identity service and sends no proof unless configured to', () => {
  const { settings } = readConfiguration(REAL, null);
  expect(settings.gatewayUrl).toBe('https://gateway.example/base');
  expect(settings.firebase.emulatorUrl).toBeNull();
  expect(settings.firebase.authDomain).toBe('lender-portal.firebaseapp.com');
  expect(settings.sendsPhoneProof).toBe(false);
  const configured = readConfiguration({ ...REAL, RINSETU_SENDS_PHONE_PROOF: 'on' }, null);
  expect(configured.settings.sendsPhoneProof).toBe(true);
});

test('an installed program without any configuration is a dealer’s, with the built-in values', () => {
  const { settings, host, externalHosts, pinHash } = readConfiguration({}, null);
  expect(settings.gatewayUrl).toBe(DEPLOYMENT.gatewayUrl);
  expect(settings.firebase.emulatorUrl).toBeNull();
  expect(host).toMatchObject({ profile: 'dealer', branch: null, idle: null });
  expect(host.can).toMatchObject({ print: true, savePdf: true, openOutside: true });
  expect(externalHosts).toEqual(DEPLOYMENT.externalHosts);
  expect(pinHash).toBeNull();
});

test('a kiosk’s file says what the machine is; the environment still comes first', () => {
  const file: ConfigurationFile = {
    profile: 'kiosk',
    gatewayUrl: 'https://branch.example/',
    branch: { id: 'B-7', name: 'Nagpur' },
    language: 'en',
    firebase: { projectId: 'lender-portal', apiKey: 'key' },
    kiosk: {
      idleSeconds: 40,
      countdownSeconds: 10,
      pinHash: 'hash',
      printing: false,
      paper: 'a4',
      keepsMessages: true,
      installsUpdates: false,
    },
  };
  const configuration = readConfiguration({}, DEVELOPMENT, file);
  expect(configuration.settings).toMatchObject({
    gatewayUrl: 'https://branch.example',
    firebase: { projectId: 'lender-portal', emulatorUrl: null },
  });
  expect(configuration.pinHash).toBe('hash');
  expect(configuration.host).toEqual({
    profile: 'kiosk',
    hasApplications: false,
    webOrigin: null,
    branch: { id: 'B-7', name: 'Nagpur' },
    language: 'en',
    paper: 'a4',
    idle: { afterSeconds: 40, countdownSeconds: 10 },
    can: { print: false, savePdf: false, openOutside: false, endVisit: true, keepMessages: true },
  });
  const moved = readConfiguration(
    { RINSETU_GATEWAY_URL: 'https://other.example' },
    DEVELOPMENT,
    file,
  );
  expect(moved.settings.gatewayUrl).toBe('https://other.example');
});

test('links that people take along lead to the web address of the environment, else of the file', () => {
  const file = { profile: 'dealer', webUrl: 'https://portal.example/' } as const;
  expect(readConfiguration({}, null).host.webOrigin).toBeNull();
  expect(readConfiguration({}, null, file).host.webOrigin).toBe('https://portal.example');
  const local = { RINSETU_WEB_URL: 'http://127.0.0.1:4173' };
  expect(readConfiguration(local, null, file).host.webOrigin).toBe('http://127.0.0.1:4173');
});

test.each<[string, Record<string, string>, boolean]>([
  ['RINSETU_WEB_URL', { ...REAL, RINSETU_WEB_URL: 'http://portal.example' }, false],
  ['RINSETU_WEB_URL', { ...REAL, RINSETU_WEB_URL: 'https://portal.example/hi' }, false],
  ['RINSETU_GATEWAY_URL', { ...REAL, RINSETU_GATEWAY_URL: 'http://gateway.example' }, false],
  ['gatewayUrl', { ...REAL, RINSETU_GATEWAY_URL: 'ftp://gateway.example' }, false],
  ['gatewayUrl', { ...REAL, RINSETU_GATEWAY_URL: 'nonsense' }, false],
  ['RINSETU_FIREBASE_EMULATOR', { RINSETU_FIREBASE_EMULATOR: 'http://10.0.0.2:9099' }, true],
  ['RINSETU_FIREBASE_EMULATOR', { RINSETU_FIREBASE_EMULATOR: 'nonsense' }, true],
  ['demo-', { RINSETU_FIREBASE_PROJECT_ID: 'lender-portal' }, true],
  ['RINSETU_SENDS_PHONE_PROOF', { RINSETU_SENDS_PHONE_PROOF: 'yes' }, true],
])('a wrong setting is named: %s', (named, environment, developing) => {
  const read = () => readConfiguration(environment, developing ? DEVELOPMENT : null);
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(named);
});

test('updates come from the file’s feed; a kiosk installs them only when its file says so', () => {
  const feed = { updateFeedUrl: 'https://updates.example/' } as const;
  expect(readConfiguration({}, null).updates.feedUrl).toBeNull();
  expect(readConfiguration({}, null, { profile: 'dealer', ...feed }).updates).toEqual({
    feedUrl: 'https://updates.example/',
    mayInstall: true,
  });
  const kiosk = (options: { installsUpdates: boolean; startsAtLogin?: boolean }) =>
    readConfiguration({}, null, {
      profile: 'kiosk',
      ...feed,
      kiosk: {
        idleSeconds: 90,
        countdownSeconds: 15,
        pinHash: 'hash',
        printing: false,
        paper: 'a4',
        keepsMessages: true,
        ...options,
      },
    });
  expect(kiosk({ installsUpdates: false }).updates.mayInstall).toBe(false);
  expect(kiosk({ installsUpdates: true }).updates.mayInstall).toBe(true);
  expect(kiosk({ installsUpdates: false }).startsAtLogin).toBeNull();
  expect(kiosk({ installsUpdates: false, startsAtLogin: true }).startsAtLogin).toBe(true);
});
