/** Everything that the cluster's test needs, on free ports of this machine, in a folder of its own. */
import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CommandName } from '#gateway/command/command-names.ts';
import { startObjectStore } from '#gateway/testing/servers/object-store.ts';
import { bundleOf } from '#scripts/lib/bundled-programs.ts';
import { startPart } from '#scripts/lib/part.ts';
import { COMPILED_CODE } from '#scripts/lib/places.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { startAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { runCommand, startGatewayProcess } from '#tests/processes/gateway-process.ts';
import type { DatabasePorts } from '#tests/cluster/databases.ts';
import { startDatabases } from '#tests/cluster/databases.ts';
import { deployed, every } from '#tests/cluster/deployed.ts';
import { startHaproxy, startNginx, startPgbouncer } from '#tests/cluster/front.ts';
import type { Account } from '#tests/cluster/processes.ts';
import { signalIfThere } from '#tests/cluster/processes.ts';
import { madeUpLendersAt } from '#tests/walk/made-up-lenders.ts';
import { CATALOGUE, publicKeysIn } from '#tests/walk/scene.ts';

const run = promisify(execFile);
/** Of Debian's package of PostgreSQL: servers that refuse to run as root run as this. */
const ACCOUNT = 'postgres';
/** One machine plays all people, who would otherwise be counted as one. */
const ROOMY_LIMITS = {
  GATEWAY_LOGIN_ATTEMPTS: '100000',
  GATEWAY_REGISTER_ATTEMPTS: '100000',
  GATEWAY_CONTACT_MESSAGES: '0',
  GATEWAY_CONTACT_MESSAGES_PER_DAY: '0',
};
const GATEWAYS = [1, 2] as const;
export type GatewayNumber = (typeof GATEWAYS)[number];

const secret = () => randomBytes(18).toString('base64url');

async function accountNumbers(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const number = async (flag: string) => Number((await run('id', [flag, ACCOUNT])).stdout);
  return { uid: await number('-u'), gid: await number('-g') };
}

/** Ports that are free, each once. */
async function freePorts() {
  const given = new Set<number>();
  return async (): Promise<number> => {
    for (;;) {
      const port = await freePort();
      if (given.has(port)) continue;
      given.add(port);
      return port;
    }
  };
}

/** Settings in a file of variables. */
const settingsIn = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

export type ClusterStage = Awaited<ReturnType<typeof startClusterStage>>;

/** `later` takes what ends each part; `isKept`: whether the folder stays, with what the servers have said. */
export async function startClusterStage(
  tell: (line: string) => void,
  later: (step: () => Promise<unknown>) => void,
  isKept: boolean,
) {
  const account = await accountNumbers();
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-cluster-'));
  if (isKept) tell(`what servers say is in ${join(folder, 'log')}`);
  else later(() => rm(folder, { recursive: true, force: true }));
  const logs = join(folder, 'log');
  await mkdir(logs);
  await mkdir(join(folder, 'nginx'));
  await chmod(folder, 0o755);
  if (account !== null) {
    for (const each of [folder, logs, join(folder, 'nginx')])
      await chown(each, account.uid, account.gid);
  }
  const port = await freePorts();
  const portsOf = async (): Promise<DatabasePorts> => ({
    postgres: await port(),
    patroni: await port(),
    etcd: await port(),
    etcdPeer: await port(),
  });
  const databasePorts = { 1: await portsOf(), 2: await portsOf(), 3: await portsOf() };

  const emulator = await startAuthEmulator();
  later(() => emulator.stop());
  const objectStore = await startObjectStore();
  later(() => objectStore.stop());
  const bucket = await objectStore.newBucket();

  const passwords = { superuser: secret(), replication: secret(), restapi: secret() };
  const databases = await startDatabases(folder, databasePorts, passwords, account, later);
  await databases.whole();
  tell('etcd and PostgreSQL under Patroni are up');

  // As docs/operations/README.md makes them.
  const [owner, gateway] = [secret(), secret()];
  const first = (await databases.primary()) ?? 1;
  await databases.runOn(first, 'postgres', [
    `create role rinsetu_owner login password '${owner}'`,
    `create role rinsetu_gateway login password '${gateway}'`,
    `create database rinsetu owner rinsetu_owner encoding 'UTF8' template template0`,
    'revoke all on database rinsetu from public',
    'grant connect on database rinsetu to rinsetu_gateway',
    'create database probe',
  ]);

  const startMachine = async (number: GatewayNumber) => {
    const [haproxyPort, pgbouncerPort] = [await port(), await port()];
    const all = Object.values(databasePorts);
    const haproxy = await startHaproxy(folder, `haproxy-${number}`, haproxyPort, all, account);
    later(() => haproxy.stop());
    const name = `pgbouncer-${number}`;
    const to = { port: pgbouncerPort, haproxyPort, password: gateway };
    const pgbouncer = await startPgbouncer(folder, name, to, account);
    later(() => pgbouncer.stop());
    return { number, haproxy, pgbouncer, haproxyPort, pgbouncerPort, port: await port() };
  };
  const machines = [await startMachine(1), await startMachine(2)];
  const nginxPort = await port();
  const address = `http://127.0.0.1:${nginxPort}`;
  const machine = (number: GatewayNumber) => {
    const found = machines.find((each) => each.number === number);
    if (found === undefined) throw new Error(`there is no machine ${number}`);
    return found;
  };

  const masterKeys = `cluster ${randomBytes(32).toString('base64')}`;
  const settingsOf = async (number: GatewayNumber): Promise<Record<string, string>> => {
    const { pgbouncerPort, haproxyPort, port: gatewayPort } = machine(number);
    const text = await deployed('gateway.env', [
      [every('GATEWAY_HOST=gateway-1'), 'GATEWAY_HOST=127.0.0.1'],
      [every('GATEWAY_PORT=8787'), `GATEWAY_PORT=${gatewayPort}`],
      [every('GATEWAY_TRUSTED_PROXIES=10.0.0.0/8'), 'GATEWAY_TRUSTED_PROXIES=127.0.0.1'],
      [every('https://s3.example'), objectStore.endpoint],
      [every('rinsetu-documents'), bucket.bucket],
    ]);
    return {
      ...settingsIn(text),
      ...ROOMY_LIMITS,
      DATABASE_URL: `postgres://rinsetu_gateway:${gateway}@127.0.0.1:${pgbouncerPort}/rinsetu`,
      DATABASE_MIGRATION_URL: `postgres://rinsetu_owner:${owner}@127.0.0.1:${haproxyPort}/rinsetu`,
      DOCUMENTS_S3_ACCESS_KEY: objectStore.credentials.accessKey,
      DOCUMENTS_S3_SECRET_KEY: objectStore.credentials.secretKey,
      FIREBASE_AUTH_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
      GATEWAY_APPLICATIONS: 'on',
      GATEWAY_MASTER_KEYS: masterKeys,
      GATEWAY_AUDIT_NOTES_FILE: join(folder, `audit-notes-${number}`),
    };
  };
  const program = async (name: CommandName, args: readonly string[] = []) => {
    const { code, out, err } = await runCommand(name, await settingsOf(1), args);
    if (code !== 0) throw new Error(`rinsetu ${name} ended with ${code}: ${err || out}`);
  };
  await program('migrate');
  await program('catalogue import', [CATALOGUE, '--publish-samples']);
  tell('the schema and the catalogue are there');

  const gateways = new Map<GatewayNumber, Awaited<ReturnType<typeof startGatewayProcess>>>();
  /** Ends a gateway, and keeps what it has said beside what the other servers say. */
  const endGateway = async (number: GatewayNumber, signal: 'SIGTERM' | 'SIGKILL') => {
    const running = gateways.get(number);
    if (running === undefined) return;
    await running.end(signal);
    await appendFile(join(logs, `gateway-${number}.log`), `${running.lines.join('\n')}\n`);
  };
  const startGateway = async (number: GatewayNumber, more: Record<string, string> = {}) => {
    gateways.set(number, await startGatewayProcess({ ...(await settingsOf(number)), ...more }));
  };
  later(() => Promise.all(GATEWAYS.map((number) => endGateway(number, 'SIGKILL'))));
  for (const number of GATEWAYS) await startGateway(number);
  const gatewayPorts = GATEWAYS.map((number) => machine(number).port);
  const nginx = await startNginx(folder, nginxPort, gatewayPorts, account);
  later(() => nginx.stop());

  const lenderPort = await port();
  const lenderFolder = join(folder, 'sample-lender');
  const startLender = () =>
    startPart('The sample lender', bundleOf('sample-lender/index.ts'), {
      NODE_COMPILE_CACHE: COMPILED_CODE,
      SAMPLE_LENDER_PORT: String(lenderPort),
      SAMPLE_LENDER_DATA_DIR: lenderFolder,
      SAMPLE_LENDER_GATEWAY_URL: address,
    });
  let lender = await startLender();
  later(() => lender.stop());
  const lenderUrl = `http://127.0.0.1:${lenderPort}`;
  tell('gateways, nginx and the sample lender are up');

  const signalGateway = (number: GatewayNumber, signal: NodeJS.Signals) => {
    const pid = gateways.get(number)?.pid;
    if (pid !== undefined) signalIfThere(pid, signal);
  };
  return {
    folder,
    address,
    emulator,
    databases,
    bucket,
    objectStore,
    lender: {
      messagesUrl: (lenderId: string) => `${lenderUrl}/lenders/${lenderId}/messages`,
      publicKeys: () => publicKeysIn(join(lenderFolder, 'public-keys.json')),
      ...madeUpLendersAt(lenderUrl),
    },
    async restartLender() {
      await lender.stop();
      lender = await startLender();
    },
    maintain: program,
    addressOf: (number: GatewayNumber) => `http://127.0.0.1:${machine(number).port}`,
    gatewayPids: () =>
      [...gateways.values()].flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    endGateway,
    startGateway,
    freezeGateway: (number: GatewayNumber) => signalGateway(number, 'SIGSTOP'),
    thawGateway: (number: GatewayNumber) => signalGateway(number, 'SIGCONT'),
    haproxies: machines.map(({ haproxy }) => haproxy),
    pgbouncers: machines.map(({ pgbouncer }) => pgbouncer),
    nginx,
  };
}
