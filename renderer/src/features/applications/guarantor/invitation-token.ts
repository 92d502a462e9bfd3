import { tabStorage } from '#renderer/platform/tab-storage.ts';

const TOKEN = /^#([\w-]{43})$/;

/** The token after the number sign of an address; null if there is none. */
export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;

const KEY = 'guarantor-invitation';

/** Keeps the token of a guarantor's link until the tab is closed: it is removed from the address immediately. */
export const keepToken = (token: string): void => tabStorage.setItem(KEY, token);

export const keptToken = (): string | null => tabStorage.getItem(KEY);
