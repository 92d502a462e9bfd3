import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { gatewayServer, portOf } from '#gateway/foundation/http/server.ts';

const TERMS = { connections: 10, headersTimeout: 300, requestTimeout: 600 };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(
  terms: typeof TERMS,
  listener: RequestListener = (_, response) => response.end('ok'),
) {
  server = gatewayServer(terms, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}

/** Sends these bytes and gives what comes back until the other side ends the connection. */
async function sendAndWait(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += String(part)));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

it('ends a connection whose headers do not arrive in time', async () => {
  const port = await listen(TERMS);
  expect(await sendAndWait(port, 'POST / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(
    /^HTTP\/1\.1 408 /,
  );
});

it('ends a connection whose body does not arrive in time', async () => {
  const port = await listen(TERMS, (request, response) => {
    request.resume();
    request.on('end', () => response.end('ok'));
    request.on('error', () => {});
  });
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n';
  expect(await sendAndWait(port, `${head}half`)).toMatch(/^HTTP\/1\.1 408 /);
});

it('closes connections beyond its limit immediately, and serves those it has', async () => {
  const port = await listen({ ...TERMS, connections: 1 });
  const first = connect(port, '127.0.0.1');
  await once(first, 'connect');
  expect(await sendAndWait(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
  first.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const [answer] = await once(first, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
});
