/**
 * What runs inside the page. These functions are sent to Chromium as source text, so each uses nothing but its
 * arguments and the globals of a page. (Node takes the types out of this file by blanking them, which leaves the text
 * of a function unchanged.)
 */

/** A value on its way from one world of a page to the other: functions and promises travel as numbers. */
type Wire =
  | { kind: 'value'; value: unknown }
  | { kind: 'list'; items: Wire[] }
  | { kind: 'object'; entries: Array<[string, Wire]> }
  | { kind: 'function'; id: number }
  | { kind: 'promise'; id: number };

type WorldMessage =
  | { type: 'expose'; key: string; value: Wire }
  | { type: 'call'; callId: number; id: number; args: Wire[] }
  | { type: 'return'; callId: number; value: Wire }
  | { type: 'throw'; callId: number; message: string }
  | { type: 'settle'; id: number; value: Wire }
  | { type: 'reject'; id: number; message: string };

export type WorldLink = { readonly expose: (key: string, value: unknown) => void };

/**
 * One end of the bridge between the page's own world and the preload script's. Both ends run this; they talk through
 * events on the window, whose details Chromium clones from one world into the other.
 */
export function linkWorlds(outgoing: string, incoming: string): WorldLink {
  const functions = new Map<number, (...args: unknown[]) => unknown>();
  const returned = new Map<number, WorldMessage>();
  const promises = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;

  const send = (message: WorldMessage) =>
    window.dispatchEvent(new CustomEvent(outgoing, { detail: message }));
  const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

  const encode = (value: unknown): Wire => {
    if (typeof value === 'function') {
      lastId += 1;
      functions.set(lastId, (...args) => value(...args));
      return { kind: 'function', id: lastId };
    }
    if (value instanceof Promise) {
      lastId += 1;
      const id = lastId;
      value.then(
        (result) => send({ type: 'settle', id, value: encode(result) }),
        (error) => send({ type: 'reject', id, message: describe(error) }),
      );
      return { kind: 'promise', id };
    }
    if (Array.isArray(value)) return { kind: 'list', items: value.map(encode) };
    if (typeof value === 'object' && value !== null && isPlain(value)) {
      const entries = Object.entries(value);
      return { kind: 'object', entries: entries.map(([key, each]) => [key, encode(each)]) };
    }
    return { kind: 'value', value };
  };
  const isPlain = (value: object) => {
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || prototype === Object.prototype;
  };

  const decode = (wire: Wire, frozen: boolean): unknown => {
    switch (wire.kind) {
      case 'value':
        return wire.value;
      case 'list': {
        const list = wire.items.map((item) => decode(item, frozen));
        return frozen ? Object.freeze(list) : list;
      }
      case 'object': {
        const made = {};
        for (const [key, value] of wire.entries) {
          Object.defineProperty(made, key, {
            value: decode(value, frozen),
            writable: true,
            enumerable: true,
            configurable: true,
          });
        }
        return frozen ? Object.freeze(made) : made;
      }
      case 'function': {
        const remote = (...args: unknown[]) => call(wire.id, args);
        return frozen ? Object.freeze(remote) : remote;
      }
      case 'promise':
        return new Promise((resolve, reject) => promises.set(wire.id, { resolve, reject }));
    }
  };

  const call = (id: number, args: unknown[]) => {
    lastId += 1;
    const callId = lastId;
    send({ type: 'call', callId, id, args: args.map(encode) });
    const answer = returned.get(callId);
    returned.delete(callId);
    if (answer?.type === 'return') return decode(answer.value, false);
    throw new Error(answer?.type === 'throw' ? answer.message : 'The other world did not answer.');
  };

  const receive = (message: WorldMessage) => {
    switch (message.type) {
      case 'expose':
        Object.defineProperty(window, message.key, {
          value: decode(message.value, true),
          enumerable: true,
        });
        break;
      case 'call': {
        const { callId, id, args } = message;
        try {
          const result = functions.get(id)?.(...args.map((arg) => decode(arg, false)));
          send({ type: 'return', callId, value: encode(result) });
        } catch (error) {
          send({ type: 'throw', callId, message: describe(error) });
        }
        break;
      }
      case 'return':
      case 'throw':
        returned.set(message.callId, message);
        break;
      case 'settle':
        promises.get(message.id)?.resolve(decode(message.value, false));
        promises.delete(message.id);
        break;
      case 'reject':
        promises.get(message.id)?.reject(new Error(message.message));
        promises.delete(message.id);
        break;
    }
  };

  window.addEventListener(incoming, (event) => {
    if (event instanceof CustomEvent) receive(event.detail);
  });
  return { expose: (key, value) => send({ type: 'expose', key, value: encode(value) }) };
}

type IpcListener = (event: unknown, ...args: unknown[]) => void;

export type FromMain =
  | { type: 'answer'; id: number; value?: unknown }
  | { type: 'failure'; id: number; message: string }
  | { type: 'event'; channel: string; args: unknown[] };

export type ToMain =
  | { type: 'invoke'; id: number; channel: string; args: unknown[] }
  | { type: 'send'; channel: string; args: unknown[] };

/** The module `electron` as a sandboxed preload script sees it. Messages from main arrive at `globalThis[receiver]`. */
export function preloadModules(
  link: WorldLink,
  post: (text: string) => void,
  receiver: string,
): { require: (name: string) => unknown } {
  const calls = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  const listeners = new Map<string, IpcListener[]>();
  let lastId = 0;

  const write = (message: ToMain) => {
    const text = JSON.stringify(message, (_key, value: unknown) => {
      // As the structured clone of a real bridge would.
      if (typeof value === 'function' || typeof value === 'symbol') {
        throw new Error('An object could not be cloned.');
      }
      return value;
    });
    post(text);
  };
  const remove = (channel: string, listener: IpcListener) => {
    const left = (listeners.get(channel) ?? []).filter((each) => each !== listener);
    listeners.set(channel, left);
    return ipcRenderer;
  };
  const add = (channel: string, listener: IpcListener) => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    return ipcRenderer;
  };

  const receive = (message: FromMain) => {
    switch (message.type) {
      case 'answer':
        calls.get(message.id)?.resolve(message.value);
        calls.delete(message.id);
        break;
      case 'failure':
        calls.get(message.id)?.reject(new Error(message.message));
        calls.delete(message.id);
        break;
      case 'event':
        for (const listener of listeners.get(message.channel) ?? []) {
          listener({ sender: ipcRenderer, ports: [] }, ...message.args);
        }
        break;
    }
  };
  Object.defineProperty(globalThis, receiver, { value: receive });

  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        write({ type: 'invoke', id: lastId, channel, args });
        calls.set(lastId, { resolve, reject });
      }),
    send: (channel: string, ...args: unknown[]) => write({ type: 'send', channel, args }),
    on: add,
    addListener: add,
    once: (channel: string, listener: IpcListener) => {
      const once: IpcListener = (event, ...args) => {
        remove(channel, once);
        listener(event, ...args);
      };
      return add(channel, once);
    },
    off: remove,
    removeListener: remove,
    removeAllListeners: (channel: string) => {
      listeners.delete(channel);
      return ipcRenderer;
    },
  };
  const contextBridge = {
    exposeInMainWorld: (key: string, value: unknown) => {
      link.expose(key, value);
    },
  };
  return {
    require: (name) => {
      if (name === 'electron') return { contextBridge, ipcRenderer };
      throw new Error(`module not found: ${name}`);
    },
  };
}

/** Pages cannot open windows here: `window.open` notifies main and returns null, as a refused one does. */
export function refuseWindows(open: (url: string) => void): void {
  window.open = (url) => {
    open(new URL(String(url ?? ''), document.baseURI).href);
    return null;
  };
}
