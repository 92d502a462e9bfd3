import { tabStorage } from '#renderer/platform/tab-storage.ts';

/** Messages that outlive a page change: the next page shows what happened on the last. No personal data. */
const FLASHES = [
  'login.success',
  'register.success',
  'register.existing',
  'consumer.signedOut',
] as const;
export type Flash = (typeof FLASHES)[number];

const KEY = 'flash';

export function leaveFlash(flash: Flash): void {
  tabStorage.setItem(KEY, flash);
}

/** The message left by the previous page, until it is forgotten. */
export function readFlash(): Flash | null {
  const left = tabStorage.getItem(KEY);
  return FLASHES.find((flash) => flash === left) ?? null;
}

export function forgetFlash(): void {
  tabStorage.removeItem(KEY);
}
