import type { Language } from '#domain/languages.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { english } from '#renderer/content/brand/words/english.ts';
import { hindi } from '#renderer/content/brand/words/hindi.ts';
import type { Brand, BrandWords } from '#renderer/content/types.ts';

/** The operator's details as they are read in a language. */
export function brandIn(language: Language): Brand {
  return { ...brand, ...WORDS[language] };
}

const WORDS: Readonly<Record<Language, BrandWords>> = { en: english, hi: hindi };
