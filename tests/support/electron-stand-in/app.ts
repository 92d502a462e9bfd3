import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endBrowser } from './chromium.ts';
import { browser, commandLine } from './runtime.ts';
import { SingleInstance } from './single-instance.ts';

/** A window as far as the program's end concerns it. */
type Closable = { close(): void; isDestroyed(): boolean };

class App extends EventEmitter {
  readonly commandLine = {
    appendSwitch: (_name: string, _value?: string) => {},
    appendArgument: (_value: string) => {},
    hasSwitch: (name: string) => process.argv.some((each) => each.startsWith(`--${name}`)),
    getSwitchValue: (name: string) =>
      process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '',
  };
  readonly isPackaged = commandLine.resources !== undefined;
  readonly name = commandLine.name;
  readonly windows = new Set<Closable>();
  readonly #paths = new Map<string, string>([['userData', commandLine.userData]]);
  readonly #ready = Promise.withResolvers<void>();
  readonly #single = new SingleInstance(commandLine.userData);
  #isReady = false;
  #quitting = false;

  whenReady(): Promise<void> {
    return this.#ready.promise;
  }

  isReady(): boolean {
    return this.#isReady;
  }

  get isQuitting(): boolean {
    return this.#quitting;
  }

  /** The loader of Playwright replaces `emit`, to hold the event back until it is connected. */
  becomeReady(): void {
    this.#isReady = true;
    this.emit('ready', {}, {});
    this.#ready.resolve();
  }

  quit(): void {
    if (this.#quitting) return;
    let prevented = false;
    this.emit('before-quit', { preventDefault: () => (prevented = true) });
    if (prevented) return;
    for (const window of this.windows) window.close();
    if ([...this.windows].some((window) => !window.isDestroyed())) return;
    this.#quitting = true;
    this.emit('will-quit', { preventDefault: () => {} });
    void this.#end(0);
  }

  /** Nothing starts again by itself: a test sees that the program has ended. */
  relaunch(): void {}

  exit(code = 0): void {
    // Chromium's own end, which follows, changes nothing.
    if (this.#quitting) return;
    this.#quitting = true;
    void this.#end(code);
  }

  windowClosed(window: Closable): void {
    this.windows.delete(window);
    if (this.windows.size > 0 || this.#quitting) return;
    if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
    else this.quit();
  }

  async #end(code: number): Promise<void> {
    this.emit('quit', {}, code);
    this.#single.release();
    if (this.#isReady) {
      await endBrowser(await browser);
    }
    process.exit(code);
  }

  requestSingleInstanceLock(): boolean {
    return this.#single.request((argv, folder) =>
      this.emit('second-instance', {}, argv, folder, null),
    );
  }

  hasSingleInstanceLock(): boolean {
    return this.#single.held;
  }

  releaseSingleInstanceLock(): void {
    this.#single.release();
  }

  getPath(name: string): string {
    return this.#paths.get(name) ?? (name === 'temp' ? tmpdir() : join(commandLine.userData, name));
  }

  setPath(name: string, path: string): void {
    this.#paths.set(name, path);
  }

  getAppPath(): string {
    return commandLine.appFolder;
  }

  getName(): string {
    return commandLine.name;
  }

  getVersion(): string {
    return commandLine.version;
  }

  getLocale(): string {
    return 'en-GB';
  }

  getPreferredSystemLanguages(): string[] {
    return (process.env['LANGUAGE'] ?? 'en_GB').split(':').map((each) => each.replace('_', '-'));
  }

  setAppUserModelId(_id: string): void {}

  enableSandbox(): void {}

  disableHardwareAcceleration(): void {}

  setAsDefaultProtocolClient(_scheme: string): boolean {
    return true;
  }
}

export const app = new App();
