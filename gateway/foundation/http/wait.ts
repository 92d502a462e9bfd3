import { setTimeout as pause } from 'node:timers/promises';

/** Waits a number of milliseconds. Passed in, so that tests need not wait. */
export type Wait = (milliseconds: number) => Promise<void>;

/** Waits on the real clock, until the signal says that the gateway is stopping. */
export function realWait(stopping: AbortSignal): Wait {
  return async (milliseconds) => {
    await pause(milliseconds, undefined, { signal: stopping, ref: false }).catch(() => {});
  };
}
