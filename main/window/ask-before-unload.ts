import type { MessageBoxSyncOptions } from 'electron';
import type { Words } from '#main/words/words.ts';

const STAY = 0;
const LEAVE = 1;

/** The options of Electron's message box. */
function questionIn({ asks, lost, stay, leave }: Words['unsaved']) {
  return {
    type: 'question',
    message: asks,
    detail: lost,
    buttons: [stay, leave],
    defaultId: STAY,
    cancelId: STAY,
    noLink: true,
  } satisfies MessageBoxSyncOptions;
}

type UnloadEvent = { readonly defaultPrevented: boolean; preventDefault: () => void };

/** The part of Electron's WebContents that reports a page asking not to be left. */
export type Unloading = {
  on(event: 'will-prevent-unload', listener: (event: UnloadEvent) => void): unknown;
  removeListener(event: 'will-prevent-unload', listener: (event: UnloadEvent) => void): unknown;
};

/**
 * Asks, as a browser does, before a page with unsaved changes is reloaded or its window closed. Electron on its own
 * would silently keep such a page open.
 */
export function askBeforeUnload(
  contents: Unloading,
  words: Words['unsaved'],
  ask: (question: ReturnType<typeof questionIn>) => number,
): void {
  const question = questionIn(words);
  contents.on('will-prevent-unload', (event) => {
    // Preventing the default means: leave despite the page's objection.
    if (ask(question) === LEAVE) event.preventDefault();
  });
}
