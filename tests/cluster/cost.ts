/** What a busy load costs while nothing fails: processor time of each part, bytes of the database, its journal and the bucket. */
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { readObjects } from '#tests/cluster/evidence.ts';
import type { Journal } from '#tests/cluster/journal.ts';
import { endOf } from '#tests/cluster/journal.ts';
import type { Load } from '#tests/cluster/load.ts';
import { childrenOf } from '#tests/cluster/processes.ts';
import { processorSeconds } from '#tests/cluster/processor.ts';
import type { ClusterStage } from '#tests/cluster/stage.ts';

const LARGEST_TABLES = 8;

async function withFamilies(pids: readonly number[]): Promise<readonly number[]> {
  return [...pids, ...(await Promise.all(pids.map(childrenOf))).flat()];
}

async function takenSoFar(stage: ClusterStage, primary: 1 | 2 | 3) {
  const replicas = ([1, 2, 3] as const).filter((number) => number !== primary);
  const postgresOf = stage.databases.postgresOf;
  const parts = {
    gateways: stage.gatewayPids(),
    primary: await postgresOf(primary),
    'both replicas': (await Promise.all(replicas.map(postgresOf))).flat(),
    'pgBouncer and HAProxy': [...stage.pgbouncers, ...stage.haproxies].map((each) => each.pid()),
    nginx: await withFamilies([stage.nginx.pid()]),
  };
  const seconds = await Promise.all(
    Object.entries(parts).map(
      async ([name, pids]) => [name, await processorSeconds(pids)] as const,
    ),
  );
  return new Map(seconds);
}

export async function tellCost(
  stage: ClusterStage,
  journal: Journal,
  load: Load,
  seconds: number,
  tell: (line: string) => void,
): Promise<void> {
  const primary = await stage.databases.primary();
  if (primary === null) throw new Error('there is no primary');
  const client = new Client({ connectionString: stage.databases.urlAt(primary, 'rinsetu') });
  await client.connect();
  const numberOf = async (statement: string) =>
    Number((await client.query<{ is: string }>(statement)).rows[0]?.is);
  const ofDatabase = () => numberOf('select pg_database_size(current_database()) as is');
  const written = () => numberOf(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as is`);
  const done = () => journal.calls.filter((each) => endOf(each) === 'acknowledged');
  try {
    const size = await ofDatabase();
    const before = { taken: await takenSoFar(stage, primary), wal: await written(), done: done() };
    await wait(seconds * 1000);
    const taken = await takenSoFar(stage, primary);
    const calls = done().slice(before.done.length);
    const changes = calls.filter(({ mark }) => mark !== null).length;
    tell(`${calls.length} calls, of which ${changes} changes, in ${seconds} s:`);
    for (const [name, now] of taken) {
      const each = ((now - (before.taken.get(name) ?? 0)) * 1000) / calls.length;
      tell(`  ${each.toFixed(2)} ms of processor for each in ${name}`);
    }
    const perChange = ((await written()) - before.wal) / changes / 1024;
    tell(`  ${perChange.toFixed(1)} KiB of journal for each change`);

    await load.finish();
    const applications = await numberOf('select count(*) as is from applications');
    const messages = await numberOf('select count(*) as is from contact_messages');
    const ofApplications = journal.calls.filter(({ path }) => !path.startsWith('/user-service/'));
    tell(
      `${applications} applications, with ${ofApplications.length} calls and sign-ins, ${messages} messages:`,
    );
    const { rows } = await client.query<{ name: string; bytes: number; rows: number }>(
      `select relname as name, pg_total_relation_size(relid)::float8 as bytes, n_live_tup::float8 as rows
       from pg_stat_user_tables order by 2 desc limit ${LARGEST_TABLES}`,
    );
    for (const { name, bytes, rows: count } of rows) {
      tell(`  ${(bytes / 1024).toFixed(0)} KiB in ${count} rows of ${name}`);
    }
    tell(`  ${(((await ofDatabase()) - size) / 1024).toFixed(0)} KiB in all of the database`);
    const objects = [...(await readObjects(stage.bucket, [])).values()];
    const bytes = objects.reduce((sum, each) => sum + each, 0);
    tell(`  ${(bytes / 1024).toFixed(0)} KiB in ${objects.length} objects of the bucket`);
  } finally {
    await client.end();
  }
}
