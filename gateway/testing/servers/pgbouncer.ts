import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { runSql } from '#gateway/testing/stores/postgres-databases.ts';
import { freePort } from '#gateway/testing/stores/postgres-cluster.ts';

const DEBIAN_PGBOUNCER = '/usr/sbin/pgbouncer';
/** It refuses to run as root, and takes on the account that Debian's package of PostgreSQL makes. */
const UNPRIVILEGED_ACCOUNT = 'postgres';
/** Milliseconds. */
const PATIENCE = { timeout: 20_000, interval: 50 };

/** Why tests with pgBouncer are left out; null where Debian's package is there. */
export const pgbouncerLeftOut = existsSync(DEBIAN_PGBOUNCER)
  ? null
  : `there is no ${DEBIAN_PGBOUNCER}`;

export type Pgbouncer = {
  /** The address of a database of the server, through the pool. */
  readonly through: (url: string) => string;
  readonly stop: () => Promise<void>;
};

/** Starts Debian's pgBouncer before a PostgreSQL server: each transaction gets one of `connections`, whichever is free. */
export async function startPgbouncer(server: string, connections: number): Promise<Pgbouncer> {
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-pgbouncer-'));
  await chmod(home, 0o755);
  const { hostname, port: serverPort, username } = new URL(server);
  const port = await freePort();
  const users = join(home, 'users.txt');
  await writeFile(users, `"${username}" ""\n`);
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'server_login_retry = 1',
    ...(process.getuid?.() === 0 ? [`user = ${UNPRIVILEGED_ACCOUNT}`] : []),
  ];
  const file = join(home, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`);
  const bouncer = spawn(DEBIAN_PGBOUNCER, [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  bouncer.stderr.on('data', (part) => (said = `${said}${String(part)}`.slice(-4000)));
  const ended = once(bouncer, 'close');
  const through = (url: string) => {
    const { pathname } = new URL(url);
    return `postgres://${username}@127.0.0.1:${port}${pathname}`;
  };
  const stop = async () => {
    bouncer.kill('SIGTERM');
    await ended;
    await rm(home, { recursive: true });
  };
  try {
    await vi.waitFor(() => runSql(through(server), 'SELECT 1'), PATIENCE);
  } catch (error) {
    await stop();
    throw new Error(`pgBouncer did not start: ${said}`, { cause: error });
  }
  return { through, stop };
}
