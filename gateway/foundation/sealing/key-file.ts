import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { KEY_BYTES } from '#gateway/foundation/sealing/master-keys.ts';
import { syncFolder } from '#gateway/foundation/sealing/secret-files.ts';

const HEADER =
  '# Master keys of the gateway: one on each line, the current one first. Keep a copy elsewhere.\n';

/** The day, so that people can tell keys apart, and something random, so that no ID comes twice. */
const newId = () => `${new Date().toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`;

/** A new master key, and its line in a file. */
export function newKeyLine(): { readonly id: string; readonly line: string } {
  const id = newId();
  return { id, line: `${id} ${randomBytes(KEY_BYTES).toString('base64')}\n` };
}

/** Writes a file that must not be there yet. */
export async function writeNew(file: string, text: string): Promise<void> {
  const opened = await open(file, 'wx', 0o600);
  try {
    await opened.writeFile(text);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Makes a file with one key; never replaces one. */
export async function makeKeyFile(file: string, line: string): Promise<Result<null, string>> {
  try {
    await writeNew(file, HEADER + line);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    return fail(
      isThere ? 'the file is there already: --add puts a new key into it' : 'it cannot be written',
    );
  }
  await syncFolder(dirname(file));
  return succeed(null);
}
