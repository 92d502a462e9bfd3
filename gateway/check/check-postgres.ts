/** The PostgreSQL server: who the gateway is there, whether what it confirms is kept, and what time it is. */
import { Client } from 'pg';
import * as z from 'zod';
import type { Finding } from '#gateway/check/finding.ts';
import { fine, warning, wrong } from '#gateway/check/finding.ts';

/** Milliseconds. */
const PATIENCE = 5_000;
const MOST_CLOCK_DIFFERENCE = 2_000;

const facts = z.object({
  role: z.string(),
  isSuperuser: z.boolean(),
  mayChangeSchema: z.boolean(),
  /** In milliseconds since 1970. */
  now: z.coerce.number(),
  replicas: z.coerce.number(),
  fsync: z.string(),
  fullPageWrites: z.string(),
  synchronousCommit: z.string(),
  synchronousStandbyNames: z.string(),
  dataChecksums: z.string(),
});
export type PostgresFacts = z.output<typeof facts>;

const FACTS = `
  select current_user as role, rolsuper as "isSuperuser",
    has_schema_privilege(current_schema(), 'CREATE') or exists (
      select from pg_class where relkind = 'r' and relowner = pg_roles.oid
        and relnamespace = current_schema()::regnamespace
    ) as "mayChangeSchema",
    extract(epoch from clock_timestamp()) * 1000 as now,
    (select count(*) from pg_stat_replication) as replicas,
    current_setting('fsync') as fsync,
    current_setting('full_page_writes') as "fullPageWrites",
    current_setting('synchronous_commit') as "synchronousCommit",
    current_setting('synchronous_standby_names') as "synchronousStandbyNames",
    current_setting('data_checksums') as "dataChecksums"
  from pg_roles where rolname = current_user`;

/** What the server says of itself. Rejects when it cannot be reached. */
export async function readPostgresFacts(url: string): Promise<PostgresFacts> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  // What breaks later is said by the query.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(FACTS);
    return facts.parse(rows[0]);
  } finally {
    await client.end();
  }
}

export function checkRole({ role, isSuperuser, mayChangeSchema }: PostgresFacts): Finding {
  const about = 'the database’s role';
  const todo = 'give the gateway a role of its own (docs/operations/upgrades.md)';
  if (isSuperuser) {
    const says = `${role} is a superuser: who breaks into the gateway has the whole server`;
    return warning(about, says, todo);
  }
  if (mayChangeSchema) {
    const says = `${role} may change the schema, which only \`rinsetu migrate\` needs`;
    return warning(about, says, todo);
  }
  return fine(about, `${role} reads and writes rows, and no more`);
}

export function checkDurability(found: PostgresFacts): readonly Finding[] {
  const findings = [
    found.fsync === 'on'
      ? null
      : wrong(
          'fsync',
          'it is off: a power cut can destroy the whole database',
          'set fsync = on in postgresql.conf, and restart the server',
        ),
    found.fullPageWrites === 'on'
      ? null
      : wrong(
          'full_page_writes',
          'it is off: a power cut can leave damaged pages',
          'set full_page_writes = on in postgresql.conf',
        ),
    found.synchronousCommit === 'off'
      ? wrong(
          'synchronous_commit',
          'it is off: what the gateway has confirmed can be lost',
          'set synchronous_commit = on, for the server or for the gateway’s role',
        )
      : null,
    found.replicas > 0 && found.synchronousStandbyNames === ''
      ? warning(
          'synchronous_standby_names',
          'no replica is waited for: a fail-over can lose what was confirmed last',
          'name a replica there, or accept the loss',
        )
      : null,
    found.synchronousStandbyNames !== '' && found.synchronousCommit === 'local'
      ? warning(
          'synchronous_commit',
          'it is local: the replica that is named is not waited for',
          'set synchronous_commit = on',
        )
      : null,
    found.dataChecksums === 'on'
      ? null
      : warning(
          'data_checksums',
          'they are off: damage on the disk is not noticed',
          'stop the server, and run pg_checksums --enable',
        ),
  ].filter((each) => each !== null);
  return findings.length === 0
    ? [fine('durability', 'what is confirmed is on the disk, and checked')]
    : findings;
}

/** Compares this machine's clock with the database's. Both in milliseconds since 1970; it takes the answer some to arrive. */
export function checkClock(database: number, here: number): Finding {
  const about = 'the clock';
  const difference = Math.abs(here - database);
  if (difference <= MOST_CLOCK_DIFFERENCE) return fine(about, 'it agrees with the database’s');
  return warning(
    about,
    `this machine is ${Math.round(difference / 1000)} s ${here > database ? 'ahead of' : 'behind'} the database: phone codes and signatures may be refused`,
    'synchronise both by NTP (timedatectl set-ntp true)',
  );
}
