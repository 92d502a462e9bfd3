import type { MessageBoxOptions } from 'electron';
import type { Words } from '#main/words/words.ts';

/** Index of the button that restarts, among those of `restartQuestion`. */
export const RESTART = 1;

/** The box that asks whether to restart into a newer version. Closing it is the same as 'Later'. */
export function restartQuestion(version: string, words: Words['update']): MessageBoxOptions {
  const { title, ready, restartAsks, later, restart } = words;
  return {
    type: 'question',
    title,
    message: ready(version),
    detail: restartAsks,
    buttons: [later, restart],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
}

/** The message about a newer version that has to be installed by someone else. */
export function newVersionNotice(version: string, words: Words['update']): MessageBoxOptions {
  const { title, available, askAdministrator, ok } = words;
  return {
    type: 'info',
    title,
    message: available(version),
    detail: askAdministrator,
    buttons: [ok],
  };
}
