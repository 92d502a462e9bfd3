import { expect, it } from 'vitest';
import { removeDocument } from '#contract/applications/documents.ts';
import { purgeDocument } from '#gateway/lending/documents/purge-document.ts';
import { beginGeneration } from '#gateway/lending/documents/vaults/database-identity.ts';
import { setAsideName } from '#gateway/lending/documents/vaults/grace-area.ts';
import { ORPHANED_FOR } from '#gateway/lending/documents/vaults/sweep-vault.ts';
import { newVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import { adoptVault } from '#gateway/lending/documents/vaults/vault-guard.ts';
import { MARK_NAME, writeMark } from '#gateway/lending/documents/vaults/vault-mark.ts';
import { borrower } from '#gateway/testing/draft-application.ts';
import type { MemoryVault } from '#gateway/testing/memory-vault.ts';
import { memoryVault } from '#gateway/testing/memory-vault.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { vaultOwner } from '#gateway/testing/vault-owner.ts';

const A_DAY = 24 * 60 * 60 * 1000;
const BYTES = Buffer.from('sealed');

describeOnBothStores('a vault', (gateway) => {
  const owner = (vault: MemoryVault) => {
    const { store, tokens, clock } = gateway();
    return vaultOwner(store, vault, tokens, clock);
  };
  /** A vault that this database has marked, with a document and bytes that no row names. */
  async function marked() {
    const bare = memoryVault();
    const own = await owner(bare);
    expect(await own.guard.claim()).toBe('own');
    const { document } = await (await borrower(own.gateway)).upload(samplePdf());
    const orphan = newVaultKey(crypto.randomUUID());
    await bare.write(orphan, BYTES);
    return { ...own, bare, document, key: await own.keyOf(document), orphan };
  }
  /** Two sweeps, far enough apart for what no row names to be set aside. */
  async function sweepTwice({ sweep }: Pick<Awaited<ReturnType<typeof owner>>, 'sweep'>) {
    await sweep();
    gateway().clock.now += ORPHANED_FOR;
    return sweep();
  }

  it('is marked when it is empty, and is nobody’s before', async () => {
    const bare = memoryVault();
    const { guard } = await owner(bare);
    expect([guard.standing(), await guard.check(), bare.kept.size]).toStrictEqual([
      'unmarked',
      'unmarked',
      0,
    ]);
    expect(await guard.claim()).toBe('own');
    expect([...bare.kept.keys()]).toStrictEqual([MARK_NAME]);
    expect(await guard.check()).toBe('own');
  });

  it('a vault without a mark belongs to the database that names everything in it', async () => {
    const { vault, store, tokens, clock } = gateway();
    const asha = await borrower(gateway());
    await asha.upload(samplePdf());
    await vault.write(`${newVaultKey(crypto.randomUUID())}.${crypto.randomUUID()}`, BYTES);
    const own = await vaultOwner(store, vault, tokens, clock);
    const newer = newVaultKey(crypto.randomUUID());
    await vault.write(newer, BYTES);
    expect(await own.guard.claim()).toBe('unmarked');
    expect(await sweepTwice(own)).toMatchObject({ setAside: 0, removed: 0 });
    await vault.remove([newer]);
    expect(await own.guard.claim()).toBe('own');
  });

  it('a vault without a mark is not a new database’s, but may be adopted', async () => {
    const bare = memoryVault();
    await bare.write(newVaultKey(crypto.randomUUID()), BYTES);
    const { guard, store } = await owner(bare);
    expect(await guard.claim()).toBe('unmarked');
    await adoptVault(store.records, bare);
    expect(await guard.claim()).toBe('own');
  });

  it.each([
    ['another', (bare: MemoryVault) => writeMark(bare, { database: 'another', generation: 'one' })],
    ['none', (bare: MemoryVault) => bare.remove([MARK_NAME])],
    ['one that cannot be read', (bare: MemoryVault) => bare.write(MARK_NAME, BYTES)],
  ])('loses nothing from the moment that its mark is %s', async (_, spoil) => {
    const own = await marked();
    const { bare, orphan, key, document, store } = own;
    await own.sweep();
    gateway().clock.now += ORPHANED_FOR;
    await spoil(bare);
    expect(await own.sweep()).toStrictEqual({ setAside: 0, broughtBack: 0, removed: 0 });
    expect(await own.guard.claim()).not.toBe('own');
    expect(await purgeDocument(store.records, own.vault, document)).toBe(true);
    gateway().clock.now += 30 * A_DAY;
    await sweepTwice(own);
    expect([bare.kept.has(orphan), bare.kept.has(key)]).toStrictEqual([true, true]);

    await adoptVault(store.records, bare);
    expect(await own.sweep()).toMatchObject({ removed: 1 });
    expect([bare.kept.has(orphan), bare.kept.has(key)]).toStrictEqual([true, false]);
  });

  it('is another’s once a restored database has begun a new generation, until it is adopted', async () => {
    const own = await marked();
    const { records } = own.store;
    await beginGeneration(records);
    expect(await own.guard.claim()).toBe('foreign');
    expect(await sweepTwice(own)).toMatchObject({ setAside: 0, removed: 0 });
    await adoptVault(records, own.bare);
    expect(await own.guard.claim()).toBe('own');
  });

  it('keeps what is swept for some days, and gives back what a row names again', async () => {
    const own = await marked();
    const { bare, orphan, key, document } = own;
    expect(await sweepTwice(own)).toStrictEqual({ setAside: 1, broughtBack: 0, removed: 0 });
    expect(bare.kept.has(setAsideName(orphan, gateway().clock.now))).toBe(true);
    // As if another copy had swept it.
    await bare.move(key, setAsideName(key, gateway().clock.now));
    expect(await own.vault.read(key)).not.toBeNull();
    expect(await own.vault.read(newVaultKey(document))).toBeNull();
    gateway().clock.now += 7 * A_DAY - 1;
    expect(await own.sweep()).toStrictEqual({ setAside: 0, broughtBack: 1, removed: 0 });
    expect(bare.kept.has(key)).toBe(true);
    gateway().clock.now += 1;
    expect(await own.sweep()).toStrictEqual({ setAside: 0, broughtBack: 0, removed: 1 });
    expect([...bare.kept.keys()].toSorted()).toStrictEqual([MARK_NAME, key].toSorted());
  });

  it('lets a purged document go at once and for good, also from the grace area', async () => {
    const own = await marked();
    const { bare, key, document, orphan, store } = own;
    await bare.move(key, setAsideName(key, gateway().clock.now));
    expect(await purgeDocument(store.records, own.vault, document)).toBe(true);
    expect([...bare.kept.keys()].toSorted()).toStrictEqual([MARK_NAME, orphan].toSorted());
  });

  it('lets go for good, at the next sweep, what a person removed while it was away', async () => {
    const own = await marked();
    const { bare, orphan } = own;
    const asha = await borrower(own.gateway);
    const { document, version } = await asha.upload(samplePdf());
    const key = await own.keyOf(document);
    const requestId = crypto.randomUUID();
    bare.fate.isAway = true;
    const body = { requestId, document, version };
    expect((await own.gateway.call(removeDocument, body, asha.headers)).status).toBe(200);
    bare.fate.isAway = false;
    expect(bare.kept.has(key)).toBe(true);
    expect(await own.sweep()).toMatchObject({ setAside: 0, removed: 1 });
    expect([bare.kept.has(key), bare.kept.has(orphan)]).toStrictEqual([false, true]);
  });

  it('keeps what a row names, although it was noted for removal while the mark was another’s', async () => {
    const own = await marked();
    const { bare, key, store } = own;
    await writeMark(bare, { database: 'another', generation: 'one' });
    // The purge ended after it had noted the bytes, and before the row was changed.
    await own.vault.remove([key]);
    await adoptVault(store.records, bare);
    expect(await own.sweep()).toMatchObject({ removed: 0 });
    expect(bare.kept.has(key)).toBe(true);
  });
});
