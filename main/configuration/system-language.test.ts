import { expect, it } from 'vitest';
import { readConfiguration } from '#main/configuration/configuration.ts';
import { parseConfigurationFile } from '#main/configuration/configuration-file.ts';
import { withSystemLanguage } from '#main/configuration/system-language.ts';

const PIN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA';
const DEVELOPMENT = { gatewayUrl: 'http://127.0.0.1:1', emulatorUrl: 'http://127.0.0.1:2' };

it.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['fr-FR', 'hi', 'en'], 'hi'],
  [['HI'], 'hi'],
  [['en_GB'], 'en'],
  [['fr-FR', 'hil-PH'], null],
  // Staff have their languages, and a showroom's computer is theirs.
  [['ta-IN', 'hi-IN'], 'hi'],
  [['ur-IN'], null],
  [[], null],
])('a showroom’s computer whose languages are %j starts in %s', (preferred, language) => {
  const configuration = readConfiguration({}, DEVELOPMENT);
  expect(withSystemLanguage(configuration, preferred).host.language).toBe(language);
});

it.each([
  [['ta-IN', 'hi-IN'], 'ta'],
  [['fr-FR', 'ur'], 'ur'],
])('a terminal whose languages are %j starts in %s', (preferred, language) => {
  const file = parseConfigurationFile(
    `{ "profile": "kiosk", "kiosk": { "pinHash": "${PIN_HASH}" } }`,
  );
  if (!file.ok) throw new Error('The file is refused.');
  const configuration = readConfiguration({}, DEVELOPMENT, file.value);
  expect(withSystemLanguage(configuration, preferred).host.language).toBe(language);
});

it('the configured language counts, whatever the system’s is', () => {
  const file = parseConfigurationFile('{ "profile": "dealer", "language": "en" }');
  if (!file.ok) throw new Error('The file is refused.');
  const configuration = readConfiguration({}, DEVELOPMENT, file.value);
  expect(withSystemLanguage(configuration, ['hi-IN'])).toEqual(configuration);
});
