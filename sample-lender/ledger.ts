import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { LenderMessage } from '#contract/lenders/messages.ts';
import type { LenderCase } from '#sample-lender/lender-case.ts';
import { afterMessage, lenderCase } from '#sample-lender/lender-case.ts';
import type { Steering } from '#sample-lender/steering.ts';
import { steering, UNSTEERED } from '#sample-lender/steering.ts';

const LEDGER_FILE = 'ledger.sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT NOT NULL PRIMARY KEY, lender_id TEXT NOT NULL, number TEXT NOT NULL, kind TEXT NOT NULL,
    position INTEGER NOT NULL, first_at INTEGER NOT NULL, last_at INTEGER NOT NULL, times INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS cases (
    lender_id TEXT NOT NULL, number TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (lender_id, number)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS calls (
    id INTEGER NOT NULL PRIMARY KEY, lender_id TEXT NOT NULL, number TEXT NOT NULL, call TEXT NOT NULL,
    manner TEXT NOT NULL, status INTEGER NOT NULL, standing TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS steering (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1), content TEXT NOT NULL
  ) STRICT;
`;

/** A message that came: what it was, never what was in it. Times in milliseconds since 1970. */
const keptMessage = z.object({
  id: z.string(),
  lenderId: z.string(),
  number: z.string(),
  kind: z.string(),
  position: z.int(),
  firstAt: z.int(),
  lastAt: z.int(),
  /** How often it came. */
  times: z.int(),
});
/** A call that the gateway answered: `manner` is `right`, or how it was wrong on purpose. */
const madeCall = z.object({
  lenderId: z.string(),
  number: z.string(),
  call: z.string(),
  manner: z.string(),
  status: z.int(),
  /** The state that the answer named. */
  standing: z.string(),
});
export type MadeCall = z.infer<typeof madeCall>;

const content = z.object({ content: z.string() });

/** What the lenders of this process have received and promised. What it has kept is on disk. */
export type Ledger = ReturnType<typeof openLedger>;

/** Opens the ledger of a folder, which one process has at a time. */
export function openLedger(folder: string) {
  const file = join(folder, LEDGER_FILE);
  const database = new DatabaseSync(file);
  chmodSync(file, 0o600);
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  // FULL: what was answered with 200 survives a kill. What is deleted is overwritten.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  database.exec(SCHEMA);

  const find = database.prepare('SELECT content FROM cases WHERE lender_id = ? AND number = ?');
  const caseOf = (lenderId: string, number: string): LenderCase | null => {
    const row = find.get(lenderId, number);
    return row === undefined ? null : readCase(row);
  };
  const forget = database.prepare('DELETE FROM cases WHERE lender_id = ? AND number = ?');
  const put = database.prepare('INSERT OR REPLACE INTO cases VALUES (?, ?, ?)');
  const repeat = database.prepare(
    'UPDATE messages SET times = times + 1, last_at = ? WHERE id = ?',
  );
  const add = database.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, 1)');
  const addCall = database.prepare(
    'INSERT INTO calls (lender_id, number, call, manner, status, standing) VALUES (?, ?, ?, ?, ?, ?)',
  );

  const keep = (current: LenderCase) =>
    put.run(current.lenderId, current.number, JSON.stringify(current));

  return {
    caseOf,
    keep,
    forget: (lenderId: string, number: string) => forget.run(lenderId, number),
    /** Takes a message, once however often it comes, and changes its case. */
    take(message: LenderMessage): 'new' | 'repeated' {
      const { messageId, lenderId, applicationNumber: number, position } = message.metadata;
      const at = Date.now();
      return inTransaction(database, () => {
        if (repeat.run(at, messageId).changes > 0) return 'repeated';
        add.run(messageId, lenderId, number, message.kind, position, at, at);
        const after = afterMessage(caseOf(lenderId, number), message);
        if (after === null) forget.run(lenderId, number);
        else keep(after);
        return 'new';
      });
    },
    note: ({ lenderId, number, call, manner, status, standing }: MadeCall) =>
      addCall.run(lenderId, number, call, manner, status, standing),
    cases: () => database.prepare('SELECT content FROM cases').all().map(readCase),
    messages: () =>
      z.array(keptMessage).parse(
        database
          .prepare(
            `SELECT id, lender_id AS lenderId, number, kind, position, first_at AS firstAt,
              last_at AS lastAt, times FROM messages ORDER BY rowid`,
          )
          .all(),
      ),
    calls: () =>
      z
        .array(madeCall)
        .parse(
          database
            .prepare(
              'SELECT lender_id AS lenderId, number, call, manner, status, standing FROM calls ORDER BY id',
            )
            .all(),
        ),
    steering(): Steering {
      const row = database.prepare('SELECT content FROM steering').get();
      return row === undefined ? UNSTEERED : steering.parse(JSON.parse(content.parse(row).content));
    },
    steer: (steered: Steering) =>
      database
        .prepare('INSERT OR REPLACE INTO steering VALUES (1, ?)')
        .run(JSON.stringify(steered)),
    close: () => database.close(),
  };
}

const readCase = (row: unknown): LenderCase =>
  lenderCase.parse(JSON.parse(content.parse(row).content));

function inTransaction<Value>(database: DatabaseSync, work: () => Value): Value {
  database.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    database.exec('COMMIT');
    return value;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
