/** The token of a guarantor's link. It leaves the address at once, and is kept until the tab is closed. */
const TOKEN_KEY = 'guarantor-invitation';
const TOKEN = /^#([\w-]{43})$/;

/** Where the browser keeps nothing. */
let inMemory: string | null = null;

/** The token after the number sign of an address; null if there is none. */
export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;

export function keepToken(token: string): void {
  inMemory = token;
  try {
    window.sessionStorage.setItem(TOKEN_KEY, token);
  } catch {
    // It is in memory.
  }
}

export function keptToken(): string | null {
  try {
    return window.sessionStorage.getItem(TOKEN_KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}
