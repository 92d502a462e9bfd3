import { EventEmitter } from 'node:events';
import { WebRequest } from './web-request.ts';
import { browser } from './runtime.ts';

type SchemeHandler = (request: Request) => Response | Promise<Response>;
type Grant = (granted: boolean) => void;
type PermissionRequestHandler = (contents: null, permission: string, grant: Grant) => void;
type PermissionCheckHandler = (contents: null, permission: string, origin: string) => boolean;

type Clearable = { clearStorage(): Promise<void>; clearCache(): Promise<void> };

/** Permissions by Chromium's names, with Electron's names for them. Those are set before a page can ask. */
const PERMISSIONS = [
  ['geolocation', 'geolocation'],
  ['notifications', 'notifications'],
  ['camera', 'media'],
  ['microphone', 'media'],
  ['midi', 'midi'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-write', 'clipboard-sanitized-write'],
] as const;

type ElectronRequestInit = RequestInit & { readonly bypassCustomProtocolHandlers?: boolean };

class Protocol {
  readonly #handlers = new Map<string, SchemeHandler>();

  handle(scheme: string, handler: SchemeHandler): void {
    if (this.#handlers.has(scheme)) throw new Error(`The scheme ${scheme} is handled already.`);
    this.#handlers.set(scheme, handler);
  }

  unhandle(scheme: string): void {
    this.#handlers.delete(scheme);
  }

  isProtocolHandled(scheme: string): boolean {
    return this.#handlers.has(scheme);
  }

  handlerFor(url: string): SchemeHandler | undefined {
    return this.#handlers.get(new URL(url).protocol.slice(0, -1));
  }
}

export class Session extends EventEmitter {
  readonly #inMemory: boolean;
  #context: Promise<string> | undefined;
  readonly protocol = new Protocol();
  readonly webRequest = new WebRequest();
  /** The pages of this session, through which Chromium clears what they stored. */
  readonly pages = new Set<Clearable>();
  #checksPermission: PermissionCheckHandler | null = null;

  constructor({ inMemory = false } = {}) {
    super();
    this.#inMemory = inMemory;
  }

  /** The Chromium context of the pages: a separate one for an in-memory partition. */
  async target(): Promise<{ readonly browserContextId?: string }> {
    if (!this.#inMemory) return {};
    this.#context ??= newContext();
    return { browserContextId: await this.#context };
  }

  setPermissionRequestHandler(_handler: PermissionRequestHandler | null): void {}

  setPermissionCheckHandler(handler: PermissionCheckHandler | null): void {
    this.#checksPermission = handler;
  }

  setDevicePermissionHandler(_handler: (() => boolean) | null): void {}

  setDisplayMediaRequestHandler(_handler: unknown): void {}

  setSpellCheckerEnabled(_enabled: boolean): void {}

  async resolveProxy(_url: string): Promise<string> {
    return 'DIRECT';
  }

  /** As in Electron, requests of the session go through its scheme handlers too. */
  async fetch(
    input: string | Request,
    { bypassCustomProtocolHandlers = false, ...init }: ElectronRequestInit = {},
  ): Promise<Response> {
    const request = new Request(input, init);
    const handler = bypassCustomProtocolHandlers
      ? undefined
      : this.protocol.handlerFor(request.url);
    if (handler === undefined) return fetch(request);
    const response = await handler(request);
    if (response.type === 'error') throw new TypeError('net::ERR_FAILED');
    return response;
  }

  async clearStorageData(): Promise<void> {
    const { connection } = await browser;
    if (this.#inMemory && this.pages.size === 0) {
      const context = this.#context;
      this.#context = undefined;
      if (context === undefined) return;
      const browserContextId = await context;
      await connection.browser.send('Target.disposeBrowserContext', { browserContextId });
      return;
    }
    await connection.browser.send('Storage.clearCookies', await this.target());
    for (const page of this.pages) await page.clearStorage();
  }

  async clearCache(): Promise<void> {
    for (const page of this.pages) await page.clearCache();
  }

  async clearAuthCache(): Promise<void> {}

  flushStorageData(): void {}

  /**
   * Sets in advance what the check handler answers for pages of an origin, or for any, since Chromium asks
   * no one while it runs without a screen.
   */
  async applyPermissions(origin?: string): Promise<void> {
    if (this.#checksPermission === null) return;
    const { connection } = await browser;
    const target = await this.target();
    // All at once: in Electron no page waits for them.
    await Promise.all(
      PERMISSIONS.map(([name, electronName]) =>
        connection.browser.send('Browser.setPermission', {
          permission: { name },
          setting: this.#checksPermission?.(null, electronName, origin ?? '')
            ? 'granted'
            : 'denied',
          ...(origin !== undefined && { origin }),
          ...target,
        }),
      ),
    );
  }
}

async function newContext(): Promise<string> {
  const { connection } = await browser;
  return (await connection.browser.send('Target.createBrowserContext')).browserContextId;
}

const sessions = new Map<string, Session>();

/** The only partition kept on disk, as Chromium has one profile. Others have contexts that end with the program. */
const KEPT_PARTITION = 'persist:portal';

export const session = {
  defaultSession: new Session(),
  fromPartition(partition: string): Session {
    const known =
      sessions.get(partition) ?? new Session({ inMemory: partition !== KEPT_PARTITION });
    sessions.set(partition, known);
    return known;
  },
};
