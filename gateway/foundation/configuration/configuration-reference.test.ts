import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  CONFIGURATION_DOCUMENT,
  withReference,
} from '#gateway/foundation/configuration/configuration-document.ts';
import {
  configurationReference,
  settings,
} from '#gateway/foundation/configuration/configuration-reference.ts';

describe('the reference of the configuration', () => {
  it('says of every setting what it is for', () => {
    const undescribed = settings().filter(({ description }) => !/^.{10,}\.$/s.test(description));
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });

  it('names ranges, choices and defaults', () => {
    expect(settings()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'GATEWAY_PORT',
          form: 'a whole number from 0 to 65535',
          byDefault: '8787',
        }),
        expect.objectContaining({ name: 'GATEWAY_MIGRATE', form: '`start` or `step`' }),
        expect.objectContaining({
          name: 'GATEWAY_ALLOWED_ORIGINS',
          byDefault: 'http://127.0.0.1:4173,http://localhost:4173',
        }),
      ]),
    );
  });

  it('can be read in a terminal', () => {
    const long = configurationReference()
      .split('\n')
      .filter((line) => line.length > 128);
    expect(long).toEqual([]);
  });

  it('is what the document has; if not, run `npm run configuration`', async () => {
    const document = await readFile(CONFIGURATION_DOCUMENT, 'utf8');
    expect(document).toBe(withReference(document));
  });

  it('refuses a document without its marks', () => {
    expect(() => withReference('# Configuration')).toThrow('marks');
  });
});
