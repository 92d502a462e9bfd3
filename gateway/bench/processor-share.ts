import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Microseconds. */
const PERIOD = 100_000;

/** A control group of Linux, of either version, with so much of one processor. Needs root. */
export async function processorShare(share: number) {
  const isOfSecond = existsSync('/sys/fs/cgroup/cgroup.controllers');
  const root = isOfSecond ? '/sys/fs/cgroup' : '/sys/fs/cgroup/cpu';
  const folder = join(root, `rinsetu-bench-${crypto.randomUUID()}`);
  const quota = String(Math.round(share * PERIOD));
  await mkdir(folder);
  if (isOfSecond) await writeFile(join(folder, 'cpu.max'), `${quota} ${PERIOD}`);
  else {
    await writeFile(join(folder, 'cpu.cfs_period_us'), String(PERIOD));
    await writeFile(join(folder, 'cpu.cfs_quota_us'), quota);
  }
  return {
    take: (pid: number) => writeFile(join(folder, 'cgroup.procs'), String(pid)),
    /** Its processes must have ended. */
    remove: () => rmdir(folder),
  };
}
