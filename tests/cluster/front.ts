/** What leads from people to the primary: nginx before the gateways, pgBouncer and HAProxy beside each of them. */
import { join } from 'node:path';
import { mkdir, writeFile } from 'node:fs/promises';
import { deployed, every } from '#tests/cluster/deployed.ts';
import type { DatabasePorts } from '#tests/cluster/databases.ts';
import type { Account, Process } from '#tests/cluster/processes.ts';
import { startProcess } from '#tests/cluster/processes.ts';
import { until } from '#tests/walk/until.ts';
import { connect } from 'node:net';
import { once } from 'node:events';

const at = (port: number) => `127.0.0.1:${port}`;

/** Waits until something takes connections. */
export const listens = (port: number) =>
  until(`somebody on port ${port}`, async () => {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return null;
    } finally {
      socket.destroy();
    }
  });

export type Restartable = {
  readonly pid: () => number;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly restart: (signal: NodeJS.Signals) => Promise<void>;
  readonly stop: () => Promise<void>;
};

async function restartable(port: number, start: () => Promise<Process>): Promise<Restartable> {
  let running = await start();
  await listens(port);
  return {
    pid: () => running.pid,
    signal: (signal) => running.signal(signal),
    async restart(signal) {
      await running.end(signal);
      running = await start();
      await listens(port);
    },
    stop: () => running.end('SIGKILL'),
  };
}

export async function startHaproxy(
  folder: string,
  name: string,
  port: number,
  databases: readonly DatabasePorts[],
  account: Account | null,
): Promise<Restartable> {
  const text = await deployed('haproxy.cfg', [
    [every('127.0.0.1:5000'), at(port)],
    [every('check port 8008'), 'check'],
    ...databases.map(
      ({ postgres, patroni }, index) =>
        [every(`db-${index + 1}:5432`), `${at(postgres)} port ${patroni}`] as const,
    ),
  ]);
  const file = join(folder, `${name}.cfg`);
  await writeFile(file, text);
  const log = join(folder, 'log', `${name}.log`);
  return restartable(port, () =>
    startProcess('/usr/sbin/haproxy', ['-db', '-f', file], { log, account }),
  );
}

export async function startPgbouncer(
  folder: string,
  name: string,
  {
    port,
    haproxyPort,
    password,
  }: { readonly port: number; readonly haproxyPort: number; readonly password: string },
  account: Account | null,
): Promise<Restartable> {
  const users = join(folder, `${name}-users.txt`);
  await writeFile(users, `"rinsetu_gateway" "${password}"\n`);
  const text = await deployed('pgbouncer.ini', [
    [every('port=5000'), `port=${haproxyPort}`],
    [every('listen_port = 6432'), `listen_port = ${port}`],
    [every('/etc/pgbouncer/userlist.txt'), users],
  ]);
  const file = join(folder, `${name}.ini`);
  await writeFile(file, text);
  const log = join(folder, 'log', `${name}.log`);
  return restartable(port, () => startProcess('/usr/sbin/pgbouncer', [file], { log, account }));
}

/** nginx with the gateways' part alone, and without TLS. */
export async function startNginx(
  folder: string,
  port: number,
  gateways: readonly number[],
  account: Account | null,
): Promise<Restartable> {
  const site = await deployed('gateways.conf', [
    ...gateways.map((each, index) => [every(`gateway-${index + 1}:8787`), at(each)] as const),
    [/^ *(?:listen \[::\]|ssl_).*\n/gm, ''],
    [every('listen 443 ssl http2;'), `listen ${at(port)};`],
  ]);
  const home = join(folder, 'nginx');
  await mkdir(home, { recursive: true, mode: 0o777 });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${home}/${kind};`);
  const lines = [
    'daemon off;',
    `pid ${home}/pid;`,
    'worker_processes 1;',
    'error_log stderr warn;',
    'events {}',
    `http { access_log off; ${temporary.join(' ')}`,
    site,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  await writeFile(file, lines.join('\n'));
  const log = join(folder, 'log', 'nginx.log');
  return restartable(port, () =>
    startProcess('/usr/sbin/nginx', ['-c', file, '-e', 'stderr'], { log, account }),
  );
}
