/** Reads what was done to a schema, and does the rest. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import { migrations } from '#gateway/foundation/store/schema/migrations.ts';
import {
  releaseBefore,
  RELEASES,
  THIS_RELEASE,
} from '#gateway/foundation/store/schema/releases.ts';
import type { SchemaChange } from '#gateway/foundation/store/schema/schema-changes.ts';
import { SCHEMA_CHANGES } from '#gateway/foundation/store/schema/schema-changes.ts';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { FoundSchema, SchemaState } from '#gateway/foundation/store/schema-state.ts';
import { schemaState, whyUnsuited } from '#gateway/foundation/store/schema-state.ts';

/** The migrations that a program has. */
export type KnownSchema = {
  readonly release: string;
  readonly releases: readonly string[];
  readonly migrations: Readonly<Record<string, Migration>>;
  readonly changes: Readonly<
    Record<string, Omit<SchemaChange, 'release'> & { readonly release: string }>
  >;
};

export const knownSchema = (dialect: SchemaDialect): KnownSchema => ({
  release: THIS_RELEASE,
  releases: RELEASES,
  migrations: migrations(dialect),
  changes: SCHEMA_CHANGES,
});

/** Kysely's list of what was done, and next to it our own of what that means to programs that do not know it. */
type LedgerTables = {
  readonly kysely_migration: { readonly name: string };
  readonly schema_changes: {
    readonly name: string;
    readonly release: string;
    readonly works_from: string;
  };
};

/** Only `rinsetu migrate` writes these. */
export const LEDGER_TABLES = [
  'kysely_migration',
  'kysely_migration_lock',
  'schema_changes',
] as const;

async function tableNames(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return new Set(tables.map(({ name }) => name));
}

export async function readSchema(db: Kysely<Tables>): Promise<FoundSchema> {
  const present = await tableNames(db);
  const ledger = db.$extendTables<LedgerTables>();
  const done = present.has('kysely_migration')
    ? await ledger.selectFrom('kysely_migration').select('name').orderBy('name').execute()
    : [];
  const notes = present.has('schema_changes')
    ? await ledger.selectFrom('schema_changes').select(['name', 'release', 'works_from']).execute()
    : [];
  return {
    done: done.map(({ name }) => name),
    notes: notes.map(({ name, release, works_from: worksFrom }) => ({ name, release, worksFrom })),
  };
}

export const stateOf = (found: FoundSchema, known: KnownSchema): SchemaState =>
  schemaState(found, Object.keys(known.migrations), known.release);

/** Thrown at start by a store whose schema this program cannot work on. Its message says what helps. */
export class UnsuitedSchema extends Error {
  override readonly name = 'UnsuitedSchema';
}

export async function requireSuitedSchema(db: Kysely<Tables>, known: KnownSchema): Promise<void> {
  const why = whyUnsuited(stateOf(await readSchema(db), known), known.release);
  if (why !== null) throw new UnsuitedSchema(why);
}

/** Notes for programs of other releases, before anything is done that they do not know. */
async function noteChanges(
  db: Kysely<Tables>,
  { changes, releases }: KnownSchema,
  { notes }: FoundSchema,
): Promise<void> {
  const noted = new Set(notes.map(({ name }) => name));
  const rows = Object.entries(changes)
    .filter(([name]) => !noted.has(name))
    .map(([name, { release }]) => ({
      name,
      release,
      works_from: releaseBefore(release, releases),
    }));
  if (rows.length === 0) return;
  await db.schema
    .createTable('schema_changes')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('release', 'text', (column) => column.notNull())
    .addColumn('works_from', 'text', (column) => column.notNull())
    .execute();
  await db
    .$extendTables<LedgerTables>()
    .insertInto('schema_changes')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** How a database does one migration, or several in an empty one: `run` does it, and throws what the database says. */
export type Step = (
  name: string,
  isAlone: boolean,
  run: (before: (db: Kysely<unknown>) => Promise<void>) => Promise<void>,
) => Promise<void>;

/** SQLite has one writer, so nothing waits and nobody is made to wait. */
export const runStep: Step = (_name, _isAlone, run) => run(async () => {});

/** What goes together: on an empty database nobody waits, so one transaction does all that may be in one. */
function stepsOf(
  { changes }: KnownSchema,
  { missing, isEmpty }: SchemaState & { readonly kind: 'older' },
): readonly { readonly names: readonly string[]; readonly isAlone: boolean }[] {
  const steps: { names: string[]; isAlone: boolean }[] = [];
  for (const name of missing) {
    const isAlone = changes[name]?.isAlone === true;
    const last = steps.at(-1);
    if (isEmpty && !isAlone && last?.isAlone === false) last.names.push(name);
    else steps.push({ names: [name], isAlone });
  }
  return steps;
}

/**
 * Does what is missing, one migration after the other, each in a transaction of its own; gives their names. Throws
 * `UnsuitedSchema` on a schema that is too new.
 */
export async function migrate(
  db: Kysely<Tables>,
  known: KnownSchema,
  step: Step = runStep,
  onDone: (name: string) => void = () => {},
): Promise<readonly string[]> {
  const found = await readSchema(db);
  const state = stateOf(found, known);
  if (state.kind !== 'older') {
    const why = whyUnsuited(state, known.release);
    if (why !== null) throw new UnsuitedSchema(why);
  }
  if (state.kind !== 'newer') await noteChanges(db, known, found);
  if (state.kind !== 'older') return [];
  for (const { names, isAlone } of stepsOf(known, state)) {
    const last = names.at(-1) ?? '';
    await step(last, isAlone, (before) => migrateTo(last, db, known, before, isAlone));
    for (const name of names) onDone(name);
  }
  return state.missing;
}

async function migrateTo(
  name: string,
  db: Kysely<Tables>,
  { migrations: all }: KnownSchema,
  before: (db: Kysely<unknown>) => Promise<void>,
  isAlone: boolean,
): Promise<void> {
  const prepared = (migration: Migration): Migration => ({
    async up(one: Kysely<unknown>) {
      await before(one);
      await migration.up(one);
    },
  });
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(all).map(([each, one]) => [each, prepared(one)])),
  };
  const migrator = new Migrator({ db, provider, disableTransactions: isAlone });
  const { error } = await migrator.migrateTo(name);
  if (error !== undefined) throw error;
}
