import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const UNPRIVILEGED_ACCOUNT = 'postgres';
/** Milliseconds. */
const START_TIMEOUT = 30_000;
const POLL_INTERVAL = 50;
const STOP_TIMEOUT = 10_000;
/** Bytes. */
const MAX_DUMP = 256 * 1024 * 1024;

export type PostgresCluster = {
  /** The connection string of a database that is there from the start, to make others by. */
  readonly url: string;
  /** All of a database as SQL, with its rows. */
  readonly dump: (url: string) => Promise<string>;
  /** Where the server writes, its journal included. */
  readonly dataFolder: string;
  /** Sets a setting of the running server, or unsets it. */
  readonly changeSetting: (name: string, value: string | null) => Promise<void>;
  readonly shutDown: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
  /** Stops every process of the server where it is, until `thaw`. Linux alone. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Set to 1 by people who know that they test without PostgreSQL; without it a missing PostgreSQL is a failure. */
export const isPostgresLeftOut = process.env['RINSETU_WITHOUT_POSTGRES'] === '1';

const isRoot = () => process.getuid?.() === 0;

function installedBinaries(): string | null {
  if (!existsSync(DEBIAN_FOLDER)) return null;
  const newest = readdirSync(DEBIAN_FOLDER)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  return newest ?? null;
}

async function binaries(): Promise<string> {
  const present = installedBinaries();
  if (present !== null) return present;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '--no-install-recommends', 'postgresql'];
    await run('apt-get', install, { env })
      .catch(() => run('apt-get', ['update'], { env }).then(() => run('apt-get', install, { env })))
      .catch(() => {});
  }
  const installed = installedBinaries();
  if (installed !== null) return installed;
  throw new Error(
    'PostgreSQL is not installed and could not be installed. Install the package postgresql, or set ' +
      'RINSETU_WITHOUT_POSTGRES=1 to test without it.',
  );
}

/** PostgreSQL refuses to run as root, so root runs it as the account that Debian's package makes. */
function unprivileged(program: string, args: readonly string[]): [string, string[]] {
  if (!isRoot()) return [program, [...args]];
  return ['runuser', ['-u', UNPRIVILEGED_ACCOUNT, '--', program, ...args]];
}

async function accountNumber(flag: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [flag, UNPRIVILEGED_ACCOUNT])).stdout);
}

/** A port on loopback that nobody uses just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** A folder of the server's account with its socket, its data in it, and its port. */
export type ClusterPlace = { readonly home: string; readonly data: string; readonly port: number };

/** Runs a program as the account of the server, and gives what it prints. */
export async function runAsServer(
  { home }: Pick<ClusterPlace, 'home'>,
  program: string,
  args: readonly string[],
): Promise<string> {
  return (await run(...unprivileged(program, args), { cwd: home })).stdout;
}

/** Makes a new cluster. */
export async function initialise({ home, data }: ClusterPlace): Promise<readonly string[]> {
  const args = ['-D', data, '-U', 'rinsetu', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await runAsServer({ home }, join(await binaries(), 'initdb'), [...args, '--locale=C.UTF-8']);
  return [];
}

async function waitUntilReady(folder: string, failed: () => string | null): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    const problem = failed();
    if (problem !== null) throw new Error(`PostgreSQL ended while it started: ${problem}`);
    // The server writes `ready` to the eighth line of this file when it takes connections.
    const state = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
    if (state.split('\n')[7]?.trim() === 'ready') return;
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start in time');
    await pause(POLL_INTERVAL);
  }
}

/**
 * Starts a PostgreSQL of its own in a new folder under the system's temporary one. `stop` removes it all. Tests end the
 * gateway, never the machine, so it waits for no disk unless it `isDurable`; nor does it tidy databases that are soon removed.
 */
export async function startPostgresCluster({
  isDurable = false,
  prepare = initialise,
}: {
  readonly isDurable?: boolean;
  /** Fills the data folder; gives more settings for the server. */
  readonly prepare?: (place: ClusterPlace) => Promise<readonly string[]>;
} = {}): Promise<PostgresCluster> {
  const bin = await binaries();
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-postgres-'));
  await chmod(home, 0o700);
  if (isRoot()) await chown(home, await accountNumber('-u'), await accountNumber('-g'));
  const data = join(home, 'data');
  const port = await freePort();
  const more = await prepare({ home, data, port });
  const durability = isDurable
    ? []
    : ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'autovacuum=off'];
  const own = ['-h', '127.0.0.1', '-p', String(port), '-k', home, ...durability];
  const settings = [...own, ...more.flatMap((setting) => ['-c', setting])];
  const [program, args] = unprivileged(join(bin, 'postgres'), ['-D', data, ...settings]);

  const launch = async () => {
    const server = spawn(program, args, { cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaints = '';
    server.stderr.on('data', (part) => {
      complaints = `${complaints}${String(part)}`.slice(-4000);
    });
    const ended = once(server, 'exit');
    const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
    const pid = async () => {
      const state = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
      return Number(state.split('\n')[0]);
    };
    const end = async () => {
      const postmaster = await pid();
      if (!hasEnded() && postmaster > 0) process.kill(postmaster, 'SIGINT');
      const forced = setTimeout(() => {
        if (postmaster > 0) process.kill(postmaster, 'SIGQUIT');
        server.kill('SIGKILL');
      }, STOP_TIMEOUT);
      if (!hasEnded()) await ended;
      clearTimeout(forced);
    };
    try {
      await waitUntilReady(data, () => (hasEnded() ? complaints : null));
    } catch (error) {
      await end();
      throw error;
    }
    return { end, pid, launched: server };
  };

  let running = await launch().catch(async (error: unknown) => {
    await rm(home, { recursive: true, force: true });
    throw error;
  });

  /** The server and its backends, as a frozen machine would hold them all. */
  const signalAll = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    const postmaster = await running.pid();
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    for (const pid of [postmaster, ...children.trim().split(' ').map(Number)]) {
      process.kill(pid, signal);
    }
  };

  const url = `postgres://rinsetu@127.0.0.1:${port}/postgres`;
  return {
    url,
    dump: async (database) =>
      (await run(join(bin, 'pg_dump'), [database], { maxBuffer: MAX_DUMP })).stdout,
    dataFolder: data,
    async changeSetting(name, value) {
      const client = new Client({ connectionString: url });
      await client.connect();
      try {
        const change = value === null ? `RESET ${name}` : `SET ${name} = '${value}'`;
        await client.query(`ALTER SYSTEM ${change}`);
        await client.query('SELECT pg_reload_conf()');
      } finally {
        await client.end();
      }
    },
    shutDown: () => running.end(),
    async startAgain() {
      running = await launch();
    },
    freeze: () => signalAll('SIGSTOP'),
    async thaw() {
      await signalAll('SIGCONT');
      // runuser stops itself with what it runs.
      running.launched.kill('SIGCONT');
    },
    async stop() {
      await running.end();
      await rm(home, { recursive: true, force: true });
    },
  };
}
