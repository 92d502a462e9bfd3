import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from 'playwright';
import * as z from 'zod/mini';

/** One conversation in Chromium's DevTools protocol: with the browser itself, or with one of its pages. */
export type Devtools = {
  readonly send: CDPSession['send'];
  readonly on: <Params extends z.core.$ZodType>(
    event: { readonly name: string; readonly params: Params },
    listener: (params: z.output<Params>) => void,
  ) => void;
};

export type Connection = {
  readonly browser: Devtools;
  readonly session: (sessionId: string) => Devtools;
};

type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  /** What it holds follows from the command that it answers; Playwright's types name it. */
  result?: ReturnType<typeof JSON.parse>;
  error?: { message: string };
};

/** Speaks the protocol over the pipe that `--remote-debugging-pipe` opens: JSON messages, each ended by a zero byte. */
export function connect(writing: Writable, reading: Readable): Connection {
  let lastId = 0;
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (method: string, params: unknown) => void>();
  // A browser that ends before it has read everything is not an error.
  writing.on('error', () => {});
  reading.on('close', () => {
    for (const answer of waiting.values()) answer({ error: { message: 'The browser has ended.' } });
    waiting.clear();
  });
  onMessages(reading, (message) => {
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.method !== undefined) {
      listeners.get(message.sessionId ?? '')?.(message.method, message.params);
    }
  });

  const converse = (sessionId: string | undefined): Devtools => {
    const own: Array<(method: string, params: unknown) => void> = [];
    listeners.set(sessionId ?? '', (method, params) => {
      for (const listener of own) listener(method, params);
    });
    return {
      send: (method, params) =>
        new Promise((resolve, reject) => {
          lastId += 1;
          waiting.set(lastId, ({ error, result }) => {
            if (error === undefined) resolve(result);
            else reject(new Error(`${method}: ${error.message}`));
          });
          writing.write(`${JSON.stringify({ id: lastId, sessionId, method, params })}\0`);
        }),
      on: (event, listener) => {
        own.push((method, params) => {
          if (method === event.name) listener(z.parse(event.params, params));
        });
      },
    };
  };
  return { browser: converse(undefined), session: converse };
}

function onMessages(reading: Readable, listener: (message: Message) => void): void {
  let rest: Buffer[] = [];
  reading.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const text = Buffer.concat([...rest, chunk.subarray(start, end)]).toString('utf8');
      rest = [];
      start = end + 1;
      listener(JSON.parse(text));
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  });
}
