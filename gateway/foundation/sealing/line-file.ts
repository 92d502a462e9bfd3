/** Files that grow by a line of JSON for each thing that must not be forgotten. */
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '#gateway/foundation/sealing/secret-files.ts';

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** What the lines of a text say; null for one that is no JSON. */
export const linesIn = (text: string): unknown[] => text.split('\n').map(parseLine);

/** What the lines say; null for one that a crash cut short: it was never confirmed. A file that is not there is empty. */
export async function readLines(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return linesIn(text);
}

/** Adds lines (`a`), or begins the file with them (`w`), and waits until they are on disk. */
export async function writeLines(
  file: string,
  flags: 'a' | 'w',
  lines: readonly object[],
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const opened = await open(file, flags, 0o600);
  try {
    // Begins with an end of line, in case that the last one was cut short.
    await opened.appendFile(`\n${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    await opened.sync();
  } finally {
    await opened.close();
  }
  await syncFolder(dirname(file));
}
