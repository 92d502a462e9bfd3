/** What `import … from 'electron'` gives in the main process: only what the portal's main process uses. */
import { EventEmitter } from 'node:events';

export { app } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { ipcMain } from './ipc-main.ts';
export { session } from './session.ts';
export { webContents } from './web-contents.ts';

type ElectronRequestInit = RequestInit & { readonly bypassCustomProtocolHandlers?: boolean };

/** Node's own fetch knows no custom handlers, so there are none to go round. */
export const net = {
  fetch: (input: string | Request, init: ElectronRequestInit = {}): Promise<Response> => {
    const { bypassCustomProtocolHandlers: _bypass, ...rest } = init;
    return fetch(input, rest);
  },
  isOnline: () => true,
};

/** Opens nothing: tests put their own function in place of `openExternal` to see what would be opened. */
export const shell = {
  openExternal: async (_url: string): Promise<void> => {},
  beep: () => {},
};

export class Menu {
  static setApplicationMenu(_menu: Menu | null): void {}

  static buildFromTemplate(_template: readonly unknown[]): Menu {
    return new Menu();
  }

  popup(): void {}
}

export const nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: false,
  themeSource: 'system',
});

export const dialog = {
  showErrorBox: (title: string, text: string) => {
    process.stderr.write(`${title}: ${text}\n`);
  },
};
