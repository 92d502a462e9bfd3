import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Runs SQL on a connection of its own. */
export async function runSql(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The connection string of a new, empty database beside the given one. */
export async function newDatabaseAt(url: string): Promise<string> {
  const name = `gateway_${randomUUID().replaceAll('-', '')}`;
  await runSql(url, `CREATE DATABASE ${name}`);
  return new URL(name, url).href;
}

/** Removes every row that the gateway wrote; the tables stay, and the list of what was done to them (Kysely's own). */
export async function emptyDatabase(url: string): Promise<void> {
  const tables = `SELECT string_agg(quote_ident(tablename), ', ') FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%'`;
  await runSql(
    url,
    `DO $$ DECLARE tables text := (${tables}); BEGIN
      IF tables IS NOT NULL THEN EXECUTE 'TRUNCATE ' || tables; END IF;
    END $$`,
  );
}
