/** Where the two databases spell the same schema differently. */
export type Dialect = { readonly wholeNumber: string; readonly tableOptions: string };

export const SQLITE_DIALECT: Dialect = { wholeNumber: 'INTEGER', tableOptions: ' STRICT' };
export const POSTGRES_DIALECT: Dialect = { wholeNumber: 'BIGINT', tableOptions: '' };

export type Migration = { readonly number: number; readonly statements: readonly string[] };

/** Every change of the schema, oldest first. One that was released is never edited: a new one follows it. */
export function migrations({ wholeNumber, tableOptions }: Dialect): readonly Migration[] {
  return [
    {
      number: 1,
      statements: [
        `CREATE TABLE accounts (
           user_id TEXT NOT NULL PRIMARY KEY,
           first_name TEXT NOT NULL,
           last_name TEXT NOT NULL,
           category TEXT NOT NULL,
           email TEXT NOT NULL UNIQUE,
           mobile_number TEXT NOT NULL UNIQUE,
           password_hash TEXT NOT NULL,
           created_at ${wholeNumber} NOT NULL,
           changed_at ${wholeNumber} NOT NULL
         )${tableOptions}`,
        `CREATE TABLE sessions (
           token_hash TEXT NOT NULL PRIMARY KEY,
           user_id TEXT NOT NULL REFERENCES accounts (user_id) ON DELETE CASCADE,
           started_at ${wholeNumber} NOT NULL,
           used_at ${wholeNumber} NOT NULL
         )${tableOptions}`,
        'CREATE INDEX sessions_of_account ON sessions (user_id)',
        'CREATE INDEX sessions_by_use ON sessions (used_at)',
        `CREATE TABLE contact_messages (
           id TEXT NOT NULL PRIMARY KEY,
           received_at ${wholeNumber} NOT NULL,
           user_id TEXT REFERENCES accounts (user_id) ON DELETE SET NULL,
           txn_date TEXT NOT NULL,
           name TEXT NOT NULL,
           email TEXT NOT NULL,
           phone TEXT NOT NULL,
           category TEXT NOT NULL,
           remarks TEXT NOT NULL
         )${tableOptions}`,
        'CREATE INDEX contact_messages_by_time ON contact_messages (received_at, id)',
      ],
    },
  ];
}

export function migrationsTable({ wholeNumber, tableOptions }: Dialect): string {
  return `CREATE TABLE IF NOT EXISTS schema_migrations (
            number ${wholeNumber} NOT NULL PRIMARY KEY,
            applied_at ${wholeNumber} NOT NULL
          )${tableOptions}`;
}
