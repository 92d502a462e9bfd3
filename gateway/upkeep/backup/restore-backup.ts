import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BackupPlace } from '#gateway/upkeep/backup/backup-key.ts';
import { documentsIn, findBackup } from '#gateway/upkeep/backup/backup-folder.ts';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import {
  fillFromBackup,
  refuseTarget,
  settleInPlace,
} from '#gateway/upkeep/backup/fill-from-backup.ts';
import { lostSince } from '#gateway/upkeep/backup/lost-since.ts';
import type { Manifest } from '#gateway/upkeep/backup/manifest.ts';
import { documentsOf, FILES } from '#gateway/upkeep/backup/manifest.ts';
import type { DocumentSources } from '#gateway/upkeep/backup/restore-documents.ts';
import {
  listKeys,
  refuseForeignVault,
  restoreDocuments,
  unnamedIn,
} from '#gateway/upkeep/backup/restore-documents.ts';
import { restoreAuditNotes, restoreErasures } from '#gateway/upkeep/backup/restore-lists.ts';
import { readChecked } from '#gateway/upkeep/backup/sealed-files.ts';
import { openScratch } from '#gateway/upkeep/backup/scratch.ts';
import { settleDatabase } from '#gateway/upkeep/backup/settle-database.ts';
import { verifyBackup } from '#gateway/upkeep/backup/verify-backup.ts';
import { auditPublicKey } from '#gateway/foundation/audit/signing-key.ts';
import { verifyAudit } from '#gateway/foundation/audit/verify.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { beginGeneration } from '#gateway/lending/documents/vaults/database-identity.ts';
import { guardedVault } from '#gateway/lending/documents/vaults/guarded-vault.ts';
import { adoptVault, vaultGuard } from '#gateway/lending/documents/vaults/vault-guard.ts';
import { storedDocuments } from '#gateway/lending/documents/stored-documents.ts';
import { folderVault } from '#gateway/lending/documents/vaults/folder-vault.ts';
import { openVault } from '#gateway/lending/documents/vaults/open-vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { addErasures } from '#gateway/upkeep/privacy/erasure-place.ts';
import { erasuresInVault } from '#gateway/upkeep/privacy/erasures-in-vault.ts';
import { placeOfErasures } from '#gateway/upkeep/privacy/place-of-erasures.ts';
import { ErasureListUnusable, openErasureList } from '#gateway/upkeep/privacy/erasure-list.ts';
import { replayErasures } from '#gateway/upkeep/privacy/replay-erasures.ts';
import { findMissingMasterKeys } from '#gateway/foundation/sealing/check-data-keys.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { fileApart } from '#gateway/foundation/sealing/file-apart.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { openStore } from '#gateway/foundation/store/open-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

export type RestoreOptions = {
  /** Which backup; the newest where none is named. */
  readonly name: string | undefined;
  /** Whether the database is there already, recovered by other means. */
  readonly isRecovered: boolean;
  readonly sendsWaiting: boolean;
  /** Whether a vault that holds other documents is taken over. */
  readonly adoptsVault: boolean;
  /** The folder that was the vault before. */
  readonly oldVault: string | undefined;
};

export type Restored = {
  /** The report, line by line. */
  readonly lines: readonly string[];
  /** Whether what was restored is as it should be. */
  readonly isWhole: boolean;
};

type Restoring = {
  readonly configuration: Configuration;
  readonly masterKeys: MasterKeys;
  readonly keys: MasterKeys;
  /** The folder of the backup. */
  readonly backup: string;
  readonly manifest: Manifest;
  readonly options: RestoreOptions;
  readonly sources: DocumentSources;
};

const orThrow = <Value>(
  found:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly failure: string },
): Value => {
  if (found.ok) return found.value;
  throw new BackupUnusable(found.failure);
};

async function settle(restoring: Restoring, store: Store) {
  const { configuration, masterKeys, manifest, options } = restoring;
  const missing = await findMissingMasterKeys(store.records, masterKeys);
  if (missing !== null) throw new BackupUnusable(`GATEWAY_MASTER_KEYS_FILE: ${missing}`);
  if (configuration.GATEWAY_APPLICATIONS === 'off' && (await hasApplications(store))) {
    throw new BackupUnusable(
      'GATEWAY_APPLICATIONS: the backup has loan applications: set it to on',
    );
  }
  const { held } = await settleDatabase(store.records, {
    backupBegunAt: options.isRecovered ? null : Date.parse(manifest.begunAt),
    sendsWaiting: options.sendsWaiting,
  });
  return [
    'sessions: all have ended',
    options.sendsWaiting
      ? 'messages that were waiting for lenders: sent again under their numbers when a gateway starts'
      : `messages that were waiting for lenders, and now wait for an operator: ${held}`,
  ];
}

const hasApplications = async ({ records }: Store): Promise<boolean> =>
  (await records.db.selectFrom('applications').select('id').limit(1).executeTakeFirst()) !==
  undefined;

/** Erases again who was erased since the backup. */
async function replay(restoring: Restoring, store: Store, vault: Vault): Promise<string[]> {
  const { configuration, masterKeys, keys: backupKeys, backup, manifest, sources } = restoring;
  const { records } = store;
  const keys = dataKeys(records, masterKeys);
  // The vault is this database's by now.
  const { place, before } = orThrow(placeOfErasures(configuration, vault, () => true));
  // What was listed elsewhere since the backup: in this gateway's file, and in the vault from before.
  const others = [
    before,
    before === null || sources.old === null ? null : erasuresInVault(sources.old, () => false),
  ].filter((each) => each !== null);
  for (const other of others) await addErasures(place, await other.read());
  const used = await restoreErasures(
    place,
    readChecked(backupKeys, backup, FILES.erasures, manifest.erasures),
  );
  const mayBegin = configuration.GATEWAY_ERASURES_LIST === 'new';
  const deps = { records, keys, masterKeys };
  const erasures = await openErasureList(deps, place, mayBegin).catch((error: unknown) => {
    if (!(error instanceof ErasureListUnusable)) throw error;
    throw new BackupUnusable(`GATEWAY_ERASURES_FILE: ${error.message}`);
  });
  const replayed = await replayErasures({
    records,
    keys,
    erasures,
    documents: storedDocuments(
      records,
      keys,
      guardedVault(records, vault, vaultGuard(records, vault)),
    ),
    onFailure: (error) => {
      throw error;
    },
    forgetDeleted: store.forgetDeleted,
  });
  store.forgetDeleted();
  const again = `erased again: ${replayed.accounts} people, ${replayed.applications} applications`;
  return used === 'present'
    ? [again]
    : [
        again,
        'ATTENTION: no list of erasures was there: whoever was erased since this backup is back',
      ];
}

async function checkAudit(restoring: Restoring, { records }: Store) {
  const { configuration, masterKeys, keys, backup, manifest } = restoring;
  const publicKey = await auditPublicKey(dataKeys(records, masterKeys), records.db);
  const { problem, entries, chains } = await verifyAudit(records.db, publicKey, null);
  const file = orThrow(fileApart(configuration, 'GATEWAY_AUDIT_NOTES_FILE'));
  const lost = existsSync(file)
    ? await lostSince(records, file)
    : ['changes that were lost: unknown, as no audit notes were there to compare with'];
  const content = readChecked(keys, backup, FILES.auditNotes, manifest.auditNotes);
  const { aside } = await restoreAuditNotes(file, content, new Date());
  return {
    isWhole: problem === null,
    lines: [
      problem === null
        ? `audit: ${entries} entries in ${chains} chains, whole`
        : `PROBLEM: the audit is not whole: ${problem}`,
      ...lost,
      ...(aside === null ? [] : [`the newer audit notes were moved to ${aside}`]),
    ],
  };
}

async function finish(restoring: Restoring, store: Store, vault: Vault) {
  const { records } = store;
  const { sources, options } = restoring;
  // What the database knew of its vaults is as old as the backup. Nothing is removed from one that is not its own.
  await beginGeneration(records);
  await adoptVault(records, vault);
  const erased = await replay(restoring, store, vault);
  const { there, written, missing, missingParts } = await restoreDocuments(records, vault, sources);
  const audit = await checkAudit(restoring, store);
  const unnamed = options.adoptsVault ? await unnamedIn(records, vault) : [];
  const inOld = sources.old === null ? [] : await unnamedIn(records, sources.old);
  return {
    isWhole: audit.isWhole,
    lines: [
      ...erased,
      `documents: ${written} written, ${there} were there`,
      ...(missing.length > 0 ? listKeys('documents that are missing', missing) : []),
      ...(missingParts > 0 ? [`parts of uploads that must begin again: ${missingParts}`] : []),
      ...audit.lines,
      ...(options.adoptsVault ? listKeys('documents in the vault that no row names', unnamed) : []),
      ...(sources.old === null
        ? []
        : listKeys('documents in the old vault that no row names', inOld)),
    ],
  };
}

async function sourcesOf(
  keys: MasterKeys,
  backup: string,
  manifest: Manifest,
  { oldVault }: RestoreOptions,
): Promise<DocumentSources> {
  const named = new Map<string, string | null>();
  for await (const { key, sha256 } of documentsOf(keys, backup, manifest)) named.set(key, sha256);
  if (oldVault !== undefined && !existsSync(oldVault)) {
    throw new BackupUnusable(`--old-vault: there is no folder ${oldVault}`);
  }
  return {
    named,
    kept: documentsIn(dirname(backup)),
    old: oldVault === undefined ? null : folderVault(oldVault, async () => true),
  };
}

/** Reads a whole backup, and changes nothing. */
export async function checkBackup(
  configuration: Configuration,
  { folder, keys }: BackupPlace,
  name: string | undefined,
): Promise<string> {
  const backup = await findBackup(folder, name);
  const scratch = await openScratch(configuration);
  try {
    const { begunAt, documents } = await verifyBackup(keys, backup, scratch.folder);
    return `${backup}: whole; begun at ${begunAt}, ${documents.kept} documents`;
  } finally {
    scratch.close();
  }
}

/**
 * Brings a backup back to an empty place, or finishes what other means have recovered. Everything of the backup is read
 * before anything is written. Throws `BackupUnusable` with one line.
 */
export async function restoreBackup(
  configuration: Configuration,
  { folder, keys }: BackupPlace,
  masterKeys: MasterKeys,
  options: RestoreOptions,
): Promise<Restored> {
  const backup = await findBackup(folder, options.name);
  const scratch = await openScratch(configuration);
  try {
    const manifest = await verifyBackup(keys, backup, scratch.folder);
    const sources = await sourcesOf(keys, backup, manifest, options);
    const restoring = { configuration, masterKeys, keys, backup, manifest, options, sources };
    if (!options.isRecovered) await refuseTarget(configuration, manifest);
    const hasVault = configuration.GATEWAY_APPLICATIONS === 'on';
    const vault = hasVault ? orThrow(await openVault(configuration, () => Date.now())) : null;
    if (vault !== null && !options.adoptsVault) await refuseForeignVault(vault, sources);
    const settled = options.isRecovered
      ? await settleInPlace(configuration, (store) => settle(restoring, store))
      : await fillFromBackup(configuration, keys, backup, manifest, (store) =>
          settle(restoring, store),
        );
    const first = options.isRecovered
      ? `the database as it was recovered, and the documents of ${backup}`
      : `${backup}: begun at ${manifest.begunAt}; what was confirmed later is lost`;
    if (vault === null) return { lines: [first, ...settled], isWhole: true };
    const store = await openStore(configuration);
    const finished = await finish(restoring, store, vault).finally(() => store.close());
    return { ...finished, lines: [first, ...settled, ...finished.lines] };
  } finally {
    scratch.close();
  }
}
