import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addContactUs, IDEMPOTENCY_KEY_HEADER } from '#contract/gateway.ts';
import type { GatewayProcess } from '#tests/processes/gateway-process.ts';
import { runCommand, startGatewayProcess } from '#tests/processes/gateway-process.ts';
import type { PostgresCluster } from '#gateway/testing/stores/postgres-cluster.ts';
import {
  isPostgresLeftOut,
  startPostgresCluster,
} from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabaseAt, runSql } from '#gateway/testing/stores/postgres-databases.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';

/** Milliseconds. */
const MAX_ANSWER_TIME = 5_000;
const RECOVERY = { timeout: 20_000, interval: 100 };

describe.skipIf(isPostgresLeftOut)('the gateway when PostgreSQL fails', () => {
  let cluster: PostgresCluster;
  let settings: Readonly<Record<string, string>>;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    cluster = await startPostgresCluster();
    settings = {
      ...TEST_MASTER_KEYS_SETTING,
      DATABASE_URL: await newDatabaseAt(cluster.url),
      GATEWAY_MIGRATE: 'start',
      GATEWAY_CONTACT_MESSAGES: '0',
    };
    gateway = await startGatewayProcess(settings);
  });
  afterAll(async () => {
    await gateway.end('SIGTERM');
    await cluster.stop();
  });

  const send = (remarks: string, key: string = randomUUID()) =>
    fetch(gateway.url + addContactUs.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: key },
      body: JSON.stringify({
        txnDate: 'd',
        name: 'Ravi',
        email: 'ravi@example.in',
        phone: '9876543210',
        category: 'Help',
        remarks,
      }),
    });
  const timed = async (work: () => Promise<Response>) => {
    const start = performance.now();
    const { status } = await work();
    return { status, inTime: performance.now() - start < MAX_ANSWER_TIME };
  };
  const refusedInTime = { status: 503, inTime: true };
  const messages = async () => {
    const { out } = await runCommand('messages', settings);
    return out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).remarks]));
  };
  const isReady = async () => {
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  };

  it('answers 503 while it is shut down, and works again by itself when it is back', async () => {
    expect((await send('before')).status).toBe(200);
    await cluster.shutDown();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => timed(() => send('while it is down'))),
    );
    expect(replies).toStrictEqual(replies.map(() => refusedInTime));
    expect(await timed(() => fetch(`${gateway.url}/readyz`))).toStrictEqual(refusedInTime);
    expect((await fetch(`${gateway.url}/livez`)).status).toBe(200);
    await cluster.startAgain();
    await vi.waitFor(isReady, RECOVERY);
    expect((await send('after')).status).toBe(200);
    expect(await messages()).toStrictEqual(['before', 'after']);
  });

  it.skipIf(process.platform !== 'linux')(
    'answers 503 within five seconds while it is frozen, and stores nothing of that later',
    async () => {
      const before = await messages();
      await Promise.all(Array.from({ length: 12 }, () => fetch(`${gateway.url}/readyz`)));
      await cluster.freeze();
      // More than there are connections, so that some wait for one.
      const replies = await Promise.all(
        Array.from({ length: 25 }, () => timed(() => send('while it is frozen'))),
      );
      await cluster.thaw();
      expect(replies).toStrictEqual(replies.map(() => refusedInTime));
      await vi.waitFor(isReady, RECOVERY);
      expect((await send('thawed')).status).toBe(200);
      expect(await messages()).toStrictEqual([...before, 'thawed']);
    },
  );

  it('answers 503 while the server takes no writes, as one that has become a replica', async () => {
    await cluster.changeSetting('default_transaction_read_only', 'on');
    try {
      await vi.waitFor(async () => {
        const refused = await send('to a replica');
        expect(refused.status).toBe(503);
        expect(refused.headers.get('Retry-After')).toBe('10');
      }, RECOVERY);
    } finally {
      await cluster.changeSetting('default_transaction_read_only', null);
    }
    await vi.waitFor(isReady, RECOVERY);
    expect((await send('to a primary')).status).toBe(200);
  });

  it('does not know what became of a message while no replica confirms it, and a repeat settles that', async () => {
    const before = await messages();
    const key = randomUUID();
    await cluster.changeSetting('synchronous_standby_names', 'absent');
    try {
      const unknown = await send('confirmed by nobody', key);
      expect(unknown.status).toBe(503);
      expect(await unknown.json()).toMatchObject({ outcome: 'unknown' });
      // It waits for what became of the other, and that is not said yet.
      expect((await send('confirmed by nobody', key)).status).toBe(503);
    } finally {
      await cluster.changeSetting('synchronous_standby_names', null);
    }
    await vi.waitFor(isReady, RECOVERY);
    expect((await send('confirmed by nobody', key)).status).toBe(200);
    expect(await messages()).toStrictEqual([...before, 'confirmed by nobody']);
  });

  it('confirms nothing that no replica has, when somebody ends the wait for one', async () => {
    await cluster.changeSetting('synchronous_standby_names', 'absent');
    const client = new Client({ connectionString: cluster.url });
    await client.connect();
    try {
      const asked = send('the wait was ended');
      await vi.waitFor(async () => {
        const ended = await client.query(
          `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`,
        );
        expect(ended.rowCount).toBe(1);
      }, RECOVERY);
      const unknown = await asked;
      expect(unknown.status).toBe(503);
      expect(await unknown.json()).toMatchObject({ outcome: 'unknown' });
    } finally {
      await client.end();
      await cluster.changeSetting('synchronous_standby_names', null);
    }
    await vi.waitFor(isReady, RECOVERY);
  });

  it('continues when its connections are ended', async () => {
    await runSql(
      settings['DATABASE_URL'] ?? '',
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
    await vi.waitFor(isReady, RECOVERY);
    expect((await send('again')).status).toBe(200);
  });
});
