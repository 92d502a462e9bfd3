import { GRACE_AREA, setAsideStart } from '#gateway/lending/documents/vaults/grace-area.ts';
import type { DocumentLine } from '#gateway/upkeep/backup/manifest.ts';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import { sha256Of } from '#gateway/upkeep/backup/copy-documents.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { isVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

const PAGE = 1000;
/** Of what is missing or not named any more, so many keys are told one by one. */
const MAX_TOLD = 20;

type Named = {
  readonly key: string;
  /** Of an upload under way. Once it has ended, its parts are gone. */
  readonly isPart: boolean;
};

async function* namedKeys({ db }: Records): AsyncGenerator<Named> {
  for (const table of ['documents', 'document_parts'] as const) {
    const isPart = table === 'document_parts';
    for (let last = ''; ;) {
      const page = await db
        .selectFrom(table)
        .select('vault_key')
        .where('vault_key', '>', last)
        .orderBy('vault_key')
        .limit(PAGE)
        .execute();
      const keys = page.flatMap(({ vault_key: key }) => key ?? []);
      for (const key of keys) yield { key, isPart };
      if (keys.length < PAGE) break;
      last = keys.at(-1) ?? last;
    }
  }
}

export type DocumentSources = {
  /** What the backup names, by key, and its folder of documents. */
  readonly named: ReadonlyMap<string, DocumentLine['sha256']>;
  readonly kept: Vault;
  /** What is left of the vault from before, if anything is. */
  readonly old: Vault | null;
};

export type RestoredDocuments = {
  readonly there: number;
  readonly written: number;
  /** Keys of documents that are nowhere. */
  readonly missing: readonly string[];
  /** Parts that are nowhere: their uploads ended while the backup was made, and must begin again. */
  readonly missingParts: number;
};

async function find({ named, kept, old }: DocumentSources, key: string): Promise<Buffer | null> {
  const expected = named.get(key) ?? null;
  if (expected !== null) {
    const bytes = await kept.read(key);
    if (bytes !== null && sha256Of(bytes) === expected) return bytes;
  }
  return old === null ? null : old.read(key);
}

/** Whether the vault holds what neither the backup nor a former try to restore it has put there. */
async function isForeign(
  vault: Vault,
  { named }: Pick<DocumentSources, 'named'>,
): Promise<boolean> {
  for await (const _ of vault.namesFrom(GRACE_AREA)) return true;
  for await (const key of vault.keys()) {
    if (isVaultKey(key) && !named.has(key.split('.').slice(0, 2).join('.'))) return true;
  }
  return false;
}

export async function refuseForeignVault(
  vault: Vault,
  sources: Pick<DocumentSources, 'named'>,
): Promise<void> {
  if (!(await isForeign(vault, sources))) return;
  throw new BackupUnusable(
    'the vault holds documents that this backup does not know: give an empty one, or keep what it holds with --adopt-vault',
  );
}

/** Brings back what the sweep has set aside; gives whether there was anything. */
async function bringBack(vault: Vault, key: string): Promise<boolean> {
  for await (const name of vault.namesFrom(setAsideStart(key))) {
    await vault.move(name, key);
    return true;
  }
  return false;
}

/** Writes the documents that rows name and that the vault lacks. */
export async function restoreDocuments(
  records: Records,
  vault: Vault,
  sources: DocumentSources,
): Promise<RestoredDocuments> {
  const present = new Set<string>();
  for await (const key of vault.keys()) present.add(key);
  const counts = { there: 0, written: 0, missingParts: 0 };
  const missing: string[] = [];
  for await (const { key, isPart } of namedKeys(records)) {
    if (present.has(key) || (await bringBack(vault, key))) {
      counts.there += 1;
      continue;
    }
    const bytes = await find(sources, key);
    if (bytes === null) {
      if (isPart) counts.missingParts += 1;
      else missing.push(key);
      continue;
    }
    await vault.write(key, bytes);
    counts.written += 1;
  }
  return { ...counts, missing };
}

/** What a vault holds that no row names: documents that came after the backup, or were purged before it. */
export async function unnamedIn(records: Records, vault: Vault): Promise<readonly string[]> {
  const named = new Set<string>();
  for await (const { key } of namedKeys(records)) named.add(key);
  const unnamed: string[] = [];
  for await (const key of vault.keys()) {
    if (isVaultKey(key) && !named.has(key)) unnamed.push(key);
  }
  return unnamed;
}

/** A line for the report, and one for each key. */
export const listKeys = (what: string, keys: readonly string[]): readonly string[] => [
  `${what}: ${keys.length}`,
  ...keys.slice(0, MAX_TOLD).map((key) => `  ${key}`),
  ...(keys.length > MAX_TOLD ? [`  and ${keys.length - MAX_TOLD} more`] : []),
];
