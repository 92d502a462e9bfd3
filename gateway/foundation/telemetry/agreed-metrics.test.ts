import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { login } from '#contract/gateway.ts';
import { documentedMetrics, isKnownSeries, seriesIn } from '#gateway/testing/documented-metrics.ts';
import type { TlsServer } from '#gateway/testing/servers/tls-server.ts';
import { startTlsServer } from '#gateway/testing/servers/tls-server.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';
import { startGatewayProcess } from '#tests/processes/gateway-process.ts';

const PATIENCE = { timeout: 15_000 };

/** Metrics in the text form, with the labels that their samples have. */
function metricsIn(text: string) {
  const kinds = [...text.matchAll(/^# TYPE (gateway_\w+) (\w+)$/gm)];
  return kinds.map(([, name = '', type = '']) => {
    const samples = text.matchAll(
      new RegExp(`^${name}(?:_bucket|_sum|_count)?\\{([^}]*)\\}`, 'gm'),
    );
    const labels = [...samples].flatMap(([, written = '']) =>
      [...written.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
    );
    return { name, type, labels: new Set(labels.filter((label) => label !== 'le')) };
  });
}

/** Something that answers like clamd to a PING. */
async function startPonging() {
  const server = createServer((socket) => socket.on('error', () => {}).end('PONG\0'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { address: `127.0.0.1:${address.port}`, stop: () => server.close() };
}

describe('the agreed list of metrics', () => {
  const agreed = documentedMetrics();
  let folder: string;
  let clamd: { readonly address: string; readonly stop: () => void };
  let portal: TlsServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-metrics-'));
    await writeFile(
      join(folder, 'backup.json'),
      JSON.stringify({ finishedAt: '2026-11-25T03:00:00Z', ok: true }),
    );
    clamd = await startPonging();
    portal = await startTlsServer(30);
  });
  afterAll(async () => {
    clamd.stop();
    await portal.stop();
    await rm(folder, { recursive: true });
  });

  /** All that one gateway shows in which everything is set that has a metric. */
  const shownOn = async (environment: Readonly<Record<string, string>>) => {
    const gateway = await startGatewayProcess({
      ...TEST_MASTER_KEYS_SETTING,
      GATEWAY_APPLICATIONS: 'on',
      GATEWAY_METRICS_PORT: '0',
      GATEWAY_BACKUP_STATUS_FILE: join(folder, 'backup.json'),
      GATEWAY_PORTAL_URL: portal.url,
      CLAMD_ADDRESS: clamd.address,
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMTP_FROM: 'portal@example.in',
      ...environment,
    });
    try {
      await fetch(gateway.url + login.path, { method: 'POST', body: '{}' });
      const { metricsPort } = JSON.parse(gateway.lines[0] ?? '{}');
      const text = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      await vi.waitFor(async () => expect(await text()).toContain(login.path), PATIENCE);
      return await text();
    } finally {
      await gateway.end('SIGTERM');
    }
  };

  it('is what real gateways show on both databases: these and no others, with these labels', async () => {
    const texts: string[] = [];
    for (const { leftOut, prepare } of STORE_KINDS) {
      if (leftOut !== null) continue;
      const prepared = await prepare();
      texts.push(await shownOn(prepared.environmentOf(await prepared.newPlace())));
      await prepared.stop();
    }
    const shown = texts.flatMap((text) => metricsIn(text));
    const onlyOnPostgres = new Set(['gateway_database_connections']);
    const expected = [...agreed].filter(
      ([name]) => texts.length === STORE_KINDS.length || !onlyOnPostgres.has(name),
    );
    expect(Object.fromEntries(shown.map(({ name, type }) => [name, type]))).toEqual(
      Object.fromEntries(expected.map(([name, { type }]) => [name, type])),
    );
    for (const { name, labels } of shown) {
      expect(agreed.get(name)?.labels, name).toEqual(expect.arrayContaining([...labels]));
    }
    const text = texts.join('\n');
    expect(text).toMatch(/^gateway_ready 1$/m);
    expect(text).toMatch(/^gateway_scanner_up 1$/m);
    expect(text).toMatch(/^gateway_vault_is_own 1$/m);
    expect(text).toMatch(/^gateway_backup_last_success_timestamp_seconds 1795575600$/m);
    expect(text).toMatch(/^gateway_portal_certificate_expiry_timestamp_seconds \d+$/m);
    expect(text).toMatch(/^gateway_disk_free_bytes\{place="data"\} \d+/m);
    expect(text).toMatch(/^gateway_job_interval_seconds\{job="outbox"\} 1$/m);
    expect(text).toMatch(/dependency="database",operation="select",outcome="ok"/);
  });

  it('leaves out what is not set', async () => {
    const [sqlite] = STORE_KINDS;
    if (sqlite === undefined) throw new Error('no store');
    const prepared = await sqlite.prepare();
    const gateway = await startGatewayProcess(prepared.environmentOf(await prepared.newPlace()));
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    await gateway.end('SIGTERM');
    await prepared.stop();
    const names = metricsIn(text).map(({ name }) => name);
    expect(names).toContain('gateway_ready');
    expect(
      names.filter((name) => /backup|certificate|scanner|vault|notification|lender_m/.test(name)),
    ).toEqual([]);
  });
});

describe('a query', () => {
  it('is known by the series that it names', () => {
    const query =
      'sum by (le, route) (rate(gateway_call_duration_seconds_bucket{route=~"a|b"}[5m])) and on (job) up offset 5m == 1';
    expect(seriesIn(query)).toEqual(['gateway_call_duration_seconds_bucket', 'up']);
    expect(isKnownSeries('gateway_call_duration_seconds_bucket')).toBe(true);
    expect(isKnownSeries('gateway_call_duration_seconds')).toBe(false);
    expect(isKnownSeries('gateway_calls_total_bucket')).toBe(false);
    expect(isKnownSeries('gateway_made_up')).toBe(false);
  });
});
