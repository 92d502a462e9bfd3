import { StoreUnavailable } from '#gateway/foundation/store/store.ts';

/** SQLite's result codes, https://www.sqlite.org/rescode.html */
export const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;
/** Busy, read-only, input/output error, corrupt, disk full, cannot open, not a database. */
const UNAVAILABLE = new Set([SQLITE_BUSY, 8, 10, 11, 13, 14, 26]);

export const sqliteErrorNumber = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : undefined;

export function isSqliteUniqueViolation(error: unknown): boolean {
  const number = sqliteErrorNumber(error);
  return number === SQLITE_CONSTRAINT_UNIQUE || number === SQLITE_CONSTRAINT_PRIMARYKEY;
}

/** A disk or file that cannot be used just now, said as the store says it; anything else as it is. */
export function asSqliteFailure(error: unknown): unknown {
  const number = sqliteErrorNumber(error);
  // The low byte is the kind; the rest says more of it.
  if (number === undefined || !UNAVAILABLE.has(number % 256)) return error;
  return new StoreUnavailable('the database cannot be used just now', { cause: error });
}
