/** Migrations on PostgreSQL: what they may wait for, and what the gateway's own role may do afterwards. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { KnownSchema, Step } from '#gateway/foundation/store/migrate.ts';
import { LEDGER_TABLES, migrate } from '#gateway/foundation/store/migrate.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';
/** Any number that nothing else takes; held while one program migrates. */
const MIGRATION_LOCK = 7_406_178_212;
/** Another; held while a role's settings are changed. */
const ROLE_LOCK = 7_406_178_213;

/** All in milliseconds. Whoever waits behind a migration that waits for its lock waits no longer than `lock`. */
export type LockPatience = {
  readonly lock: number;
  readonly tries: number;
  readonly between: number;
  /** For another program that migrates. */
  readonly others: number;
};
const PATIENCE: LockPatience = { lock: 2_000, tries: 10, between: 3_000, others: 600_000 };

/** Thrown when something else in the database has not let go in time. The migrations before it are done. */
export class MigrationBlocked extends Error {
  override readonly name = 'MigrationBlocked';
}

const hasCode = (error: unknown, code: string) =>
  error instanceof DatabaseError && error.code === code;

const isLockTimeout = (error: unknown) => hasCode(error, LOCK_NOT_AVAILABLE);

/** A migration that locks several tables can meet a gateway that locks them in another order: one of both is rolled back. */
const isDeadlock = (error: unknown) => hasCode(error, DEADLOCK_DETECTED);

const setStatementTimeout = (db: Kysely<Tables>, milliseconds: number) =>
  sql`select set_config('statement_timeout', ${String(milliseconds)}, false)`.execute(db);

const setLockTimeout = <Database>(db: Kysely<Database>, milliseconds: number) =>
  sql`select set_config('lock_timeout', ${String(milliseconds)}, false)`.execute(db);

function stepWith({ lock, tries, between }: LockPatience): Step {
  return async (name, isAlone, run) => {
    for (let tried = 1; ; tried += 1) {
      try {
        // Alone, it waits for transactions without making anybody wait.
        await run((db) => setLockTimeout(db, isAlone ? 0 : lock).then(() => {}));
        return;
      } catch (error) {
        // What is not in a transaction has left something behind, and says so.
        if (!isLockTimeout(error) && (isAlone || !isDeadlock(error))) throw error;
        if (tried === tries) {
          throw new MigrationBlocked(
            `${name} did not get its locks in ${tries} tries of ${lock / 1000} s, and was left out: something has the table in use, such as a long transaction or a backup (see pg_stat_activity). Run \`rinsetu migrate\` again`,
            { cause: error },
          );
        }
        await pause(between);
      }
    }
  };
}

/**
 * Does what is missing on a connection of its own, one program at a time. The connection must be direct: its lock, and what it
 * sets, are the session's.
 */
export async function migratePostgres(
  db: Kysely<Tables>,
  known: KnownSchema,
  onDone: (name: string) => void = () => {},
  patience = PATIENCE,
): Promise<readonly string[]> {
  return db.connection().execute(async (one) => {
    // The role may have a limit for statements outside of transactions.
    await setStatementTimeout(one, 0);
    await setLockTimeout(one, patience.others);
    try {
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(one);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      throw new MigrationBlocked('another program has been migrating for too long', {
        cause: error,
      });
    }
    try {
      return await migrate(one, known, stepWith(patience), onDone);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(one);
    }
  });
}

/** Gives a role what a gateway needs of the tables of this schema. What was migrated it may only read. */
export async function grantToGateway(db: Kysely<Tables>, role: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
      transaction,
    );
    const schema = sql.id(rows[0]?.schema ?? 'public');
    const to = sql.id(role);
    await sql`grant usage on schema ${schema} to ${to}`.execute(transaction);
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(
      transaction,
    );
    // A row that the database counts takes its number from one; a backup reads it.
    await sql`grant usage, select on all sequences in schema ${schema} to ${to}`.execute(
      transaction,
    );
    for (const table of LEDGER_TABLES) {
      await sql`revoke insert, update, delete on ${sql.id(table)} from ${to}`.execute(transaction);
    }
  });
}

/**
 * Gives the role of this connection, in this database, a time limit for statements outside of transactions, unless somebody
 * gave it one. Every role may do that for itself. In milliseconds.
 */
export async function limitStatements(db: Kysely<Tables>, milliseconds: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // PostgreSQL refuses two who change a role's settings at once.
    await sql`select pg_advisory_xact_lock(${ROLE_LOCK})`.execute(transaction);
    const { rows } = await sql<{ has_limit: boolean; place: string }>`
      select current_database() as place, exists (
        select from pg_db_role_setting
        where setrole in (0, (select oid from pg_roles where rolname = current_user))
          and setdatabase in (0, (select oid from pg_database where datname = current_database()))
          and exists (
            select from unnest(setconfig) as setting where setting like 'statement_timeout=%'
          )
      ) as has_limit`.execute(transaction);
    const [found] = rows;
    if (found === undefined || found.has_limit) return;
    await sql`alter role current_user in database ${sql.id(found.place)}
      set statement_timeout = ${sql.lit(milliseconds)}`.execute(transaction);
  });
}

/** The role that a connection acts as. */
export async function roleOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}
