import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addContactUs, MAX_BODY_BYTES } from '#contract/gateway.ts';
import { runProgram, startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import type { PreparedStore } from '#gateway/testing/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Ravi',
  email: 'ravi@example.in',
  phone: '9876543210',
  category: 'Help',
  remarks: 'Please call me.',
};

const sendMessage = (url: string, remarks: string) =>
  fetch(url + addContactUs.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...MESSAGE, remarks }),
  });

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(`the gateway's process, on ${name}`, () => {
    let prepared: PreparedStore;
    beforeAll(async () => {
      prepared = await prepare();
    });
    afterAll(() => prepared.stop());

    const remarksIn = async (settings: Readonly<Record<string, string>>) => {
      const { code, out, err } = await runProgram('contact/list-messages.ts', settings);
      expect([code, err]).toStrictEqual([0, '']);
      return out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).remarks]));
    };

    it('has all messages for the operator while it runs, after it stopped, and after it was killed', async () => {
      const settings = prepared.environmentOf(await prepared.newPlace());
      const first = await startGatewayProcess(settings);
      expect((await sendMessage(first.url, 'one')).status).toBe(200);
      expect(await remarksIn(settings)).toStrictEqual(['one']);
      expect(await first.end('SIGTERM')).toBe(0);
      expect(await remarksIn(settings)).toStrictEqual(['one']);
      const second = await startGatewayProcess(settings);
      await sendMessage(second.url, 'two');
      await second.end('SIGKILL');
      expect(await remarksIn(settings)).toStrictEqual(['one', 'two']);
      const third = await startGatewayProcess(settings);
      expect(await third.end('SIGINT')).toBe(0);
    });
  });
}

describe("the gateway's process", () => {
  const [sqlite] = STORE_KINDS;
  let prepared: PreparedStore;
  beforeAll(async () => {
    if (sqlite === undefined) throw new Error('no store');
    prepared = await sqlite.prepare();
  });
  afterAll(() => prepared.stop());
  const settings = async () => prepared.environmentOf(await prepared.newPlace());

  it('refuses to start beside another on the same folder, and leaves no lock when it is killed', async () => {
    const shared = await settings();
    const first = await startGatewayProcess(shared);
    const second = await runProgram('index.ts', shared);
    expect(second.code).toBe(1);
    expect(second.err).toMatch(/^another gateway is already running on the data folder .+\n$/);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await first.end('SIGKILL');
    const third = await startGatewayProcess(shared);
    await third.end('SIGTERM');
  });

  it('names each bad variable and ends with 1', async () => {
    const { code, out, err } = await runProgram('index.ts', {
      GATEWAY_PORT: 'http',
      FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.1:9099',
    });
    expect([code, out]).toStrictEqual([1, '']);
    expect(err).toMatch(/^GATEWAY_PORT must be .*\nFIREBASE_AUTH_EMULATOR_HOST must be .*\n$/);
  });

  it('names the variable that moves a taken port', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    const { code, err } = await runProgram('index.ts', {
      ...(await settings()),
      GATEWAY_PORT: String(address.port),
    });
    taken.close();
    expect(code).toBe(1);
    expect(err).toContain('GATEWAY_PORT');
    expect(err).toContain('EADDRINUSE');
  });

  it('names the variable of a data folder that it cannot use', async () => {
    const { code, err } = await runProgram('index.ts', { GATEWAY_DATA_DIR: '/dev/null/data' });
    expect(code).toBe(1);
    expect(err).toMatch(/^GATEWAY_DATA_DIR: /);
  });

  it('answers a body that is too large in chunks, and one that promises less than it sends', async () => {
    const gateway = await startGatewayProcess(await settings());
    const chunked = request(gateway.url + addContactUs.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    });
    chunked.on('error', () => {});
    const answered = once(chunked, 'response');
    for (let sent = 0; sent <= MAX_BODY_BYTES * 4; sent += 1024) chunked.write('x'.repeat(1024));
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    chunked.destroy();

    const { port } = new URL(gateway.url);
    const liar = connect(Number(port), '127.0.0.1');
    const head = `POST ${addContactUs.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    liar.write(`${head}Content-Length: 2\r\n\r\n{}${'x'.repeat(100)}`);
    let answer = '';
    liar.on('data', (part) => (answer += String(part)));
    await once(liar, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    await gateway.end('SIGTERM');
  });

  it('writes nothing but JSON lines, one to a request', async () => {
    const gateway = await startGatewayProcess(await settings());
    await sendMessage(gateway.url, 'one');
    await fetch(`${gateway.url}/nothing`);
    await gateway.end('SIGTERM');
    const lines = gateway.lines.map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { event: 'listening', store: 'sqlite' },
      { method: 'POST', route: addContactUs.path, status: 200 },
      { method: 'GET', route: 'none', status: 404 },
    ]);
  });
});
