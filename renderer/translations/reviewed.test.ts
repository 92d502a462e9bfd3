import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/languages.ts';
import { CHECKOUT } from '#translations/checkout.ts';
import type { PoEntry } from '#translations/po-file.ts';
import { FILES_OF, poOf, readReviewed } from '#translations/reviewed.ts';

const entry = (changes: Partial<PoEntry> = {}): PoEntry => ({
  key: 'title',
  english: 'Title',
  message: 'शीर्षक',
  isOutdated: false,
  before: null,
  reviewed: 'A. Kulkarni, 2027-01-15',
  notes: [],
  ...changes,
});

/** What counts as reviewed where the Hindi privacy policy holds these, and all else one reviewed text a file. */
const withHindiPolicy = (...entries: readonly PoEntry[]) =>
  readReviewed((path) =>
    Promise.resolve(path.endsWith('/hi/privacy-policy.po') ? entries : [entry()]),
  );

describe('a legal text', () => {
  it('is in files that exist, and in PO files of each language', async () => {
    for (const file of Object.values(FILES_OF).flat()) {
      const translations = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);
      for (const each of [file, ...translations.map((language) => poOf(file, language))]) {
        await expect(access(join(CHECKOUT, each)), each).resolves.toBeUndefined();
      }
    }
  });

  it('is reviewed in a language once every text of it is', async () => {
    const { 'privacy-policy': policy, consents } = await withHindiPolicy(entry(), entry());
    expect(policy).toEqual(['en', 'hi', 'mr', 'bn', 'ta', 'ur']);
    expect(consents).toEqual(policy);
  });

  it.each([
    ['one of its texts is not', [entry(), entry({ reviewed: null })]],
    ['the English text changed since', [entry({ isOutdated: true })]],
    ['one is not translated', [entry({ message: '' })]],
    ['its file holds none', []],
  ])('is not where %s', async (_, entries) => {
    const { 'privacy-policy': policy, consents } = await withHindiPolicy(...entries);
    expect(policy).toEqual(['en', 'mr', 'bn', 'ta', 'ur']);
    expect(consents).toContain('hi');
  });

  it('is not where one of its files is not there', async () => {
    const { consents, 'key-facts': keyFacts } = await readReviewed((path) =>
      Promise.resolve(path.endsWith('/ta/consents.po') ? null : [entry()]),
    );
    expect(consents).not.toContain('ta');
    expect(keyFacts).toContain('ta');
  });
});
