import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';

/** Runs SQL on its own connection. */
export async function runSql(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The connection string of a new database next to the given one: empty, or a copy of another there. */
export async function newDatabaseAt(url: string, template?: string): Promise<string> {
  const name = `gateway_${randomUUID().replaceAll('-', '')}`;
  const copied = template === undefined ? '' : ` TEMPLATE ${new URL(template).pathname.slice(1)}`;
  await runSql(url, `CREATE DATABASE ${name}${copied}`);
  return new URL(name, url).href;
}

const TABLES = `SELECT quote_ident(tablename) FROM pg_tables
  WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%' AND tablename <> 'schema_changes'`;
const EMPTY_TABLES = `DO $$ DECLARE name text; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR name IN ${TABLES} LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
END $$`;

/**
 * Removes every row that the gateway wrote; the tables stay, and the list of what was done to them (Kysely's own and what the gateway notes about it). Row by
 * row, without triggers and keys that refer to others: TRUNCATE makes a file for every table, which takes eight times as long.
 */
export const emptyTables = sql.raw(EMPTY_TABLES);

/** The same where no store is open. */
export const emptyDatabase = (url: string): Promise<void> => runSql(url, EMPTY_TABLES);

/** Where the server keeps the files of a database, and the journal of all. */
export async function dataFoldersOf(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string; oid: string }>(
      `SELECT current_setting('data_directory') AS folder, oid::text FROM pg_database
       WHERE datname = current_database()`,
    );
    return rows.flatMap(({ folder, oid }) => [join(folder, 'base', oid), join(folder, 'pg_wal')]);
  } finally {
    await client.end();
  }
}
