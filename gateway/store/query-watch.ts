import type { LogEvent } from 'kysely';
import type { StoreOptions } from '#gateway/store/store.ts';

/** Kinds of Kysely's nodes, such as `SelectQueryNode`, as they are called in SQL. */
const operationOf = (kind: string) => kind.replace(/(?:Query)?Node$/, '').toLowerCase();

/** What Kysely says of each statement, as those hear it who asked for it. */
export const heardBy =
  ({ onStatement, onQuery }: StoreOptions) =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    onStatement?.(query.sql, query.parameters);
    onQuery?.({
      operation: operationOf(query.query.kind),
      seconds: queryDurationMillis / 1000,
      failed: level === 'error',
    });
  };
