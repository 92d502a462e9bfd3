/**
 * `npm run bench:gateway`: contact messages, logins and userDetails at 1, 32 and 200 connections on both databases, next to
 * what the disk, the database and the hashing allow in the same run; then loan applications from match to submit. Other
 * measurements take its place:
 *
 * - `--scale`: an empty database next to one of a million accounts and ten million messages (`--scale=100000,1000000` for
 *   other numbers);
 * - `--queue`: what operators ask for among ten thousand applications;
 * - `--uploads`: what reading an account takes while eight people upload;
 * - `--share=0.3`: two gateways next to one on PostgreSQL, each with so much of a core (Linux, as root).
 *
 * `--only=SQLite` or `--only=PostgreSQL` leaves the other one out; `--seconds=1` measures each for less time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { hash, verify } from '@node-rs/argon2';
import { ARGON2_TERMS } from '#contract/argon2-terms.ts';
import { addContactUs, login, register, updateUser, userDetails } from '#contract/gateway.ts';
import { BENCH_PRODUCT, loadOfApplications, MEASURED } from '#gateway/bench/applications.ts';
import type { BenchDatabase, Size } from '#gateway/bench/databases.ts';
import {
  emailOf,
  PASSWORD,
  PEOPLE,
  postgresDatabase,
  sqliteDatabase,
  tokenOf,
  userIdOf,
} from '#gateway/bench/databases.ts';
import { processorShare } from '#gateway/bench/processor-share.ts';
import { proofOf, startIdentityService } from '#gateway/bench/identity-service.ts';
import type { Ask, Load } from '#gateway/bench/load.ts';
import { loadOf } from '#gateway/bench/load.ts';
import { APPLICATIONS, fillQueue, OPERATORS_ASK } from '#gateway/bench/operators.ts';
import type { PostgresCluster } from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabaseAt } from '#gateway/testing/stores/postgres-databases.ts';
import { openStore } from '#gateway/foundation/store/open-store.ts';
import { publish, TEST_LENDER } from '#gateway/testing/applications.ts';
import { startPostgresCluster } from '#gateway/testing/stores/postgres-cluster.ts';

const DEFAULT_SECONDS = 3;
const CONNECTIONS = [1, 32, 200];
const SMALL: Size = { accounts: PEOPLE, messages: 0 };
const LARGE: Size = { accounts: 1_000_000, messages: 10_000_000 };
const FEW = 8;
/** Beyond the numbers of the accounts that the database was filled with. */
const FIRST_NEW_NUMBER = 9_000_000_000;

const storePlace = z.object({
  GATEWAY_DATA_DIR: z.string(),
  DATABASE_URL: z.optional(z.string()),
  GATEWAY_MIGRATE: z.optional(z.enum(['start', 'step'])),
});

let registered = 0;
const newMobileNumber = () => String(FIRST_NEW_NUMBER + registered++);

const CALLS = {
  contact: (connection: number, count: number) => ({
    path: addContactUs.path,
    body: {
      txnDate: '21/11/2026',
      name: 'Ravi',
      email: 'ravi@example.in',
      phone: '9876543210',
      category: 'Help',
      remarks: `Please call me. ${connection} ${count}`,
    },
  }),
  login: (connection: number) => ({
    path: login.path,
    body: { mobileNumber: null, userId: userIdOf(connection % PEOPLE), password: PASSWORD },
  }),
  userDetails: (connection: number) => ({
    path: userDetails.path,
    body: { userId: userIdOf(connection % PEOPLE) },
    token: tokenOf(connection % PEOPLE),
  }),
  updateUser: (connection: number, count: number) => ({
    path: updateUser.path,
    body: {
      userId: userIdOf(connection % PEOPLE),
      firstName: `Asha ${count}`,
      lastName: 'Verma',
      email: emailOf(connection % PEOPLE),
      mobileNumber: null,
      category: 'CSR',
    },
    token: tokenOf(connection % PEOPLE),
  }),
  register: () => {
    const mobileNumber = newMobileNumber();
    return {
      path: register.path,
      body: {
        firstName: 'Asha',
        lastName: 'Verma',
        category: 'CSR',
        emailId: `new${mobileNumber}@example.in`,
        password: PASSWORD,
        confirmedPassword: PASSWORD,
        mobileNumber,
      },
      token: proofOf(mobileNumber),
    };
  },
} as const satisfies Record<string, (connection: number, count: number) => Ask>;
// Logins come last: they end the sessions that the others have, as an account has twenty at most.
const ORDER = ['userDetails', 'contact', 'login'] as const;
const EVERY_CALL = ['userDetails', 'updateUser', 'contact', 'register', 'login'] as const;

const { values: flags } = parseArgs({
  args: process.argv.slice(2).map((arg) => (arg === '--scale' ? '--scale=' : arg)),
  options: {
    scale: { type: 'string' },
    queue: { type: 'boolean', default: false },
    share: { type: 'string' },
    uploads: { type: 'boolean', default: false },
    only: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const SECONDS = Number(flags.seconds ?? DEFAULT_SECONDS);

const print = (line: string) => process.stdout.write(`${line}\n`);
const ms = (milliseconds: number) => milliseconds.toFixed(1);
const row = (...cells: readonly (string | number)[]) => print(`| ${cells.join(' | ')} |`);
const head = (...cells: readonly string[]) => {
  row(...cells);
  row(...cells.map(() => '---'));
};

async function startGateway(settings: Readonly<Record<string, string>>, share?: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'index.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      GATEWAY_PORT: '0',
      GATEWAY_CONTACT_MESSAGES: '0',
      GATEWAY_MASTER_KEYS: `bench ${Buffer.alloc(32, 7).toString('base64')}`,
      GATEWAY_HASHING_QUEUE: '1000',
      FIREBASE_AUTH_EMULATOR_HOST: identity.host,
      ...settings,
    },
  });
  const lines = createInterface({ input: child.stdout });
  const [first] = await once(lines, 'line');
  lines.on('line', () => {});
  const { url } = z.object({ url: z.string() }).parse(JSON.parse(String(first)));
  const limit = share === undefined ? null : await processorShare(share);
  await limit?.take(z.parse(z.number(), child.pid));
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
      await limit?.remove();
    },
  };
}

async function withGateways<Value>(
  database: BenchDatabase,
  count: number,
  work: (urls: readonly string[]) => Promise<Value>,
  share?: number,
): Promise<Value> {
  const starting = Array.from({ length: count }, () => startGateway(database.settings, share));
  const gateways = await Promise.all(starting);
  try {
    return await work(gateways.map(({ url }) => url));
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
  }
}

const cells = ({ perSecond, p50, p95, p99, failures }: Load) =>
  [perSecond, ms(p50), ms(p95), ms(p99), failures] as const;

async function compareCalls(database: BenchDatabase): Promise<void> {
  print(`\n### ${database.name}\n`);
  head('call', 'connections', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'not 200');
  const raw = await database.rawInserts(SECONDS);
  const best = await withGateways(database, 1, async (urls) => {
    let contact = 0;
    for (const name of ORDER) {
      for (const connections of CONNECTIONS) {
        const load = await loadOf(urls, connections, SECONDS, CALLS[name]);
        row(name, connections, ...cells(load));
        if (name === 'contact' && connections === 32) contact = load.perSecond;
      }
    }
    const bare = await loadOf(urls, 32, SECONDS, () => ({ path: '/livez', body: null }));
    row('livez (HTTP alone)', 32, ...cells(bare));
    return contact;
  });
  print(
    `\nRaw inserts, each with a commit of its own: ${raw} a second; contact at 32: ${(best / raw).toFixed(2)} of it.`,
  );
}

async function compareHashing(): Promise<void> {
  const known = await hash(PASSWORD, ARGON2_TERMS);
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  const guess = async () => {
    for (; performance.now() < until; count += 1) await verify(known, PASSWORD);
  };
  await Promise.all([guess(), guess()]);
  print(
    `\nPasswords that two threads verify, with nothing else: ${Math.round(count / SECONDS)} a second.`,
  );
}

/** Gateways that may take the same share of a processor each, so that client and database have the rest. */
async function compareGateways(database: BenchDatabase): Promise<void> {
  const share = Number(flags.share);
  print(
    `\n### Two gateways compared with one, each of ${share} of a core, ${FEW} connections each\n`,
  );
  head('call', 'one a second', 'two a second', 'times');
  for (const name of ['userDetails', 'contact'] as const) {
    const perSecond = async (count: number) => {
      const load = await withGateways(
        database,
        count,
        (urls) => loadOf(urls, FEW * count, SECONDS, CALLS[name]),
        share,
      );
      return load.perSecond;
    };
    const [one, two] = [await perSecond(1), await perSecond(2)];
    row(name, one, two, (two / one).toFixed(2));
  }
}

const openStoreOf = ({ settings }: BenchDatabase) =>
  openStore(z.parse(storePlace, { GATEWAY_DATA_DIR: '', ...settings }));

const startWithApplications = async (database: BenchDatabase) =>
  startGateway({
    ...database.settings,
    GATEWAY_APPLICATIONS: 'on',
    GATEWAY_DOCUMENTS_DIR: await mkdtemp(join(home, 'documents-')),
    GATEWAY_ERASURES_FILE: join(home, `${database.name}-erasures.jsonl`),
  });

/** What operators ask for, one at a time, among many applications. */
async function measureOperators(database: BenchDatabase): Promise<void> {
  const store = await openStoreOf(database);
  await fillQueue(store);
  await store.close();
  const gateway = await startWithApplications(database);
  print(`\n### ${database.name}: an operator, ${APPLICATIONS} applications\n`);
  print(`Load of the machine over a minute, this included: ${ms(loadavg()[0] ?? 0)}.\n`);
  head('asked for', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'not 200');
  try {
    for (const [name, ask] of OPERATORS_ASK) {
      row(name, ...cells(await loadOf([gateway.url], 1, SECONDS, () => ask)));
    }
  } finally {
    await gateway.stop();
  }
}

/** Applications from match to submit, by a few people at the same time. */
async function measureApplications(database: BenchDatabase): Promise<void> {
  const store = await openStoreOf(database);
  await publish(store, [TEST_LENDER], [BENCH_PRODUCT]);
  await store.close();
  const gateway = await startWithApplications(database);
  print(`\n### ${database.name}: applications, ${FEW} people\n`);
  head('call', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'not 200');
  try {
    const loads = await loadOfApplications(gateway.url, FEW, SECONDS);
    for (const name of MEASURED) row(name, ...cells(loads[name]));
  } finally {
    await gateway.stop();
  }
}

/** What reading an account takes while eight people upload pictures from their phones. */
async function measureUploads(database: BenchDatabase): Promise<void> {
  const store = await openStoreOf(database);
  await publish(store, [TEST_LENDER], [BENCH_PRODUCT]);
  await store.close();
  const gateway = await startWithApplications(database);
  const read = () => loadOf([gateway.url], FEW, SECONDS, (each) => CALLS.userDetails(each + FEW));
  print(`\n### ${database.name}: userDetails beside ${FEW} people who upload\n`);
  head('beside', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'not 200');
  try {
    const alone = await read();
    row('nobody', ...cells(alone));
    const workerData = { url: gateway.url, people: FEW, seconds: SECONDS + 1 };
    const uploaders = new Worker(new URL('./uploaders.ts', import.meta.url), { workerData });
    await once(uploaders, 'message');
    const ended = once(uploaders, 'message');
    const beside = await read();
    row(`${FEW} uploaders`, ...cells(beside));
    const [{ sent }] = z.parse(z.tuple([z.object({ sent: z.number() })]), await ended);
    print(
      `\n${sent} pictures of 12 megapixels in ${SECONDS + 1} s; the p99 is ${(beside.p99 / alone.p99).toFixed(1)} times.`,
    );
  } finally {
    await gateway.stop();
  }
}

async function p95s(database: BenchDatabase): Promise<ReadonlyMap<string, number>> {
  const start = performance.now();
  return withGateways(database, 1, async (urls) => {
    const found = new Map<string, number>([['start', performance.now() - start]]);
    for (const name of EVERY_CALL) {
      const load = await loadOf(urls, FEW, SECONDS, CALLS[name]);
      found.set(name, load.p95);
    }
    return found;
  });
}

async function compareSizes(
  make: (size: Size) => Promise<BenchDatabase>,
  size: Size,
): Promise<boolean> {
  const empty = await make(SMALL);
  const start = performance.now();
  const full = await make(size);
  const filled = Math.round((performance.now() - start) / 1000);
  print(
    `\n### ${full.name}: ${size.accounts} accounts and ${size.messages} messages (made in ${filled} s), ${FEW} connections\n`,
  );
  head('call', 'p95 empty, ms', 'p95 full, ms', 'within 1.5 times or 5 ms');
  const before = await p95s(empty);
  const after = await p95s(full);
  let isWithin = true;
  for (const name of EVERY_CALL) {
    const [was, is] = [before.get(name) ?? 0, after.get(name) ?? 0];
    const holds = is <= was * 1.5 || is <= was + 5;
    isWithin &&= holds;
    row(name, ms(was), ms(is), holds ? 'yes' : 'no');
  }
  print(
    `\nThe gateway starts in ${ms(before.get('start') ?? 0)} and ${ms(after.get('start') ?? 0)} ms.`,
  );
  return isWithin;
}

const identity = await startIdentityService();
const home = await mkdtemp(join(tmpdir(), 'rinsetu-bench-'));
let cluster: PostgresCluster | null = null;
try {
  const wants = (name: string) => flags.only === undefined || flags.only === name;
  const makeSqlite = async (size: Size) => sqliteDatabase(await mkdtemp(join(home, 'data-')), size);
  const running = wants('PostgreSQL') ? await startPostgresCluster({ isDurable: true }) : null;
  cluster = running;
  const makePostgres = async (size: Size) => {
    if (running === null) throw new Error('PostgreSQL was left out');
    return postgresDatabase(await newDatabaseAt(running.url), size);
  };
  print(`${availableParallelism()} cores, ${SECONDS} s each; the client runs on the same machine.`);
  if (flags.share !== undefined) {
    await compareGateways(await makePostgres(SMALL));
  } else if (flags.uploads) {
    if (wants('SQLite')) await measureUploads(await makeSqlite(SMALL));
    if (wants('PostgreSQL')) await measureUploads(await makePostgres(SMALL));
  } else if (flags.queue) {
    if (wants('SQLite')) await measureOperators(await makeSqlite(SMALL));
    if (wants('PostgreSQL')) await measureOperators(await makePostgres(SMALL));
  } else if (flags.scale === undefined) {
    await compareHashing();
    if (wants('SQLite')) {
      await compareCalls(await makeSqlite(SMALL));
      await measureApplications(await makeSqlite(SMALL));
    }
    if (wants('PostgreSQL')) {
      const database = await makePostgres(SMALL);
      await compareCalls(database);
      await measureApplications(await makePostgres(SMALL));
    }
  } else {
    const [accounts = LARGE.accounts, messages = LARGE.messages] =
      flags.scale === '' ? [] : flags.scale.split(',').map(Number);
    const size = { accounts, messages };
    const results: boolean[] = [];
    if (wants('SQLite')) results.push(await compareSizes(makeSqlite, size));
    if (wants('PostgreSQL')) results.push(await compareSizes(makePostgres, size));
    if (results.includes(false)) process.exitCode = 1;
  }
} finally {
  await cluster?.stop();
  identity.stop();
  await rm(home, { recursive: true, force: true });
}
