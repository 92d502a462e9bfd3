import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { verifyDocument } from '#contract/operators/documents.ts';
import { resubmit, saveSection, withdraw } from '#contract/applications/loans.ts';
import { handOver, rejectApplication, requestChanges } from '#contract/operators/review.ts';
import { inbox } from '#contract/lenders/calls.ts';
import { paise, type Paise } from '#domain/money/money.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import {
  FILLED,
  publish,
  publishTestCatalogue,
  seen,
  submitted,
  TEST_LENDER,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import {
  addDocument,
  change,
  handedOver,
  inReview,
  waitingForBorrower,
} from '#gateway/testing/review.ts';

const A_MINUTE = 60_000;

describeOnBothStores('what an operator decides', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
  });

  const db = () => gateway().store.records.db;
  /** Of which the borrower is notified, by their names. */
  const events = async () => {
    const rows = await db().selectFrom('notifications').select('event').orderBy('event').execute();
    return rows.map(({ event }) => event);
  };
  const messages = () =>
    db()
      .selectFrom('outbox')
      .select(['lender_id', 'kind', 'facts', 'state'])
      .orderBy('position')
      .execute();
  const saveBank = (draft: Draft) =>
    borrower.call(saveSection, { ...change(draft), section: 'bank', values: FILLED.bank });

  it('changes: only what was asked for can be corrected, and it goes back to the operator', async () => {
    const asked = await waitingForBorrower(borrower, operator);
    expect(await events()).toStrictEqual(['changes-requested', 'submitted']);
    expect((await seen(borrower, asked.number)).changeRequests).toMatchObject([
      { lenderId: null, sections: ['bank'], documents: [], reason: 'differs-from-documents' },
    ]);
    const other = await borrower.call(saveSection, {
      ...change(asked),
      section: 'work',
      values: FILLED.work,
    });
    expect(other).toMatchObject({ status: 409, json: { fields: ['section'] } });
    const saved = saveSection.reply.parse((await saveBank(asked)).json);
    const again = await borrower.done(resubmit, change({ ...asked, ...saved }));
    expect(again.state).toBe('IN_REVIEW');
    expect(await seen(borrower, asked.number)).toMatchObject({
      state: 'IN_REVIEW',
      changeRequests: [],
    });
    expect((await saveBank(again)).status).toBe(409);
    // The claim stayed with the operator.
    expect((await operator.call(handOver, change(again))).status).toBe(400);
  });

  it('changes: a document that was asked for must be uploaded again', async () => {
    const claimed = await inReview(borrower, operator);
    await addDocument(gateway(), claimed.number, 'photograph', 'VERIFIED');
    gateway().clock.now += A_MINUTE;
    const asked = await operator.done(requestChanges, {
      ...change(claimed),
      sections: [],
      documents: ['photograph', 'pan-or-form-60'],
      reason: 'not-readable',
    });
    const answer = () => borrower.call(resubmit, change(asked));
    expect(await answer()).toMatchObject({
      status: 400,
      json: { fields: ['document:photograph', 'document:pan-or-form-60'] },
    });
    gateway().clock.now += A_MINUTE;
    await addDocument(gateway(), claimed.number, 'photograph', 'REFUSED');
    await addDocument(gateway(), claimed.number, 'pan-or-form-60');
    expect((await answer()).json).toMatchObject({ fields: ['document:photograph'] });
    await addDocument(gateway(), claimed.number, 'photograph');
    expect((await answer()).status).toBe(200);
  });

  it('changes: the receipt for the down payment waits until an offer is accepted', async () => {
    const ask = (draft: Draft) =>
      operator.call(requestChanges, {
        ...change(draft),
        sections: [],
        documents: ['margin-receipt'],
        reason: 'further-document',
      });
    const draft = await handedOver(gateway(), borrower, operator);
    expect(await ask(draft)).toMatchObject({ status: 400, json: { fields: ['documents'] } });
    await db().updateTable('lender_cases').set({ state: 'OFFER_ACCEPTED' }).execute();
    expect((await ask(draft)).status).toBe(200);
  });

  it('changes: nobody is asked for documents of a guarantor whom there is not', async () => {
    const refused = await operator.call(requestChanges, {
      ...change(await inReview(borrower, operator)),
      sections: [],
      documents: ['guarantor-pan-or-form-60'],
      reason: 'further-document',
    });
    expect(refused).toMatchObject({ status: 400, json: { fields: ['documents'] } });
  });

  it('changes: sections that no longer fit the chosen product are refused with what to do', async () => {
    const asked = await operator.done(requestChanges, {
      ...change(await inReview(borrower, operator)),
      sections: ['work'],
      documents: [],
      reason: 'not-plausible',
    });
    const save = (draft: Draft, income: Paise | null) =>
      borrower.done(saveSection, {
        ...change(draft),
        section: 'work',
        values: { ...FILLED.work, income },
      });
    const emptied = await save(asked, null);
    expect(await borrower.call(resubmit, change(emptied))).toMatchObject({
      status: 400,
      json: { fields: ['work.income'] },
    });
    const poorer = await save(emptied, paise(12_000_00));
    const refused = await borrower.call(resubmit, change(poorer));
    expect(refused).toMatchObject({
      status: 409,
      json: { current: { unmatched: [{ lenderId: TEST_LENDER.id, productId: 'test-loan' }] } },
    });
    expect(refused.text).toContain('no longer fits the loan of Test Lender');
    expect(refused.text).toContain('withdraw your consent');
    // Another version that was published meanwhile changes nothing: the one that was chosen counts.
    await publish(gateway().store, [], [{ ...TEST_PRODUCT, version: 2, vehicleKinds: ['e-auto'] }]);
    const right = await save(poorer, paise(31_000_00));
    expect((await borrower.done(resubmit, change(right))).state).toBe('IN_REVIEW');
  });

  it('changes: lenders and operators see what the borrower asks for now', async () => {
    const claimed = await inReview(borrower, operator);
    for (const kind of TEST_PRODUCT.documents.beforeSanction) {
      await addDocument(gateway(), claimed.number, kind, 'VERIFIED');
    }
    const asked = await operator.done(requestChanges, {
      ...change(claimed),
      sections: ['vehicle', 'address'],
      documents: [],
      reason: 'differs-from-documents',
    });
    const dearer = await borrower.done(saveSection, {
      ...change(asked),
      section: 'vehicle',
      values: { ...FILLED.vehicle, downPayment: paise(60_000_00), months: 24 },
    });
    const moved = await borrower.done(saveSection, {
      ...change(dearer),
      section: 'address',
      values: { ...FILLED.address, pinCode: '208001' },
    });
    await operator.done(handOver, change(await borrower.done(resubmit, change(moved))));
    expect(await db().selectFrom('applications').select('pin_area').execute()).toEqual([
      { pin_area: '208' },
    ]);
    // These have no content that a message could name.
    await db().deleteFrom('documents').execute();
    const lender = await newMember(gateway(), operator, 'lender', TEST_LENDER.id);
    const read = await lender.done(inbox, { received: [] });
    expect(read.messages).toMatchObject([
      {
        kind: 'package',
        body: {
          loan: { amount: FILLED.vehicle.onRoadPrice - 60_000_00, months: 24 },
          vehicle: { downPayment: paise(60_000_00) },
        },
      },
    ]);
  });

  it('changes: no loan gets so large that it needs a guarantor who was not named', async () => {
    const guarantor = { kind: 'above', amount: paise(155_000_00) } as const;
    const eligibility = { ...TEST_PRODUCT.eligibility, guarantor };
    const claimed = await inReview(borrower, operator);
    await publish(gateway().store, [], [{ ...TEST_PRODUCT, version: 2, eligibility }]);
    await db().updateTable('lender_cases').set({ product_version: 2 }).execute();
    const asked = await operator.done(requestChanges, {
      ...change(claimed),
      sections: ['vehicle'],
      documents: [],
      reason: 'differs-from-documents',
    });
    const larger = await borrower.done(saveSection, {
      ...change(asked),
      section: 'vehicle',
      values: { ...FILLED.vehicle, downPayment: paise(30_000_00) },
    });
    expect(await borrower.call(resubmit, change(larger))).toMatchObject({
      status: 409,
      json: { current: { unmatched: [{ reasons: [{ rule: 'guarantor' }] }] } },
    });
  });

  it('changes: nothing that makes no sense can be asked for', async () => {
    const claimed = await inReview(borrower, operator);
    const ask = (body: object) =>
      gateway().post(
        requestChanges.path,
        JSON.stringify({ ...change(claimed), sections: [], documents: [], ...body }),
        { Authorization: operator.token },
      );
    expect((await ask({ reason: 'not-readable' })).status).toBe(400);
    expect((await ask({ documents: ['photograph'], reason: 'whatever' })).status).toBe(400);
    expect((await ask({ documents: ['invoice'], reason: 'incomplete' })).json).toMatchObject({
      fields: ['documents'],
    });
    const given = await handedOver(gateway(), await newPerson(gateway()), operator);
    const sections = { ...change(given), sections: ['bank'], reason: 'incomplete' };
    expect((await ask(sections)).json).toMatchObject({ fields: ['sections'] });
  });

  it('rejection closes the application and its cases, and tells the borrower why, but no lender', async () => {
    const claimed = await inReview(borrower, operator);
    const rejected = await operator.done(rejectApplication, {
      ...change(claimed),
      reason: 'cannot-be-confirmed',
    });
    expect(rejected.state).toBe('CLOSED');
    expect(await seen(borrower, claimed.number)).toMatchObject({
      state: 'CLOSED',
      outcome: 'REJECTED',
      rejectReason: 'cannot-be-confirmed',
      lenders: [{ state: 'CANCELLED' }],
    });
    expect(await events()).toStrictEqual(['rejected', 'submitted']);
    expect(await messages()).toStrictEqual([]);
  });

  it('hand-over requires every document to be verified, then sends one package to each lender', async () => {
    const claimed = await inReview(borrower, operator);
    const photograph = await addDocument(gateway(), claimed.number, 'photograph');
    await addDocument(gateway(), claimed.number, 'masked-aadhaar', 'VERIFIED');
    const refused = await operator.call(handOver, change(claimed));
    expect(refused).toMatchObject({
      status: 400,
      json: {
        fields: ['document:photograph'],
        current: { missing: ['document:photograph'] },
      },
    });
    await operator.done(verifyDocument, {
      requestId: randomUUID(),
      document: photograph,
      version: 1,
      finding: { decision: 'VERIFIED', isMaskingConfirmed: false, despite: 'not-needed' },
    });
    const body = change(claimed);
    const given = await operator.done(handOver, body);
    expect(await operator.done(handOver, body)).toStrictEqual(given);
    expect(await messages()).toEqual([
      { lender_id: TEST_LENDER.id, kind: 'package', facts: '{}', state: 'PENDING' },
    ]);
    expect(await events()).toStrictEqual(['handed-over', 'submitted']);
    const row = await db().selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: 'WITH_LENDER',
      claimed_by: null,
      due_at: null,
      handed_over_at: gateway().clock.now,
    });
  });

  it('hand-over also requires the consents that name no lender', async () => {
    const claimed = await inReview(borrower, operator);
    for (const kind of TEST_PRODUCT.documents.beforeSanction) {
      await addDocument(gateway(), claimed.number, kind, 'VERIFIED');
    }
    await db()
      .updateTable('consents')
      .set({ state: 'WITHDRAWN' })
      .where('purpose', '=', 'check-documents')
      .execute();
    expect((await operator.call(handOver, change(claimed))).json).toMatchObject({
      fields: ['consent:check-documents'],
    });
  });

  it('hand-over is impossible once the borrower has withdrawn', async () => {
    const claimed = await inReview(borrower, operator);
    const { consents } = await borrower.done(listConsents, { number: claimed.number });
    const consent = consents.find(({ lenderId }) => lenderId === TEST_LENDER.id)?.id ?? '';
    await borrower.done(withdrawConsent, {
      requestId: randomUUID(),
      number: claimed.number,
      consent,
    });
    expect((await operator.call(handOver, change(claimed))).status).toBe(409);
    const second = await submitted(borrower);
    await borrower.done(withdraw, change(second));
    expect(await events()).toContain('withdrawn');
    expect(await messages()).toStrictEqual([]);
  });
});

describeOnBothStores('documents that a lender has asked for', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let given: Draft;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    given = await handedOver(gateway(), borrower, operator);
    gateway().clock.now += A_MINUTE;
    await askAsLender(['bank-statement', 'photograph']);
  });

  const db = () => gateway().store.records.db;
  /** As the lender's call does it. */
  async function askAsLender(documents: readonly string[]): Promise<void> {
    const { id } = await db()
      .updateTable('applications')
      .set((eb) => ({
        state: 'ACTION_REQUIRED',
        returns_to: 'WITH_LENDER',
        version: eb('version', '+', 1),
      }))
      .where('number', '=', given.number)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db().updateTable('lender_cases').set({ state: 'ACTION_REQUIRED' }).execute();
    await db()
      .insertInto('change_requests')
      .values({
        id: randomUUID(),
        application_id: id,
        lender_id: TEST_LENDER.id,
        sections: '[]',
        documents: JSON.stringify(documents),
        reason: 'further-document',
        asked_at: gateway().clock.now,
      })
      .execute();
    given = { number: given.number, version: given.version + 1 };
  }
  const bring = (kind: 'bank-statement' | 'photograph') =>
    addDocument(gateway(), given.number, kind);
  const find = (document: string, decision: 'VERIFIED' | 'RESUBMIT') =>
    operator.done(verifyDocument, {
      requestId: randomUUID(),
      document,
      version: 1,
      finding:
        decision === 'VERIFIED'
          ? { decision, isMaskingConfirmed: false, despite: 'not-needed' }
          : { decision, reason: 'not-readable' },
    });
  const sent = async () =>
    (await db().selectFrom('outbox').select('facts').where('kind', '=', 'documents').execute())
      .length;
  const requestIds = async () =>
    (await db().selectFrom('change_requests').select('id').execute()).map(({ id }) => id);
  const dueAt = async () =>
    (await db().selectFrom('applications').select('due_at').executeTakeFirstOrThrow()).due_at;

  it('go to it once the borrower has answered and all of them are verified, once', async () => {
    gateway().clock.now += A_MINUTE;
    const statement = await bring('bank-statement');
    expect((await borrower.call(resubmit, change(given))).json).toMatchObject({
      fields: ['document:photograph'],
    });
    const photograph = await bring('photograph');
    // An operator may look before the borrower says that it is all.
    await find(statement, 'VERIFIED');
    expect(await sent()).toBe(0);
    const answered = await borrower.done(resubmit, change(given));
    expect(answered.state).toBe('WITH_LENDER');
    const { lenders } = await seen(borrower, given.number);
    expect(lenders).toMatchObject([{ state: 'PROCESSING' }]);
    expect([await sent(), await dueAt()]).toStrictEqual([0, expect.any(Number)]);
    await find(photograph, 'VERIFIED');
    expect(await sent()).toBe(1);
    expect(await dueAt()).toBeNull();
    const { facts } = await db()
      .selectFrom('outbox')
      .select('facts')
      .where('kind', '=', 'documents')
      .executeTakeFirstOrThrow();
    expect([JSON.parse(facts).request]).toStrictEqual(await requestIds());
    gateway().clock.now += A_MINUTE;
    given = answered;
    await askAsLender(['photograph']);
    await find(await bring('photograph'), 'VERIFIED');
    await borrower.done(resubmit, change(given));
    expect(await sent()).toBe(2);
  });

  it('no longer wait for an operator once all are checked, even while more are requested', async () => {
    const photograph = await bring('photograph');
    const statement = await bring('bank-statement');
    await borrower.done(resubmit, change(given));
    given = await seen(borrower, given.number);
    await askAsLender(['photograph']);
    expect(await dueAt()).not.toBeNull();
    await find(photograph, 'VERIFIED');
    await find(statement, 'VERIFIED');
    expect(await dueAt()).toBeNull();
  });

  it('go to it with the answer when they were verified before', async () => {
    for (const kind of ['bank-statement', 'photograph'] as const) {
      await find(await bring(kind), 'VERIFIED');
    }
    await borrower.done(resubmit, change(given));
    expect([await sent(), await dueAt()]).toStrictEqual([1, null]);
  });

  it('can be requested again by any operator when they cannot be used', async () => {
    const photograph = await bring('photograph');
    await find(await bring('bank-statement'), 'VERIFIED');
    const answered = await borrower.done(resubmit, change(given));
    await find(photograph, 'RESUBMIT');
    expect(await sent()).toBe(0);
    const asked = await operator.done(requestChanges, {
      ...change(answered),
      sections: [],
      documents: ['photograph'],
      reason: 'not-readable',
    });
    gateway().clock.now += A_MINUTE;
    const better = await bring('photograph');
    expect((await borrower.done(resubmit, change(asked))).state).toBe('WITH_LENDER');
    await find(better, 'VERIFIED');
    expect(await sent()).toBe(1);
  });

  it('stay here when its case has ended', async () => {
    for (const kind of ['bank-statement', 'photograph'] as const) await bring(kind);
    await borrower.done(resubmit, change(given));
    await db().updateTable('lender_cases').set({ state: 'REJECTED' }).execute();
    const rows = await db()
      .selectFrom('documents')
      .select('id')
      .where('state', '=', 'CLEAN')
      .execute();
    for (const { id } of rows) await find(id, 'VERIFIED');
    expect(await sent()).toBe(0);
  });
});
