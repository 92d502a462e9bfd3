/**
 * What a failure costs without any gateway: a client that asks Patroni which server is the primary, and writes a row there with
 * plain `pg`, again and again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Databases } from '#tests/cluster/databases.ts';

const BETWEEN = 200;
const TIMEOUT = 2_000;

export function startBareWriter(databases: Databases) {
  /** When rows were confirmed. */
  const confirmed: number[] = [];
  const ending = new AbortController();
  const held: { client: Client | null } = { client: null };

  async function write(): Promise<void> {
    if (held.client === null) {
      const number = await databases.primary();
      if (number === null) return;
      const client = new Client({
        connectionString: databases.urlAt(number, 'probe'),
        connectionTimeoutMillis: TIMEOUT,
        query_timeout: TIMEOUT,
      });
      held.client = client;
      client.on('error', () => undefined);
      await client.connect();
      await client.query('create table if not exists written (at timestamptz)');
    }
    await held.client.query('insert into written values (now())');
    confirmed.push(performance.now());
  }

  const ended = (async () => {
    while (!ending.signal.aborted) {
      try {
        await write();
      } catch {
        void held.client?.end().catch(() => undefined);
        held.client = null;
      }
      await wait(BETWEEN);
    }
    await held.client?.end().catch(() => undefined);
  })();

  return {
    confirmed,
    async stop() {
      ending.abort();
      await ended;
    },
  };
}
