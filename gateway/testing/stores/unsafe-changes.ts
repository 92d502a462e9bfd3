import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { KnownSchema } from '#gateway/foundation/store/migrate.ts';

type Column = {
  readonly table: string;
  /** The file that holds the rows: another one after they were all written anew. */
  readonly file: string;
  readonly column: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
};

const readColumns = async (db: Kysely<unknown>) => {
  const { rows } = await sql<Column>`
    select class.relname as table, pg_relation_filenode(class.oid) as file, attname as column,
      format_type(atttypid, atttypmod) as type, attnotnull as "isRequired", atthasdef as "hasDefault"
    from pg_class as class join pg_attribute on attrelid = class.oid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and attnum > 0 and not attisdropped
  `.execute(db);
  return rows;
};

/** What the running transaction has done to tables for which others wait until it ends. */
const LOCKS: Readonly<Record<string, string>> = {
  ShareLock: 'builds an index while nobody can write to',
  ShareRowExclusiveLock: 'adds a key or trigger while nobody can write to',
  RowExclusiveLock: 'changes rows, which a job does in batches, of',
};

const readLocks = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ table: string; mode: string }>`
    select distinct relname as table, mode from pg_locks join pg_class on pg_class.oid = relation
    where pid = pg_backend_pid() and relkind = 'r'
      and relnamespace = current_schema()::regnamespace
  `.execute(db);
  return rows;
};

function compare(
  before: readonly Column[],
  after: readonly Column[],
  removes: readonly string[],
): readonly string[] {
  const nameOf = ({ table, column }: Column) => `${table}.${column}`;
  const tables = new Set(before.map(({ table }) => table));
  const now = new Map(after.map((column) => [nameOf(column), column]));
  const had = new Map(before.map((column) => [nameOf(column), column]));
  const problems = before.flatMap((column) => {
    const { table } = column;
    const name = nameOf(column);
    const found = now.get(name);
    if (found === undefined) {
      const isDeclared = removes.includes(name) || removes.includes(table);
      return isDeclared ? [] : [`removes or renames ${name} without saying so`];
    }
    return [
      ...(found.type === column.type ? [] : [`changes the type of ${name}`]),
      ...(found.file === column.file ? [] : [`writes all of ${table} anew`]),
      ...(found.isRequired && !column.isRequired ? [`makes ${name} required`] : []),
    ];
  });
  const added = after.filter((column) => tables.has(column.table) && !had.has(nameOf(column)));
  const required = added.filter(({ isRequired, hasDefault }) => isRequired && !hasDefault);
  return [
    ...new Set(problems),
    ...required.map((column) => `adds ${nameOf(column)}, which programs of before do not fill`),
  ];
}

/**
 * The same schema, whose migrations of later releases than the first also tell `onProblem` what a program of the release
 * before, or people who are waiting, would notice of them.
 */
export function watched(known: KnownSchema, onProblem: (problem: string) => void): KnownSchema {
  const [first] = known.releases;
  const watch = (name: string): KnownSchema['migrations'][string] => {
    const migration = known.migrations[name];
    const change = known.changes[name];
    if (migration === undefined || change === undefined) throw new Error(`${name} is not declared`);
    if (change.release === first) return migration;
    return {
      async up(db: Kysely<unknown>) {
        const before = await readColumns(db);
        await migration.up(db);
        const tables = new Set(before.map(({ table }) => table));
        const held = change.isAlone === true ? [] : await readLocks(db);
        const waits = held.flatMap(({ table, mode }) => {
          const what = LOCKS[mode];
          return tables.has(table) && what !== undefined ? [`${what} ${table}`] : [];
        });
        for (const problem of [
          ...compare(before, await readColumns(db), change.removes ?? []),
          ...waits,
        ]) {
          onProblem(`${name} ${problem}`);
        }
      },
    };
  };
  const names = Object.keys(known.migrations);
  return { ...known, migrations: Object.fromEntries(names.map((name) => [name, watch(name)])) };
}
