import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDocument } from '#gateway/lending/documents/purge-document.ts';
import { folderVault, makeVaultFolder } from '#gateway/lending/documents/vaults/folder-vault.ts';
import { GRACE_AREA, readSetAside } from '#gateway/lending/documents/vaults/grace-area.ts';
import { s3Vault } from '#gateway/lending/documents/vaults/s3-vault.ts';
import { isVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import {
  adoptVault,
  RENEW_EVERY,
  vaultGuard,
} from '#gateway/lending/documents/vaults/vault-guard.ts';
import { allOf } from '#gateway/testing/all-of.ts';
import { borrower } from '#gateway/testing/draft-application.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import type { ObjectStore } from '#gateway/testing/servers/object-store.ts';
import { objectStoreLeftOut, startObjectStore } from '#gateway/testing/servers/object-store.ts';
import type { SearchableStore } from '#gateway/testing/stores/searchable-stores.ts';
import { SEARCHABLE_STORES } from '#gateway/testing/stores/searchable-stores.ts';
import type { TestClock } from '#gateway/testing/test-gateway.ts';
import { newTestClock } from '#gateway/testing/test-gateway.ts';
import type { VaultOwner } from '#gateway/testing/vault-owner.ts';
import { GRACE_DAYS, vaultOwner } from '#gateway/testing/vault-owner.ts';

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;

const keysIn = async (vault: Vault) =>
  (await allOf(vault.keys())).filter((key) => isVaultKey(key)).toSorted();
const keysAside = async (vault: Vault) =>
  (await allOf(vault.namesFrom(GRACE_AREA)))
    .map((name) => readSetAside(name)?.key ?? '')
    .toSorted();

/** Somebody uploads a document, and has it checked: gives the document and its key. */
async function uploaded(owner: VaultOwner) {
  const { document } = await (await borrower(owner.gateway)).upload(samplePdf());
  return { document, key: await owner.keyOf(document) };
}

let objects: ObjectStore | null = null;
let tokens: PhoneTokens;
let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinsetu-vaults-'));
  tokens = await startTokenIssuer();
  if (objectStoreLeftOut === null) objects = await startObjectStore();
});
afterAll(async () => {
  await Promise.all([tokens.stop(), objects?.stop()]);
  await rm(home, { recursive: true });
});

async function newVault(kind: 'folder' | 'bucket'): Promise<Vault> {
  if (kind === 'bucket' && objects !== null) return s3Vault(await objects.newBucket());
  const folder = await mkdtemp(join(home, 'vault-'));
  await makeVaultFolder(folder);
  return folderVault(folder, async () => true);
}

const leftOut = objectStoreLeftOut === null ? '' : ` (left out: ${objectStoreLeftOut})`;
const KINDS = [
  { kind: 'folder', isKindLeftOut: false },
  { kind: 'bucket', isKindLeftOut: objectStoreLeftOut !== null },
] as const;

for (const { name, isLeftOut, prepare } of SEARCHABLE_STORES) {
  describe.skipIf(isLeftOut)(`several databases on ${name}`, () => {
    let prepared: SearchableStore;
    beforeAll(async () => {
      prepared = await prepare();
    });
    afterAll(() => prepared.stop());

    for (const { kind, isKindLeftOut } of KINDS) {
      const why = isKindLeftOut ? leftOut : '';
      describe.skipIf(isKindLeftOut)(`with one vault in a ${kind}${why}`, () => {
        const opened = async (place: string, vault: Vault, clock: TestClock) =>
          vaultOwner(await prepared.open(place, { now: () => clock.now }), vault, tokens, clock);
        /** A database with a document, and a copy of it from before its second one; both are open on one vault. */
        const withCopy = async ({ isInPlace }: { readonly isInPlace: boolean }) => {
          const clock = newTestClock();
          const vault = await newVault(kind);
          const place = await prepared.newPlace();
          const before = await opened(place, vault, clock);
          expect(await before.guard.claim()).toBe('own');
          const first = await uploaded(before);
          await before.store.close();
          const copy = await opened(await prepared.copyOf(place), vault, clock);
          if (isInPlace) {
            // As if the backup had been put where the database was: nothing but its rows says that it is older.
            const there = await copy.store.records.place();
            const { db } = copy.store.records;
            await db.updateTable('database_identity').set({ place: there }).execute();
          }
          const original = await opened(place, vault, clock);
          const close = async () => {
            await copy.store.close();
            await original.store.close();
          };
          return { clock, vault, original, copy, first, close };
        };

        it('lose nothing to a copy on trial, which serves and notes what it would remove', async () => {
          const { vault, original, copy, first, close } = await withCopy({ isInPlace: false });
          const second = await uploaded(original);
          const kept = [first.key, second.key].toSorted();
          expect(await copy.workFor(6 * AN_HOUR)).toStrictEqual({
            setAside: 0,
            broughtBack: 0,
            removed: 0,
          });
          expect(copy.guard.standing()).toBe('foreign');
          // Retention and erasure go on in the copy, and reach its rows alone.
          expect(await purgeDocument(copy.store.records, copy.vault, first.document)).toBe(true);
          await copy.workFor(10 * A_DAY);
          expect(await keysIn(vault)).toStrictEqual(kept);
          expect(await keysAside(vault)).toStrictEqual([]);
          const metrics = await copy.gateway.send('/metrics', {});
          expect(metrics.text).toMatch(/^gateway_vault_is_own 0$/m);
          expect(metrics.text).toMatch(/^gateway_vault_to_remove 1$/m);
          expect((await copy.gateway.send('/readyz', {})).status).toBe(200);
          // What the copy takes is kept, and may be read.
          const third = await uploaded(copy);
          expect(await copy.vault.read(third.key)).not.toBeNull();

          // The original is not disturbed: it removes what it is asked to, for good.
          expect(await original.guard.claim()).toBe('own');
          expect(await purgeDocument(original.store.records, original.vault, second.document)).toBe(
            true,
          );
          expect(await vault.read(second.key)).toBeNull();
          expect(await keysAside(vault)).toStrictEqual([]);
          await close();
        });

        it('lose nothing to an old backup that was put in place, until somebody decides', async () => {
          const { clock, vault, original, copy, first, close } = await withCopy({
            isInPlace: true,
          });
          clock.now += RENEW_EVERY;
          expect(await original.guard.claim()).toBe('own');
          const second = await uploaded(original);
          await copy.workFor(10 * A_DAY);
          expect(copy.guard.standing()).toBe('foreign');
          expect(await keysIn(vault)).toStrictEqual([first.key, second.key].toSorted());
          expect(await purgeDocument(copy.store.records, copy.vault, first.document)).toBe(true);
          expect(await vault.read(first.key)).not.toBeNull();

          await adoptVault(copy.store.records, vault);
          expect(await copy.workFor(2 * AN_HOUR)).toStrictEqual({
            setAside: 1,
            broughtBack: 0,
            removed: 1,
          });
          // What was due is gone, and what the backup does not know waits.
          expect(await vault.read(first.key)).toBeNull();
          expect(await keysAside(vault)).toStrictEqual([second.key]);

          // The database that was thought lost comes back.
          expect(await original.guard.claim()).toBe('foreign');
          expect(await original.vault.read(second.key)).not.toBeNull();
          expect(await original.sweep()).toMatchObject({ broughtBack: 1, setAside: 0 });
          expect(await keysIn(vault)).toStrictEqual([second.key]);

          // Without it, they go after some days.
          await copy.workFor((GRACE_DAYS + 4) * A_DAY);
          expect(await keysIn(vault)).toStrictEqual([]);
          expect(await keysAside(vault)).toStrictEqual([]);
          await close();
        });

        it('share it among the gateways of one of them, also when both start on an empty one', async () => {
          const clock = newTestClock();
          const vault = await newVault(kind);
          const place = await prepared.newPlace();
          const one = await opened(place, vault, clock);
          // SQLite has one process: there the second has its own guard alone.
          const other =
            name === 'SQLite' ? one.store : await prepared.open(place, { now: () => clock.now });
          const second = vaultGuard(other.records, vault);
          expect(await Promise.all([one.guard.claim(), second.claim()])).toStrictEqual([
            'own',
            'own',
          ]);
          for (let round = 0; round < 3; round += 1) {
            clock.now += RENEW_EVERY;
            await Promise.all([one.guard.claim(), second.claim()]);
            const found = [await one.guard.check(), await second.check()];
            expect(found).toStrictEqual(['own', 'own']);
          }
          const stranger = await opened(await prepared.newPlace(), vault, clock);
          expect(await stranger.guard.claim()).toBe('foreign');
          for (const store of new Set([one.store, other, stranger.store])) await store.close();
        });
      });
    }
  });
}
