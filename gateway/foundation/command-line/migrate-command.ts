import { DatabaseError } from 'pg';
import { command, giveUp } from '#gateway/foundation/command-line/command-line.ts';
import { configurationOrGiveUp } from '#gateway/foundation/command-line/what-commands-need.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import { NotDirect } from '#gateway/foundation/store/direct-connection.ts';
import { MigrationBlocked } from '#gateway/foundation/store/migrate-postgres.ts';
import { UnsuitedSchema } from '#gateway/foundation/store/migrate.ts';
import { migrateStore, schemaStateOf } from '#gateway/foundation/store/open-store.ts';
import type { SchemaChange } from '#gateway/foundation/store/schema/schema-changes.ts';
import { SCHEMA_CHANGES } from '#gateway/foundation/store/schema/schema-changes.ts';
import { THIS_RELEASE } from '#gateway/foundation/store/schema/releases.ts';
import type { SchemaState } from '#gateway/foundation/store/schema-state.ts';
import { whyUnsuited } from '#gateway/foundation/store/schema-state.ts';
import { StoreInUse } from '#gateway/foundation/store/store.ts';

const NOT_ALLOWED = '42501';

/** What a migration is going to do, for people: a line each. */
export function planOf(
  state: SchemaState,
  changes: Readonly<Record<string, Pick<SchemaChange, 'does' | 'removes'>>> = SCHEMA_CHANGES,
): readonly string[] {
  switch (state.kind) {
    case 'current':
      return [`nothing to do: the schema is that of release ${THIS_RELEASE}`];
    case 'newer':
      return [
        `nothing to do: the schema is that of release ${state.release}, and release ${THIS_RELEASE} works on it`,
      ];
    case 'unsuited':
      return [];
    case 'older':
      return state.missing.map((name) => {
        const { does, removes } = changes[name] ?? {};
        const removed = removes === undefined ? '' : `; removes ${removes.join(', ')}`;
        return `${name}: ${does ?? ''}${removed}`;
      });
  }
}

function sayWhy(error: unknown): never {
  if (error instanceof StoreInUse) {
    return giveUp(`${error.message}: stop it first, SQLite has one writer`);
  }
  if (
    error instanceof UnsuitedSchema ||
    error instanceof MigrationBlocked ||
    error instanceof NotDirect
  ) {
    return giveUp(error.message);
  }
  if (error instanceof DatabaseError && error.code === NOT_ALLOWED) {
    return giveUp(
      `the role may not change the schema (${error.message}): give one that may in DATABASE_MIGRATION_URL, or correct what it owns (docs/operations/upgrades.md)`,
    );
  }
  return giveUp(`the database cannot be used: ${JSON.stringify(describeFailure(error))}`);
}

/** Prints what there is to do and does it. Gateways of the release before go on meanwhile. */
export const migrateCommand = command({
  words: '',
  options: {
    plan: { type: 'boolean', default: false, help: 'only print what there is to do' },
  },
  takes: { least: 0, most: 0 },
  async run({ plan: isOnlyPlanned }) {
    const configuration = configurationOrGiveUp();
    const { DATABASE_MIGRATION_URL, DATABASE_URL } = configuration;
    const asOwner = { ...configuration, DATABASE_URL: DATABASE_MIGRATION_URL ?? DATABASE_URL };
    const state = await schemaStateOf(DATABASE_URL === undefined ? configuration : asOwner).catch(
      sayWhy,
    );
    if (state.kind === 'unsuited') giveUp(whyUnsuited(state, THIS_RELEASE) ?? '');
    for (const line of planOf(state)) process.stdout.write(`${line}\n`);
    if (isOnlyPlanned) return;
    const done = await migrateStore(configuration, (name) =>
      process.stdout.write(`done: ${name}\n`),
    ).catch(sayWhy);
    if (done.length > 0) process.stdout.write(`the schema is that of release ${THIS_RELEASE}\n`);
  },
});
