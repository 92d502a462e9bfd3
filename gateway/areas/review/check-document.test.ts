import { asId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import type { BodyOf } from '#contract/gateway.ts';
import { saveSection } from '#contract/applications/loans.ts';
import { answerChecks, verifyDocument } from '#contract/operators/documents.ts';
import { handOver, requestChanges, reviewedApplication } from '#contract/operators/review.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { purgeDocument } from '#gateway/lending/documents/purge-document.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { FILLED, publish, TEST_LENDER, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { addDocument, change, inReview } from '#gateway/testing/review.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

type Answers = BodyOf<typeof answerChecks>['answers'];

const OF_PAN: Answers = [
  { check: 'identity.fullName', outcome: 'yes' },
  { check: 'identity.dateOfBirth', outcome: 'yes' },
  { check: 'identity.pan', outcome: 'yes' },
];

describeOnBothStores('what a document should prove', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let claimed: Draft;
  beforeEach(async () => {
    await publish(gateway().store, [TEST_LENDER], [TEST_PRODUCT]);
    operator = await newOperator(gateway());
    borrower = await newPerson(gateway());
    claimed = await inReview(borrower, operator);
  });
  const db = () => gateway().store.records.db;
  const add = (kind: DocumentKind = 'pan-or-form-60') =>
    addDocument(gateway(), claimed.number, kind);
  const answer = (document: string, answers: Answers, by = operator, version = 1) =>
    by.call(answerChecks, { requestId: randomUUID(), document, version, answers });
  const verify = (document: string, despite?: 'shown-elsewhere') =>
    operator.call(verifyDocument, {
      requestId: randomUUID(),
      document,
      version: 1,
      finding: { decision: 'VERIFIED', isMaskingConfirmed: false, despite },
    });
  const shown = async (document: string, by = operator) => {
    const { documentList } = await by.done(reviewedApplication, { number: claimed.number });
    return documentList.find((each) => each.document === document)?.checks;
  };
  const audited = async (action: string) => {
    const rows = await db()
      .selectFrom('audit_entries')
      .select('facts')
      .where('action', '=', action)
      .execute();
    return rows.map(({ facts }): unknown => JSON.parse(facts));
  };

  it('is kept as it was found, for whoever opens the application next', async () => {
    const document = await add();
    const first = await answer(document, [{ check: 'identity.pan', outcome: 'unreadable' }]);
    expect(first.json).toEqual({
      document,
      checks: [{ check: 'identity.pan', outcome: 'unreadable', isOutdated: false }],
    });
    await answer(document, [
      { check: 'identity.pan', outcome: 'no' },
      { check: 'identity.fullName', outcome: 'yes' },
    ]);
    expect(await shown(document)).toEqual(
      expect.arrayContaining([
        { check: 'identity.pan', outcome: 'no', isOutdated: false },
        { check: 'identity.fullName', outcome: 'yes', isOutdated: false },
      ]),
    );
    const colleague = await newMember(gateway(), operator, 'operator');
    expect(await shown(document, colleague)).toBeNull();
    expect(await audited('answerChecks')).toEqual([
      { document, kind: 'pan-or-form-60', unreadable: 'identity.pan' },
      { document, kind: 'pan-or-form-60', yes: 'identity.fullName', no: 'identity.pan' },
    ]);
  });

  it('lets a document be verified when all of it is answered with yes, or for a reason', async () => {
    const [whole, part] = [await add(), await add()];
    expect(await verify(whole)).toMatchObject({
      status: 400,
      json: { code: 'checks-not-all-yes', fields: ['despite'] },
    });
    await answer(whole, OF_PAN);
    expect((await verify(whole)).json).toMatchObject({ state: 'VERIFIED' });
    await answer(part, [...OF_PAN.slice(1), { check: 'identity.fullName', outcome: 'no' }]);
    expect((await verify(part)).status).toBe(400);
    expect((await verify(part, 'shown-elsewhere')).json).toMatchObject({ state: 'VERIFIED' });
    expect(await audited('document.verify')).toEqual([
      expect.not.objectContaining({ despite: expect.anything() }),
      expect.objectContaining({ despite: 'shown-elsewhere', notProven: 'identity.fullName' }),
    ]);
  });

  it('is asked again when the answer has changed, and only then', async () => {
    const document = await add();
    await answer(document, OF_PAN);
    const asked = await operator.done(requestChanges, {
      ...change(claimed),
      sections: ['identity'],
      documents: [],
      reason: 'differs-from-documents',
    });
    await borrower.done(saveSection, {
      ...change(asked),
      section: 'identity',
      values: { ...FILLED.identity, fullName: 'Somebody Else' },
    });
    const outdated = (await shown(document))?.filter(({ isOutdated }) => isOutdated);
    expect(outdated).toEqual([{ check: 'identity.fullName', outcome: 'yes', isOutdated: true }]);
    await db()
      .updateTable('applications')
      .set({ state: 'IN_REVIEW', returns_to: null })
      .where('number', '=', claimed.number)
      .execute();
    expect((await verify(document)).status).toBe(400);
    await answer(document, [{ check: 'identity.fullName', outcome: 'yes' }]);
    expect((await verify(document)).status).toBe(200);
  });

  it('keeps an application here while a verified document proved an answer that has changed', async () => {
    const document = await addDocument(gateway(), claimed.number, 'masked-aadhaar', 'VERIFIED');
    const born: Answers = [{ check: 'identity.dateOfBirth', outcome: 'yes' }];
    await answer(document, born);
    await db().updateTable('document_checks').set({ answer_digest: 'of another' }).execute();
    const missing = async () => {
      const { version } = await operator.done(reviewedApplication, { number: claimed.number });
      const { json } = await operator.call(handOver, { ...change(claimed), version });
      return z.object({ current: z.object({ missing: z.array(z.string()) }) }).parse(json).current
        .missing;
    };
    expect(await missing()).toEqual(['outdated:masked-aadhaar', 'document:photograph']);
    await answer(document, born);
    expect(await missing()).toEqual(['document:photograph']);
  });

  it('is for the operator who has the application in hand, and for a document that can be viewed', async () => {
    const document = await add();
    const colleague = await newMember(gateway(), operator, 'operator');
    expect((await answer(document, OF_PAN, colleague)).status).toBe(403);
    expect((await answer(document, OF_PAN, borrower)).status).toBe(403);
    expect((await answer(document, OF_PAN, operator, 2)).status).toBe(409);
    expect((await answer(randomUUID(), OF_PAN)).status).toBe(404);
    const inForce: Answers = [{ check: 'in-force', outcome: 'yes' }];
    expect((await answer(document, inForce)).status).toBe(409);
    expect((await answer(document, [...OF_PAN, ...OF_PAN])).status).toBe(400);
    await db().updateTable('documents').set({ state: 'REFUSED' }).execute();
    expect((await answer(document, OF_PAN)).status).toBe(409);
    expect(await shown(document)).toEqual([]);
  });

  it('is found of a verified document as well, which stays verified', async () => {
    const document = await add();
    await answer(document, OF_PAN);
    await verify(document);
    const found = await answer(document, [{ check: 'identity.pan', outcome: 'no' }], operator, 2);
    expect(found.status).toBe(200);
    expect(await shown(document)).toContainEqual({
      check: 'identity.pan',
      outcome: 'no',
      isOutdated: false,
    });
  });

  it('drops a decision that waits for a second operator, who has looked at something else', async () => {
    const document = await add();
    await db()
      .updateTable('applications')
      .set({
        drafted_decision: 'reject',
        drafted_by: asId('membership', randomUUID()),
        drafted_at: 1,
      })
      .where('number', '=', claimed.number)
      .execute();
    await answer(document, OF_PAN);
    const { drafted_decision: drafted } = await db()
      .selectFrom('applications')
      .select('drafted_decision')
      .executeTakeFirstOrThrow();
    expect(drafted).toBeNull();
  });

  it('is forgotten with the document', async () => {
    const [document, other] = [await add(), await add()];
    await answer(document, OF_PAN);
    await answer(other, OF_PAN);
    await purgeDocument(gateway().store.records, gateway().vault, document);
    const left = await db().selectFrom('document_checks').select('document_id').execute();
    expect(new Set(left.map((each) => each.document_id))).toEqual(new Set([other]));
  });
});
