import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import {
  linesOf,
  readChecked,
  readSealed,
  writeSealed,
} from '#gateway/upkeep/backup/sealed-files.ts';
import type { MasterKey, MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';

const digest = z.object({ bytes: z.int(), sha256: z.string().check(z.regex(/^[\da-f]{64}$/)) });

/** The names of the sealed files in the folder of a backup. */
export const FILES = {
  manifest: 'manifest',
  database: 'database',
  documents: 'documents',
  erasures: 'erasures',
  auditNotes: 'audit-notes',
} as const;

/** What a backup is of, and the digests by which its files are known. */
const manifest = z.object({
  format: z.literal(1),
  /** When it began: what was confirmed before is in it. Both in ISO 8601. */
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** null where only the documents were copied, as the database has backups of its own. */
  database: z.nullable(z.extend(digest, { kind: z.enum(['sqlite', 'postgres']) })),
  /** The list of documents, and of those that it names how many were in the vault. */
  documents: z.extend(digest, { kept: z.int(), missing: z.int() }),
  erasures: digest,
  auditNotes: digest,
});
export type Manifest = z.output<typeof manifest>;

/** A document of the vault, by its key: the digest of its sealed bytes, or null when they were gone. */
const documentLine = z.object({ key: z.string(), sha256: z.nullable(z.string()) });
export type DocumentLine = z.output<typeof documentLine>;

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupUnusable(`${name} is not what a backup holds`);
  }
}

export async function writeManifest(key: MasterKey, folder: string, made: Manifest): Promise<void> {
  async function* text() {
    yield Buffer.from(JSON.stringify(made));
  }
  await writeSealed(key, folder, FILES.manifest, text());
}

export async function readManifest(keys: MasterKeys, folder: string): Promise<Manifest> {
  const text = (await buffer(readSealed(keys, folder, FILES.manifest))).toString('utf8');
  const read = manifest.safeParse(parseJson(text, FILES.manifest));
  if (!read.success) throw new BackupUnusable('the backup was made by another version of rinsetu');
  return read.data;
}

/** The documents that a backup names. */
export async function* documentsOf(
  keys: MasterKeys,
  folder: string,
  { documents }: Manifest,
): AsyncGenerator<DocumentLine> {
  const text = readChecked(keys, folder, FILES.documents, documents);
  for await (const line of linesOf(text)) {
    yield documentLine.parse(parseJson(line, FILES.documents));
  }
}
