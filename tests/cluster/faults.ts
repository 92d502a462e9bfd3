/** What goes wrong, one after another, and what puts it right again. */
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseNumber } from '#tests/cluster/databases.ts';
import { NUMBERS } from '#tests/cluster/databases.ts';
import type { ClusterStage } from '#tests/cluster/stage.ts';
import { until } from '#tests/walk/until.ts';

/** Milliseconds that something is away. */
const AWAY = 15_000;
const ETCD_AWAY = 30_000;
const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);

export type Fault = {
  readonly name: string;
  /** Brings it about and puts it right, as far as nothing does so by itself. */
  readonly run: (stage: ClusterStage) => Promise<void>;
};

async function primaryOf({ databases }: ClusterStage): Promise<DatabaseNumber> {
  return until('a primary', () => databases.primary());
}

const newPrimary = ({ databases }: ClusterStage, old: DatabaseNumber) =>
  until('another primary', async () => {
    const now = await databases.primary();
    return now === null || now === old ? null : now;
  });

async function standbyOf({ databases }: ClusterStage): Promise<DatabaseNumber> {
  return until('a replica that confirms', () => databases.synchronous());
}

async function switchOver(stage: ClusterStage): Promise<void> {
  const [leader, candidate] = [await primaryOf(stage), await standbyOf(stage)];
  await stage.databases.switchOver(leader, candidate);
}

/** That the clock of the second gateway really is ahead: its answers say what time it is, to the second. */
async function requireAhead(stage: ClusterStage): Promise<void> {
  const answer = await fetch(`${stage.addressOf(2)}/livez`);
  const ahead = Date.parse(answer.headers.get('Date') ?? '') - Date.now();
  if (!(ahead > 900 && ahead < 2_100)) throw new Error(`its clock is ${ahead} ms ahead`);
}

export const FAULTS: readonly Fault[] = [
  { name: 'none, for comparison', run: () => wait(AWAY) },
  {
    name: 'primary and its Patroni killed with -9',
    async run(stage) {
      const old = await primaryOf(stage);
      await stage.databases.kill(old);
      await newPrimary(stage, old);
      await stage.databases.startAgain(old);
    },
  },
  { name: 'switchover', run: switchOver },
  {
    name: 'primary frozen, and thawed as a stale one',
    async run(stage) {
      const old = await primaryOf(stage);
      await stage.databases.freeze(old);
      await newPrimary(stage, old);
      await wait(5_000);
      await stage.databases.thaw(old);
    },
  },
  {
    name: 'confirming replica killed with -9',
    async run(stage) {
      const lost = await standbyOf(stage);
      await stage.databases.kill(lost);
      await wait(AWAY);
      await stage.databases.startAgain(lost);
    },
  },
  {
    name: 'a gateway killed with -9, and started again',
    async run(stage) {
      await stage.endGateway(1, 'SIGKILL');
      await wait(5_000);
      await stage.startGateway(1);
    },
  },
  {
    name: 'a gateway frozen for 15 s',
    async run(stage) {
      stage.freezeGateway(2);
      await wait(AWAY);
      stage.thawGateway(2);
    },
  },
  {
    name: 'a gateway restarted',
    async run(stage) {
      await stage.endGateway(1, 'SIGTERM');
      await stage.startGateway(1);
    },
  },
  {
    name: 'both pgBouncers restarted',
    run: async (stage) =>
      void (await Promise.all(stage.pgbouncers.map((each) => each.restart('SIGTERM')))),
  },
  {
    name: 'both HAProxies restarted',
    run: async (stage) =>
      void (await Promise.all(stage.haproxies.map((each) => each.restart('SIGTERM')))),
  },
  {
    name: 'etcd away for 30 s',
    async run(stage) {
      await stage.databases.endEtcds();
      await wait(ETCD_AWAY);
      await stage.databases.startEtcds();
    },
  },
  {
    name: 'S3 store away for 15 s',
    async run(stage) {
      await stage.objectStore.kill();
      await wait(AWAY);
      await stage.objectStore.startAgain();
    },
  },
  {
    name: "a gateway's clock 2 s ahead",
    async run(stage) {
      await stage.endGateway(2, 'SIGTERM');
      await stage.startGateway(2, {
        LD_PRELOAD: LIBRARIES[process.arch === 'arm64' ? 1 : 0] ?? '',
        FAKETIME: '+2s',
        DONT_FAKE_MONOTONIC: '1',
      });
      await requireAhead(stage);
      await wait(AWAY);
      await stage.endGateway(2, 'SIGTERM');
      await stage.startGateway(2);
    },
  },
  {
    name: 'rolling restart of everything',
    async run(stage) {
      for (const number of NUMBERS) await stage.databases.restartEtcd(number);
      for (const each of [...stage.haproxies, ...stage.pgbouncers]) await each.restart('SIGTERM');
      const leader = await primaryOf(stage);
      for (const number of NUMBERS.filter((each) => each !== leader)) {
        await stage.databases.restart(number);
        await stage.databases.whole();
      }
      await switchOver(stage);
      await newPrimary(stage, leader);
      await stage.databases.whole();
      await stage.databases.restart(leader);
      await stage.databases.whole();
      for (const number of [1, 2] as const) {
        await stage.endGateway(number, 'SIGTERM');
        await stage.startGateway(number);
      }
      // Its workers are replaced, each once it has answered what it was asked.
      stage.nginx.signal('SIGHUP');
      await stage.objectStore.kill();
      await stage.objectStore.startAgain();
      await stage.restartLender();
    },
  },
];
