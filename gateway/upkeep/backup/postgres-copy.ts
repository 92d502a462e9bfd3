import { Client } from 'pg';
import * as z from 'zod/mini';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import type { DatabaseCopy } from '#gateway/upkeep/backup/database-copy.ts';
import { isDirect, NEEDS_THE_SERVER } from '#gateway/foundation/store/direct-connection.ts';
import { dump } from '#gateway/upkeep/backup/postgres-programs.ts';

const PAGE = 5000;
/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;

const snapshotRow = z.object({ name: z.string() });
const keyRow = z.object({ vault_key: z.string() });
const answerRow = z.object({ is_so: z.boolean() });

async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT });
  // A connection that breaks fails the next query.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new BackupUnusable(`DATABASE_URL: the database does not answer${code}`);
  }
  // PostgreSQL's programs change their session, which a pool would give to a gateway next.
  if (await isDirect(client)) return client;
  await client.end();
  throw new BackupUnusable(`DATABASE_URL: ${NEEDS_THE_SERVER}`);
}

/** Whether nobody has made anything in the database yet. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const client = await connectTo(url);
  try {
    const { rows } = await client.query(
      `SELECT EXISTS (
         SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
         WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
       ) AS is_so`,
    );
    return !answerRow.parse(rows[0]).is_so;
  } finally {
    await client.end();
  }
}

/** Whether the server is still replaying its log, and takes no writes. */
export async function isRecovering(url: string): Promise<boolean> {
  const client = await connectTo(url);
  try {
    const { rows } = await client.query('SELECT pg_is_in_recovery() AS is_so');
    return answerRow.parse(rows[0]).is_so;
  } finally {
    await client.end();
  }
}

/** One moment of the database, which pg_dump and the list of documents share, while gateways go on writing. */
export async function copyPostgres(url: string): Promise<DatabaseCopy> {
  const client = await connectTo(url);
  await client.query(
    'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
  );
  const { rows } = await client.query('SELECT pg_export_snapshot() AS name');
  const { name: snapshot } = snapshotRow.parse(rows[0]);
  return {
    kind: 'postgres',
    content: () => dump(url, snapshot),
    async *vaultKeys() {
      for (let last = ''; ;) {
        const page = await client.query(
          `SELECT vault_key FROM documents WHERE vault_key > $1
           UNION SELECT vault_key FROM document_parts WHERE vault_key > $1
           ORDER BY vault_key LIMIT ${PAGE}`,
          [last],
        );
        const keys = page.rows.map((row) => keyRow.parse(row).vault_key);
        yield* keys;
        if (keys.length < PAGE) return;
        last = keys.at(-1) ?? last;
      }
    },
    close: () => client.end(),
  };
}
