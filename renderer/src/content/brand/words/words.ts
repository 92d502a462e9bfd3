import type { Language } from '#domain/languages.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { english } from '#renderer/content/brand/words/english.ts';
import { hindi } from '#renderer/content/brand/words/hindi.ts';
import type { Brand, BrandWords, GrievanceOfficer } from '#renderer/content/types.ts';

/** The operator's details as they are read in a language. */
export function brandIn(language: Language): Brand {
  return { ...brand, ...WORDS[language] };
}

const WORDS: Readonly<Record<Language, BrandWords>> = { en: english, hi: hindi };

/** The company and its brand, such as `Example Finance Ltd (RinSetu)`; the brand alone until the company's name is known. */
export const companyName = ({ legalName, name }: Pick<Brand, 'legalName' | 'name'>): string =>
  legalName === null ? name : `${legalName} (${name})`;

/** What is known of how to reach the officer, in order. */
export const reachedBy = ({ name, email, phone, hours }: GrievanceOfficer): readonly string[] =>
  [name, email, phone?.text, hours].filter((part) => part != null);
