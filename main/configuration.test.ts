import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '#main/configuration.ts';

test('while developing, everything has a value: the gateway and the emulator of this machine', () => {
  expect(readConfiguration({}, true)).toEqual({
    gatewayUrl: 'http://127.0.0.1:8787',
    sendsPhoneProof: true,
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

test('an installed program uses the real identity service and sends no proof unless told to', () => {
  const settings = readConfiguration(REAL, false);
  expect(settings.gatewayUrl).toBe('https://gateway.example/base');
  expect(settings.firebase.emulatorUrl).toBeNull();
  expect(settings.firebase.authDomain).toBe('lender-portal.firebaseapp.com');
  expect(settings.sendsPhoneProof).toBe(false);
  expect(readConfiguration({ ...REAL, RINSETU_SENDS_PHONE_PROOF: 'on' }, false)).toMatchObject({
    sendsPhoneProof: true,
  });
});

test.each<[string, Record<string, string>, boolean]>([
  ['RINSETU_GATEWAY_URL', { ...REAL, RINSETU_GATEWAY_URL: 'http://gateway.example' }, false],
  ['gatewayUrl', { ...REAL, RINSETU_GATEWAY_URL: 'ftp://gateway.example' }, false],
  ['gatewayUrl', { ...REAL, RINSETU_GATEWAY_URL: 'nonsense' }, false],
  ['RINSETU_FIREBASE_PROJECT_ID', {}, false],
  ['RINSETU_FIREBASE_EMULATOR', { RINSETU_FIREBASE_EMULATOR: 'http://10.0.0.2:9099' }, true],
  ['RINSETU_FIREBASE_EMULATOR', { RINSETU_FIREBASE_EMULATOR: 'nonsense' }, true],
  ['demo-', { RINSETU_FIREBASE_PROJECT_ID: 'lender-portal' }, true],
  ['RINSETU_SENDS_PHONE_PROOF', { RINSETU_SENDS_PHONE_PROOF: 'yes' }, true],
])('a wrong setting is named: %s', (named, environment, developing) => {
  const read = () => readConfiguration(environment, developing);
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(named);
});
