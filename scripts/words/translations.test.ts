/** Every language says what English says: all of it, with the same values and figures, in its own script. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { MESSAGES } from '#domain/words/messages.ts';
import { faultsOf } from '#scripts/words/check.ts';
import { readWords } from '#scripts/words/read-words.ts';
import { readTranslations, TRANSLATED } from '#scripts/words/translations.ts';

const SHOWN: ReadonlySet<string> = new Set(LANGUAGES);

const translations = await readTranslations();

describe.each(TRANSLATED)('the translation into %s', (language) => {
  const files = translations.filter((each) => each.language === language);
  const texts = files.flatMap(({ path, entries }) => entries.map((entry) => ({ path, ...entry })));

  it('is brought up to the English texts by `npm run words`', () => {
    expect(files.filter(({ isCurrent }) => !isCurrent).map(({ path }) => path)).toEqual([]);
  });

  // What is written but not shown yet is complete when it is shown.
  it.runIf(SHOWN.has(language))('is complete, and of the English texts of today', () => {
    expect(texts.length).toBeGreaterThan(3000);
    const open = texts.filter(({ message, isOutdated }) => message === '' || isOutdated);
    expect(open.map(({ path, key }) => `${path} ${key}`)).toEqual([]);
  });

  it('breaks nothing', () => {
    const faults = texts.flatMap((text) =>
      faultsOf(text, language).map((fault) => `${text.path} ${text.key} ${fault}: ${text.message}`),
    );
    expect(faults).toEqual([]);
  });
});

it.each(LANGUAGES)('messages in %s name the page of a loan as its menu does', async (language) => {
  const { consumer } = await readWords(language, 'consumer');
  expect(MESSAGES[language].event['message-written'].text).toContain(consumer.myLoan);
});
