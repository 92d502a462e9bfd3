import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { submit } from '#contract/applications/loans.ts';
import type { Prometheus } from '#gateway/testing/servers/prometheus.ts';
import { prometheusLeftOut, startPrometheus } from '#gateway/testing/servers/prometheus.ts';
import type { PostgresCluster } from '#gateway/testing/stores/postgres-cluster.ts';
import {
  isPostgresLeftOut,
  startPostgresCluster,
} from '#gateway/testing/stores/postgres-cluster.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';
import type { GatewayProcess } from '#tests/processes/gateway-process.ts';
import { startGatewayProcess } from '#tests/processes/gateway-process.ts';

const PATIENCE = { timeout: 60_000, interval: 200 };
const leftOut = isPostgresLeftOut ? 'RINSETU_WITHOUT_POSTGRES=1 is set' : prometheusLeftOut;
const reason = leftOut === null ? '' : ` (left out: ${leftOut})`;

describe.skipIf(leftOut !== null)(`a real Prometheus on a real gateway${reason}`, () => {
  let home: string;
  let postgres: PostgresCluster;
  let gateway: GatewayProcess;
  let prometheus: Prometheus;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-alerts-'));
    postgres = await startPostgresCluster();
    gateway = await startGatewayProcess({
      ...TEST_MASTER_KEYS_SETTING,
      DATABASE_URL: postgres.url,
      GATEWAY_MIGRATE: 'start',
      GATEWAY_APPLICATIONS: 'on',
      GATEWAY_ERASURES_FILE: join(home, 'erasures.jsonl'),
      GATEWAY_DOCUMENTS_DIR: join(home, 'documents'),
      GATEWAY_METRICS_PORT: '0',
    });
    const { metricsPort } = JSON.parse(gateway.lines[0] ?? '{}');
    prometheus = await startPrometheus(metricsPort);
  });
  afterAll(async () => {
    await prometheus?.stop();
    await gateway?.end('SIGTERM');
    await postgres?.stop();
    await rm(home, { recursive: true, force: true });
  });

  /** Somebody who is signed in sends an application. */
  const send = async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: 'a-token' };
    const sent = await fetch(gateway.url + submit.path, { method: 'POST', headers, body: '{}' });
    return sent.status;
  };

  it('alerts when PostgreSQL is stopped and applications cannot be sent, until it is back', async () => {
    await vi.waitFor(async () => {
      expect(await prometheus.query('gateway_ready')).toEqual([1]);
      // Before its first scrape there was no gateway at all.
      expect(await prometheus.firing()).toEqual([]);
    }, PATIENCE);
    expect(await send(), 'there is no such session, as the database says').toBe(401);

    await postgres.shutDown();
    await vi.waitFor(async () => {
      expect(await send()).toBe(503);
      expect(await prometheus.firing()).toEqual(
        expect.arrayContaining([
          'GatewayNotReady',
          'ApplicationsCannotBeSent',
          'ErrorBudgetBurnsFast',
        ]),
      );
    }, PATIENCE);
    expect(await prometheus.query('up'), 'its metrics can be read all the same').toEqual([1]);

    await postgres.startAgain();
    await vi.waitFor(async () => {
      expect(await prometheus.firing()).not.toContain('GatewayNotReady');
    }, PATIENCE);
  });

  it('alerts when the gateway itself is gone', async () => {
    expect(await prometheus.firing()).not.toContain('GatewayDown');
    await gateway.end('SIGKILL');
    await vi.waitFor(
      async () => expect(await prometheus.firing()).toContain('GatewayDown'),
      PATIENCE,
    );
  });
});
