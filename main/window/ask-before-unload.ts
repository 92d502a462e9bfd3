import type { MessageBoxSyncOptions } from 'electron';
import type { Words } from '#main/words/words.ts';

const STAY = 0;
const LEAVE = 1;

/** What Electron's message box is given. */
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

/** The part of Electron's WebContents that reports a page which asks not to be left. */
export type Unloading = {
  on(event: 'will-prevent-unload', listener: (event: UnloadEvent) => void): unknown;
  removeListener(event: 'will-prevent-unload', listener: (event: UnloadEvent) => void): unknown;
};

/**
 * Asks, as a browser does, when a page with unsaved changes is reloaded or its window closed. Electron itself would let
 * such a page stay without asking anybody.
 */
export function askBeforeUnload(
  contents: Unloading,
  words: Words['unsaved'],
  ask: (question: ReturnType<typeof questionIn>) => number,
): void {
  const question = questionIn(words);
  contents.on('will-prevent-unload', (event) => {
    // Preventing the default here means: leave although the page objects.
    if (ask(question) === LEAVE) event.preventDefault();
  });
}
