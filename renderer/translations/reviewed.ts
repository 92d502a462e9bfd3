/** Which legal texts were reviewed, by the marks in their PO files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/languages.ts';
import { LEGAL_TEXTS, type LegalText, type ReviewedTexts } from '#renderer/i18n/legal-texts.ts';
import { CHECKOUT } from '#translations/checkout.ts';
import { type PoEntry, readPo } from '#translations/po-file.ts';

/** The English files that a legal text is written in, from the checkout's folder. */
export const FILES_OF: Readonly<Record<LegalText, readonly string[]>> = {
  'privacy-policy': ['renderer/src/content/en/privacy-policy.ts'],
  terms: ['renderer/src/content/en/support.ts'],
  consents: ['domain/words/en/consents.ts', 'domain/words/en/answers.ts'],
  'key-facts': [
    'domain/words/en/key-facts.ts',
    'domain/words/en/cost.ts',
    'domain/words/en/fees.ts',
  ],
};

/** What a PO file holds; null where there is no such file. */
type Read = (path: string) => Promise<readonly PoEntry[] | null>;

/** Every text of the files has to be reviewed, and not changed in English since. */
export async function readReviewed(read: Read = readEntries): Promise<ReviewedTexts> {
  const found = await Promise.all(
    LEGAL_TEXTS.map(async (text) => [text, await languagesOf(FILES_OF[text], read)] as const),
  );
  const reviewed: Record<LegalText, readonly Language[]> = {
    'privacy-policy': [],
    terms: [],
    consents: [],
    'key-facts': [],
  };
  for (const [text, languages] of found) reviewed[text] = languages;
  return reviewed;
}

async function languagesOf(files: readonly string[], read: Read): Promise<readonly Language[]> {
  const isWhole = async (language: Language) => {
    if (language === DEFAULT_LANGUAGE) return true;
    const translations = files.map((file) => read(poOf(file, language)));
    return (await Promise.all(translations)).every(isReviewed);
  };
  const whole = await Promise.all(LANGUAGES.map(isWhole));
  return LANGUAGES.filter((_, index) => whole[index]);
}

export const poOf = (english: string, language: Language): string =>
  english.replace('/en/', `/${language}/`).replace(/\.ts$/, '.po');

const isReviewed = (entries: readonly PoEntry[] | null): boolean =>
  entries !== null &&
  entries.length > 0 &&
  entries.every(
    ({ message, reviewed, isOutdated }) => message !== '' && reviewed !== null && !isOutdated,
  );

async function readEntries(path: string): Promise<readonly PoEntry[] | null> {
  const text = await readFile(join(CHECKOUT, path), 'utf8').catch(() => null);
  return text === null ? null : readPo(text).entries;
}
