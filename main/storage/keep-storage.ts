/** How often local storage is flushed, in milliseconds. */
export const WRITE_EVERY_MS = 60_000;

/** The part of Electron's BrowserWindow that reports moments after which it may be too late. */
export type LeavingWindow = {
  /** `session-end` exists on Windows only. */
  on(event: 'close' | 'closed' | 'blur' | 'session-end', listener: () => void): unknown;
};

/** The part of Electron's Session that flushes local storage. */
export type KeptStorage = { readonly flushStorageData: () => void };

/**
 * Flushes a window's local storage to disk before it can be lost. Chromium collects changes for seconds, and for
 * minutes if there are many; a crash or power cut loses them.
 */
export function keepStorage(window: LeavingWindow, storage: KeptStorage): void {
  const write = () => storage.flushStorageData();
  window.on('close', write);
  window.on('blur', write);
  window.on('session-end', write);
  const timer = setInterval(write, WRITE_EVERY_MS).unref();
  window.on('closed', () => clearInterval(timer));
}
