/** How often what is stored is written, in milliseconds. */
export const WRITE_EVERY_MS = 60_000;

/** The part of Electron's BrowserWindow that reports moments after which it may be too late. */
export type LeavingWindow = {
  /** `session-end` is Windows' alone. */
  on(event: 'close' | 'blur' | 'session-end', listener: () => void): unknown;
};

/** The part of Electron's Session that writes local storage to the disk. */
export type KeptStorage = { readonly flushStorageData: () => void };

/**
 * Has a window's local storage written to the disk before it can be lost. Chromium itself collects changes for seconds,
 * and for minutes when there are many; what it holds then goes with a crash or a power cut.
 */
export function keepStorage(window: LeavingWindow, storage: KeptStorage): void {
  const write = () => storage.flushStorageData();
  window.on('close', write);
  window.on('blur', write);
  window.on('session-end', write);
  setInterval(write, WRITE_EVERY_MS).unref();
}
