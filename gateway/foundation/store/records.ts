import type { Kysely, RawBuilder, SelectQueryBuilder, Transaction } from 'kysely';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export type Runner = Kysely<Tables> | Transaction<Tables>;

/** The database as subjects with their own tables use it. */
export type Records = {
  /** For reading outside of a transaction. */
  readonly db: Kysely<Tables>;
  /** The present moment in SQL, in milliseconds since 1970: the database's own clock, so that gateways agree on it. */
  readonly now: () => RawBuilder<number>;
  /** What that comes from; null for the database's own clock. */
  readonly clock: Clock | null;
  /** All or nothing. It must await nothing but its own statements: on SQLite every other writer waits for it. */
  readonly transact: <Value>(
    work: (runner: Transaction<Tables>) => Promise<Value>,
  ) => Promise<Value>;
  /** Keeps others from changing the rows that are read until the transaction ends. SQLite has one writer anyway. */
  readonly forChange: <Table extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Table, Row>,
  ) => SelectQueryBuilder<Tables, Table, Row>;
  /** As `forChange`, for work that many gateways look for: what another has in hand is left out. */
  readonly claim: <Table extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Table, Row>,
  ) => SelectQueryBuilder<Tables, Table, Row>;
  /** As `forChange`, and keeps others from adding rows that belong to these. */
  readonly forRemoval: <Table extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Table, Row>,
  ) => SelectQueryBuilder<Tables, Table, Row>;
  readonly isUniqueViolation: (error: unknown) => boolean;
  /** Where the database is, in its file system or server, whatever its rows say: a copy is in another place. */
  readonly place: () => Promise<string>;
};
