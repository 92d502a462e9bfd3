import type { Language } from '#domain/languages.ts';
import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as english } from '#renderer/content/brand/words/en.ts';
import { brand as hindi } from '#renderer/content/brand/words/hi.ts';
import { brand as marathi } from '#renderer/content/brand/words/mr.ts';
import { brand as bengali } from '#renderer/content/brand/words/bn.ts';
import { brand as tamil } from '#renderer/content/brand/words/ta.ts';
import { brand as urdu } from '#renderer/content/brand/words/ur.ts';
import type { Brand, BrandWords } from '#renderer/content/types.ts';

/** The product's brand in every language, for what is not part of a page: scripts and tests. Pages load that of their language. */
export const PRODUCT_WORDS: Readonly<Record<Language, BrandWords>> = {
  en: english,
  hi: hindi,
  mr: marathi,
  bn: bengali,
  ta: tamil,
  ur: urdu,
};

export const brandIn = (language: Language): Brand => brandWith(language, PRODUCT_WORDS[language]);
