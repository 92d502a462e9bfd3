/** Every language says what English says: the same texts, placeholders and figures, in its own letters. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { ANSWERS } from '#domain/words/answers.ts';
import { CONSENTS } from '#domain/words/consents.ts';
import { COST } from '#domain/words/cost.ts';
import { filled } from '#domain/words/filled.ts';
import { KEY_FACTS } from '#domain/words/key-facts.ts';
import { MESSAGES } from '#domain/words/messages.ts';

type Branch = string | { readonly [name: string]: Branch };

function leavesOf(branch: Branch, where: string): [string, string][] {
  if (typeof branch === 'string') return [[where, branch]];
  return Object.entries(branch).flatMap(([name, part]) => leavesOf(part, `${where}.${name}`));
}

const textsIn = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      answers: ANSWERS[language],
      consents: CONSENTS[language],
      cost: COST[language],
      keyFacts: KEY_FACTS[language],
      messages: MESSAGES[language],
    }).flatMap(([area, words]) => leavesOf({ ...words }, area)),
  );

const ENGLISH = textsIn('en');

const SCRIPTS: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  ur: /\p{Script=Arabic}/u,
};

/** How a whole sentence ends, and the signs of other languages. */
const STOPS: Readonly<Record<Language, { readonly own: string; readonly others: RegExp }>> = {
  en: { own: '.', others: /[।۔]/ },
  hi: { own: '।', others: /[۔]|\.(?!\d)/ },
  mr: { own: '.', others: /[।۔]/ },
  bn: { own: '।', others: /[۔]|\.(?!\d)/ },
  ta: { own: '.', others: /[।۔]/ },
  ur: { own: '۔', others: /[।,;?]|\.(?!\d)/ },
};

const PLACEHOLDER = /\{\{\w+\}\}/g;
/** Names, addresses and short terms that drivers know in Latin letters. */
const LATIN = /https?:\S+|cms\.rbi\.org\.in|\b(?:APR|RBI|PAN|SMS|WhatsApp|Meta|STOP)\b/g;
const placeholdersOf = (text: string) => [...new Set(text.match(PLACEHOLDER))].toSorted();
const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

describe.each(LANGUAGES.filter((each) => each !== 'en'))('the words in %s', (language) => {
  const own = textsIn(language);
  const texts = [...ENGLISH].map(([where, english]) => ({
    where,
    english,
    text: own.get(where) ?? '',
  }));
  const bare = (text: string) => text.replaceAll(PLACEHOLDER, ' ').replaceAll(LATIN, ' ');

  it('are as many as in English', () => {
    expect(ENGLISH.size).toBeGreaterThan(150);
    expect([...own.keys()].toSorted()).toEqual([...ENGLISH.keys()].toSorted());
  });

  it('have the same placeholders and figures', () => {
    for (const { where, english, text } of texts) {
      expect(placeholdersOf(text), where).toEqual(placeholdersOf(english));
      expect(figuresOf(text), where).toEqual(figuresOf(english));
    }
  });

  it('are in the script of the language, with digits and short terms in Latin', () => {
    const others = Object.values(SCRIPTS).filter(
      (script) => String(script) !== String(SCRIPTS[language]),
    );
    for (const { where, text } of texts) {
      expect(text, where).toBe(text.normalize('NFC'));
      if (where.endsWith('.pair')) continue;
      expect(bare(text), where).toMatch(SCRIPTS[language]);
      expect(bare(text), where).not.toMatch(/[A-Za-z]/);
      // A danda stands in Bengali too.
      for (const script of others)
        expect(bare(text).replaceAll('।', ''), where).not.toMatch(script);
      expect(text, where).not.toMatch(/(?!\d)\p{Nd}|[\u200B-\u200F\u2060\uFEFF]| {2}| [.,;:।۔،؛]/u);
    }
  });

  it('end their sentences as the language does', () => {
    for (const { where, english, text } of texts) {
      if (!/[a-z]{3}\.\n?$/.test(english)) continue;
      expect(text.trimEnd().at(-1), where).toBe(STOPS[language].own);
    }
    for (const { where, text } of texts)
      expect(bare(text), where).not.toMatch(STOPS[language].others);
  });
});

it('a text is filled in by the names of its placeholders, as often as they stand', () => {
  expect(filled('{{lender}}, {{lender}}: {{of}}', { lender: '$& & Sons' })).toBe(
    '$& & Sons, $& & Sons: {{of}}',
  );
});
