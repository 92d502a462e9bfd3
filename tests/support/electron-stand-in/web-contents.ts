import { EventEmitter } from 'node:events';
import * as z from 'zod/mini';
import { events } from './devtools-events.ts';
import type { Frame } from './frames.ts';
import { ipcMain } from './ipc-main.ts';
import { BINDING, PRELOAD_WORLD, RECEIVER, WINDOW_OPEN } from './page-scripts.ts';
import type { FromMain } from './page-worlds.ts';
import { type Page, type PageOptions, openPage } from './page.ts';
import { browser } from './runtime.ts';
import type { Session } from './session.ts';

export type WindowOpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' };

const PRESSES = { mouseDown: 'mousePressed', mouseUp: 'mouseReleased' } as const;

type MouseInput = {
  readonly type: keyof typeof PRESSES;
  readonly x: number;
  readonly y: number;
  readonly button: 'left' | 'middle' | 'right';
  readonly clickCount: number;
};

/** What a preload script sends; see page-worlds.ts. */
const toMain = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('invoke'),
    id: z.number(),
    channel: z.string(),
    args: z.array(z.unknown()),
  }),
  z.object({ type: z.literal('send'), channel: z.string(), args: z.array(z.unknown()) }),
]);

const all = new Set<WebContents>();
let lastId = 0;

/** The pages of the program, by the ways in which Electron and Playwright look for them. */
export const webContents = {
  getAllWebContents: (): WebContents[] => [...all],
  fromId: (id: number): WebContents | undefined => [...all].find((each) => each.id === id),
  fromDevToolsTargetId: (targetId: string): WebContents | undefined =>
    [...all].find((each) => each.targetId === targetId),
  ofFrame: (frameId: string): WebContents | undefined =>
    [...all].find((each) => each.hasFrame(frameId)),
};

export class WebContents extends EventEmitter {
  readonly id: number;
  readonly session: Session;
  readonly #page: Promise<Page>;
  #made: Page | undefined;
  #expected: string | undefined;
  #destroyed = false;
  #opens: WindowOpenHandler = () => ({ action: 'deny' });

  constructor(options: PageOptions) {
    super();
    lastId += 1;
    this.id = lastId;
    this.session = options.session;
    all.add(this);
    this.session.pages.add(this);
    this.#page = openPage(options, (page) => {
      this.#made = page;
      this.#follow(page);
    });
    // Only those that use the page are notified.
    this.#page.catch(() => {});
  }

  get targetId(): string | undefined {
    return this.#made?.targetId;
  }

  get mainFrame(): Frame | undefined {
    return this.#made?.frames.main;
  }

  hasFrame(id: string): boolean {
    return this.#made?.frames.get(id) !== undefined;
  }

  #follow({ devtools: { on }, frames }: Page): void {
    on(events.frameAttached, ({ frameId, parentFrameId }) => frames.attach(frameId, parentFrameId));
    on(events.frameDetached, ({ frameId }) => frames.detach(frameId));
    on(events.frameNavigated, ({ frame }) => {
      frames.navigated(frame);
      if (frame.parentId !== undefined) return;
      const { origin } = frames.main;
      if (origin !== 'null') void this.session.applyPermissions(origin).catch(() => {});
      this.emit('did-navigate', {}, frame.url, 200, 'OK');
    });
    on(events.navigatedWithinDocument, ({ frameId, url }) => {
      const frame = frames.get(frameId);
      if (frame !== undefined) frame.url = url;
      this.emit('did-navigate-in-page', {}, url, frame === frames.main);
    });
    on(events.executionContextCreated, ({ context }) => frames.addContext(context));
    on(events.executionContextDestroyed, (gone) => frames.removeContext(gone.executionContextId));
    on(events.executionContextsCleared, () => frames.clearContexts());
    on(events.bindingCalled, ({ name, payload, executionContextId }) => {
      if (name === BINDING) void this.#receive(executionContextId, payload);
    });
    on(events.domContentEventFired, () => this.emit('dom-ready', {}));
    on(events.loadEventFired, () => this.emit('did-finish-load', {}));
    on(events.lifecycleEvent, ({ frameId, name }) => {
      if (frameId === frames.main.id && name === 'firstPaint') this.emit('stand-in:first-paint');
    });
    on(events.frameRequestedNavigation, ({ frameId, url, disposition }) => {
      // Network navigations are held at their request; mailto: and similar addresses never make one.
      const held = ['http:', 'https:'].includes(new URL(url).protocol);
      if (!held && disposition === 'currentTab') this.mayNavigate(frameId, url, false);
    });
    on(events.windowOpen, ({ url }) => this.#opens({ url }));
    on(events.targetCrashed, () =>
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }),
    );
  }

  async #receive(contextId: number, payload: string): Promise<void> {
    const frames = this.#made?.frames;
    const message = z.parse(toMain, JSON.parse(payload));
    const senderFrame = frames?.speaker(contextId) ?? null;
    if (message.type === 'send' && message.channel === WINDOW_OPEN) {
      this.#opens({ url: String(message.args[0]) });
      return;
    }
    const reply = (channel: string, ...args: unknown[]) => this.send(channel, ...args);
    const event = { type: 'frame', sender: this, senderFrame, reply } as const;
    const answer = await ipcMain.receive(event, message);
    if (answer !== undefined) await this.#tell(contextId, answer);
  }

  async #tell(contextId: number, message: FromMain): Promise<void> {
    const { devtools } = await this.#page;
    const text = JSON.stringify(JSON.stringify(message));
    // The document that asked may be gone, so there is no one to answer.
    await devtools
      .send('Runtime.evaluate', { contextId, expression: `${RECEIVER}(JSON.parse(${text}))` })
      .catch(() => {});
  }

  send(channel: string, ...args: unknown[]): void {
    const contextId = this.#made?.frames.contextOf(PRELOAD_WORLD);
    if (contextId !== undefined) void this.#tell(contextId, { type: 'event', channel, args });
  }

  async loadURL(url: string): Promise<void> {
    const { devtools } = await this.#page;
    this.#expected = new URL(url).href;
    const loaded = new Promise((resolve) => this.once('did-finish-load', resolve));
    const { errorText } = await devtools.send('Page.navigate', { url });
    if (errorText !== undefined) {
      this.emit('did-fail-load', {}, -2, errorText, url, true);
      throw new Error(`${errorText} loading '${url}'`);
    }
    await loaded;
  }

  /** Asks the program's listeners about a document that a frame wants to load. */
  mayNavigate(frameId: string, url: string, redirected: boolean): boolean {
    const isMainFrame = frameId === this.#made?.frames.main.id;
    if (isMainFrame && this.#expected === url) {
      this.#expected = undefined;
      return true;
    }
    let prevented = false;
    const details = {
      url,
      isMainFrame,
      frame: this.#made?.frames.get(frameId),
      preventDefault: () => (prevented = true),
    };
    if (redirected) this.emit('will-redirect', details, url, false, isMainFrame);
    else {
      this.emit('will-frame-navigate', details);
      if (isMainFrame) this.emit('will-navigate', details, url);
    }
    return !prevented;
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#opens = handler;
  }

  getURL(): string {
    return this.mainFrame?.url ?? '';
  }

  async executeJavaScript(code: string): Promise<unknown> {
    const { devtools } = await this.#page;
    const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value;
  }

  /** Presses of the mouse alone. */
  sendInputEvent({ type, ...where }: MouseInput): void {
    const press = { type: PRESSES[type], ...where } as const;
    void this.#page.then(({ devtools }) => devtools.send('Input.dispatchMouseEvent', press));
  }

  /** There is no printer here: the job counts as done. */
  print(_options?: unknown, callback?: (success: boolean, reason: string) => void): void {
    callback?.(true, '');
  }

  async getPrintersAsync(): Promise<readonly object[]> {
    return [];
  }

  async printToPDF(): Promise<Buffer> {
    const { devtools } = await this.#page;
    const { data } = await devtools.send('Page.printToPDF', { printBackground: true });
    return Buffer.from(data, 'base64');
  }

  async clearStorage(): Promise<void> {
    const { devtools, frames } = await this.#page;
    await devtools.send('Storage.clearDataForOrigin', {
      origin: frames.main.origin,
      storageTypes: 'all',
    });
  }

  async clearCache(): Promise<void> {
    const { devtools } = await this.#page;
    await devtools.send('Network.clearBrowserCache');
  }

  reload(): void {
    void this.#page.then(({ devtools }) => devtools.send('Page.reload'));
  }

  async setVisualZoomLevelLimits(_least: number, _most: number): Promise<void> {}

  forcefullyCrashRenderer(): void {
    void this.#page.then(({ devtools }) => devtools.send('Page.crash')).catch(() => {});
  }

  close(_options?: { waitForBeforeUnload?: boolean }): void {
    this.emit('stand-in:close');
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  /** Destroys the page. The window calls it after everything that may object has been asked. */
  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    all.delete(this);
    this.session.pages.delete(this);
    this.emit('destroyed');
    void this.#close().catch(() => {});
  }

  async #close(): Promise<void> {
    const { connection } = await browser;
    const { targetId } = await this.#page;
    await connection.browser.send('Target.closeTarget', { targetId });
  }
}
