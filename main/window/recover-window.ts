import type { BrowserWindow } from 'electron';
import { WAIT_ADDRESS } from '#main/origin/fallback-page.ts';
import { type CrashRecovery, crashRecovery } from '#main/window/crash-recovery.ts';
import type { Log } from '#main/lib/log.ts';

/** Crash recovery on the real clock. */
export function recoverFromCrashes(log: Log): CrashRecovery {
  return crashRecovery({
    now: Date.now,
    later: (milliseconds, act) => void setTimeout(act, milliseconds),
    log,
  });
}

/** Brings a window's page back whenever its process is gone. */
export function recoverWindow(
  window: BrowserWindow,
  recover: CrashRecovery,
  {
    startAfresh,
    onFallback = () => {},
    onCrash = () => {},
  }: {
    /** Brings the portal back after the fallback page. */
    readonly startAfresh: () => void;
    /** Called before the fallback page is shown. */
    readonly onFallback?: () => void;
    /** Called at every crash, before anything is done about it. */
    readonly onCrash?: () => void;
  },
): void {
  const { webContents } = window;
  const page = {
    reload: () => webContents.reload(),
    startAfresh,
    showFallback: () => {
      onFallback();
      void window.loadURL(WAIT_ADDRESS);
    },
  };
  webContents.on('render-process-gone', (_event, { reason }) => {
    onCrash();
    if (!window.isDestroyed()) recover(page, reason);
  });
}
