import { tabStorage } from '#renderer/platform/tab-storage.ts';

const TOKEN = /^#([\w-]{43})$/;

/** The token after the number sign of an address; null if there is none. */
export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;

const KEY = 'guarantor-invitation';

/** Keeps the token of a guarantor's link until the tab is closed: it is removed from the address immediately. */
export const keepToken = (token: string): void => tabStorage.setItem(KEY, token);

export const keptToken = (): string | null => tabStorage.getItem(KEY);

const PASS_KEY = 'guarantor-pass';

/** What the code to the guarantor's phone opened, with the link in it: kept until the tab is closed. */
export const keepPass = (pass: string): void => tabStorage.setItem(PASS_KEY, pass);

export function keptPass(token: string): string | null {
  const pass = tabStorage.getItem(PASS_KEY);
  return pass !== null && pass.startsWith(`${token}.`) ? pass : null;
}
