/** The sealed files of one backup, each with the digest of what is in it. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import { openStream, sealStream } from '#gateway/upkeep/backup/sealed-stream.ts';
import type { MasterKey, MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';

/** What is in a sealed file: its bytes, and their SHA-256 in hex. */
export type Digest = { readonly bytes: number; readonly sha256: string };

/** Passes a stream on, and calls `ended` with its digest at its end. */
export async function* digested<Part extends Uint8Array>(
  source: AsyncIterable<Part>,
  ended: (digest: Digest) => void,
): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of source) {
    hash.update(part);
    bytes += part.byteLength;
    yield part;
  }
  ended({ bytes, sha256: hash.digest('hex') });
}

/** Writes a stream into a new file for its owner alone, and waits until it is on disk. */
export async function writeStream(file: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const opened = await open(file, 'wx', 0o600);
  try {
    for await (const part of source) await opened.writeFile(part);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Seals a stream into a new file of the folder. Gives the digest of what was sealed. */
export async function writeSealed(
  key: MasterKey,
  folder: string,
  name: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Digest> {
  let found: Digest | null = null;
  const noted = digested(source, (digest) => {
    found = digest;
  });
  await writeStream(join(folder, name), sealStream(key, name, noted));
  if (found === null) throw new Error('the stream did not end');
  return found;
}

/** What is in a sealed file, as a stream. Throws `BackupUnusable` where it is missing or does not open. */
export async function* readSealed(
  keys: MasterKeys,
  folder: string,
  name: string,
): AsyncGenerator<Buffer> {
  const file = await open(join(folder, name)).catch(() => {
    throw new BackupUnusable(`${name} is missing, or cannot be read`);
  });
  yield* openStream(keys, name, file.createReadStream());
}

/** As `readSealed`; throws `BackupUnusable` at the end when it is not what the digest says. */
export async function* readChecked(
  keys: MasterKeys,
  folder: string,
  name: string,
  expected: Digest,
): AsyncGenerator<Buffer> {
  yield* digested(readSealed(keys, folder, name), (found) => {
    if (found.sha256 === expected.sha256 && found.bytes === expected.bytes) return;
    throw new BackupUnusable(`${name} is not the file that belongs to this backup`);
  });
}

/** A file that may not be there, as a stream. */
export async function* readIfThere(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
}

/** The lines of a stream of text, without their ends. */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let begun = '';
  for await (const part of source) {
    const lines = (begun + decoder.decode(part, { stream: true })).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}
