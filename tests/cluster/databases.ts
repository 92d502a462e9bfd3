/** etcd and PostgreSQL under Patroni on three machines, all of which are this one. */
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { until } from '#tests/walk/until.ts';
import { deployed, every } from '#tests/cluster/deployed.ts';
import type { Account, Process } from '#tests/cluster/processes.ts';
import { childrenOf, signalIfThere, startProcess } from '#tests/cluster/processes.ts';

const ETCD = '/usr/bin/etcd';
const PATRONI = '/usr/bin/patroni';
/** Milliseconds. */
const START_TIMEOUT = 90_000;
const ASK_TIMEOUT = 1_000;

/** By number: 1 to 3. */
export const NUMBERS = [1, 2, 3] as const;
export type DatabaseNumber = (typeof NUMBERS)[number];

/** Where a machine of the database listens, on loopback. */
export type DatabasePorts = {
  readonly postgres: number;
  readonly patroni: number;
  readonly etcd: number;
  readonly etcdPeer: number;
};

export type Passwords = {
  readonly superuser: string;
  readonly replication: string;
  readonly restapi: string;
};

const at = (port: number) => `127.0.0.1:${port}`;

async function writeFor(account: Account | null, file: string, text: string): Promise<string> {
  await writeFile(file, text, { mode: 0o600 });
  if (account !== null) await chown(file, account.uid, account.gid);
  return file;
}

const cluster = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      lag: z.optional(z.unknown()),
    }),
  ),
});
export type Members = z.infer<typeof cluster>['members'];

async function ask(port: number, path: string, init: RequestInit = {}): Promise<Response | null> {
  const signal = AbortSignal.timeout(ASK_TIMEOUT);
  return fetch(`http://${at(port)}${path}`, { signal, ...init }).catch(() => null);
}

export type Databases = Awaited<ReturnType<typeof startDatabases>>;

export async function startDatabases(
  folder: string,
  ports: Readonly<Record<DatabaseNumber, DatabasePorts>>,
  passwords: Passwords,
  account: Account | null,
  later: (step: () => Promise<unknown>) => void,
) {
  const home = (number: DatabaseNumber) => join(folder, `db-${number}`);
  const log = (number: DatabaseNumber, name: string) =>
    join(folder, 'log', `${name}-${number}.log`);
  const data = (number: DatabaseNumber) => join(home(number), 'postgres');

  async function startEtcd(number: DatabaseNumber): Promise<Process> {
    const own = ports[number];
    const others = NUMBERS.map((each) => `db-${each}=http://${at(ports[each].etcdPeer)}`);
    const text = await deployed('etcd.yml', [
      [/^initial-cluster: .*$/gm, `initial-cluster: ${others.join(',')}`],
      [every('/var/lib/etcd/rinsetu'), join(home(number), 'etcd')],
      [every('db-1:2380'), at(own.etcdPeer)],
      [every('db-1:2379'), at(own.etcd)],
      [/^name: db-1$/gm, `name: db-${number}`],
    ]);
    const file = await writeFor(account, join(home(number), 'etcd.yml'), text);
    return startProcess(ETCD, ['--config-file', file], { log: log(number, 'etcd'), account });
  }

  async function startPatroni(number: DatabaseNumber): Promise<Process> {
    const own = ports[number];
    const hosts = NUMBERS.map((each) => at(ports[each].etcd)).join(',');
    const text = await deployed('patroni.yml', [
      [every('hosts: db-1:2379,db-2:2379,db-3:2379'), `hosts: ${hosts}`],
      [every('db-1:8008'), at(own.patroni)],
      [every('db-1:5432'), at(own.postgres)],
      [/^name: db-1$/gm, `name: db-${number}`],
      [every('/var/lib/postgresql/15/rinsetu'), data(number)],
      [every('/var/lib/postgresql/patroni.pgpass'), join(home(number), 'pgpass')],
      [every('/var/run/postgresql'), home(number)],
      [every('10.0.0.0/8'), '127.0.0.0/8'],
      [every('SUPERUSER_PASSWORD'), passwords.superuser],
      [every('REPLICATION_PASSWORD'), passwords.replication],
      [every('RESTAPI_PASSWORD'), passwords.restapi],
    ]);
    const file = await writeFor(account, join(home(number), 'patroni.yml'), text);
    return startProcess(PATRONI, [file], { log: log(number, 'patroni'), account });
  }

  const etcds = new Map<DatabaseNumber, Process>();
  const patronis = new Map<DatabaseNumber, Process>();
  const put = async (
    into: Map<DatabaseNumber, Process>,
    number: DatabaseNumber,
    start: (number: DatabaseNumber) => Promise<Process>,
  ) => void into.set(number, await start(number));

  const postmasterOf = (number: DatabaseNumber) => {
    const file = join(data(number), 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  };
  // Patroni has started it, in a group of its own.
  process.once('exit', () => {
    for (const postmaster of NUMBERS.map(postmasterOf)) {
      if (postmaster > 0) signalIfThere(postmaster, 'SIGKILL');
    }
  });
  const postgresOf = async (number: DatabaseNumber) => {
    const postmaster = postmasterOf(number);
    return postmaster > 0 ? [postmaster, ...(await childrenOf(postmaster))] : [];
  };
  /** Patroni, PostgreSQL and its backends: what a machine would take along. */
  const everythingOf = async (number: DatabaseNumber) => {
    const postgres = await postgresOf(number);
    const patroni = patronis.get(number);
    const isThere = patroni !== undefined && !patroni.hasEnded();
    return [...(isThere ? [patroni.pid, ...(await childrenOf(patroni.pid))] : []), ...postgres];
  };

  /** The members of the cluster as any Patroni that answers knows them. */
  const members = async (): Promise<Members> => {
    for (const number of NUMBERS) {
      const answer = await ask(ports[number].patroni, '/cluster');
      const read = cluster.safeParse(await answer?.json().catch(() => null));
      if (read.success) return read.data.members;
    }
    return [];
  };

  /** The server that says of itself that it is the primary. */
  const primary = async (): Promise<DatabaseNumber | null> => {
    // The first that says so: one that is frozen says nothing.
    const asked = NUMBERS.map(async (number) => {
      const answer = await ask(ports[number].patroni, '/primary');
      if (answer?.status !== 200) throw new Error(`db-${number} is not the primary`);
      return number;
    });
    return Promise.any(asked).catch(() => null);
  };

  const numbered = (name: string | undefined) =>
    NUMBERS.find((number) => name === `db-${number}`) ?? null;

  later(async () => {
    for (const number of NUMBERS) {
      for (const pid of await everythingOf(number)) signalIfThere(pid, 'SIGKILL');
      await patronis.get(number)?.end('SIGKILL');
      await etcds.get(number)?.end('SIGKILL');
    }
  });
  for (const number of NUMBERS) {
    await mkdir(home(number), { recursive: true, mode: 0o700 });
    if (account !== null) await chown(home(number), account.uid, account.gid);
  }
  await Promise.all(NUMBERS.map((number) => put(etcds, number, startEtcd)));
  await Promise.all(NUMBERS.map((number) => put(patronis, number, startPatroni)));

  /** One primary, one replica that confirms, one more, and all of them up to date. */
  const isWhole = async () => {
    const all = await members();
    const up = all.filter(({ state }) => state === 'running' || state === 'streaming');
    const count = (role: string) => up.filter((each) => each.role === role).length;
    return up.length === NUMBERS.length && count('leader') === 1 && count('sync_standby') === 1;
  };
  const whole = () =>
    until('a whole cluster', async () => ((await isWhole()) ? true : null), START_TIMEOUT);

  return {
    ports,
    postgresOf,
    primary,
    whole,
    /** The replica that confirms. */
    synchronous: async () =>
      numbered((await members()).find(({ role }) => role === 'sync_standby')?.name),
    /** The address of a database for the superuser, straight at one server. */
    urlAt: (number: DatabaseNumber, database: string) =>
      `postgres://postgres:${passwords.superuser}@${at(ports[number].postgres)}/${database}`,
    async kill(number: DatabaseNumber) {
      for (const pid of await everythingOf(number)) signalIfThere(pid, 'SIGKILL');
      await patronis.get(number)?.end('SIGKILL');
    },
    startAgain: (number: DatabaseNumber) => put(patronis, number, startPatroni),
    async freeze(number: DatabaseNumber) {
      for (const pid of await everythingOf(number)) signalIfThere(pid, 'SIGSTOP');
    },
    async thaw(number: DatabaseNumber) {
      for (const pid of await everythingOf(number)) signalIfThere(pid, 'SIGCONT');
    },
    async switchOver(leader: DatabaseNumber, candidate: DatabaseNumber) {
      const login = Buffer.from(`patroni:${passwords.restapi}`).toString('base64');
      const answer = await ask(ports[leader].patroni, '/switchover', {
        method: 'POST',
        headers: { Authorization: `Basic ${login}` },
        body: JSON.stringify({ leader: `db-${leader}`, candidate: `db-${candidate}` }),
        signal: AbortSignal.timeout(START_TIMEOUT),
      });
      if (answer?.ok !== true) throw new Error(`no switchover: ${await answer?.text()}`);
    },
    /** Patroni stops PostgreSQL before it ends, as `systemctl restart` does. */
    async restart(number: DatabaseNumber) {
      await patronis.get(number)?.end('SIGTERM');
      await put(patronis, number, startPatroni);
    },
    async endEtcds() {
      await Promise.all([...etcds.values()].map((each) => each.end('SIGKILL')));
    },
    startEtcds: () => Promise.all(NUMBERS.map((number) => put(etcds, number, startEtcd))),
    async restartEtcd(number: DatabaseNumber) {
      await etcds.get(number)?.end('SIGTERM');
      await put(etcds, number, startEtcd);
    },
    /** Runs SQL on a server as the superuser. */
    async runOn(number: DatabaseNumber, database: string, statements: readonly string[]) {
      const client = new Client({
        connectionString: `postgres://postgres:${passwords.superuser}@${at(ports[number].postgres)}/${database}`,
      });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    },
  };
}
