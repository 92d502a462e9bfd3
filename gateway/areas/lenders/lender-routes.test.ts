import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { application } from '#contract/applications/loans.ts';
import {
  acknowledge,
  lenderCase,
  makeOffer,
  reportStatus,
  withdrawOffer,
} from '#contract/lenders/calls.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';
import type { LenderSystem } from '#gateway/testing/lender-calls.ts';
import { auditOf, newLenderSystem } from '#gateway/testing/lender-calls.ts';
import {
  accepted,
  caseOf,
  eventsAbout,
  handedOver,
  idOf,
  messagesAbout,
  offerBody,
  offered,
  OFFERED_PRODUCT,
  OTHER_LENDER,
  publishForOffers,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { publish } from '#gateway/testing/applications.ts';

type Asked = Extract<BodyOf<typeof reportStatus>, { status: 'ACTION_REQUIRED' }>;
const ASKED: Omit<Asked, 'requestId' | 'number' | 'version'> = {
  status: 'ACTION_REQUIRED',
  documents: ['photograph'],
  reason: 'not-readable',
};
const REJECTED = { status: 'REJECTED', reason: 'income' } as const;

/** What a lender may report, and where each goes by the table of states. */
const REPORTS = {
  askForMore: { body: ASKED, from: ['PROCESSING'], to: 'ACTION_REQUIRED' },
  prepareAgreement: {
    body: { status: 'AGREEMENT_PENDING' },
    from: ['OFFER_ACCEPTED'],
    to: 'AGREEMENT_PENDING',
  },
  agree: {
    body: { status: 'AGREED' },
    from: ['OFFER_ACCEPTED', 'AGREEMENT_PENDING'],
    to: 'AGREED',
  },
  prepareDisbursal: {
    body: { status: 'DISBURSEMENT_PENDING' },
    from: ['AGREED'],
    to: 'DISBURSEMENT_PENDING',
  },
  reject: {
    body: REJECTED,
    from: ['PROCESSING', 'ACTION_REQUIRED', 'OFFER_ACCEPTED', 'AGREEMENT_PENDING'],
    to: 'REJECTED',
  },
} as const;

describeOnBothStores('what a lender reports', (gateway) => {
  let borrower: TestPerson;
  let lender: LenderSystem;
  let draft: Draft;
  beforeEach(async () => {
    await publishForOffers(gateway());
    borrower = await newPerson(gateway());
    lender = await newLenderSystem(gateway());
    draft = await handedOver(gateway(), borrower);
  });

  const put = async (state: LenderCaseState, acknowledgedAt: number | null = null) =>
    gateway()
      .store.records.db.updateTable('lender_cases')
      .set({ state, acknowledged_at: acknowledgedAt })
      .where('application_id', '=', await idOf(gateway(), draft.number))
      .where('lender_id', '=', lender.lenderId)
      .execute();
  const packageOf = async (lenderId: string) =>
    (
      await gateway()
        .store.records.db.selectFrom('outbox')
        .select('id')
        .where('application_id', '=', await idOf(gateway(), draft.number))
        .where('lender_id', '=', lenderId)
        .executeTakeFirstOrThrow()
    ).id;
  const seen = () => lender.seen(draft.number);
  const shown = async () => borrower.done(application, { number: draft.number });

  it('follows the table of states of a case, and is refused and noted elsewhere', async () => {
    const outcomes: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const state of LENDER_CASE_STATES) {
      for (const [action, { body, from, to }] of Object.entries(REPORTS)) {
        await put(state);
        await gateway()
          .store.records.db.updateTable('applications')
          .set({ state: 'WITH_LENDER', outcome: null, closed_at: null })
          .where('number', '=', draft.number)
          .execute();
        const name = `${action} from ${state}`;
        const { status } = await lender.call(reportStatus, { ...(await seen()), ...body });
        outcomes[name] = `${status} ${(await caseOf(gateway(), draft.number)).state}`;
        const isPermitted = from.some((each) => each === state);
        expected[name] = isPermitted ? `200 ${to}` : `409 ${state}`;
      }
    }
    expect(outcomes).toStrictEqual(expected);
    const refused = Object.values(expected).filter((each) => each.startsWith('409'));
    const noted = (await auditOf(gateway(), `lender:${lender.lenderId}`)).filter(
      ({ action }) => action === 'call-refused',
    );
    expect(noted).toHaveLength(refused.length);
    expect(noted[0]).toStrictEqual({
      role: 'lender',
      action: 'call-refused',
      facts: { call: reportStatus.path, application: draft.number, state: 'CREATED' },
    });
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('begins with the package that was sent to it', async () => {
    const call = async (messageId: string) =>
      lender.call(acknowledge, { ...(await seen()), messageId });
    await put('CREATED');
    const none = await call(randomUUID());
    const others = await call(await packageOf(OTHER_LENDER.id));
    expect([none.status, none.json]).toMatchObject([409, { current: { state: 'CREATED' } }]);
    expect([others.status, others.text]).toStrictEqual([409, none.text]);
    const own = await packageOf(lender.lenderId);
    await gateway()
      .store.records.db.updateTable('outbox')
      .set({ state: 'PENDING', tries: 1, may_have_arrived: 0, due_at: 1 })
      .where('id', '=', own)
      .execute();
    expect((await call(own)).status).toBe(409);
    await gateway()
      .store.records.db.updateTable('outbox')
      .set({ may_have_arrived: 1 })
      .where('id', '=', own)
      .execute();
    expect((await call(own)).json).toEqual({
      number: draft.number,
      state: 'PROCESSING',
      version: 2,
    });
    expect(await caseOf(gateway(), draft.number)).toMatchObject({
      acknowledged_at: gateway().clock.now,
    });
    expect((await call(own)).status).toBe(409);
  });

  it('is refused when the lender has not seen the case as it is', async () => {
    const { version, ...rest } = await seen();
    const answer = await lender.call(reportStatus, { ...rest, version: version + 1, ...ASKED });
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { current: { state: 'PROCESSING', version } },
    ]);
  });

  it('is done once, however often and by whomever of the lender it is sent', async () => {
    const body = { ...(await seen()), ...ASKED };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => lender.call(reportStatus, body)),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    const other = await lender.call(reportStatus, { ...body, reason: 'incomplete' });
    expect(other.status).toBe(409);
  });

  it('may be that documents are missing: the borrower is asked for them', async () => {
    await lender.done(reportStatus, {
      ...(await seen()),
      ...ASKED,
      documents: ['photograph', 'pan-or-form-60', 'photograph'],
    });
    expect(await shown()).toMatchObject({ state: 'ACTION_REQUIRED' });
    const asked = await gateway()
      .store.records.db.selectFrom('change_requests')
      .selectAll()
      .execute();
    expect(asked).toMatchObject([
      {
        lender_id: lender.lenderId,
        sections: '[]',
        documents: '["photograph","pan-or-form-60"]',
        reason: 'not-readable',
        answered_at: null,
      },
    ]);
    expect(await eventsAbout(gateway(), draft.number)).toContain('lender-asks-for-more');
    const other = await newLenderSystem(gateway(), OTHER_LENDER.id);
    await other.done(reportStatus, { ...(await other.seen(draft.number)), ...ASKED });
    // One who has asked is gone; the other still waits.
    await lender.done(reportStatus, { ...(await seen()), ...REJECTED });
    expect(await shown()).toMatchObject({ state: 'ACTION_REQUIRED' });
    await other.done(reportStatus, { ...(await other.seen(draft.number)), ...REJECTED });
    expect(await shown()).toMatchObject({ state: 'CLOSED', outcome: 'REJECTED' });
  });

  it('never asks for the receipt for the down payment, unless its product said so on the card', async () => {
    const body = { ...ASKED, documents: ['margin-receipt' as const] };
    expect(await lender.call(reportStatus, { ...(await seen()), ...body })).toMatchObject({
      status: 400,
      json: { fields: ['documents'] },
    });
    expect(await shown()).toMatchObject({ state: 'WITH_LENDER', changeRequests: [] });
    const { documents } = OFFERED_PRODUCT;
    await publish(
      gateway().store,
      [],
      [
        {
          ...OFFERED_PRODUCT,
          version: 2,
          documents: { ...documents, beforeSanction: ['margin-receipt'] },
        },
      ],
    );
    await gateway()
      .store.records.db.updateTable('lender_cases')
      .set({ product_version: 2 })
      .where('lender_id', '=', lender.lenderId)
      .execute();
    await lender.done(reportStatus, { ...(await seen()), ...body });
    expect(await shown()).toMatchObject({
      changeRequests: [{ lenderId: lender.lenderId, documents: ['margin-receipt'] }],
    });
  });

  it('never asks for documents of a guarantor whom there is not', async () => {
    const body = { ...ASKED, documents: ['guarantor-aadhaar' as const] };
    expect(await lender.call(reportStatus, { ...(await seen()), ...body })).toMatchObject({
      status: 400,
      json: { fields: ['documents'] },
    });
  });

  it('may be a rejection: the borrower is notified, and continues with the others', async () => {
    await lender.done(reportStatus, { ...(await seen()), ...ASKED });
    await lender.done(reportStatus, { ...(await seen()), ...REJECTED });
    expect(await shown()).toMatchObject({ state: 'WITH_LENDER' });
    expect(await caseOf(gateway(), draft.number)).toMatchObject({
      state: 'REJECTED',
      reason: 'income',
    });
    expect(await messagesAbout(gateway(), draft.number)).toStrictEqual([]);
    expect(await eventsAbout(gateway(), draft.number)).toContain('lender-rejected');
    const other = await newLenderSystem(gateway(), OTHER_LENDER.id);
    await other.done(reportStatus, { ...(await other.seen(draft.number)), ...REJECTED });
    expect(await shown()).toMatchObject({ state: 'CLOSED', outcome: 'REJECTED' });
    const events = await eventsAbout(gateway(), draft.number);
    expect(events.filter((event) => event === 'rejected')).toHaveLength(1);
    expect(events.filter((event) => event === 'lender-rejected')).toHaveLength(1);
  });

  it('a request for documents waits for nothing once the lender’s consent is withdrawn', async () => {
    await lender.done(reportStatus, { ...(await seen()), ...ASKED });
    const { number } = draft;
    const { consents } = await borrower.done(listConsents, { number });
    const consent = consents.find(({ lenderId }) => lenderId === lender.lenderId)?.id ?? '';
    await borrower.done(withdrawConsent, { requestId: randomUUID(), number, consent });
    expect(await shown()).toMatchObject({ state: 'WITH_LENDER', changeRequests: [] });
    expect(await caseOf(gateway(), number)).toMatchObject({ state: 'CANCELLED' });
    expect(await caseOf(gateway(), number, OTHER_LENDER.id)).toMatchObject({ state: 'PROCESSING' });
  });

  it('may be an offer, made and taken back with its signature', async () => {
    const made = await lender.done(makeOffer, await offerBody(gateway(), draft.number));
    expect(made).toMatchObject({ state: 'OFFERED', version: 2 });
    expect(await lender.done(lenderCase, { number: draft.number })).toMatchObject({
      state: 'OFFERED',
      offers: [{ offer: made.offer, state: 'OPEN', keyFactsHash: made.keyFactsHash }],
    });
    const back = await lender.done(withdrawOffer, { ...(await seen()), offer: made.offer });
    expect(back).toMatchObject({ state: 'PROCESSING', version: 3 });
  });

  it('may not be an agreement before the borrower has accepted its offer', async () => {
    const offer = await offered(gateway(), draft.number);
    const early = await lender.call(reportStatus, { ...(await seen()), status: 'AGREED' });
    expect([early.status, early.json]).toMatchObject([409, { current: { state: 'OFFERED' } }]);
    await accepted(borrower, draft, offer);
    const agreed = await lender.done(reportStatus, { ...(await seen()), status: 'AGREED' });
    expect(agreed).toMatchObject({ state: 'AGREED' });
    expect(await eventsAbout(gateway(), draft.number)).toContain('agreed');
    const other = await newLenderSystem(gateway(), OTHER_LENDER.id);
    const others = await other.call(reportStatus, {
      ...(await other.seen(draft.number)),
      status: 'AGREED',
    });
    expect([others.status, others.json]).toMatchObject([409, { current: { state: 'CANCELLED' } }]);
  });
});
