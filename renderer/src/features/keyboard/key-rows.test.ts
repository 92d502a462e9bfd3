import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { type Key, type Script, keyRows } from '#renderer/features/keyboard/key-rows.ts';
import { kindOfField } from '#renderer/features/keyboard/kind-of-field.ts';
import { AREAS } from '#renderer/i18n/areas.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';

const FIELD = { type: 'text', inputMode: '', readOnly: false, disabled: false };
const typed = (rows: readonly Key[][]) =>
  rows.flat().flatMap((key) => ('types' in key ? [key.types] : []));
const done = (rows: readonly Key[][]) =>
  rows.flat().flatMap((key) => ('does' in key ? [key.does] : []));

describe('the keyboard of a field', () => {
  it.each([
    [{}, 'text'],
    [{ type: 'textarea' }, 'text'],
    [{ type: 'email', inputMode: 'email' }, 'email'],
    [{ type: 'tel', inputMode: 'tel' }, 'telephone'],
    [{ inputMode: 'numeric' }, 'digits'],
    [{ type: 'password', inputMode: 'numeric' }, 'digits'],
    [{ inputMode: 'decimal' }, 'decimal'],
    [{ type: 'password' }, 'password'],
  ] as const)('the keyboard of %o is %s', (different, kind) => {
    expect(kindOfField({ ...FIELD, ...different })).toBe(kind);
  });

  it.each([
    { type: 'checkbox' },
    { type: 'range' },
    { type: 'submit' },
    { readOnly: true },
    { disabled: true },
  ])('does not appear for %o', (different) => {
    expect(kindOfField({ ...FIELD, ...different })).toBeNull();
  });
});

/** The letters and signs of a text that are not Latin; a letter with a dot is two. */
const signsOf = (text: string) =>
  new Set(text.normalize('NFD').match(/(?!\p{Script=Latin})[\p{L}\p{M}]/gu));
const both = (script: Script) => [
  ...typed(keyRows('text', script, false)),
  ...typed(keyRows('text', script, true)),
];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe('the keys of each language', () => {
  it.each(OTHERS)('type every letter that the portal’s own words in %s have', async (language) => {
    const known = signsOf(both(language).join(''));
    const words = await Promise.all(AREAS.map((area) => loadWords(language, area)));
    expect([...signsOf(JSON.stringify(words))].filter((sign) => !known.has(sign))).toEqual([]);
  });

  it.each(OTHERS)(
    'type the word in %s that confirms erasing, one key after the other',
    async (language) => {
      const { translator } = await loadEdition(language, '', { areas: ['my-loan'] });
      const keys = both(language);
      const untyped = Array.from(translator.t('myData.eraseWord')).filter(
        (sign) => !keys.includes(sign),
      );
      expect(untyped).toEqual([]);
    },
  );

  it.each(OTHERS)('are each there once in %s', (language) => {
    for (const shifted of [false, true]) {
      const keys = typed(keyRows('text', language, shifted));
      expect(keys.filter((key, place) => key === '' || keys.indexOf(key) !== place)).toEqual([]);
    }
  });

  it('have ळ in Marathi without another key first', () => {
    expect(typed(keyRows('text', 'mr', false))).toContain('ळ');
    expect(typed(keyRows('text', 'hi', false))).not.toContain('ळ');
  });

  it('have no digits but Latin ones, and the question mark of the language', () => {
    for (const language of OTHERS) {
      expect(both(language).filter((key) => /(?![0-9])\p{Nd}/u.test(key))).toEqual([]);
      expect(both(language)).toContain(language === 'ur' ? '؟' : '?');
    }
  });
});

describe('its keys', () => {
  it('can type every digit, letter and sign that a password may need', () => {
    const all = typed([
      ...keyRows('password', 'latin', false),
      ...keyRows('password', 'latin', true),
    ]).concat(' ');
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    expect(printable.filter((character) => !all.includes(character))).toEqual([]);
  });

  it('offer a second script for names and messages only', () => {
    expect(typed(keyRows('text', 'hi', false))).toContain('क');
    expect(typed(keyRows('password', 'hi', false))).not.toContain('क');
    expect(done(keyRows('text', 'latin', false))).toContain('script');
    expect(done(keyRows('password', 'latin', false))).not.toContain('script');
    expect(done(keyRows('email', 'latin', false))).not.toContain('script');
  });

  it('have Latin digits and a question mark in Hindi', () => {
    const plain = typed(keyRows('text', 'hi', false));
    const all = plain.concat(typed(keyRows('text', 'hi', true)));
    expect(plain).toEqual(expect.arrayContaining('1 2 3 4 5 6 7 8 9 0 ?'.split(' ')));
    expect(all).toEqual(
      expect.arrayContaining(['ऍ', 'ॅ', '्र', 'ज्ञ', 'त्र', 'क्ष', 'श्र', 'ः', 'ऋ', 'ृ', '!']),
    );
    expect(all.filter((key) => /[०-९]/.test(key))).toEqual([]);
  });

  it('show a combining sign on a circle, and type it without', () => {
    const signs = keyRows('text', 'hi', false).flat();
    expect(signs).toContainEqual({ types: 'ा', shows: '◌ा' });
  });

  it('are numbers in a number field', () => {
    expect(typed(keyRows('digits', 'latin', false)).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, digit) => String(digit)),
    );
    expect(typed(keyRows('telephone', 'latin', false))).toContain('+');
    expect(typed(keyRows('decimal', 'latin', false))).toContain('.');
    expect(typed(keyRows('email', 'latin', false))).toContain('.com');
  });

  it('always include delete, enter and hide', () => {
    for (const kind of ['text', 'password', 'email', 'digits', 'decimal', 'telephone'] as const) {
      expect(done(keyRows(kind, 'latin', true))).toEqual(
        expect.arrayContaining(['backspace', 'enter', 'hide']),
      );
    }
  });
});
