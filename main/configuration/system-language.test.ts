import { expect, it } from 'vitest';
import { readConfiguration } from '#main/configuration/configuration.ts';
import { parseConfigurationFile } from '#main/configuration/configuration-file.ts';
import { withSystemLanguage } from '#main/configuration/system-language.ts';

const DEVELOPMENT = { gatewayUrl: 'http://127.0.0.1:1', emulatorUrl: 'http://127.0.0.1:2' };

it.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['fr-FR', 'hi', 'en'], 'hi'],
  [['HI'], 'hi'],
  [['en_GB'], 'en'],
  [['fr-FR', 'hil-PH'], null],
  [[], null],
])('a computer whose languages are %j starts in %s', (preferred, language) => {
  const configuration = readConfiguration({}, DEVELOPMENT);
  expect(withSystemLanguage(configuration, preferred).host.language).toBe(language);
});

it('the configured language counts, whatever the system’s is', () => {
  const file = parseConfigurationFile('{ "profile": "dealer", "language": "en" }');
  if (!file.ok) throw new Error('The file is refused.');
  const configuration = readConfiguration({}, DEVELOPMENT, file.value);
  expect(withSystemLanguage(configuration, ['hi-IN'])).toEqual(configuration);
});
