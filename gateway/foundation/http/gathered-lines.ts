import type { LogOutput } from '#gateway/foundation/telemetry/log.ts';

/** Milliseconds that a line waits for others. */
const PATIENCE = 50;
/** Characters that are written without waiting for more. */
const ENOUGH = 16 * 1024;

/**
 * Writes many lines at once, since a write of its own for each costs as much as a fifth of the call that it tells of. An
 * urgent line is written immediately, after those that wait. `flush` is for the end of the process, however that comes; only
 * a process that is killed loses the lines of its last moment.
 */
export function gatheredLines(
  output: { write(text: string): unknown },
  wait: (flush: () => void, milliseconds: number) => unknown = setTimeout,
): LogOutput & { readonly flush: () => void } {
  let waiting = '';
  let isDue = false;
  const flush = () => {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    output.write(text);
  };
  return {
    write(line, isUrgent) {
      waiting += line;
      if (isUrgent || waiting.length >= ENOUGH) return flush();
      if (isDue) return;
      isDue = true;
      wait(() => {
        isDue = false;
        flush();
      }, PATIENCE);
    },
    flush,
  };
}
