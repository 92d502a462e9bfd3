/** Whether a program can work on the schema that it finds, decided from names alone. */
import { isFrom } from '#gateway/foundation/store/schema/releases.ts';

/** What a later program has noted about a migration. */
export type SchemaNote = {
  readonly name: string;
  readonly release: string;
  /** The oldest release whose programs work once it is done. */
  readonly worksFrom: string;
};

/** What a database says about its schema. */
export type FoundSchema = {
  /** Names of the migrations that were carried out. */
  readonly done: readonly string[];
  readonly notes: readonly SchemaNote[];
};

export type SchemaState =
  | { readonly kind: 'current' }
  /** Later, and this program works on it. */
  | { readonly kind: 'newer'; readonly release: string }
  | { readonly kind: 'older'; readonly missing: readonly string[]; readonly isEmpty: boolean }
  /** Later, and this program does not work on it; `worksFrom` is null where nobody has noted it. */
  | {
      readonly kind: 'unsuited';
      readonly unknown: readonly string[];
      readonly worksFrom: string | null;
    };

/** The latest of some releases; null of none. */
const latest = (releases: readonly string[]): string | null =>
  releases.reduce<string | null>(
    (best, each) => (best === null || isFrom(each, best) ? each : best),
    null,
  );

export function schemaState(
  { done, notes }: FoundSchema,
  known: readonly string[],
  release: string,
): SchemaState {
  const missing = known.filter((name) => !done.includes(name));
  const unknown = done.filter((name) => !known.includes(name));
  if (unknown.length === 0) {
    return missing.length === 0
      ? { kind: 'current' }
      : { kind: 'older', missing, isEmpty: done.length === 0 };
  }
  const noted = notes.filter(({ name }) => unknown.includes(name));
  const worksFrom = latest(noted.map((note) => note.worksFrom));
  if (noted.length < unknown.length || worksFrom === null) {
    return { kind: 'unsuited', unknown, worksFrom: null };
  }
  // Changes that only this program knows, next to others that it does not: neither is the other's earlier release.
  if (missing.length > 0 || !isFrom(release, worksFrom)) {
    return { kind: 'unsuited', unknown, worksFrom };
  }
  return { kind: 'newer', release: latest(noted.map((note) => note.release)) ?? release };
}

/** Why a program cannot start, and what helps; null if it can. */
export function whyUnsuited(state: SchemaState, release: string): string | null {
  switch (state.kind) {
    case 'current':
    case 'newer':
      return null;
    case 'older':
      return state.isEmpty
        ? 'the database has no tables yet: run `rinsetu migrate` once'
        : `the schema is older than this program (${release}): run \`rinsetu migrate\`, which will do ${state.missing.join(', ')}`;
    case 'unsuited':
      return state.worksFrom === null
        ? `the schema has ${state.unknown.join(', ')}, of which this program (${release}) knows nothing: start the program that made it, or a later one`
        : `the schema is newer than this program (${release}) can work with: start release ${state.worksFrom} or a later one`;
  }
}
