import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { answerOffer, exitInCoolingOff } from '#contract/applications/offers.ts';
import { application } from '#contract/applications/loans.ts';
import { requestChanges } from '#contract/operators/review.ts';
import type { DeliveryState } from '#domain/lending/states/delivery-states.ts';
import { paise } from '#domain/money/money.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { moveCase } from '#gateway/lending/lender-cases/cases.ts';
import { closeApplication } from '#gateway/lending/lender-cases/end-cases.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { TEST_LENDER } from '#gateway/testing/applications.ts';
import {
  acceptance,
  ASKED,
  caseOf,
  eventsAbout,
  handedOver,
  idOf,
  messagesAbout,
  offered,
  publishForOffers,
  setCaseState,
  shownOffers,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newOperator, newPerson } from '#gateway/testing/people.ts';

/** Accepted on 21 November, with three days to cool off: over at midnight in India after the 24th. */
const OVER = Date.parse('2026-11-24T18:30:00Z');
const LENDER = { role: 'lender', id: 'test-key' } as const;

describeOnBothStores('leaving a loan in its cooling-off period', (gateway) => {
  let person: TestPerson;
  let draft: Draft;
  beforeEach(async () => {
    await publishForOffers(gateway());
    person = await newPerson(gateway());
    const sent = await handedOver(gateway(), person);
    const shown = await offered(gateway(), sent.number);
    const body = acceptance(sent, shown);
    draft = await person.done(answerOffer, body, await person.withProof());
  });

  /** The call's headers at another time, when the first session is over. */
  const signedInAt = async (at: number) => {
    gateway().clock.now = at;
    return {
      Authorization: (await gateway().signInByPhone(person.mobileNumber)).token,
      ...(await person.withProof()),
    };
  };
  const leaving = (seen: Draft = draft) => ({ requestId: randomUUID(), ...seen });

  /** A delivery order of the accepted offer, with what was paid of it on a day. */
  async function addDelivery(state: DeliveryState, paidOn: readonly string[]): Promise<void> {
    const { db } = gateway().store.records;
    const applicationId = await idOf(gateway(), draft.number);
    const at = gateway().clock.now;
    await db
      .insertInto('delivery_orders')
      .values({
        application_id: applicationId,
        lender_id: TEST_LENDER.id,
        state,
        version: 1,
        sealed: '',
        amount: ASKED,
        paid: paise(0),
        reason: null,
        requested_at: at,
        changed_at: at,
      })
      .execute();
    for (const [index, day] of paidOn.entries()) {
      await db
        .insertInto('delivery_payments')
        .values({
          application_id: applicationId,
          position: index + 1,
          amount: paise(1),
          reference_digest: String(index),
          sealed_reference: '',
          paid_on: day,
          reported_at: at,
        })
        .execute();
    }
  }

  /** The lender has paid everything, and the application is closed with it. */
  async function disburse(): Promise<Draft> {
    const { records } = gateway().store;
    const lenderCase = await caseOf(gateway(), draft.number);
    const answer = await change(records, async (tx) => {
      const row = await tx.runner
        .selectFrom('applications')
        .selectAll()
        .where('number', '=', draft.number)
        .executeTakeFirstOrThrow();
      const agreed = await moveCase(tx, lenderCase, { action: 'agree', actor: LENDER });
      await moveCase(tx, agreed, { action: 'disburse', actor: LENDER });
      const version = await closeApplication(tx, row, 'DISBURSED', LENDER, 'disburse');
      return { number: draft.number, version };
    });
    if (answer.status !== 200) throw new Error(answer.message);
    return answer.reply;
  }

  it('closes the application, cancels the delivery order, and notifies the lender', async () => {
    await addDelivery('ISSUED', []);
    expect(await shownOffers(person, draft.number)).toMatchObject({ coolingOffUntil: OVER });
    const left = await person.done(exitInCoolingOff, leaving(), await person.withProof());
    expect(await person.done(application, { number: draft.number })).toMatchObject({
      state: 'CLOSED',
      outcome: 'COOLED_OFF',
      version: left.version,
    });
    expect(await caseOf(gateway(), draft.number)).toMatchObject({ state: 'CANCELLED' });
    const { db } = gateway().store.records;
    expect(await db.selectFrom('delivery_orders').select(['state', 'reason']).execute()).toEqual([
      { state: 'CANCELLED', reason: 'cooled-off' },
    ]);
    expect((await messagesAbout(gateway(), draft.number)).at(-1)).toMatchObject({
      lenderId: TEST_LENDER.id,
      kind: 'cancelled',
      facts: { reason: 'cooled-off' },
    });
    expect(await eventsAbout(gateway(), draft.number)).toContain('cooled-off');
    const again = await person.call(exitInCoolingOff, leaving(left), await person.withProof());
    expect(again).toMatchObject({ status: 409, json: { current: { state: 'CLOSED' } } });
  });

  it('is possible while a document is requested from the borrower', async () => {
    const operator = await newOperator(gateway());
    const asked = await operator.done(requestChanges, {
      ...leaving(),
      sections: [],
      documents: ['invoice'],
      reason: 'further-document',
    });
    const seenNow = { number: asked.number, version: asked.version };
    await person.done(exitInCoolingOff, leaving(seenNow), await person.withProof());
    expect(await person.done(application, { number: draft.number })).toMatchObject({
      state: 'CLOSED',
      outcome: 'COOLED_OFF',
      changeRequests: [],
    });
  });

  it('is possible to the last moment of the last day in India', async () => {
    const late = await signedInAt(OVER);
    expect(await person.call(exitInCoolingOff, leaving(), late)).toMatchObject({
      status: 409,
      json: { current: { coolingOffUntil: OVER } },
    });
    const inTime = await signedInAt(OVER - 1);
    expect((await person.call(exitInCoolingOff, leaving(), inTime)).status).toBe(200);
  });

  it('is possible after delivery and disbursal, as long as it lasts from the first payment', async () => {
    await addDelivery('PAID', ['2026-11-28', '2026-12-05']);
    const closed = await disburse();
    const overAfterPayment = Date.parse('2026-12-01T18:30:00Z');
    const late = await signedInAt(overAfterPayment);
    expect((await person.call(exitInCoolingOff, leaving(closed), late)).status).toBe(409);
    const inTime = await signedInAt(overAfterPayment - 1);
    const left = await person.done(exitInCoolingOff, leaving(closed), inTime);
    expect(await person.done(application, { number: draft.number }, inTime)).toMatchObject({
      state: 'CLOSED',
      outcome: 'COOLED_OFF',
      version: left.version,
    });
    // What was delivered and paid stays in the record; the lender settles it with the borrower.
    const { db } = gateway().store.records;
    expect(await db.selectFrom('delivery_orders').select('state').execute()).toEqual([
      { state: 'PAID' },
    ]);
    expect((await messagesAbout(gateway(), draft.number)).at(-1)).toMatchObject({
      facts: { reason: 'cooled-off' },
    });
  });

  it('lasts from the acceptance where the payment came before', async () => {
    await addDelivery('PART_PAID', ['2026-11-20']);
    expect(await shownOffers(person, draft.number)).toMatchObject({ coolingOffUntil: OVER });
  });

  it.each(['AGREEMENT_PENDING', 'DISBURSEMENT_PENDING'] as const)(
    'ends a case that is %s',
    async (state) => {
      await setCaseState(gateway(), draft.number, state);
      await person.done(exitInCoolingOff, leaving(), await person.withProof());
      expect(await caseOf(gateway(), draft.number)).toMatchObject({ state: 'CANCELLED' });
    },
  );

  it('needs a fresh phone proof, and the borrower', async () => {
    expect((await person.call(exitInCoolingOff, leaving())).status).toBe(403);
    const stranger = await newPerson(gateway());
    const proof = await stranger.withProof();
    expect((await stranger.call(exitInCoolingOff, leaving(), proof)).status).toBe(404);
    const old = leaving({ ...draft, version: draft.version - 1 });
    expect((await person.call(exitInCoolingOff, old, await person.withProof())).status).toBe(409);
  });

  it('is refused when nothing was accepted, and once it was closed otherwise', async () => {
    const proof = await person.withProof();
    const other = await handedOver(gateway(), person);
    expect((await person.call(exitInCoolingOff, leaving(other), proof)).status).toBe(409);
    const { db } = gateway().store.records;
    for (const outcome of ['WITHDRAWN', 'REJECTED', 'EXPIRED', 'COOLED_OFF']) {
      await db
        .updateTable('applications')
        .set({ state: 'CLOSED', outcome })
        .where('number', '=', draft.number)
        .execute();
      const reply = await person.call(exitInCoolingOff, leaving(), proof);
      expect(reply.status, outcome).toBe(409);
    }
  });
});
