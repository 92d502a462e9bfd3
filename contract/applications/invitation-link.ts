/** Links with which a dealer's customer begins an application on their own phone. */
import { addressOf, baseOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';

const FRAGMENT = /^#invited=([\w-]{43})$/;

/** In the fragment, which is not sent to any server. */
export function invitationAddress(origin: string, language: Language, token: string): string {
  return `${origin}${addressOf('/apply', baseOf(language))}#invited=${token}`;
}

/** The token in a fragment: null if it is no invitation, '' if it cannot be read. */
export function invitationIn(hash: string): string | null {
  return hash.startsWith('#invited=') ? (FRAGMENT.exec(hash)?.[1] ?? '') : null;
}
