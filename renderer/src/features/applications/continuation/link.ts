/** Links by which a borrower goes on with an application on another device. */
import { addressOf, baseOf } from '#contract/addresses.ts';
import type { Language } from '#contract/languages.ts';

/** Where a tab keeps the token of the link that it was opened with, until the person has signed in. */
const KEY = 'continuation';
const FRAGMENT = /^#continue=([\w-]{43})$/;

/** In the fragment, which no server is sent. */
export function continuationAddress(origin: string, language: Language, token: string): string {
  return `${origin}${addressOf('/apply', baseOf(language))}#continue=${token}`;
}

/** Keeps the token of a link for the tab. Gives whether the address is one, so that the token has to leave it at once. */
export function keepLink(hash: string, storage: Storage): boolean {
  if (!hash.startsWith('#continue=')) return false;
  const token = FRAGMENT.exec(hash)?.[1];
  if (token !== undefined) storage.setItem(KEY, token);
  return true;
}

/** The token of the link that this tab was opened with, until it is forgotten. */
export const takenLink = (storage: Storage): string | null => storage.getItem(KEY);

export const forgetLink = (storage: Storage): void => storage.removeItem(KEY);
