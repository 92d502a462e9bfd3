import type { LogEvent, OperationNode, RootOperationNode } from 'kysely';
import {
  AliasNode,
  DeleteQueryNode,
  InsertQueryNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { StoreOptions } from '#gateway/foundation/store/store.ts';

/** Kinds of Kysely's nodes, such as `SelectQueryNode`, as they are called in SQL. */
const operationOf = (kind: string) => kind.replace(/(?:Query)?Node$/, '').toLowerCase();

function namedIn(node: OperationNode | undefined): string | null {
  if (node === undefined) return null;
  if (AliasNode.is(node)) return namedIn(node.node);
  return TableNode.is(node) ? node.table.identifier.name : null;
}

function tableOf(query: RootOperationNode): string | null {
  if (SelectQueryNode.is(query)) return namedIn(query.from?.froms[0]);
  if (InsertQueryNode.is(query)) return namedIn(query.into);
  if (UpdateQueryNode.is(query)) return namedIn(query.table);
  return DeleteQueryNode.is(query) ? namedIn(query.from.froms[0]) : null;
}

/** What Kysely says of each statement, as those hear it who asked for it. */
export const heardBy =
  ({ onStatement, onQuery }: StoreOptions) =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    onStatement?.(query.sql, query.parameters);
    onQuery?.({
      operation: operationOf(query.query.kind),
      table: tableOf(query.query),
      seconds: queryDurationMillis / 1000,
      failed: level === 'error',
    });
  };
