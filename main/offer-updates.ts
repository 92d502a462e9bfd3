import { type BrowserWindow, dialog } from 'electron';
import type { Configuration } from '#main/configuration.ts';
import { dealerUpdates } from '#main/dealer-updates.ts';
import { electronUpdateFeed } from '#main/electron-update-feed.ts';
import type { Log } from '#main/log.ts';
import { RESTART, newVersionNotice, restartQuestion } from '#main/update-notice.ts';
import { startUpdates } from '#main/update-timer.ts';
import type { Words } from '#main/words.ts';

/** Tells showroom staff of newer versions, in boxes of the system before the window. */
export function offerUpdates(
  window: BrowserWindow,
  { feedUrl, mayInstall }: Configuration['updates'],
  words: Words['update'],
  log: Log,
): void {
  if (feedUrl === null) return;
  startUpdates(async () => {
    const feed = await electronUpdateFeed(feedUrl, { mayInstall });
    return dealerUpdates({
      feed,
      tell: async (version) => {
        await dialog.showMessageBox(window, newVersionNotice(version, words));
      },
      mayRestart: async (version) => {
        const { response } = await dialog.showMessageBox(window, restartQuestion(version, words));
        return response === RESTART;
      },
      log,
    });
  }, log);
}
