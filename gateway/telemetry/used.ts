import type { Dependency, Metrics } from '#gateway/telemetry/metrics.ts';

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

/** Uses something that the gateway depends on, and notes how long that took and whether it failed. */
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
  try {
    const value = await work();
    note(isFailure(value));
    return value;
  } catch (error) {
    note(isFault(error));
    throw error;
  }
}
