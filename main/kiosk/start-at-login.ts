import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { app } from 'electron';
import { applyAutoStart } from '#main/kiosk/auto-start.ts';
import type { Log } from '#main/lib/log.ts';
import { replaceFile } from '#main/storage/replace-file.ts';

/** Tells the system whether the program starts when its account logs in. */
export function startAtLogin(wanted: boolean | null, log: Log): Promise<void> {
  return applyAutoStart({
    platform: process.platform,
    wanted,
    // An AppImage runs from a mount point that disappears when it ends.
    executable: process.env['APPIMAGE'] ?? process.execPath,
    setLoginItem: (openAtLogin) => app.setLoginItemSettings({ openAtLogin }),
    writeEntry: async (text) => {
      const entry = join(app.getPath('appData'), 'autostart', 'rinsetu-portal.desktop');
      if (text === null) return rm(entry, { force: true });
      await mkdir(dirname(entry), { recursive: true });
      replaceFile(entry, text, { mode: 0o644 });
    },
    log,
  });
}
