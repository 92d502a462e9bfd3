import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import type { PostgresCluster } from '#gateway/testing/postgres-cluster.ts';
import { isPostgresLeftOut, startPostgresCluster } from '#gateway/testing/postgres-cluster.ts';

describe.skipIf(isPostgresLeftOut)('the lock on a PostgreSQL database', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgresCluster();
  });
  afterAll(() => cluster.stop());

  it('ends the gateway when it is lost, as another may start now', async () => {
    const url = await cluster.newDatabase();
    const gateway = await startGatewayProcess({ DATABASE_URL: url });
    const ended = gateway.ended;
    await cluster.query(
      url,
      "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'",
    );
    expect(await ended).toBe(1);
  });
});
