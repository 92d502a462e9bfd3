import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { until } from '#tests/walk/until.ts';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

type Asking = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** A client that knows one authority of its own, and finds every name on this machine. */
export const clientOf =
  (authority: string, port: number) =>
  (host: string, path: string, { method = 'GET', headers = {}, body }: Asking = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          ca: authority,
          servername: host,
          agent: false,
          headers: { Host: host, ...headers },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part) => (text += String(part)));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

/** Asks as the walk does: until there is an answer that is none of a failure. */
export const requestTo =
  (ask: (path: string, asking: Asking) => Promise<Answer>) =>
  (path: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> =>
    until(`an answer to ${path}`, async () => {
      const sent = body instanceof Uint8Array || typeof body === 'string' ? { body } : {};
      const given = Object.fromEntries(new Headers(headers));
      const { status, text } = await ask(path, { method, headers: given, ...sent });
      return status >= 500 ? null : new Response(text, { status });
    });
