import type { Kysely } from 'kysely';
import type { KnownSchema } from '#gateway/foundation/store/migrate.ts';

type NextChange = {
  readonly up: (db: Kysely<unknown>) => Promise<unknown>;
  readonly removes?: readonly string[];
  readonly isAlone?: true;
};

/** A schema as a later release has it. */
export function withNextRelease(
  known: KnownSchema,
  release: string,
  more: Readonly<Record<string, NextChange>>,
): KnownSchema {
  const added = Object.entries(more);
  return {
    release,
    releases: [...known.releases, release],
    migrations: {
      ...known.migrations,
      ...Object.fromEntries(
        added.map(([name, { up }]) => [
          name,
          { up: (db: Kysely<unknown>) => up(db).then(() => {}) },
        ]),
      ),
    },
    changes: {
      ...known.changes,
      ...Object.fromEntries(
        added.map(([name, { up: _up, ...change }]) => [
          name,
          { release, does: 'what a test wants', ...change },
        ]),
      ),
    },
  };
}
