import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Finding } from '#gateway/upkeep/check/finding.ts';
import { fine, warning, wrong } from '#gateway/upkeep/check/finding.ts';

const MEGABYTE = 1024 * 1024;
/** So many times the limit should be free. */
const COMFORT = 10;

/** The folder itself, or the first above it that is there, in which it would be made. */
async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

/** Why nothing can be written into a folder, or null. One that is missing is made by the gateway. */
async function whyNotWritable(about: string, folder: string): Promise<Finding | null> {
  const place = await nearest(resolve(folder));
  if (!(await stat(place)).isDirectory()) {
    return wrong(about, `${place} is no folder`, 'name a folder, which may still be missing');
  }
  const isWritable = await access(place, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  return isWritable
    ? null
    : wrong(about, `${place} cannot be written to`, 'let the gateway’s account write there');
}

/** Whether a file can be written that the gateway begins by itself. */
export async function checkNotedFile(
  about: string,
  file: string | undefined,
): Promise<readonly Finding[]> {
  const why = file === undefined ? null : await whyNotWritable(about, dirname(resolve(file)));
  return why === null ? [] : [why];
}

/** Whether a folder can be used, with room for what comes. */
export async function checkFolder(
  about: string,
  folder: string,
  leastMegabytes: number,
): Promise<Finding> {
  const why = await whyNotWritable(about, folder);
  if (why !== null) return why;
  const place = await nearest(resolve(folder));
  const { bavail, bsize } = await statfs(place);
  return checkRoom(about, Math.floor((bavail * bsize) / MEGABYTE), leastMegabytes);
}

/** `least` as GATEWAY_MIN_FREE_MB has it; all in megabytes. */
export function checkRoom(about: string, free: number, least: number): Finding {
  if (free < least) {
    const says = `${free} MB are free, and below ${least} MB nothing more is taken`;
    return wrong(about, says, 'make room, or use a larger disk');
  }
  return free < least * COMFORT
    ? warning(about, `only ${free} MB are free`, 'make room soon')
    : fine(about, `${free} MB are free`);
}
