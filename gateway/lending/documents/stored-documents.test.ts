import { expect, it } from 'vitest';
import { storedDocuments } from '#gateway/lending/documents/stored-documents.ts';
import { borrower } from '#gateway/testing/draft-application.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { auditProblem, keysOf } from '#gateway/testing/privacy.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';

describeOnBothStores('the documents of an application', (gateway) => {
  it('are listed for an export, and purged with their bytes and names', async () => {
    const asha = await borrower(gateway());
    await asha.upload(samplePdf());
    await asha.begun(samplePdf(), { fileName: 'statement of May.pdf' });
    const { store, vault } = gateway();
    const documents = storedDocuments(store.records, keysOf(store), vault);
    const listed = await documents.listFor(asha.applicationId);
    expect(listed.map(({ state }) => state)).toStrictEqual(
      expect.arrayContaining(['CLEAN', 'UPLOADING']),
    );
    expect(listed.map(({ fileName }) => fileName)).toContain('statement of May.pdf');
    expect(await documents.purge(asha.applicationId)).toBe(2);
    expect(await documents.purge(asha.applicationId)).toBe(0);
    expect(vault.kept.size).toBe(0);
    expect(await documents.listFor(asha.applicationId)).toMatchObject([
      { state: 'PURGED', fileName: null },
      { state: 'PURGED', fileName: null },
    ]);
    expect(await auditProblem(store)).toBeNull();
  });
});
