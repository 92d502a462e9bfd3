/** What a request listener gets, and may answer. */
type BeforeRequest = {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly resourceType: string;
  readonly webContentsId: number | undefined;
};

type Verdict = { readonly cancel?: boolean; readonly redirectURL?: string };

type Listener = (details: BeforeRequest, callback: (verdict: Verdict) => void) => void;
type Filter = { readonly urls: readonly string[] };

/** Only `onBeforeRequest` has an effect. As in Electron, it is not called for schemes that have a handler. */
export class WebRequest {
  #listener: Listener | null = null;
  #filter: Filter | null = null;

  onBeforeRequest(filterOrListener: Filter | Listener | null, listener?: Listener | null): void {
    if (typeof filterOrListener === 'function') {
      this.#listener = filterOrListener;
      this.#filter = null;
    } else {
      this.#listener = listener ?? null;
      this.#filter = filterOrListener;
    }
  }

  onBeforeSendHeaders(..._ignored: unknown[]): void {}

  onHeadersReceived(..._ignored: unknown[]): void {}

  async judge(details: BeforeRequest): Promise<Verdict> {
    const listener = this.#listener;
    if (listener === null || !this.#concerns(details.url)) return {};
    return new Promise((resolve) => listener(details, resolve));
  }

  #concerns(url: string): boolean {
    return this.#filter === null || this.#filter.urls.some((pattern) => matches(pattern, url));
  }
}

/** Chromium's match patterns, as far as `*` means any text; `*://` is http, https, ws and wss. */
function matches(pattern: string, url: string): boolean {
  if (pattern === '<all_urls>') return true;
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const source = escaped.replace(/^\*:/, '(?:https?|wss?):').replaceAll('*', '.*');
  return new RegExp(`^${source}$`).test(url);
}
