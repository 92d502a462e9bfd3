import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderVault, makeVaultFolder } from '#gateway/lending/documents/vaults/folder-vault.ts';
import { s3Vault } from '#gateway/lending/documents/vaults/s3-vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { isVaultKey, VaultUnavailable } from '#gateway/lending/documents/vaults/vault.ts';
import { openErasureList } from '#gateway/upkeep/privacy/erasure-list.ts';
import {
  addErasures,
  erasuresInFile,
  OtherErasures,
} from '#gateway/upkeep/privacy/erasure-place.ts';
import { erasuresInVault } from '#gateway/upkeep/privacy/erasures-in-vault.ts';
import { noteErasures } from '#gateway/upkeep/privacy/erase-person.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { allOf } from '#gateway/testing/all-of.ts';
import { keysOf, testPrivacy } from '#gateway/testing/privacy.ts';
import { objectStoreLeftOut, startObjectStore } from '#gateway/testing/servers/object-store.ts';
import { TEST_MASTER_KEYS } from '#gateway/testing/test-gateway.ts';

const PERSON = ['account', 'RS12345678', 1] as const;
const inBucket = objectStoreLeftOut === null ? '' : ` (left out: ${objectStoreLeftOut})`;

type Opened = { readonly vault: Vault; readonly stop: () => Promise<void> };

async function inFolder(home: string): Promise<Opened> {
  const folder = join(home, 'documents');
  await makeVaultFolder(folder);
  return { vault: folderVault(folder, async () => true), stop: async () => {} };
}

async function inNewBucket(): Promise<Opened> {
  const objects = await startObjectStore();
  return { vault: s3Vault(await objects.newBucket()), stop: objects.stop };
}

describe.each([
  ['a folder', false, inFolder],
  [`a bucket${inBucket}`, inBucket !== '', inNewBucket],
] as const)('a list of erasures in a vault, in %s', (_, isLeftOut, openVault) => {
  let home: string;
  let store: Store;
  let opened: Opened;
  beforeEach(async ({ skip }) => {
    skip(isLeftOut);
    home = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
    store = await openSqliteStore(join(home, 'data'));
    opened = await openVault(home);
  });
  afterEach(async () => {
    if (isLeftOut) return;
    await store.close();
    await opened.stop();
    await rm(home, { recursive: true });
  });
  const place = (isOwn = true) => erasuresInVault(opened.vault, () => isOwn);
  const list = ({ records } = store, isOwn = true) =>
    openErasureList({ records, keys: keysOf(store), masterKeys: TEST_MASTER_KEYS }, place(isOwn));

  it('is one list for all gateways, with nothing to begin for one more', async () => {
    const one = await list();
    const digest = one.digestOf(...PERSON);
    await one.add([digest]);
    // A gateway that was not there, or whose disk is lost.
    const other = await list();
    expect([...(await other.missingFrom(store.records))]).toStrictEqual([digest]);
    expect(other.digestOf(...PERSON)).toBe(digest);
    expect((await place().read()).keys).toHaveLength(1);
  });

  it('names nobody, and nothing that the sweep takes for a document', async () => {
    const one = await list();
    await one.add([one.digestOf(...PERSON)]);
    const names = await allOf(opened.vault.namesFrom('erasures/'));
    expect(names).toHaveLength(2);
    expect(names.join()).not.toContain(PERSON[1]);
    for (const name of await allOf(opened.vault.keys())) expect(isVaultKey(name)).toBe(false);
  });

  it('takes over the file of a gateway', async () => {
    const file = erasuresInFile(join(home, 'erasures.jsonl'));
    const { erasures } = await testPrivacy(store, file);
    const digest = erasures.digestOf(...PERSON);
    await erasures.add([digest]);
    expect(await addErasures(place(), await file.read())).toBe(false);
    expect(await addErasures(place(), await file.read())).toBe(true);
    expect([...(await place().read()).erased]).toStrictEqual([digest]);
    expect((await list()).digestOf(...PERSON)).toBe(digest);
  });

  it('is not that of another database', async () => {
    await list();
    const file = erasuresInFile(join(home, 'of-another.jsonl'));
    const another = await openSqliteStore(join(home, 'another'));
    await testPrivacy(another, file);
    await another.close();
    await expect(addErasures(place(), await file.read())).rejects.toBeInstanceOf(OtherErasures);
  });

  it('gets nothing of a copy of the database, whose vault it is not', async () => {
    const original = await list();
    await original.add([original.digestOf(...PERSON)]);
    const onTrial = await list(store, false);
    const digest = onTrial.digestOf('account', 'RS87654321', 1);
    await expect(onTrial.add([digest])).rejects.toBeInstanceOf(VaultUnavailable);
    await noteErasures(await testPrivacy(store, place(false)), [digest]);
    expect(await onTrial.followOthers(store.records)).toBe(0);
    expect([...(await place().read()).erased]).toStrictEqual([original.digestOf(...PERSON)]);
    expect([...(await onTrial.missingFrom(store.records))]).toStrictEqual([
      original.digestOf(...PERSON),
    ]);
  });
});
