import { describe, expect, it } from 'vitest';
import { readPo, writePo } from '#translations/po-file.ts';
import type { SourceFile } from '#translations/sources.ts';
import { limitOf, updatedEntries } from '#scripts/words/update.ts';

const source = (tree: SourceFile['tree']): SourceFile => ({
  path: 'renderer/src/i18n/en/auth.ts',
  kind: 'words',
  exportName: 'auth',
  title: 'Signing in.',
  tree,
});
const TEXT = { message: '', isOutdated: false, before: null, reviewed: null, notes: [] };

describe('a translation that is brought up to its English file', () => {
  const translated = [
    {
      ...TEXT,
      key: 'login.submit',
      english: 'Sign in',
      message: 'साइन इन करें',
      reviewed: 'A. Rao, 2026-11-28',
    },
    { ...TEXT, key: 'login.gone', english: 'Gone', message: 'गया' },
  ];

  it('keeps what is unchanged, with who reviewed it', () => {
    const [entry] = updatedEntries(source({ login: { submit: 'Sign in' } }), translated);
    expect(entry).toMatchObject({
      message: 'साइन इन करें',
      isOutdated: false,
      reviewed: 'A. Rao, 2026-11-28',
    });
  });

  it('marks what changed in English, shows the old text, and wants a new review', () => {
    const changed = updatedEntries(source({ login: { submit: 'Log in' } }), translated);
    expect(changed).toMatchObject([
      {
        english: 'Log in',
        message: 'साइन इन करें',
        isOutdated: true,
        before: 'Sign in',
        reviewed: null,
      },
    ]);
    const again = updatedEntries(source({ login: { submit: 'Log in now' } }), changed);
    expect(again).toMatchObject([{ english: 'Log in now', isOutdated: true, before: 'Sign in' }]);
  });

  it('adds what is new, leaves out what is gone, and follows a text to its new key', () => {
    const entries = updatedEntries(
      source({ entry: { go: 'Sign in' }, login: { next: 'Register' } }),
      translated,
    );
    expect(entries.map(({ key, message }) => [key, message])).toEqual([
      ['entry.go', 'साइन इन करें'],
      ['login.next', ''],
    ]);
  });

  it('is read again from its file as it was written', () => {
    const changed = updatedEntries(
      source({ login: { submit: 'Log in', quote: 'He said “{{name}}"\nTwice \\' } }),
      translated,
    );
    const file = { language: 'hi', title: 'Signing in.', entries: changed };
    expect(readPo(writePo(file))).toEqual(file);
    expect(writePo(readPo(writePo(file)))).toBe(writePo(file));
  });
});

it('only short texts have a limit, which leaves values out', () => {
  expect(limitOf('Sign in')).toBe(14);
  expect(limitOf('From {lender}')).toBe(14);
  expect(limitOf('A sentence of a length that is no label any more')).toBeNull();
});
