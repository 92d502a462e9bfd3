/** The PostgreSQL server: who the gateway is there, whether what it confirms is kept, and what time it is. */
import { Client } from 'pg';
import * as z from 'zod';
import type { Finding } from '#gateway/upkeep/check/finding.ts';
import { fine, warning, wrong } from '#gateway/upkeep/check/finding.ts';

/** Milliseconds. */
const PATIENCE = 5_000;
const MOST_CLOCK_DIFFERENCE = 2_000;

const facts = z.object({
  role: z.string(),
  isSuperuser: z.boolean(),
  mayChangeSchema: z.boolean(),
  /** In milliseconds since 1970. */
  now: z.coerce.number(),
  /** Whether it is a replica itself. */
  isReplica: z.boolean(),
  /** How many are connected, or have a slot for when they come back. */
  replicas: z.coerce.number(),
  statementTimeout: z.string(),
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
    pg_is_in_recovery() as "isReplica",
    greatest(
      (select count(*) from pg_stat_replication),
      (select count(*) from pg_replication_slots where slot_type = 'physical')
    ) as replicas,
    current_setting('statement_timeout') as "statementTimeout",
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

/** What ends a statement outside of a transaction, after the gateway has given it up. */
export function checkStatementLimit({ statementTimeout }: PostgresFacts): Finding {
  const about = 'statement_timeout';
  if (statementTimeout !== '0') return fine(about, `a statement ends after ${statementTimeout}`);
  return warning(
    about,
    'the gateway’s role has none: the server goes on with statements that the gateway has given up',
    'run `rinsetu migrate`, and RECONNECT where a pool is before the database',
  );
}

export function checkDurability(found: PostgresFacts): readonly Finding[] {
  const isSynchronous = found.synchronousStandbyNames !== '';
  const findings = [
    found.isReplica
      ? wrong(
          'DATABASE_URL',
          'it leads to a replica, which takes no writes',
          'name the primary, or an address that always leads to it',
        )
      : null,
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
    found.replicas > 0 && !isSynchronous
      ? warning(
          'synchronous_standby_names',
          'no replica is waited for: a fail-over loses what was confirmed last',
          'name replicas there (with Patroni: synchronous_mode), or accept the loss',
        )
      : null,
    isSynchronous && found.synchronousCommit === 'remote_write'
      ? warning(
          'synchronous_commit',
          'it is remote_write: the replica has not written to its disk what it confirms',
          'set synchronous_commit = on',
        )
      : null,
    isSynchronous && found.synchronousCommit === 'local'
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
  const where = isSynchronous ? 'on the disks of primary and replica' : 'on the disk';
  return findings.length === 0
    ? [fine('durability', `what is confirmed is ${where}, and checked`)]
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
