import { type BrowserWindow, app, dialog, type MessageBoxOptions } from 'electron';
import { filled } from '#domain/words/filled.ts';
import { closeWindow } from '#main/window/close-window.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import { dealerUpdates } from '#main/updates/dealer-updates.ts';
import { electronUpdateFeed } from '#main/updates/electron-update-feed.ts';
import type { Program } from '#main/program.ts';
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

/** Index of the button that restarts, among those of `restartQuestion`. */
const RESTART = 1;

/** The box that asks whether to restart into a newer version. Closing it is the same as 'Later'. */
function restartQuestion(version: string, words: Words['update']): MessageBoxOptions {
  const { title, ready, restartAsks, later, restart } = words;
  return {
    type: 'question',
    title,
    message: filled(ready, { version }),
    detail: restartAsks,
    buttons: [later, restart],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
}

/** The message about a newer version that has to be installed by someone else. */
function newVersionNotice(version: string, words: Words['update']): MessageBoxOptions {
  const { title, available, askAdministrator, ok } = words;
  return {
    type: 'info',
    title,
    message: filled(available, { version }),
    detail: askAdministrator,
    buttons: [ok],
  };
}
