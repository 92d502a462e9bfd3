import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  COUNTDOWN_SECONDS,
  IDLE_AFTER_SECONDS,
  parseConfigurationFile,
} from '#main/configuration/configuration-file.ts';

const PIN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA';

const faults = (text: string) => {
  const parsed = parseConfigurationFile(text);
  if (parsed.ok) throw new Error('it was accepted');
  return parsed.failure;
};

test('the smallest configuration of a dealer’s computer, and of a kiosk', () => {
  expect(parseConfigurationFile('{"profile":"dealer"}')).toEqual({
    ok: true,
    value: { profile: 'dealer' },
  });
  const kiosk = parseConfigurationFile(
    JSON.stringify({ profile: 'kiosk', kiosk: { pinHash: PIN_HASH } }),
  );
  expect(kiosk.ok && kiosk.value).toEqual({
    profile: 'kiosk',
    kiosk: {
      pinHash: PIN_HASH,
      idleSeconds: IDLE_AFTER_SECONDS,
      countdownSeconds: COUNTDOWN_SECONDS,
      printing: false,
      keepsMessages: true,
      installsUpdates: false,
    },
  });
});

test.each([
  'resources/sample-kiosk-configuration.json',
  'resources/sample-dealer-configuration.json',
])('the sample %s is right', async (path) => {
  expect(parseConfigurationFile(await readFile(path, 'utf8'))).toMatchObject({ ok: true });
});

test.each([
  ['{\n  "profile": "dealer",\n  "gatewayURL": "https://x.example"\n}', 3, 17, 'gatewayURL'],
  ['{\n  "profile": "booth"\n}', 2, 14, 'profile'],
  ['{}', 1, 1, 'profile'],
  ['[]', 1, 1, 'expected object'],
  ['{ "profile": "dealer", "gatewayUrl": "http://x.example" }', 1, 38, 'must be https'],
  ['{ "profile": "dealer", "gatewayUrl": 8 }', 1, 38, 'gatewayUrl'],
  ['{ "profile": "dealer", "webUrl": "http://x.example" }', 1, 34, 'without a path'],
  ['{ "profile": "dealer", "webUrl": "https://x.example/hi" }', 1, 34, 'webUrl'],
  ['{ "profile": "dealer", "webUrl": "https://user@x.example" }', 1, 34, 'webUrl'],
  ['{ "profile": "dealer", "updateFeedUrl": "http://x.example" }', 1, 41, 'updateFeedUrl'],
  ['{ "profile": "dealer", "externalHosts": ["ok.example", "https://no.example"] }', 1, 56, '1'],
  ['{ "profile": "dealer", "branch": { "id": "", "name": "x" } }', 1, 42, 'branch.id'],
  ['{ "profile": "dealer",\n "language": "fr" }', 2, 14, 'expected one of "en"|"hi"'],
  ['{ "profile": "dealer",\n "language": "hi-IN" }', 2, 14, 'language'],
  ['{ "profile": "kiosk" }', 1, 1, 'kiosk: is missing'],
  ['{ "profile": "kiosk", "kiosk": {} }', 1, 32, 'kiosk.pinHash: is missing'],
  ['{ "profile": "kiosk",\n "kiosk": { "pinHash": "1234" } }', 2, 24, 'argon2id'],
  [
    `{ "profile": "kiosk",\n "kiosk": { "pinHash": "${PIN_HASH.replace('19456', '8')}" } }`,
    2,
    24,
    'argon2id',
  ],
  [
    `{ "profile": "kiosk",\n "kiosk": { "idleSeconds": 2,\n "pinHash": "${PIN_HASH}" } }`,
    2,
    28,
    'kiosk.idleSeconds',
  ],
  [`{ "profile": "kiosk", "kiosk": { "pin": "1234",\n "pinHash": "x" } }`, 1, 41, 'pin'],
  [
    `{ "profile": "kiosk",\n "kiosk": { "pinHash": "${PIN_HASH}",\n "fromGateway": { "publicKey": "x", "settings": ["language"] } } }`,
    3,
    32,
    'Ed25519',
  ],
  ['{ "profile": "dealer", }', 1, 24, 'expected a name'],
])('in %j the fault is reported with its line and column', (text, line, column, what) => {
  const [first] = faults(text);
  expect(first).toMatchObject({ line, column });
  expect(first?.what).toContain(what);
});

test.each([
  'gatewayUrl',
  'webUrl',
  'updateFeedUrl',
  'kiosk.pinHash',
  'kiosk.fromGateway',
  'kiosk.reports',
])('no file can leave %s to the gateway', (setting) => {
  const fromGateway = { publicKey: 'A'.repeat(43), settings: [setting] };
  const text = JSON.stringify({ profile: 'kiosk', kiosk: { pinHash: PIN_HASH, fromGateway } });
  expect(faults(text)[0]?.what).toContain('kiosk.fromGateway.settings.0');
});

test('every fault of a file is reported, in its order', () => {
  const text = `{ "profile": "kiosk",
 "gatewayUrl": "http://x.example",
 "language": "fr",
 "kiosk": { "pinHash": "${PIN_HASH}", "idleSeconds": 2 } }`;
  expect(faults(text).map(({ line, what }) => [line, what.split(':')[0]])).toEqual([
    [2, 'gatewayUrl'],
    [3, 'language'],
    [4, 'kiosk.idleSeconds'],
  ]);
});
