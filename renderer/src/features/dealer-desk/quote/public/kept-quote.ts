import { tabStorage } from '#renderer/platform/tab-storage.ts';

/** The token of the quote that this tab was opened with: a secret, which is removed from the address immediately. */
const KEY = 'shared-quote';

export const keepQuoteToken = (token: string): void => tabStorage.setItem(KEY, token);

export const keptQuoteToken = (): string | null => tabStorage.getItem(KEY);
