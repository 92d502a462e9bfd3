import { describe, expect, it } from 'vitest';
import { type Key, keyRows } from '#renderer/features/keyboard/key-rows.ts';
import { kindOfField } from '#renderer/features/keyboard/kind-of-field.ts';

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

describe('its keys', () => {
  it('can type every digit, letter and sign that a password may need', () => {
    const all = typed([
      ...keyRows('password', 'latin', false),
      ...keyRows('password', 'latin', true),
    ]).concat(' ');
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    expect(printable.filter((character) => !all.includes(character))).toEqual([]);
  });

  it('offer Devanagari for names and messages only', () => {
    expect(typed(keyRows('text', 'devanagari', false))).toContain('क');
    expect(typed(keyRows('password', 'devanagari', false))).not.toContain('क');
    expect(done(keyRows('text', 'latin', false))).toContain('script');
    expect(done(keyRows('password', 'latin', false))).not.toContain('script');
    expect(done(keyRows('email', 'latin', false))).not.toContain('script');
  });

  it('have Latin digits and a question mark in Hindi', () => {
    const plain = typed(keyRows('text', 'devanagari', false));
    const all = plain.concat(typed(keyRows('text', 'devanagari', true)));
    expect(plain).toEqual(expect.arrayContaining('1 2 3 4 5 6 7 8 9 0 ?'.split(' ')));
    expect(all).toEqual(
      expect.arrayContaining(['ऍ', 'ॅ', '्र', 'ज्ञ', 'त्र', 'क्ष', 'श्र', 'ः', 'ऋ', 'ृ', '!']),
    );
    expect(all.filter((key) => /[०-९]/.test(key))).toEqual([]);
  });

  it('show a combining sign on a circle, and type it without', () => {
    const signs = keyRows('text', 'devanagari', false).flat();
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
