/** How often a process looks whether the one that started it is still there, in milliseconds. */
const INTERVAL = 500;

/** Resolves when the process that started this one has ended without passing on a signal, as a killed shell does. */
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
