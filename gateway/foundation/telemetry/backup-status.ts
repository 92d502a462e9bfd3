import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** What the backup writes when it has ended. */
const status = z.object({ finishedAt: z.iso.datetime({ offset: true }), ok: z.boolean() });

/**
 * Gives a function that says when the last good backup ended, in seconds since 1970: by the file that the backup writes, or
 * as this gateway remembers it when a later one failed. 0 when neither knows of any.
 */
export function lastGoodBackup(file: string): () => Promise<number> {
  let last = 0;
  return async () => {
    const read = await readFile(file, 'utf8').then(
      (text) => status.safeParse(jsonOf(text)),
      () => null,
    );
    if (read?.success === true && read.data.ok) last = Date.parse(read.data.finishedAt) / 1000;
    return last;
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
