import { type KeyPress, isAllowedInKiosk } from '#main/kiosk/kiosk-keys.ts';
import type { Log } from '#main/lib/log.ts';

type Preventable = { readonly preventDefault: () => void };

/** The part of Electron's BrowserWindow that locks it. */
export type LockedWindow = {
  on(event: 'close', listener: (event: Preventable) => void): unknown;
  on(event: 'leave-full-screen' | 'minimize', listener: () => void): unknown;
  removeMenu(): void;
  setKiosk(kiosk: boolean): void;
  restore(): void;
  readonly webContents: {
    on(
      event: 'before-input-event',
      listener: (event: Preventable, input: KeyPress) => void,
    ): unknown;
    on(event: 'context-menu', listener: (event: Preventable) => void): unknown;
    on(event: 'unresponsive', listener: () => void): unknown;
    forcefullyCrashRenderer(): void;
    setVisualZoomLevelLimits(least: number, most: number): Promise<void>;
  };
};

/**
 * Keeps a window full-screen, without menus, and open. Shortcuts of the operating system never get here: only the
 * system's own kiosk mode can disable them (docs/operations/desktop.md).
 */
export function lockWindow(
  window: LockedWindow,
  { mayClose, log }: { readonly mayClose: () => boolean; readonly log: Log },
): void {
  const { webContents } = window;
  window.removeMenu();
  window.on('close', (event) => {
    if (mayClose()) return;
    event.preventDefault();
    log({ event: 'close-refused' });
  });
  window.on('leave-full-screen', () => window.setKiosk(true));
  window.on('minimize', () => window.restore());
  webContents.on('before-input-event', (event, input) => {
    if (!isAllowedInKiosk(input)) event.preventDefault();
  });
  webContents.on('context-menu', (event) => event.preventDefault());
  // A hung page would stop the idle countdown; crashing it brings a new one.
  webContents.on('unresponsive', () => webContents.forcefullyCrashRenderer());
  void webContents.setVisualZoomLevelLimits(1, 1);
}
