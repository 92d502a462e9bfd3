import { EventEmitter } from 'node:events';
import { app } from './app.ts';
import { session } from './session.ts';
import type { Session } from './session.ts';
import { WebContents } from './web-contents.ts';

export type BrowserWindowOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly show?: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly kiosk?: boolean;
  readonly fullscreen?: boolean;
  readonly webPreferences?: {
    readonly preload?: string;
    readonly additionalArguments?: readonly string[];
    readonly partition?: string;
    readonly session?: Session;
  };
};

const windows = new Set<BrowserWindow>();
let lastId = 0;

/** A window without frame or screen: it remembers what it was set to, and its page is a Chromium page. */
export class BrowserWindow extends EventEmitter {
  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }

  static getFocusedWindow(): BrowserWindow | null {
    return [...windows][0] ?? null;
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return [...windows].find((window) => window.webContents === contents) ?? null;
  }

  static fromId(id: number): BrowserWindow | null {
    return [...windows].find((window) => window.id === id) ?? null;
  }

  readonly id: number;
  readonly webContents: WebContents;
  #visible: boolean;
  #destroyed = false;
  #fullScreen: boolean;
  #kiosk: boolean;
  #maximized = false;
  #bounds: { x: number; y: number; width: number; height: number };

  constructor(options: BrowserWindowOptions = {}) {
    super();
    lastId += 1;
    this.id = lastId;
    const { width = 800, height = 600, show = true, webPreferences = {} } = options;
    const partition = webPreferences.partition;
    this.#visible = show;
    this.#fullScreen = options.fullscreen ?? false;
    this.#kiosk = options.kiosk ?? false;
    this.#bounds = { x: options.x ?? 0, y: options.y ?? 0, width, height };
    this.webContents = new WebContents({
      session:
        webPreferences.session ??
        (partition === undefined ? session.defaultSession : session.fromPartition(partition)),
      preload: webPreferences.preload,
      additionalArguments: webPreferences.additionalArguments ?? [],
      width,
      height,
    });
    this.webContents.once('stand-in:first-paint', () => this.emit('ready-to-show'));
    this.webContents.on('stand-in:close', () => this.close());
    this.webContents.on('stand-in:gone', () => this.destroy());
    windows.add(this);
    app.windows.add(this);
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, this);
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  close(): void {
    if (this.#destroyed) return;
    let prevented = false;
    this.emit('close', { preventDefault: () => (prevented = true) });
    if (!prevented) this.destroy();
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    windows.delete(this);
    this.webContents.destroy();
    this.emit('closed');
    app.windowClosed(this);
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  show(): void {
    this.#visible = true;
    this.emit('show');
  }

  hide(): void {
    this.#visible = false;
    this.emit('hide');
  }

  isVisible(): boolean {
    return this.#visible;
  }

  focus(): void {
    this.emit('focus');
  }

  isMinimized(): boolean {
    return false;
  }

  isMaximized(): boolean {
    return this.#maximized;
  }

  restore(): void {}

  maximize(): void {
    this.#maximized = true;
    this.#visible = true;
  }

  unmaximize(): void {
    this.#maximized = false;
  }

  isKiosk(): boolean {
    return this.#kiosk;
  }

  setKiosk(kiosk: boolean): void {
    this.#kiosk = kiosk;
  }

  getNormalBounds(): { x: number; y: number; width: number; height: number } {
    return this.getBounds();
  }

  isFullScreen(): boolean {
    return this.#fullScreen;
  }

  setFullScreen(fullScreen: boolean): void {
    this.#fullScreen = fullScreen;
  }

  getBounds(): { x: number; y: number; width: number; height: number } {
    return { ...this.#bounds };
  }

  setBounds(bounds: Partial<{ x: number; y: number; width: number; height: number }>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
  }

  setMenu(_menu: unknown): void {}

  removeMenu(): void {}

  setMenuBarVisibility(_visible: boolean): void {}

  setTitle(_title: string): void {}
}
