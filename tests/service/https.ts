import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** A client that knows one authority of its own, and finds every name on this machine. */
export const clientOf =
  (authority: string, port: number) =>
  (host: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
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
