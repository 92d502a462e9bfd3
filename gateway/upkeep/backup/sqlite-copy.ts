import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import type { DatabaseCopy } from '#gateway/upkeep/backup/database-copy.ts';
import { DATABASE_FILE } from '#gateway/foundation/store/sqlite-store.ts';
import { END_ALL_ACCESS } from '#gateway/foundation/store/end-access.ts';

/** Pages that are copied before the other work of this process has its turn. */
const PAGES = 1000;
const MAX_FINDINGS = 3;

const keyRow = z.object({ vault_key: z.string() });

/** What nobody may use again once it is restored. */
const FORGET = `
  PRAGMA journal_mode = DELETE;
  PRAGMA secure_delete = ON;
  ${END_ALL_ACCESS}
`;

/** Copies the database of a folder as it is at this moment, while a gateway goes on writing. */
async function copyDatabase(folder: string, copy: string): Promise<void> {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) {
    throw new BackupUnusable(`GATEWAY_DATA_DIR: there is no database in ${folder}`);
  }
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // Holds one moment of the database: otherwise each write of the gateway would have the copy begin again.
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_schema').get();
    await backup(source, copy, { rate: PAGES });
  } finally {
    source.close();
  }
}

/** Throws `BackupUnusable` when a file is not a whole database of a gateway. */
export function checkSqlite(file: string): void {
  let findings: readonly string[];
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare(`PRAGMA integrity_check(${MAX_FINDINGS})`).all();
    database.prepare('SELECT count(*) FROM accounts').get();
    database.close();
    findings = rows.map((row) => String(row['integrity_check'])).filter((said) => said !== 'ok');
  } catch (error) {
    findings = [error instanceof Error ? error.message : 'it cannot be read'];
  }
  if (findings.length > 0) {
    throw new BackupUnusable(`the copy of the database is damaged: ${findings.join('; ')}`);
  }
}

export async function copySqlite(folder: string, scratch: string): Promise<DatabaseCopy> {
  const file = join(scratch, 'made.sqlite');
  await copyDatabase(folder, file);
  const database = new DatabaseSync(file);
  database.exec(FORGET);
  const keys = database.prepare(
    `SELECT vault_key FROM documents WHERE vault_key IS NOT NULL
     UNION SELECT vault_key FROM document_parts ORDER BY vault_key`,
  );
  return {
    kind: 'sqlite',
    content: () => createReadStream(file),
    async *vaultKeys() {
      for (const row of keys.iterate()) yield keyRow.parse(row).vault_key;
    },
    close: async () => database.close(),
  };
}
