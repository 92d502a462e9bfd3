import { statfs } from 'node:fs/promises';
import type { Clock } from '#gateway/foundation/process/clock.ts';

/** Minimum milliseconds between two checks of the disk. */
const ASKED_EVERY = 1_000;
const MEGABYTE = 1024 * 1024;

/** Returns a function that reports whether the folder's disk has that much free space. */
export function diskRoom(folder: string, leastMegabytes: number, now: Clock) {
  let asked = -Infinity;
  let answer: Promise<boolean> = Promise.resolve(true);
  const ask = async () => {
    const disk = await statfs(folder).catch(() => null);
    return disk !== null && disk.bavail * disk.bsize >= leastMegabytes * MEGABYTE;
  };
  return (): Promise<boolean> => {
    const age = now() - asked;
    if (age >= ASKED_EVERY || age < 0) {
      asked = now();
      answer = ask();
    }
    return answer;
  };
}
