/** Links to a quote, which open on a phone without signing in. */
import { addressOf, baseOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';

const FRAGMENT = /^#([\w-]{43})$/;

/** In the fragment, which is not sent to any server. */
export const quoteAddress = (origin: string, language: Language, token: string): string =>
  `${origin}${addressOf('/quote', baseOf(language))}#${token}`;

/** The token in a fragment; null where there is none. */
export const quoteTokenIn = (hash: string): string | null => FRAGMENT.exec(hash)?.[1] ?? null;
