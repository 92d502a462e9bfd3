/** Messages that outlive a page change: what happened on the last page is told on the next. No personal data. */
const FLASHES = ['login.success', 'register.success', 'consumer.signedOut'] as const;
export type Flash = (typeof FLASHES)[number];

const KEY = 'flash';

export function leaveFlash(flash: Flash): void {
  window.sessionStorage.setItem(KEY, flash);
}

/** The message left by the page before, once. */
export function takeFlash(): Flash | null {
  const left = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  return FLASHES.find((flash) => flash === left) ?? null;
}
