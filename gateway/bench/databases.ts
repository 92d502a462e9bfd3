import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { hash } from '@node-rs/argon2';
import { ARGON2_TERMS } from '#contract/argon2-terms.ts';
import { tokenHash } from '#gateway/people/accounts/tokens.ts';
import { openPostgresStore } from '#gateway/foundation/store/postgres-store.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';

export const PASSWORD = 'monsoon 2026';
/** Accounts with a session of their own, one for each connection. */
export const PEOPLE = 200;
const FIRST_ID = 10_000_000;
const FIRST_NUMBER = 6_000_000_000;
const BATCH = 500_000;

export type Size = { readonly accounts: number; readonly messages: number };

export type BenchDatabase = {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly settings: Readonly<Record<string, string>>;
  /** Messages stored in a second without any gateway: one after the other, or on ten connections for PostgreSQL. */
  readonly rawInserts: (seconds: number) => Promise<number>;
};

export const userIdOf = (person: number) => `RS${FIRST_ID + person}`;
export const emailOf = (person: number) => `person${person}@example.in`;
/** Ten digits. */
export const mobileNumberOf = (person: number) => String(FIRST_NUMBER + person);
export const tokenOf = (person: number) => `token-of-${person}`;

/** The statements that fill a database; `numbers(from, to)` is a query whose column n counts up. */
function fillings(size: Size, passwordHash: string, numbers: (from: number, to: number) => string) {
  const now = Date.now();
  const statements: string[] = [];
  for (let from = 0; from < size.accounts; from += BATCH) {
    const rows = numbers(from, Math.min(size.accounts, from + BATCH) - 1);
    statements.push(
      `INSERT INTO accounts (user_id, first_name, last_name, category, email, mobile_number, password_hash, created_at, changed_at)
         SELECT 'RS' || (${FIRST_ID} + n), 'Asha', 'Verma', 'CSR', 'person' || n || '@example.in',
         CAST(${FIRST_NUMBER} + n AS TEXT), '${passwordHash}', ${now}, ${now} FROM (${rows}) AS numbers`,
      `INSERT INTO sessions (token_hash, user_id, started_at, used_at) SELECT 'session-' || n, 'RS' || (${FIRST_ID} + n), ${now}, ${now} FROM (${rows}) AS numbers`,
    );
  }
  for (let from = 0; from < size.messages; from += BATCH) {
    const rows = numbers(from, Math.min(size.messages, from + BATCH) - 1);
    statements.push(
      `INSERT INTO contact_messages (id, received_at, user_id, txn_date, name, email, phone, category, remarks)
         SELECT 'message-' || n, ${now} - ${size.messages} + n, NULL, '21/11/2026', 'Ravi',
         'ravi@example.in', '9876543210', 'Help', 'Please call me about a loan for my rickshaw, message ' || n
         FROM (${rows}) AS numbers`,
    );
  }
  for (let person = 0; person < PEOPLE; person += 1) {
    statements.push(
      `INSERT INTO sessions (token_hash, user_id, started_at, used_at) VALUES ('${tokenHash(tokenOf(person))}', '${userIdOf(person)}', ${now}, ${now})`,
    );
  }
  return statements;
}

const hashed = () => hash(PASSWORD, ARGON2_TERMS);
const RAW_INSERT =
  'INSERT INTO contact_messages (id, received_at, txn_date, name, email, phone, category, remarks) VALUES ';
const rawValues = () => [
  crypto.randomUUID(),
  Date.now(),
  '21/11/2026',
  'Ravi',
  'ravi@example.in',
  '9876543210',
  'Help',
  'Please call me.',
];

export async function sqliteDatabase(folder: string, size: Size): Promise<BenchDatabase> {
  await (await openSqliteStore(folder)).close();
  const file = join(folder, 'gateway.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA synchronous = OFF');
  const numbers = (from: number, to: number) =>
    `WITH RECURSIVE c(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM c WHERE n < ${to}) SELECT n FROM c`;
  for (const statement of fillings(size, await hashed(), numbers)) database.exec(statement);
  database.close();
  // Else the first commits that are measured wait for gigabytes that the system has not written yet.
  const filled = await open(file, 'r+');
  await filled.sync();
  await filled.close();
  return {
    name: 'SQLite',
    settings: { GATEWAY_DATA_DIR: folder },
    async rawInserts(seconds) {
      const raw = new DatabaseSync(file);
      raw.exec('PRAGMA synchronous = FULL');
      const insert = raw.prepare(`${RAW_INSERT} (?, ?, ?, ?, ?, ?, ?, ?)`);
      const until = performance.now() + seconds * 1000;
      let count = 0;
      for (; performance.now() < until; count += 1) insert.run(...rawValues());
      raw.close();
      return Math.round(count / seconds);
    },
  };
}

export async function postgresDatabase(url: string, size: Size): Promise<BenchDatabase> {
  await (await openPostgresStore(url)).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('SET synchronous_commit = off');
  const numbers = (from: number, to: number) =>
    `SELECT n FROM generate_series(${from}, ${to}) AS n`;
  for (const statement of fillings(size, await hashed(), numbers)) await client.query(statement);
  await client.query('VACUUM ANALYZE');
  await client.end();
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: url, GATEWAY_MIGRATE: 'start' },
    async rawInserts(seconds) {
      const until = performance.now() + seconds * 1000;
      let count = 0;
      const write = async () => {
        const raw = new Client({ connectionString: url });
        await raw.connect();
        for (; performance.now() < until; count += 1) {
          await raw.query(`${RAW_INSERT} ($1, $2, $3, $4, $5, $6, $7, $8)`, rawValues());
        }
        await raw.end();
      };
      await Promise.all(Array.from({ length: 10 }, write));
      return Math.round(count / seconds);
    },
  };
}
