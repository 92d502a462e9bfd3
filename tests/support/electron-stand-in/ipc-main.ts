import { EventEmitter } from 'node:events';
import type { Frame } from './frames.ts';
import type { FromMain, ToMain } from './page-worlds.ts';

export type IpcEvent = {
  readonly type: 'frame';
  readonly sender: EventEmitter;
  readonly senderFrame: Frame | null;
  readonly reply: (channel: string, ...args: unknown[]) => void;
};

type Handler = (event: IpcEvent, ...args: unknown[]) => unknown;

class IpcMain extends EventEmitter {
  readonly #handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    this.#handlers.set(channel, handler);
  }

  handleOnce(channel: string, handler: Handler): void {
    this.handle(channel, (event, ...args) => {
      this.removeHandler(channel);
      return handler(event, ...args);
    });
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }

  /** Takes a message from a page. Answers go back only for calls. */
  async receive(event: IpcEvent, message: ToMain): Promise<FromMain | undefined> {
    if (message.type === 'send') {
      this.emit(message.channel, event, ...message.args);
      return undefined;
    }
    const { id, channel, args } = message;
    try {
      const handler = this.#handlers.get(channel);
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
      return { type: 'answer', id, value: await handler(event, ...args) };
    } catch (error) {
      const failure = `Error invoking remote method '${channel}': ${String(error)}`;
      return { type: 'failure', id, message: failure };
    }
  }
}

export const ipcMain = new IpcMain();
