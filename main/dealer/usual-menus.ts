import type { MenuItemConstructorOptions } from 'electron';
import { PROGRAM_NAME, type Words } from '#main/words/words.ts';

/** Menus that every program has. What their items do and their shortcuts are Electron's; its words are English only. */
export const SEPARATOR = { type: 'separator' } as const satisfies MenuItemConstructorOptions;

/** The first menu of a program on macOS. */
export function programMenu(words: Words['menu']): MenuItemConstructorOptions {
  return {
    role: 'appMenu',
    label: PROGRAM_NAME,
    submenu: [
      { role: 'about', label: words.about },
      SEPARATOR,
      { role: 'services', label: words.services },
      SEPARATOR,
      { role: 'hide', label: words.hide },
      { role: 'hideOthers', label: words.hideOthers },
      { role: 'unhide', label: words.showAll },
      SEPARATOR,
      { role: 'quit', label: words.quit },
    ],
  };
}

export function editMenu(words: Words['menu']): MenuItemConstructorOptions {
  return {
    role: 'editMenu',
    label: words.edit,
    submenu: [
      { role: 'undo', label: words.undo },
      { role: 'redo', label: words.redo },
      SEPARATOR,
      { role: 'cut', label: words.cut },
      { role: 'copy', label: words.copy },
      { role: 'paste', label: words.paste },
      { role: 'delete', label: words.delete },
      SEPARATOR,
      { role: 'selectAll', label: words.selectAll },
    ],
  };
}

export function viewMenu(words: Words['menu'], developing: boolean): MenuItemConstructorOptions {
  return {
    label: words.view,
    submenu: [
      { role: 'reload', label: words.reload },
      SEPARATOR,
      { role: 'resetZoom', label: words.actualSize },
      { role: 'zoomIn', label: words.zoomIn },
      { role: 'zoomOut', label: words.zoomOut },
      SEPARATOR,
      { role: 'togglefullscreen', label: words.fullScreen },
      ...(developing ? [SEPARATOR, { role: 'toggleDevTools' } as const] : []),
    ],
  };
}
