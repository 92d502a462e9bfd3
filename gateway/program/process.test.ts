import { once } from 'node:events';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addContactUs, MAX_BODY_BYTES } from '#contract/gateway.ts';
import type { GatewayProcess } from '#tests/processes/gateway-process.ts';
import {
  runCommand,
  runGateway,
  startGatewayProcess,
  GATEWAY_SOURCE,
} from '#tests/processes/gateway-process.ts';
import { findInFolder } from '#gateway/testing/find-in-clear.ts';
import { oldDatabase } from '#gateway/testing/stores/old-database.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Ravi',
  email: 'ravi@example.in',
  phone: '9876543210',
  category: 'Help',
  remarks: 'Please call me.',
};

/** Milliseconds: how long something may take on a machine that is busy. */
const PATIENCE = { timeout: 15_000 };

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
      const { code, out, err } = await runCommand('messages', settings);
      expect([code, err]).toStrictEqual([0, '']);
      return out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).remarks]));
    };

    it('has all messages for the operator while it runs, after it stopped, and after it was killed', async () => {
      const settings = {
        ...TEST_MASTER_KEYS_SETTING,
        ...prepared.environmentOf(await prepared.newPlace()),
      };
      // As it is served. Other tests start its bundle, which takes less than half the time.
      const first = await startGatewayProcess(settings, {}, GATEWAY_SOURCE);
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

  it('refuses to start alongside another on the same folder, and leaves no lock when it is killed', async () => {
    const shared = await settings();
    const first = await startGatewayProcess(shared);
    const second = await runGateway(shared);
    expect(second.code).toBe(1);
    expect(second.err).toMatch(/^another gateway is already running on the data folder .+\n$/);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await first.end('SIGKILL');
    const third = await startGatewayProcess(shared);
    await third.end('SIGTERM');
  });

  it('names each bad variable and ends with 1', async () => {
    const { code, out, err } = await runGateway({
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
    const { code, err } = await runGateway({
      ...(await settings()),
      GATEWAY_PORT: String(address.port),
    });
    taken.close();
    expect(code).toBe(1);
    expect(err).toContain('GATEWAY_PORT');
    expect(err).toContain('EADDRINUSE');
  });

  it('names the variable of a data folder that it cannot use', async () => {
    const { code, err } = await runGateway({ GATEWAY_DATA_DIR: '/dev/null/data' });
    expect(code).toBe(1);
    expect(err).toMatch(/^GATEWAY_DATA_DIR: /);
  });

  describe('with bodies that are too large', () => {
    let gateway: GatewayProcess;
    beforeAll(async () => {
      gateway = await startGatewayProcess(await settings());
    });
    afterAll(() => gateway.end('SIGTERM'));

    it('answers a body that is too large in chunks, and one that promises less than it sends', async () => {
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
    });

    it('loses no call that follows a body which is too large on the same connection', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const post = async (body: string) => {
        const sent = request(gateway.url + addContactUs.path, {
          method: 'POST',
          agent,
          headers: { 'Content-Type': 'application/json' },
        });
        sent.end(body);
        const [response] = await once(sent, 'response');
        response.resume();
        await once(response, 'end');
        return [response.statusCode, response.headers.connection];
      };
      for (let round = 0; round < 30; round += 1) {
        expect(await post('x'.repeat(MAX_BODY_BYTES * 20))).toStrictEqual([413, 'close']);
        expect(await post('{')).toStrictEqual([400, 'keep-alive']);
      }
      agent.destroy();
    });
  });

  it('finishes accepted requests on a stop signal, and accepts no new ones', async () => {
    const gateway = await startGatewayProcess(await settings());
    const slow = request(gateway.url + addContactUs.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
    });
    slow.flushHeaders();
    await once(slow, 'continue');
    const ended = gateway.end('SIGTERM');
    await vi.waitFor(
      () => expect(fetch(`${gateway.url}/livez`)).rejects.toThrow('fetch failed'),
      PATIENCE,
    );
    slow.end(JSON.stringify(MESSAGE));
    const [response] = await once(slow, 'response');
    expect(response.statusCode).toBe(200);
    expect(await ended).toBe(0);
  });

  it('first says that it is not ready, and still takes calls for as long as a balancer needs', async () => {
    const draining = { GATEWAY_DRAIN_SECONDS: '600' };
    const gateway = await startGatewayProcess({ ...(await settings()), ...draining });
    const statusOf = async (path: string) => (await fetch(gateway.url + path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    const ended = gateway.end('SIGTERM');
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), PATIENCE);
    const taken = await sendMessage(gateway.url, 'one');
    expect([taken.status, taken.headers.get('Connection')]).toEqual([200, 'close']);
    expect(await statusOf('/livez')).toBe(200);
    expect(gateway.lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'draining', seconds: 600 }),
    );
    // A second signal waits for nothing but what is under way.
    void gateway.end('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('loses no call while it drains and ends', async () => {
    const place = await settings();
    const unlimited = { GATEWAY_CONTACT_MESSAGES: '0', GATEWAY_DRAIN_SECONDS: '1' };
    const gateway = await startGatewayProcess({ ...place, ...unlimited });
    const ready = async () => (await fetch(`${gateway.url}/readyz`)).status === 200;
    const statuses: number[] = [];
    // What a balancer does: it sends calls as long as the gateway is ready, and looks now and then.
    const send = async () => {
      while (await ready()) statuses.push((await sendMessage(gateway.url, 'one')).status);
    };
    const senders = [send(), send(), send(), send()];
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(20), PATIENCE);
    const ended = gateway.end('SIGTERM');
    await Promise.all(senders);
    expect(await ended).toBe(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { out } = await runCommand('messages', place);
    expect(out.trim().split('\n')).toHaveLength(statuses.length);
  });

  it('shows its metrics only to this machine, and writes nothing but JSON lines, one to a request', async () => {
    const gateway = await startGatewayProcess(await settings());
    await sendMessage(gateway.url, 'one');
    await fetch(`${gateway.url}/nothing`);
    const shown = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(shown).toContain(`gateway_calls_total{route="${addContactUs.path}",status="200"} 1`);
    expect(shown).toContain('gateway_call_duration_seconds_bucket');
    expect(shown).toMatch(/gateway_queue_depth\{queue="store"\} 0/);
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    expect((await fetch(`${gateway.url}/metrics`, { headers })).status).toBe(404);
    await gateway.end('SIGTERM');
    const lines = gateway.lines.map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { event: 'listening', store: 'sqlite' },
      { method: 'POST', route: addContactUs.path, status: 200 },
      { method: 'GET', route: 'none', status: 404 },
      { method: 'GET', route: '/metrics', status: 200 },
      { method: 'GET', route: '/metrics', status: 404 },
    ]);
  });

  it('shows its metrics on a separate port if there is one', async () => {
    const apart = await startGatewayProcess({ ...(await settings()), GATEWAY_METRICS_PORT: '0' });
    expect((await fetch(`${apart.url}/metrics`)).status).toBe(404);
    const { metricsPort } = JSON.parse(apart.lines[0] ?? '{}');
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await metrics.text()).toContain('process_cpu_seconds_total');
    await apart.end('SIGTERM');
  });

  it('makes a master key of its own beside its data, and does not start without it again', async () => {
    const folder = await prepared.newPlace();
    const file = `${folder}-master-keys`;
    const plain = { GATEWAY_DATA_DIR: folder };
    const first = await startGatewayProcess(plain);
    await sendMessage(first.url, 'Seeded remarks');
    await first.end('SIGTERM');
    const made = await readFile(file, 'utf8');
    expect(await findInFolder(folder, ['Seeded remarks', MESSAGE.email])).toStrictEqual([]);
    const second = await startGatewayProcess(plain);
    await second.end('SIGTERM');
    expect(await readFile(file, 'utf8'), 'the same again').toBe(made);
    const { out } = await runCommand('messages', plain);
    expect(JSON.parse(out)).toMatchObject({ ...MESSAGE, remarks: 'Seeded remarks' });

    await rm(file);
    const gone = await runGateway(plain);
    expect(gone).toMatchObject({
      code: 1,
      err: `GATEWAY_MASTER_KEYS_FILE: the data is sealed, and ${file} is gone: put it back\n`,
    });
    const other = await runGateway({ ...plain, ...TEST_MASTER_KEYS_SETTING });
    expect(other.code).toBe(1);
    expect(other.err).toMatch(
      /^GATEWAY_MASTER_KEYS: the data needs master keys that are missing: /,
    );
    await writeFile(file, made, { mode: 0o600 });
    const third = await startGatewayProcess(plain);
    expect(await third.end('SIGTERM')).toBe(0);
  });

  it('seals the messages of an older gateway when it starts', async () => {
    const folder = await prepared.newPlace();
    const database = new DatabaseSync(join(folder, 'gateway.sqlite'));
    database.exec(oldDatabase('INTEGER', ' STRICT'));
    database.close();
    const plain = { GATEWAY_DATA_DIR: folder };
    const upgraded = await startGatewayProcess(plain);
    const isSealed = { event: 'seal-messages', sealed: 2 };
    await vi.waitFor(
      () =>
        expect(upgraded.lines.map((line) => JSON.parse(line))).toContainEqual(
          expect.objectContaining(isSealed),
        ),
      PATIENCE,
    );
    expect(await findInFolder(folder, ['ravi@example.in', '9876500000'])).toStrictEqual([]);
    await upgraded.end('SIGTERM');
    const { out } = await runCommand('messages', plain);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { id: 'a', remarks: 'First' },
      { id: 'b', remarks: 'Second', email: 'ravi@example.in' },
    ]);
  });

  it('does not start on a database that is damaged', async () => {
    const folder = await prepared.newPlace();
    const damaged = { GATEWAY_DATA_DIR: folder, GATEWAY_CONTACT_MESSAGES: '0' };
    const first = await startGatewayProcess(damaged);
    for (let count = 0; count < 30; count += 1) await sendMessage(first.url, 'x'.repeat(4000));
    await first.end('SIGTERM');
    const file = await open(join(folder, 'gateway.sqlite'), 'r+');
    const { size } = await file.stat();
    // The last page is full of messages.
    await file.write(Buffer.alloc(4096, 0xff), 0, 4096, size - 4096);
    await file.close();
    const { code, err } = await runGateway(damaged);
    expect(code).toBe(1);
    expect(err).toMatch(/^GATEWAY_DATA_DIR: the database is damaged: /);
  });

  it.skipIf(process.platform === 'win32')(
    'answers 503 when its files can grow no more, keeps what it confirmed, and is not ready',
    async () => {
      const full = { ...(await settings()), GATEWAY_CONTACT_MESSAGES: '0' };
      // In blocks of 512 bytes: room for the schema and some messages.
      const gateway = await startGatewayProcess(full, { largestFile: 3000 });
      const statuses: number[] = [];
      for (let count = 0; count < 200 && statuses.at(-1) !== 503; count += 1) {
        statuses.push((await sendMessage(gateway.url, `${count} ${'x'.repeat(3900)}`)).status);
      }
      expect(statuses.at(-1)).toBe(503);
      expect(new Set(statuses.slice(0, -1))).toStrictEqual(new Set([200]));
      const isReady = async () => (await fetch(`${gateway.url}/readyz`)).status;
      // Its own write is smaller than a message, and may find room a few times more.
      await vi.waitFor(async () => expect(await isReady()).toBe(503), PATIENCE);
      expect((await fetch(`${gateway.url}/livez`)).status).toBe(200);
      await gateway.end('SIGKILL');
      const { out } = await runCommand('messages', full);
      expect(out.trim().split('\n')).toHaveLength(statuses.length - 1);
    },
  );
});
