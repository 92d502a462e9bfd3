import { describe, expect, it } from 'vitest';
import { AREAS, HOST_AREAS, STAFF_AREAS } from '#renderer/i18n/areas.ts';
import { common } from '#renderer/i18n/en/common.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';
import { leavesOf, translatorOf } from '#renderer/i18n/translator.ts';
import type { Words } from '#renderer/i18n/words.ts';

const { t, isKey } = (await loadEdition('en', '', { areas: AREAS })).translator;

const EVERY_AREA = [...HOST_AREAS, ...STAFF_AREAS];

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name ?? '')
    .toSorted((a, b) => a.localeCompare(b));

describe('the translator', () => {
  it('gives the text of a key', () => {
    expect(t('login.submit')).toBe('Login');
  });

  it('puts values in place of their names', () => {
    expect(t('phone.resendIn', { seconds: 60 })).toBe('Resend OTP in 60 seconds');
    expect(t('register.progressLabel', { step: 2, steps: 3 })).toBe('Step 2 of 3');
    expect(t('phone.sent', { number: '$& <b>' })).toBe('A code was sent to $& <b>.');
  });

  it('chooses the plural form by the count', () => {
    expect(t('errors.tooMany', { count: 1 })).toContain('wait 1 second and');
    expect(t('errors.tooMany', { count: 30 })).toContain('wait 30 seconds and');
  });

  it('uses the plural rules of its own language, in which zero may count as one', () => {
    const hindi: Words<'common'> = {
      ...common,
      errors: { ...common.errors, tooMany: { one: '{{count}} सेकंड', other: '{{count}} सेकंडों' } },
    };
    expect(translatorOf('hi', [hindi]).t('errors.tooMany', { count: 0 })).toBe('0 सेकंड');
    expect(translatorOf('hi', [hindi]).t('errors.tooMany', { count: 2 })).toBe('2 सेकंडों');
  });

  it('accepts no key and no value that the language file does not have', () => {
    // @ts-expect-error: no such key
    expect(() => t('login.nothing')).toThrow('login.nothing');
    // @ts-expect-error: a group is not a text
    expect(() => t('login')).toThrow('login');
    // @ts-expect-error: the value is missing
    expect(() => t('phone.resendIn')).toThrow('seconds');
    // @ts-expect-error: the value has another name
    expect(() => t('phone.resendIn', { minutes: 1 })).toThrow('seconds');
  });
});

describe('the error of a schema', () => {
  it('is a key whose text needs no values', () => {
    expect(isKey('form.required')).toBe(true);
    expect(isKey('phone.resendIn')).toBe(false);
    expect(isKey('errors.tooMany')).toBe(false);
    expect(isKey('Too small')).toBe(false);
    expect(isKey(undefined)).toBe(false);
  });
});

describe('the areas', () => {
  it('have no group of the same name, since a key does not name its area', async () => {
    const groups = (
      await Promise.all(EVERY_AREA.map(async (area) => Object.keys(await loadWords('en', area))))
    ).flat();
    expect(groups).toEqual([...new Set(groups)]);
  });
});

const files = LANGUAGES.flatMap((language) => EVERY_AREA.map((area) => [language, area] as const));

describe.each(files)('the language file %s/%s', (language, area) => {
  it('has a text for every key, with the names of the English text', async () => {
    const english = new Map(leavesOf(await loadWords('en', area)));
    const own = leavesOf(await loadWords(language, area));
    expect(new Set(own.map(([key]) => key))).toEqual(new Set(english.keys()));
    for (const [key, leaf] of own) {
      const model = english.get(key);
      const names = placeholders(typeof model === 'object' ? model.other : (model ?? ''));
      for (const text of typeof leaf === 'string' ? [leaf] : Object.values(leaf)) {
        expect(text.trim(), key).not.toBe('');
        expect(placeholders(text), key).toEqual(names);
      }
    }
  });
});
