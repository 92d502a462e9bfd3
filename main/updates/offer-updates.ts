import { type BrowserWindow, app, dialog } from 'electron';
import { closeWindow } from '#main/window/close-window.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import { dealerUpdates } from '#main/updates/dealer-updates.ts';
import { electronUpdateFeed } from '#main/updates/electron-update-feed.ts';
import type { Program } from '#main/program.ts';
import { RESTART, newVersionNotice, restartQuestion } from '#main/updates/update-notice.ts';
import { startUpdates } from '#main/updates/update-timer.ts';
import type { Words } from '#main/words/words.ts';

/** Tells showroom staff about newer versions, in message boxes of the system. */
export function offerUpdates(
  window: () => BrowserWindow,
  { feedUrl, mayInstall }: Configuration['updates'],
  words: Words['update'],
  { keepRunning, log }: Program,
): void {
  if (feedUrl === null) return;
  startUpdates(async () => {
    const feed = await electronUpdateFeed(feedUrl, { mayInstall });
    return dealerUpdates({
      feed,
      report: async (version) => {
        await dialog.showMessageBox(window(), newVersionNotice(version, words));
      },
      mayRestart: async (version) => {
        const { response } = await dialog.showMessageBox(window(), restartQuestion(version, words));
        return response === RESTART;
      },
      closeWindow: () => closeWindow(window(), keepRunning),
      startAgain: () => {
        app.relaunch();
        app.quit();
      },
      log,
    });
  }, log);
}
