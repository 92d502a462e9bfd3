import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { SIGNED_AS, type SignedSettings } from '#contract/terminals/terminal-settings.ts';
import { readConfiguration } from '#main/configuration/configuration.ts';
import { parseConfigurationFile } from '#main/configuration/configuration-file.ts';
import { digestOf } from '#main/kiosk/terminal/terminal-key.ts';
import { type TakenSettings, takenSettings } from '#main/kiosk/terminal/taken-settings.ts';
import type { LogEntry } from '#main/lib/log.ts';

const PIN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA';
const OWN = digestOf('own');

const gateway = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const publicKey = (pair = gateway) => pair.publicKey.export({ format: 'jwk' }).x ?? '';

let stored: SignedSettings | null;
let isDiskFull: boolean;
let log: LogEntry[];
beforeEach(() => {
  stored = null;
  isDiskFull = false;
  log = [];
});

function signedText(text: string, pair = gateway): SignedSettings {
  const signature = sign(null, Buffer.from(SIGNED_AS + text), pair.privateKey);
  return { text, signature: signature.toString('base64url') };
}
const signed = (settings: object, { version = 7, keyDigest = OWN, pair = gateway } = {}) =>
  signedText(JSON.stringify({ keyDigest, version, settings }), pair);

/** The program as it starts with a file that takes three settings, and with what was stored before. */
function start({
  key = publicKey(),
  settings = ['language', 'kiosk.idleSeconds', 'kiosk.printing'],
} = {}) {
  const file = parseConfigurationFile(
    JSON.stringify({
      profile: 'kiosk',
      gatewayUrl: 'https://gateway.example',
      language: 'en',
      kiosk: { pinHash: PIN_HASH, fromGateway: { publicKey: key, settings } },
    }),
  );
  if (!file.ok) throw new Error(file.failure[0]?.what);
  const configuration = readConfiguration({}, null, file.value, stored);
  const { fromGateway } = configuration.terminal;
  if (fromGateway === null) throw new Error('it takes none');
  const taken: TakenSettings = takenSettings({
    ...fromGateway,
    store: (next) => {
      if (isDiskFull) throw new Error('ENOSPC');
      stored = next;
    },
    log: (entry) => log.push(entry),
  });
  return { ...configuration, fromGateway, taken };
}

describe('settings of the gateway', () => {
  it('count from the next start on, in the place of those of the file', () => {
    const first = start();
    const sent = signed({ language: 'hi', 'kiosk.idleSeconds': 300 });
    expect(first.taken.offer(sent, OWN)).toBe(true);
    expect(first.taken.state(OWN)).toEqual({ version: null, refused: null });
    // The gateway sends them until they count.
    expect(first.taken.offer(sent, OWN)).toBe(true);
    const next = start();
    expect(next.host).toMatchObject({ language: 'hi', idle: { afterSeconds: 300 } });
    expect(next.settings.gatewayUrl).toBe('https://gateway.example');
    expect(next.pinHash).toBe(PIN_HASH);
    expect(next.taken.state(OWN)).toEqual({ version: 7, refused: null });
    expect(log.map(({ event }) => event)).toEqual(['settings-taken']);
  });

  it('leave the file as it is where they are empty', () => {
    start().taken.offer(signed({ language: 'hi' }), OWN);
    start().taken.offer(signed({}, { version: 8 }), OWN);
    expect(start().host.language).toBe('en');
    expect(start().taken.state(OWN).version).toBe(8);
  });

  it.each([
    ['signed by somebody else', signed({ language: 'hi' }, { pair: stranger }), 'signature-wrong'],
    [
      'changed after they were signed',
      { ...signed({ language: 'hi' }), text: signed({ language: 'en' }).text },
      'signature-wrong',
    ],
    ['no JSON', signedText('{'), 'malformed'],
    [
      'without a version',
      signedText(JSON.stringify({ keyDigest: OWN, settings: {} })),
      'malformed',
    ],
    [
      'with more than settings',
      signedText(JSON.stringify({ keyDigest: OWN, version: 7, settings: {}, gatewayUrl: 'x' })),
      'malformed',
    ],
    [
      'for another terminal',
      signed({ language: 'hi' }, { keyDigest: digestOf('other') }),
      'for-another-terminal',
    ],
    ['unknown', signed({ language: 'hi', 'kiosk.pinHash': PIN_HASH }), 'unknown-setting'],
    ['not permitted by the file', signed({ 'kiosk.keepsMessages': false }), 'not-permitted'],
    ['of a wrong value', signed({ language: 'hi', 'kiosk.idleSeconds': 1 }), 'value-wrong'],
  ])('are refused if they are %s, and nothing of them counts', (_what, sent, reason) => {
    const { taken } = start();
    expect(taken.offer(sent, OWN)).toBe(false);
    expect(taken.state(OWN)).toMatchObject({ version: null, refused: { reason } });
    expect(stored).toBeNull();
    expect(log).toMatchObject([{ event: 'settings-refused', reason }]);
  });

  it('name what was refused, but not what is no name', () => {
    const { taken } = start();
    taken.offer(signed({ 'kiosk.paper': '80mm', language: 'hi' }), OWN);
    expect(taken.state(OWN).refused).toEqual({
      reason: 'not-permitted',
      version: 7,
      names: ['kiosk.paper'],
    });
    taken.offer(signed({ 'a <script>': 1, gatewayUrl: 'https://evil.example' }), OWN);
    expect(taken.state(OWN).refused?.names).toEqual(['gatewayUrl']);
  });

  it('are refused if they are played back, also after a restart', () => {
    const old = signed({ 'kiosk.printing': true });
    start().taken.offer(old, OWN);
    start().taken.offer(signed({ 'kiosk.printing': false }, { version: 9 }), OWN);
    const { taken, host } = start();
    for (const again of [old, signed({ language: 'hi' }, { version: 9 })]) {
      expect(taken.offer(again, OWN)).toBe(false);
      expect(taken.state(OWN)).toMatchObject({ version: 9, refused: { reason: 'not-newer' } });
    }
    expect(host.can.print).toBe(false);
    expect(start().taken.state(OWN).version).toBe(9);
  });

  it('stay as they were where a refused one follows, until there is a right one', () => {
    start().taken.offer(signed({ language: 'hi' }), OWN);
    const { taken } = start();
    taken.offer(signed({ 'kiosk.paper': 'a4' }, { version: 8 }), OWN);
    expect(start().host.language).toBe('hi');
    expect(taken.offer(signed({ language: 'en' }, { version: 9 }), OWN)).toBe(true);
    expect(taken.state(OWN).refused).toBeNull();
  });

  it('no longer count once the file permits less, or names another key', () => {
    start().taken.offer(signed({ 'kiosk.idleSeconds': 300 }), OWN);
    const narrower = start({ settings: ['language'] });
    expect(narrower.host.idle?.afterSeconds).toBe(90);
    expect(narrower.fromGateway.refused?.reason).toBe('not-permitted');
    const other = start({ key: publicKey(stranger) });
    expect(other.host.idle?.afterSeconds).toBe(90);
    expect(other.taken.offer(signed({ language: 'hi' }, { version: 1, pair: stranger }), OWN)).toBe(
      true,
    );
  });

  it('of the key before count no longer once the terminal has another one', () => {
    start().taken.offer(signed({ language: 'hi' }), OWN);
    const { taken } = start();
    const next = digestOf('next');
    expect(taken.state(next).version).toBeNull();
    expect(taken.offer(signed({ language: 'en' }, { version: 2, keyDigest: next }), next)).toBe(
      true,
    );
  });

  it('are refused where they cannot be stored', () => {
    isDiskFull = true;
    const { taken } = start();
    expect(taken.offer(signed({ language: 'hi' }), OWN)).toBe(false);
    expect(taken.state(OWN)).toMatchObject({ version: null, refused: { reason: 'not-stored' } });
  });
});
