/** Links with which a borrower continues an application on another device. */
import { addressOf, baseOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';
import { tabStorage } from '#renderer/platform/tab-storage.ts';

/** The token of the link that this tab was opened with, until the person has signed in and it is forgotten. */
const KEY = 'continuation';
const FRAGMENT = /^#continue=([\w-]{43})$/;

/** In the fragment, which no server is sent. */
export function continuationAddress(origin: string, language: Language, token: string): string {
  return `${origin}${addressOf('/apply', baseOf(language))}#continue=${token}`;
}

/** Keeps a link's token for the tab. Returns whether the address is such a link, so the token must be removed from it. */
export function keepLink(hash: string): boolean {
  if (!hash.startsWith('#continue=')) return false;
  const token = FRAGMENT.exec(hash)?.[1];
  if (token !== undefined) tabStorage.setItem(KEY, token);
  return true;
}

export const takenLink = (): string | null => tabStorage.getItem(KEY);

export const forgetLink = (): void => tabStorage.removeItem(KEY);
