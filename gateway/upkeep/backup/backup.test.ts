import { asId } from '#domain/ids.ts';
import type { UserId } from '#domain/ids.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderVault } from '#gateway/lending/documents/vaults/folder-vault.ts';
import { vaultGuard } from '#gateway/lending/documents/vaults/vault-guard.ts';
import { backUp, describeBackups, restoreTo } from '#gateway/testing/backups.ts';
import { findInFolder } from '#gateway/testing/find-in-clear.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

/** As two operators do. */
const allowPassword = ({ records }: Pick<Store, 'records'>, userId: UserId) =>
  records.db
    .insertInto('new_passwords')
    .values({
      user_id: userId,
      asked_by: asId('membership', 'a'),
      asked_at: 1,
      confirmed_by: asId('membership', 'b'),
      confirmed_at: 1,
    })
    .execute();

describeBackups('a backup', (given) => {
  it('is made while a gateway has the data, and restored elsewhere with everything but sessions and allowed passwords', async () => {
    const { newBackups, inUse, add, open, userIds } = given();
    const backups = await newBackups();
    const { deployment, store, vault, asha, ravi, number } = await inUse(backups);
    await allowPassword(store, asha.userId);
    expect((await backUp(deployment)).documents).toStrictEqual({ kept: 1, added: 1, missing: 0 });
    await store.close();

    const other = await add(backups);
    const report = await restoreTo(other);
    expect(report).toContain('documents: 1 written, 0 were there');
    expect(report).toMatch(/^audit: \d+ entries in \d+ chains, whole$/m);
    expect(report).toContain('ATTENTION: no list of erasures was there');
    expect(await userIds(other)).toStrictEqual([asha.userId, ravi.userId].toSorted());
    const { store: restored, gateway } = await open(other);
    const { db } = restored.records;
    expect(await db.selectFrom('sessions').selectAll().execute()).toStrictEqual([]);
    expect(await db.selectFrom('new_passwords').selectAll().execute()).toStrictEqual([]);
    const found = db.selectFrom('applications').select('state').where('number', '=', number);
    expect(await found.execute()).toEqual([{ state: 'SUBMITTED' }]);
    expect(await auditProblem(restored)).toBeNull();
    expect((await gateway.signInByPhone(ravi.mobileNumber)).userId).toBe(ravi.userId);
    const { vault_key: key } = await db
      .selectFrom('documents')
      .select('vault_key')
      .where('vault_key', 'is not', null)
      .executeTakeFirstOrThrow();
    const there = folderVault(other.documents, async () => true);
    expect(await there.read(key ?? '')).toStrictEqual(await vault.read(key ?? ''));
    // The vault carries the mark of the restored database.
    expect(await vaultGuard(restored.records, there).check()).toBe('own');
    await restored.close();
  });

  it('shows nothing of people, and copies a document once', async () => {
    const { newBackups, inUse } = given();
    const backups = await newBackups();
    const { deployment, store, ravi } = await inUse(backups);
    await backUp(deployment);
    expect((await backUp(deployment)).documents).toStrictEqual({ kept: 1, added: 0, missing: 0 });
    const clear = [PERSON.firstName, ravi.mobileNumber, ravi.userId, 'SQLite format', 'PGDMP'];
    expect(await findInFolder(backups, clear)).toStrictEqual([]);
    await store.close();
  });

  it('is kept as often as it is told, with the documents that these name alone', async () => {
    const { newBackups, inUse } = given();
    const backups = await newBackups();
    const { deployment, store } = await inUse(backups);
    const documents = async () =>
      (await readdir(join(backups, 'documents'), { recursive: true })).filter((path) =>
        path.includes('/'),
      );
    await backUp(deployment);
    await store.records.db.updateTable('documents').set({ vault_key: null }).execute();
    await backUp(deployment, 2);
    expect(await readdir(backups)).toHaveLength(3);
    expect(await documents()).toHaveLength(1);
    await backUp(deployment, 2);
    expect(await readdir(backups)).toHaveLength(3);
    expect(await documents()).toStrictEqual([]);
    await store.close();
  });

  it('says which documents were purged while it was made', async () => {
    const { newBackups, inUse, add } = given();
    const backups = await newBackups();
    const { deployment, store, gateway, vault } = await inUse(backups);
    await vault.remove([...gateway.vault.kept.keys()]);
    expect((await backUp(deployment)).documents).toStrictEqual({ kept: 0, added: 0, missing: 1 });
    await store.close();
    const other = await add(backups);
    expect(await restoreTo(other)).toContain('documents that are missing: 1');
  });
});
