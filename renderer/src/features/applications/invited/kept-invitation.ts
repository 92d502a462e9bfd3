import { tabStorage } from '#renderer/platform/tab-storage.ts';

/** The token of the dealer's link that this tab was opened with: a secret, which is removed from the address immediately. */
const KEY = 'dealer-invitation';

export const keepInvitation = (token: string): void => tabStorage.setItem(KEY, token);

export const keptInvitation = (): string | null => tabStorage.getItem(KEY);

export const forgetInvitation = (): void => tabStorage.removeItem(KEY);
