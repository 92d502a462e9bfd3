/** How often a process checks whether its parent still exists, in milliseconds. */
const INTERVAL = 500;

/** Resolves when the parent process has ended without passing on a signal, as a killed shell does. */
export function orphaned(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      resolve();
    }, INTERVAL);
    timer.unref();
  });
}
