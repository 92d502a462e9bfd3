import type { Language } from '#domain/languages.ts';
import { messages as english } from '#domain/words/en/messages.ts';
import { messages as hindi } from '#domain/words/hi/messages.ts';
import { messages as marathi } from '#domain/words/mr/messages.ts';
import { messages as bengali } from '#domain/words/bn/messages.ts';
import { messages as tamil } from '#domain/words/ta/messages.ts';
import { messages as urdu } from '#domain/words/ur/messages.ts';
import type { WordsLike } from '#domain/words/words-like.ts';

/** Messages by email, SMS and WhatsApp. */
export const MESSAGES: Readonly<Record<Language, WordsLike<typeof english>>> = {
  en: english,
  hi: hindi,
  mr: marathi,
  bn: bengali,
  ta: tamil,
  ur: urdu,
};
