/** Links by which a dealer's customer begins an application on an own phone. */
import { addressOf, baseOf } from '#contract/addresses.ts';
import type { Language } from '#contract/languages.ts';

const FRAGMENT = /^#invited=([\w-]{43})$/;

/** In the fragment, which no server is sent. */
export function invitationAddress(origin: string, language: Language, token: string): string {
  return `${origin}${addressOf('/apply', baseOf(language))}#invited=${token}`;
}

/** What a fragment says: null where it is no invitation, and '' for one that cannot be read. */
export function invitationIn(hash: string): string | null {
  return hash.startsWith('#invited=') ? (FRAGMENT.exec(hash)?.[1] ?? '') : null;
}
