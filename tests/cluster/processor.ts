/** How much processor time parts of the cluster have taken. */
import { readFile } from 'node:fs/promises';

/** Of Linux, whatever the machine. */
const TICKS_PER_SECOND = 100;

/** Seconds that processes have taken so far, with those of their children that have ended. */
export async function processorSeconds(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  const ticks = stats.map((stat) => {
    // After the name, which is in brackets and may have spaces; utime, stime, cutime and cstime are fields 14 to 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}
