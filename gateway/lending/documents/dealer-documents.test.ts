import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { followed } from '#contract/applications/delivery.ts';
import {
  beginDocument,
  beginDocumentAsDealer,
  fetchDocument,
  finishDocument,
  listDocuments,
  pathOfPart,
  removeDocument,
} from '#contract/applications/documents.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { agreedLoan, deliverUntil, newDelivering, TEST_DEALER } from '#gateway/testing/delivery.ts';
import { partHeaders } from '#gateway/testing/draft-application.ts';
import { acceptedFrom, invited, newLead } from '#gateway/testing/leads.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import { idOf } from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember } from '#gateway/testing/people.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';

const PDF = samplePdf();
const OTHER = { id: 'other-dealer', names: TEST_DEALER.names };

describeOnBothStores('documents that a dealer uploads', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let number: string;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    const token = await invited(people.dealer, await newLead(people.dealer));
    ({ number } = await acceptedFrom(people.borrower, token));
    await gateway()
      .store.records.db.insertInto('dealers')
      .values({ id: OTHER.id, content: JSON.stringify(OTHER), changed_at: 1 })
      .execute();
  });

  const bodyOf = (
    changes: Partial<BodyOf<typeof beginDocumentAsDealer>> = {},
  ): BodyOf<typeof beginDocumentAsDealer> => ({
    requestId: randomUUID(),
    number,
    kind: 'proforma-invoice',
    bytes: PDF.byteLength,
    sha256: createHash('sha256').update(PDF).digest('hex'),
    fileName: 'proforma.pdf',
    ...changes,
  });
  const sendPart = (person: TestPerson, document: string) =>
    gateway().send(pathOfPart(document, 1), {
      method: 'PUT',
      body: new Uint8Array(PDF),
      headers: { Authorization: person.token, ...partHeaders(PDF) },
    });
  const finish = (person: TestPerson, document: string) =>
    person.call(finishDocument, { requestId: randomUUID(), document });
  const follow = async (search = number) => {
    const body = { search, stage: null, after: null };
    return (await people.dealer.done(followed, body)).applications[0];
  };

  it('are sent as the borrower sends theirs, and show as the dealer’s', async () => {
    const { dealer, borrower, operator } = people;
    const body = bodyOf();
    const { document } = await dealer.done(beginDocumentAsDealer, body);
    const colleague = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
    expect((await sendPart(colleague, document)).status).toBe(200);
    expect(await dealer.done(beginDocumentAsDealer, body)).toMatchObject({ document, parts: [1] });
    expect((await finish(dealer, document)).json).toMatchObject({ state: 'CLEAN' });
    expect(await follow()).toMatchObject({
      documents: ['proforma-invoice'],
      uploaded: [{ document, kind: 'proforma-invoice', state: 'CLEAN', reason: null }],
    });
    const { documents } = await borrower.done(listDocuments, { number });
    expect(documents).toMatchObject([{ document, kind: 'proforma-invoice', state: 'CLEAN' }]);
    expect((await borrower.call(fetchDocument, { document })).status).toBe(200);
    const id = await idOf(gateway(), number);
    const entries = await auditOf(gateway(), `application:${id}`);
    expect(entries.filter(({ action }) => action.startsWith('document.'))).toMatchObject([
      { role: 'dealer', action: 'document.begin' },
      { role: 'dealer', action: 'document.finish' },
      { role: 'system', action: 'document.pass' },
    ]);
  });

  it('are all that a dealer can do with documents', async () => {
    const { dealer, borrower } = people;
    const { document } = await dealer.done(beginDocumentAsDealer, bodyOf());
    await sendPart(dealer, document);
    await finish(dealer, document);
    const { kind: _, ...rest } = bodyOf();
    const own = await borrower.done(beginDocument, {
      ...rest,
      version: 1,
      kind: 'bank-statement',
    });
    for (const each of [document, own.document]) {
      expect((await dealer.call(fetchDocument, { document: each })).status).toBe(404);
      const removal = { requestId: randomUUID(), document: each, version: 1 };
      expect((await dealer.call(removeDocument, removal)).status).toBe(404);
    }
    expect((await dealer.call(listDocuments, { number })).status).toBe(404);
    expect((await sendPart(dealer, own.document)).status).toBe(404);
    expect((await finish(dealer, own.document)).status).toBe(404);
    const widened = { ...rest, version: 1, kind: 'photograph' } as const;
    expect((await dealer.call(beginDocument, widened)).status).toBe(404);
    const text = JSON.stringify({ ...bodyOf(), kind: 'bank-statement' });
    const answer = await gateway().post(beginDocumentAsDealer.path, text, {
      Authorization: dealer.token,
    });
    expect([answer.status, answer.json]).toMatchObject([400, { fields: ['kind'] }]);
  });

  it('are hidden from other dealers and former staff, and shown only while the borrower consents', async () => {
    const { dealer, borrower, operator } = people;
    const { document } = await dealer.done(beginDocumentAsDealer, bodyOf());
    const rival = await newMember(gateway(), operator, 'dealer', OTHER.id);
    const left = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
    const membership = await membershipOf(left);
    await operator.done(revokeMembership, { requestId: randomUUID(), membership });
    expect((await rival.call(beginDocumentAsDealer, bodyOf())).status).toBe(404);
    expect((await left.call(beginDocumentAsDealer, bodyOf())).status).toBe(403);
    for (const person of [rival, left, operator]) {
      expect((await sendPart(person, document)).status).toBe(404);
      expect((await finish(person, document)).status).toBe(404);
    }
    const { consents } = await borrower.done(listConsents, { number });
    await borrower.done(withdrawConsent, {
      requestId: randomUUID(),
      number,
      consent: consents[0]?.id ?? '',
    });
    expect((await sendPart(dealer, document)).status).toBe(404);
    expect((await dealer.call(beginDocumentAsDealer, bodyOf())).status).toBe(404);
  });

  it('are accepted when they are due: the invoice while the vehicle is delivered', async () => {
    const { dealer } = people;
    const early = await dealer.call(beginDocumentAsDealer, bodyOf({ kind: 'invoice' }));
    expect([early.status, early.json]).toMatchObject([409, { fields: ['kind'] }]);
    const agreed = await agreedLoan(gateway(), people);
    const { db } = gateway().store.records;
    const consent = await db
      .selectFrom('consents')
      .selectAll()
      .where('purpose', '=', 'share-status-with-dealer')
      .executeTakeFirstOrThrow();
    const application_id = await idOf(gateway(), agreed);
    await db
      .insertInto('consents')
      .values({ ...consent, id: randomUUID(), application_id })
      .execute();
    await deliverUntil(gateway(), people, agreed, 'ISSUED');
    expect(await follow(agreed)).toMatchObject({
      wanted: ['invoice'],
      canUpload: ['invoice', 'insurance'],
    });
    const { document } = await dealer.done(
      beginDocumentAsDealer,
      bodyOf({ kind: 'invoice', number: agreed }),
    );
    await sendPart(dealer, document);
    expect((await finish(dealer, document)).json).toMatchObject({ state: 'CLEAN' });
    expect(await follow(agreed)).toMatchObject({ documents: ['invoice'], wanted: [] });
    const proforma = await dealer.call(beginDocumentAsDealer, bodyOf({ number: agreed }));
    expect(proforma.status).toBe(409);
  });
});
