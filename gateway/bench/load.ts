import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';

export type Load = {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly failures: number;
};

export type Ask = { readonly path: string; readonly body: object | null; readonly token?: string };

function requestBytes({ path, body, token }: Ask): string {
  const text = body === null ? '' : JSON.stringify(body);
  const authorization = token === undefined ? '' : `Authorization: ${token}\r\n`;
  const head = `${body === null ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nHost: gateway\r\n${authorization}`;
  if (body === null) return `${head}\r\n`;
  const length = Buffer.byteLength(text);
  return `${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}`;
}

/** Sends a request and gives the status when all of the answer is there. Bare sockets: a client costs cores as well. */
function exchange(socket: Socket, bytes: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const end = (settle: () => void) => {
      socket.off('data', read);
      socket.off('close', closed);
      settle();
    };
    const closed = () => end(() => reject(new Error('the connection was closed')));
    const read = (part: Buffer) => {
      answer += part.toString('latin1');
      const headEnd = answer.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(answer.slice(0, headEnd))?.[1] ?? 0);
      if (answer.length < headEnd + 4 + length) return;
      end(() => resolve(Number(answer.slice(9, 12))));
    };
    socket.on('data', read);
    socket.on('close', closed);
    socket.write(bytes, 'utf8');
  });
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** So many connections, shared among the gateways, each asking again as soon as it is answered, for some seconds. */
export async function loadOf(
  urls: readonly string[],
  connections: number,
  seconds: number,
  ask: (connection: number, count: number) => Ask,
): Promise<Load> {
  const took: number[] = [];
  let failures = 0;
  const ports = urls.map((url) => Number(new URL(url).port));
  const warmUntil = performance.now() + 500;
  const until = warmUntil + seconds * 1000;
  const run = async (connection: number) => {
    const socket = connect({
      port: ports[connection % ports.length] ?? 0,
      host: '127.0.0.1',
      noDelay: true,
    });
    socket.on('error', () => {});
    await once(socket, 'connect');
    for (let count = 0; performance.now() < until; count += 1) {
      const start = performance.now();
      const status = await exchange(socket, requestBytes(ask(connection, count))).catch(() => 0);
      if (status !== 200) failures += 1;
      if (start >= warmUntil) took.push(performance.now() - start);
      if (status === 0) break;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => run(connection)));
  return summarise(took, seconds, failures);
}

/** What calls took, in milliseconds, counted over some seconds. */
export function summarise(took: readonly number[], seconds: number, failures: number): Load {
  const sorted = took.toSorted((one, other) => one - other);
  return {
    perSecond: Math.round(took.length / seconds),
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    failures,
  };
}
