import { join } from 'node:path';
import { type BrowserWindow, dialog, screen } from 'electron';
import type { Program } from '#main/program.ts';
import { type StoredValue, jsonFile } from '#main/storage/json-file.ts';
import { keepStorage } from '#main/storage/keep-storage.ts';
import { askBeforeUnload } from '#main/window/ask-before-unload.ts';
import { openWindow } from '#main/window/open-window.ts';
import {
  type Placement,
  type WindowState,
  placeWindow,
  windowState,
} from '#main/window/window-state.ts';
import type { Words } from '#main/words/words.ts';

/** Opens the showroom's window where it was last, and keeps what it must not lose when it closes. */
export function openDealerWindow(
  program: Program,
  {
    partition,
    before,
    words,
  }: {
    readonly partition: string;
    /** The window that it replaces. */
    readonly before: BrowserWindow | null;
    readonly words: Words['unsaved'];
  },
): BrowserWindow {
  const remembered = jsonFile(
    join(program.userData, 'window-state.json'),
    windowState,
    program.log,
  );
  const placement = before === null ? placementFrom(remembered) : placeOf(before);
  const window = openWindow({ profile: 'dealer', placement }, partition, program);
  window.once('ready-to-show', () => {
    // Maximising a window shows it: not before there is something to see.
    if (placement.maximized) window.maximize();
    window.show();
  });
  rememberPlace(window, remembered);
  keepStorage(window, window.webContents.session);
  askBeforeUnload(window.webContents, words, (question) =>
    dialog.showMessageBoxSync(window, question),
  );
  return window;
}

function placementFrom(remembered: StoredValue<WindowState>): Placement {
  return placeWindow(
    lastPlace(remembered),
    screen.getAllDisplays().map(({ workArea }) => workArea),
    screen.getPrimaryDisplay().workArea,
  );
}

function placeOf(window: BrowserWindow): Placement {
  return { ...window.getNormalBounds(), maximized: window.isMaximized() };
}

/** Where the window was, or null: a file that can be neither read nor set aside must not keep it from opening. */
function lastPlace(remembered: StoredValue<WindowState>): WindowState | null {
  try {
    return remembered.read();
  } catch {
    return null;
  }
}

function rememberPlace(window: BrowserWindow, remembered: StoredValue<WindowState>): void {
  window.on('close', () => {
    const bounds = window.getNormalBounds();
    try {
      remembered.write({ bounds, maximized: window.isMaximized() });
    } catch {
      // A place that cannot be remembered must not keep the window open.
    }
  });
}
