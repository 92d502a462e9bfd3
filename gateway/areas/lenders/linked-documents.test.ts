import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchLinkedDocument, inbox, renewDocumentLinks } from '#contract/lenders/calls.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Borrower } from '#gateway/testing/draft-application.ts';
import { borrower } from '#gateway/testing/draft-application.ts';
import type { LenderSystem } from '#gateway/testing/lender-calls.ts';
import { auditOf, newLenderSystem } from '#gateway/testing/lender-calls.ts';
import { OFFERED_PRODUCT, OTHER_LENDER, publishForOffers } from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';

describeOnBothStores('documents for a lender', (gateway) => {
  const pdf = samplePdf();
  let owner: Borrower;
  let lender: LenderSystem;
  let document: string;

  /** An application as its hand-over leaves it, with one verified document. */
  beforeEach(async () => {
    await publishForOffers(gateway());
    lender = await newLenderSystem(gateway());
    owner = await borrower(gateway());
    ({ document } = await owner.upload(pdf, 'masked-aadhaar', { isMasked: true }));
    const { db } = gateway().store.records;
    const application_id = owner.applicationId;
    const lender_id = lender.lenderId;
    await db
      .updateTable('documents')
      .set({ state: 'VERIFIED' })
      .where('id', '=', document)
      .execute();
    await db
      .updateTable('applications')
      .set({ state: 'WITH_LENDER', handed_over_at: 1 })
      .where('id', '=', application_id)
      .execute();
    await db
      .insertInto('lender_cases')
      .values({
        application_id,
        lender_id,
        product_id: OFFERED_PRODUCT.productId,
        product_version: OFFERED_PRODUCT.version,
        state: 'PROCESSING',
        changed_at: 1,
      })
      .execute();
    await db
      .insertInto('consents')
      .values({
        id: randomUUID(),
        application_id,
        person: 'borrower',
        purpose: 'share-with-lender',
        lender_id,
        items: '["documents"]',
        notice_hash: 'a'.repeat(64),
        language: 'en',
        state: 'GIVEN',
        proved_at: 1,
        given_at: 1,
      })
      .execute();
    await db
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        application_id,
        lender_id,
        position: 1,
        kind: 'package',
        facts: '{}',
        state: 'SENT',
        tries: 1,
        may_have_arrived: 1,
        due_at: null,
        leased_until: null,
        problem: null,
        created_at: 1,
        ended_at: 1,
      })
      .execute();
  });

  const links = async () =>
    (await lender.done(renewDocumentLinks, { number: owner.number })).documents;
  const fetched = (token: string, by = lender) =>
    by.call(fetchLinkedDocument, { number: owner.number, token });

  it('are fetched by their links, once, as files to save', async () => {
    const [link] = await links();
    expect(link).toMatchObject({
      document,
      kind: 'masked-aadhaar',
      contentType: 'application/pdf',
    });
    const { token = '' } = link ?? {};
    const answer = await fetched(token);
    expect([answer.status, answer.text.slice(0, 5)]).toStrictEqual([200, '%PDF-']);
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="masked-aadhaar.pdf"',
    );
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect((await fetched(token)).status).toBe(404);
    const audit = await auditOf(gateway(), ownerOf(owner.applicationId));
    expect(audit.filter(({ action }) => action === 'document.handOver')).toMatchObject([
      { role: 'lender', facts: { document, lender: lender.lenderId } },
    ]);
  });

  it('are not sent when the consent is withdrawn while they are read', async () => {
    const [link] = await links();
    const { vault } = gateway();
    const read = vault.read.bind(vault);
    const reading = vi.spyOn(vault, 'read').mockImplementationOnce(async (key) => {
      await gateway()
        .store.records.db.updateTable('consents')
        .set({ state: 'WITHDRAWN' })
        .execute();
      return read(key);
    });
    expect((await fetched(link?.token ?? '')).status).toBe(404);
    expect(reading).toHaveBeenCalledOnce();
  });

  it('are the lender’s alone, and old links end with new ones', async () => {
    const [first] = await links();
    const [second] = await links();
    const other = await newLenderSystem(gateway(), OTHER_LENDER.id);
    expect((await fetched(first?.token ?? '')).status).toBe(404);
    expect((await fetched(second?.token ?? '', other)).status).toBe(404);
    expect((await other.call(renewDocumentLinks, { number: owner.number })).status).toBe(404);
    expect((await fetched(second?.token ?? '')).status).toBe(200);
  });

  it('come with messages, which a lender without an address reads from its inbox', async () => {
    const { db } = gateway().store.records;
    await db.deleteFrom('lender_systems').execute();
    await db
      .updateTable('outbox')
      .set({ kind: 'documents', facts: '{"request":"one"}', state: 'PENDING', due_at: 1 })
      .execute();
    await db
      .insertInto('change_requests')
      .values({
        id: 'one',
        application_id: owner.applicationId,
        lender_id: lender.lenderId,
        sections: '[]',
        documents: '["masked-aadhaar"]',
        reason: 'incomplete',
        asked_at: 1,
        answered_at: 1,
      })
      .execute();
    const { messages } = await lender.done(inbox, { received: [] });
    expect(messages).toMatchObject([{ kind: 'documents', body: { documents: [{ document }] } }]);
    const received = messages.map(({ metadata }) => metadata.messageId);
    expect(await lender.done(inbox, { received })).toEqual({ messages: [], isLastPage: true });
  });
});
