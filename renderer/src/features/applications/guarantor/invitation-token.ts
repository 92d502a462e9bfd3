import { keptInTab } from '#renderer/features/applications/shared/kept-in-tab.ts';

const TOKEN = /^#([\w-]{43})$/;

/** The token after the number sign of an address; null if there is none. */
export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;

/** The token of a guarantor's link. It leaves the address at once, and is kept until the tab is closed. */
export const { keep: keepToken, read: keptToken } = keptInTab('guarantor-invitation');
