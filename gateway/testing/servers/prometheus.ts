import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { freePort } from '#gateway/testing/stores/postgres-cluster.ts';

const DEBIAN_PROMETHEUS = '/usr/bin/prometheus';
const PATIENCE = { timeout: 60_000, interval: 100 };
/** Between two scrapes, and two looks at the rules. */
const INTERVAL = '500ms';

/** Why tests with Prometheus are left out; null where Debian's package is there. */
export const prometheusLeftOut = existsSync(DEBIAN_PROMETHEUS)
  ? null
  : `there is no ${DEBIAN_PROMETHEUS}`;

const alerts = z.object({
  data: z.object({
    alerts: z.array(
      z.object({ labels: z.record(z.string(), z.string()), state: z.enum(['pending', 'firing']) }),
    ),
  }),
});
const answer = z.object({
  data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
});

export type Prometheus = {
  /** The names of the alerts that fire. */
  readonly firing: () => Promise<string[]>;
  /** The values that a query has now. */
  readonly query: (query: string) => Promise<number[]>;
  readonly stop: () => Promise<void>;
};

/** Starts Debian's Prometheus with the project's alerts, which wait for a second instead of minutes, on one gateway's metrics. */
export async function startPrometheus(metricsPort: number): Promise<Prometheus> {
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-prometheus-'));
  const rules = await readFile('deploy/alerts.yml', 'utf8');
  await writeFile(
    join(home, 'alerts.yml'),
    rules.replaceAll(/^( +)for: \w+$/gm, '$1for: 1s').replaceAll(/^( +)interval: \w+$/gm, ''),
  );
  const target = { targets: [`127.0.0.1:${metricsPort}`] };
  // JSON is YAML.
  const configuration = {
    global: { scrape_interval: INTERVAL, scrape_timeout: INTERVAL, evaluation_interval: INTERVAL },
    rule_files: [join(home, 'alerts.yml')],
    scrape_configs: [{ job_name: 'rinsetu-gateway', static_configs: [target] }],
  };
  await writeFile(join(home, 'prometheus.yml'), JSON.stringify(configuration));
  const address = `127.0.0.1:${await freePort()}`;
  const server = spawn(
    DEBIAN_PROMETHEUS,
    [
      `--config.file=${join(home, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(home, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.on('data', (part) => (said = `${said}${String(part)}`.slice(-4000)));
  const ended = once(server, 'close');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(home, { recursive: true });
  };
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`http://${address}${path}`);
    if (!response.ok) throw new Error(`Prometheus answers ${response.status} to ${path}`);
    return path.startsWith('/api') ? response.json() : response.text();
  };
  try {
    await vi.waitFor(() => get('/-/ready'), PATIENCE);
  } catch (error) {
    await stop();
    throw new Error(`Prometheus did not start: ${said}`, { cause: error });
  }
  return {
    async firing() {
      const { data } = alerts.parse(await get('/api/v1/alerts'));
      return data.alerts.flatMap(({ labels, state }) =>
        state === 'firing' ? (labels['alertname'] ?? []) : [],
      );
    },
    async query(query) {
      const found = await get(`/api/v1/query?query=${encodeURIComponent(query)}`);
      return answer.parse(found).data.result.map(({ value: [, value] }) => Number(value));
    },
    stop,
  };
}
