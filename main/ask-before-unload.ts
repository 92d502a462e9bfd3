import type { MessageBoxSyncOptions } from 'electron';

const STAY = 0;
const LEAVE = 1;

/** What Electron's message box is given. */
const QUESTION = {
  type: 'question',
  message: 'Leave without saving?',
  detail: 'You have changed something and not saved it. If you leave now, the changes are lost.',
  buttons: ['Stay here', 'Leave without saving'],
  defaultId: STAY,
  cancelId: STAY,
  noLink: true,
} satisfies MessageBoxSyncOptions;

/** The part of Electron's WebContents that tells of a page which does not want to be left. */
export type Unloading = {
  on(
    event: 'will-prevent-unload',
    listener: (event: { preventDefault: () => void }) => void,
  ): unknown;
};

/**
 * Asks, as a browser does, when a page with unsaved changes is reloaded or its window closed. Electron itself would let
 * such a page stay without a word.
 */
export function askBeforeUnload(contents: Unloading, ask: (question: typeof QUESTION) => number) {
  contents.on('will-prevent-unload', (event) => {
    // Here preventing means: do not let the page hold back.
    if (ask(QUESTION) === LEAVE) event.preventDefault();
  });
}
