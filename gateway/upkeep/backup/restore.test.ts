import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { erase } from '#contract/applications/privacy.ts';
import { compareWithNotes, readAuditNotes } from '#gateway/foundation/audit/audit-notes.ts';
import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { newVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import { folderVault } from '#gateway/lending/documents/vaults/folder-vault.ts';
import { erasePerson } from '#gateway/upkeep/privacy/erase-person.ts';
import { erasuresInVault } from '#gateway/upkeep/privacy/erasures-in-vault.ts';
import { workOnPrivacyJobs } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import type { Deployment, Stage } from '#gateway/testing/backups.ts';
import { addUnnamed, backUp, describeBackups, restoreTo } from '#gateway/testing/backups.ts';
import { queue } from '#gateway/testing/handed-over.ts';
import { idOf } from '#gateway/testing/offers.ts';
import { auditProblem, testPrivacy } from '#gateway/testing/privacy.ts';

async function createdAt({ store, ravi }: Awaited<ReturnType<Stage['inUse']>>) {
  const account = await store.accountByUserId(ravi.userId);
  if (account === null) throw new Error('no account');
  return account.createdAt;
}

describeBackups('a restored backup', (given) => {
  it('brings nobody back who was erased after it was made', async () => {
    const { newBackups, inUse, add, userIds } = given();
    const backups = await newBackups();
    const { deployment, store, gateway, asha, ravi } = await inUse(backups);
    await backUp(deployment);
    const headers = await ravi.withProof();
    const asked = await gateway.call(
      erase,
      { requestId: randomUUID() },
      { Authorization: ravi.token, ...headers },
    );
    expect(asked.status).toBe(200);
    await workOnPrivacyJobs(await testPrivacy(store, deployment.erasures));
    await store.close();
    expect(await userIds(deployment)).toStrictEqual([asha.userId]);

    const other = await add(backups, { erasures: deployment.erasures });
    const report = await restoreTo(other);
    expect(report).toContain('erased again: 1 people, 1 applications');
    expect(report).not.toContain('ATTENTION');
    expect(await userIds(other)).toStrictEqual([asha.userId]);
  });

  it('tells parts of an upload that has ended meanwhile from documents that are missing', async () => {
    const { newBackups, inUse, add } = given();
    const backups = await newBackups();
    const { deployment, store } = await inUse(backups);
    const { db } = store.records;
    const { id } = await db.selectFrom('documents').select('id').executeTakeFirstOrThrow();
    const part = { document_id: id, part: 1, sha256: 'x', vault_key: newVaultKey(id) };
    await db.insertInto('document_parts').values(part).execute();
    await store.close();
    expect((await backUp(deployment)).documents.missing).toBe(1);

    const report = await restoreTo(await add(backups, { erasures: deployment.erasures }));
    expect(report).toContain('parts of uploads that must begin again: 1');
    expect(report).not.toContain('documents that are missing');
  });

  it.each(['that is still there', 'from before'] as const)(
    'brings nobody back whose erasure is listed in the vault %s',
    async (vault) => {
      const { newBackups, inUse, add, userIds } = given();
      const backups = await newBackups();
      const used = await inUse(backups);
      const inVault = (deployment: Deployment) => ({
        ...deployment,
        settings: { ...deployment.settings, GATEWAY_ERASURES_IN: 'vault' },
      });
      const deployment = inVault(used.deployment);
      const privacy = await testPrivacy(
        used.store,
        erasuresInVault(used.vault, () => true),
      );
      await backUp(deployment);
      await erasePerson(privacy, { userId: used.ravi.userId, createdAt: await createdAt(used) });
      await used.store.close();

      const other = inVault(await add(backups));
      const GATEWAY_DOCUMENTS_DIR = deployment.documents;
      const report =
        vault === 'from before'
          ? await restoreTo(other, { oldVault: deployment.documents })
          : await restoreTo(
              { settings: { ...other.settings, GATEWAY_DOCUMENTS_DIR } },
              { adoptsVault: true },
            );
      expect(report).toContain('erased again: 1 people, 1 applications');
      expect(report).not.toContain('ATTENTION');
      expect(await userIds(other)).toStrictEqual([used.asha.userId]);
    },
  );

  it('keeps the list of the vault, where the vault is lost as well', async () => {
    const { newBackups, inUse, add } = given();
    const backups = await newBackups();
    const { deployment, store, vault, ravi } = await inUse(backups);
    const GATEWAY_ERASURES_IN = 'vault';
    const place = erasuresInVault(vault, () => true);
    const { erasures } = await testPrivacy(store, place);
    const digest = erasures.digestOf('account', ravi.userId, 1);
    await erasures.add([digest]);
    await backUp({ settings: { ...deployment.settings, GATEWAY_ERASURES_IN } });
    await store.close();
    const other = await add(backups);
    await restoreTo({ settings: { ...other.settings, GATEWAY_ERASURES_IN } });
    const restored = folderVault(other.documents, async () => true);
    const list = await erasuresInVault(restored, () => true).read();
    expect([...list.erased]).toStrictEqual([digest]);
    expect(list.keys).toHaveLength(1);
  });

  it('says what was lost since, by the audit notes and the old vault', async () => {
    const { newBackups, inUse, add, open } = given();
    const backups = await newBackups();
    const { deployment, store, gateway, number, notes } = await inUse(backups);
    await backUp(deployment);
    const known = `application:${await idOf(gateway, number)}`;
    await store.records.transact(async (runner) => {
      for (const subject of [known, `application:${randomUUID()}`]) {
        const event = { subject, actor: SYSTEM, action: 'message.send', facts: {} } as const;
        await addToAudit(runner, Date.now(), event);
      }
    });
    await notes.noteHeads(store.records.db);
    await addUnnamed(deployment);
    await store.close();

    const { erasures, notes: file } = deployment;
    const other = await add(backups, { erasures, notes: file });
    const report = await restoreTo(other, { oldVault: deployment.documents });
    expect(report).toContain('noted outside the database: 2 subjects, 0 checkpoints');
    expect(report).toContain(`  application ${number}: 1`);
    expect(report).toMatch(/^ {2}application:[\da-f-]{36}: 1, begun since$/m);
    expect(report).toContain('documents in the old vault that no row names: 1');
    const { store: restored } = await open(other);
    const left = await readAuditNotes(other.notes);
    await expect(compareWithNotes(restored.records.db, left)).resolves.toBeUndefined();
    await restored.close();
  });

  it('holds what was waiting for lenders, and gives no message a position that was lost', async () => {
    const { newBackups, inUse, add, open } = given();
    const backups = await newBackups();
    const { deployment, store, gateway, number } = await inUse(backups);
    const applicationId = await idOf(gateway, number);
    const sent = await queue(store, applicationId, 'package');
    await store.records.db.updateTable('outbox').set({ state: 'SENT' }).execute();
    const waiting = await queue(store, applicationId, 'documents');
    const end = await queue(store, applicationId, 'cancelled');
    await backUp(deployment);
    await store.close();
    for (const [sendsWaiting, state, line] of [
      [false, 'DEAD', 'now wait for an operator: 1'],
      [true, 'PENDING', 'sent again under their numbers'],
    ] as const) {
      const other = await add(backups);
      expect(await restoreTo(other, { sendsWaiting })).toContain(line);
      const { store: restored } = await open(other);
      const late = await queue(restored, applicationId, 'offer-accepted');
      const rows = await restored.records.db
        .selectFrom('outbox')
        .select(['id', 'state', 'position', 'may_have_arrived'])
        .orderBy('position')
        .execute();
      expect(rows).toMatchObject([
        { id: sent, state: 'SENT', position: 1 },
        { id: waiting, state, position: 2, may_have_arrived: 1 },
        { id: end, state: 'PENDING', position: 3, may_have_arrived: 1 },
        { id: late, state: 'PENDING' },
      ]);
      expect(rows.at(-1)?.position).toBeGreaterThan(1_700_000_000);
      expect(await auditProblem(restored)).toBeNull();
      await restored.close();
    }
  });
});
