import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Where a value goes that is given at each execution. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const names = new Map<string, string>();

/** The name under which a connection may keep a statement prepared; undefined for what is built anew each time. */
export const nameOfPrepared = (text: string): string | undefined => names.get(text);

/** A value of a prepared statement by its name. */
export type Given<Name extends string> = <Value extends string | number | null>(
  name: Name,
) => RawBuilder<Value>;

type Values<Name extends string> = Readonly<Record<Name, string | number | null>>;

/**
 * A statement that is built and compiled once for each database. For those that many calls need: to build one costs more than
 * SQLite takes to carry it out.
 */
export function preparedStatement<Name extends string, Row>(
  build: (runner: Runner, given: Given<Name>) => Compilable<Row>,
): (runner: Runner, values: Values<Name>) => CompiledQuery<Row> {
  const compiledFor = new WeakMap<object, CompiledQuery<Row>>();
  return (runner, values) => {
    const { adapter } = runner.getExecutor();
    let compiled = compiledFor.get(adapter);
    if (compiled === undefined) {
      compiled = build(runner, (name) => sql`${new Place(name)}`).compile();
      compiledFor.set(adapter, compiled);
      if (!names.has(compiled.sql)) names.set(compiled.sql, `prepared_${names.size}`);
    }
    const byName = new Map<string, string | number | null>(Object.entries(values));
    const parameters = compiled.parameters.map((each) =>
      each instanceof Place ? byName.get(each.name) : each,
    );
    return { ...compiled, parameters };
  };
}
