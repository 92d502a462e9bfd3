/** What `import … from 'electron'` gives in the main process: only what the portal's main process uses. */
import { EventEmitter } from 'node:events';

export { app } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { ipcMain } from './ipc-main.ts';
export { session } from './session.ts';
export { webContents } from './web-contents.ts';

type ElectronRequestInit = RequestInit & { readonly bypassCustomProtocolHandlers?: boolean };

/** Node's own fetch has no custom handlers that would need to be bypassed. */
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
  openPath: async (_path: string): Promise<string> => '',
  beep: () => {},
};

let clipboardText = '';

/** The program's own clipboard: Chromium's is another one while it runs without a screen. */
export const clipboard = {
  readText: () => clipboardText,
  writeText: (text: string) => {
    clipboardText = text;
  },
  clear: () => {
    clipboardText = '';
  },
};

const display = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
} as const;

/** One screen of the usual size. */
export const screen = {
  getAllDisplays: () => [display],
  getPrimaryDisplay: () => display,
};

type MenuTemplate = { readonly submenu?: readonly MenuTemplate[] };

export class Menu {
  static #application: Menu | null = null;
  readonly items: readonly unknown[];

  constructor(items: readonly unknown[] = []) {
    this.items = items;
  }

  static setApplicationMenu(menu: Menu | null): void {
    Menu.#application = menu;
  }

  static getApplicationMenu(): Menu | null {
    return Menu.#application;
  }

  static buildFromTemplate(template: readonly MenuTemplate[]): Menu {
    return new Menu(
      template.map(({ submenu, ...item }) =>
        submenu === undefined ? item : { ...item, submenu: Menu.buildFromTemplate(submenu) },
      ),
    );
  }

  popup(): void {}
}

/** No system reports its lock or sleep here: tests do. */
export const powerMonitor = new EventEmitter();

/** Shows nothing: tests look at what would be shown, and press it. */
export class Notification extends EventEmitter {
  static readonly shown: Notification[] = [];
  readonly title: string;
  readonly body: string;

  constructor({ title, body }: { readonly title: string; readonly body: string }) {
    super();
    this.title = title;
    this.body = body;
  }

  static isSupported(): boolean {
    return true;
  }

  show(): void {
    Notification.shown.push(this);
  }
}

export const nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: false,
  themeSource: 'system',
});

export const dialog = {
  showErrorBox: (title: string, text: string) => {
    process.stderr.write(`${title}: ${text}\n`);
  },
  /** There is no one to choose: tests set the answer. */
  showSaveDialog: async (..._asked: unknown[]) => ({ canceled: true, filePath: '' }),
};
