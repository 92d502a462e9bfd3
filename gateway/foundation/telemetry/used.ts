import type { EndedQuery } from '#gateway/foundation/store/store.ts';
import type { Dependency, Metrics } from '#gateway/foundation/telemetry/metrics.ts';
import { currentSpan, inSpan } from '#gateway/foundation/telemetry/spans.ts';

/** What is said of every use of a dependency. */
export type UseMetrics = Pick<Metrics, 'observeUse'>;

type Use<Value> = {
  readonly dependency: Dependency;
  readonly operation: string;
  /** For failures that are values. */
  readonly isFailure?: (value: Value) => boolean;
  /** Whether an exception is the dependency's fault, rather than that of what it was given. */
  readonly isFault?: (error: unknown) => boolean;
};

/** Uses something that the gateway depends on, and notes how long that took and whether it failed: in the metrics and the trace. */
export async function used<Value>(
  metrics: UseMetrics,
  { dependency, operation, isFailure = () => false, isFault = () => true }: Use<Value>,
  work: () => Promise<Value>,
): Promise<Value> {
  const began = performance.now();
  const note = (failed: boolean) => {
    const seconds = (performance.now() - began) / 1000;
    metrics.observeUse({ dependency, operation, seconds, failed });
  };
  const facts = { 'peer.service': dependency, 'gateway.operation': operation };
  const span = { name: `${dependency} ${operation}`, kind: 'client', facts } as const;
  const noted = async () => {
    try {
      const value = await work();
      note(isFailure(value));
      return value;
    } catch (error) {
      note(isFault(error));
      throw error;
    }
  };
  return inSpan(span, noted, isFailure);
}

/** The same for the database, of which the store says each statement once it has ended. */
export const noteQuery =
  (metrics: UseMetrics) =>
  ({ operation, table, seconds, failed }: EndedQuery): void => {
    metrics.observeUse({ dependency: 'database', operation, seconds, failed });
    const facts = {
      'peer.service': 'database',
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
    };
    const name = table === null ? operation : `${operation} ${table}`;
    currentSpan()?.ended({ name, kind: 'client', facts }, seconds, failed);
  };
