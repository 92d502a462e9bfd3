import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseDealer } from '#contract/applications/delivery.ts';
import { application, withdraw } from '#contract/applications/loans.ts';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { queue, STATES_IN_QUEUE } from '#contract/operators/review.ts';
import { acknowledge, inbox, makeOffer, reportStatus } from '#contract/lenders/calls.ts';
import { openCase, viewSentDocument } from '#contract/lenders/case-calls.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { keepDealer } from '#gateway/lending/delivery/dealers.ts';
import { change as inOneChange } from '#gateway/foundation/http/change-once.ts';
import { FILLED, publish, TEST_LENDER } from '#gateway/testing/applications.ts';
import { deliverUntil, INVOICE, TEST_DEALER, TODAY } from '#gateway/testing/delivery.ts';
import { messageOf, setAddress } from '#gateway/testing/handed-over.ts';
import type { LenderSystem } from '#gateway/testing/lender-calls.ts';
import { auditOf, newLenderSystem } from '#gateway/testing/lender-calls.ts';
import type { LenderMember } from '#gateway/testing/lender-members.ts';
import { newLenderMember, passedOn } from '#gateway/testing/lender-members.ts';
import {
  accepted,
  caseOf,
  idOf,
  offerBody,
  OFFERED_PRODUCT,
  OTHER_LENDER,
  OTHER_PRODUCT,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';
import { change, EVERYTHING } from '#gateway/testing/review.ts';

type Caller = Pick<LenderSystem, 'done' | 'seen'>;

describeOnBothStores('a lender’s cases in the browser', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let member: LenderMember;
  beforeEach(async () => {
    await publish(gateway().store, [TEST_LENDER, OTHER_LENDER], [OFFERED_PRODUCT, OTHER_PRODUCT]);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    member = await newLenderMember(gateway(), operator);
  });
  const handedOver = async () => (await passedOn(gateway(), borrower, operator)).number;
  const opened = (number: string) => member.done(openCase, { number });
  const packageOf = async (number: string) =>
    (
      await gateway()
        .store.records.db.selectFrom('outbox')
        .select('id')
        .where('application_id', '=', await idOf(gateway(), number))
        .where('kind', '=', 'package')
        .executeTakeFirstOrThrow()
    ).id;

  it('are no business of a member who has applied', async () => {
    const number = await handedOver();
    await opened(number);
    await gateway()
      .store.records.db.updateTable('applications')
      .set({ user_id: member.userId })
      .where('number', '=', number)
      .execute();
    const refused = { status: 403, json: { code: 'own-application' } };
    const seen = await member.seen(number);
    expect(
      await member.call(reportStatus, { ...seen, status: 'REJECTED', reason: 'income' }),
    ).toMatchObject(refused);
    const offered = await offerBody(gateway(), number);
    expect(await member.call(makeOffer, offered)).toMatchObject(refused);
    expect((await caseOf(gateway(), number)).version).toBe(seen.version);
    // A colleague deals with it.
    const colleague = await newLenderMember(gateway(), operator);
    expect((await colleague.call(makeOffer, offered)).status).toBe(200);
  });

  describe('from the package to the last payment', () => {
    /** The status of an application for its borrower and for operators. */
    const seenBy = async (number: string) => {
      const { state, outcome, lenders } = await borrower.done(application, { number });
      const { applications } = await operator.done(queue, {
        filter: { ...EVERYTHING, states: [...STATES_IN_QUEUE] },
        order: 'submitted',
        after: null,
      });
      const queued = applications.find((each) => each.number === number);
      return {
        borrower: [state, outcome, lenders.map((each) => each.state)],
        operator: [queued?.state, queued?.outcome, queued?.lenders],
      };
    };

    /** Takes a case all the way; gives its status after each step. */
    async function takenAllTheWay(lender: Caller, begin: (number: string) => Promise<void>) {
      const dealer = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
      const draft = await passedOn(gateway(), borrower, operator);
      const { number } = draft;
      const { version } = await borrower.done(chooseDealer, {
        ...change(draft),
        dealerId: TEST_DEALER.id,
      });
      const stood = [await seenBy(number)];
      const step = async (act: () => Promise<unknown>) => {
        await act();
        stood.push(await seenBy(number));
      };
      await step(() => begin(number));
      const offer = await lender.done(makeOffer, await offerBody(gateway(), number));
      stood.push(await seenBy(number));
      await step(() => accepted(borrower, { number, version }, offer));
      for (const status of ['AGREEMENT_PENDING', 'AGREED', 'DISBURSEMENT_PENDING'] as const) {
        await step(async () =>
          lender.done(reportStatus, { ...(await lender.seen(number)), status }),
        );
      }
      await step(() => deliverUntil(gateway(), { dealer, lender }, number, 'PAID'));
      return { number, stood };
    }

    beforeEach(async () => {
      await inOneChange(gateway().store.records, async (one) => {
        await keepDealer(one, SYSTEM, TEST_DEALER);
        return {};
      });
    });

    it('is the same for borrower and operators, whether a member acts or a system', async () => {
      const byMember = await takenAllTheWay(member, async (number) => {
        expect((await opened(number)).acts).toContain('makeOffer');
      });
      const last = await opened(byMember.number);
      expect(last).toMatchObject({
        state: 'DISBURSED',
        acts: [],
        next: null,
        waitsFor: null,
        unread: 0,
        content: null,
        documents: [],
        deliveryOrder: { state: 'PAID', invoice: null, deliveredOn: TODAY, dealer: TEST_DEALER },
      });
      expect(last.messages.map(({ kind }) => kind)).toStrictEqual([
        'package',
        'offer-accepted',
        'delivery-requested',
        'invoiced',
        'delivered',
      ]);
      expect(last.deliveryOrder?.payments).toHaveLength(2);

      const system = await newLenderSystem(gateway());
      const bySystem = await takenAllTheWay(system, async (number) => {
        const messageId = await packageOf(number);
        await gateway()
          .store.records.db.updateTable('outbox')
          .set({ state: 'SENT', tries: 1, may_have_arrived: 1 })
          .where('id', '=', messageId)
          .execute();
        await system.done(acknowledge, { ...(await system.seen(number)), messageId });
      });
      expect(byMember.stood).toStrictEqual(bySystem.stood);
      expect(byMember.stood.at(-1)?.borrower.slice(0, 2)).toStrictEqual(['CLOSED', 'DISBURSED']);
      expect(await auditProblem(gateway().store)).toBeNull();
    });
  });

  it('shows one as its borrower consents to it, once its messages are received', async () => {
    const number = await handedOver();
    const { messages } = await member.done(inbox, { received: [] });
    const [message] = messages;
    if (message?.kind !== 'package') throw new Error('no package');
    const { documents: linked, ...sent } = message.body;
    const shown = await opened(number);
    expect(shown.content).toStrictEqual(sent);
    expect(shown.content?.borrower.fullName).toBe(FILLED.identity.fullName);
    expect(shown.documents.map(({ document, kind, bytes }) => ({ document, kind, bytes }))).toEqual(
      linked.map(({ document, kind, bytes }) => ({ document, kind, bytes })),
    );
    expect(shown).toMatchObject({
      state: 'PROCESSING',
      version: 2,
      unread: 0,
      waitsFor: 'lender',
      next: 'decide',
      acts: ['askForMore', 'makeOffer', 'reject'],
      hasSystem: false,
      product: { productId: OFFERED_PRODUCT.productId },
      offers: [],
      requests: [],
      deliveryOrder: null,
      messages: [{ kind: 'package', receivedAt: gateway().clock.now }],
    });
    expect(await caseOf(gateway(), number)).toMatchObject({
      state: 'PROCESSING',
      acknowledged_at: gateway().clock.now,
    });
    expect(await messageOf(gateway().store, await packageOf(number))).toMatchObject({
      state: 'SENT',
      leased_until: null,
    });
    expect((await member.done(inbox, { received: [] })).messages).toStrictEqual([]);
    expect(await opened(number)).toStrictEqual(shown);
  });

  it('notes who has looked, and what was received and acknowledged by it', async () => {
    const number = await handedOver();
    const subject = ownerOf(await idOf(gateway(), number));
    const before = (await auditOf(gateway(), subject)).length;
    await opened(number);
    const { documents } = await opened(number);
    const { document = '' } = documents[0] ?? {};
    await member.call(viewSentDocument, { number, document });
    const noted = (await auditOf(gateway(), subject)).slice(before);
    const lender = TEST_LENDER.id;
    expect(noted).toMatchObject([
      { role: 'lender', action: 'message.send', facts: { kind: 'package', lender, tries: 1 } },
      { role: 'lender', action: 'case.acknowledge', facts: { to: 'PROCESSING' } },
      { role: 'lender', action: 'viewCase', facts: { lender, hasContent: true } },
      { role: 'lender', action: 'viewCase' },
      { role: 'lender', action: 'viewDocument', facts: { document, lender } },
    ]);
    const actors = await gateway()
      .store.records.db.selectFrom('audit_entries')
      .select('actor')
      .where('subject', '=', subject)
      .where('role', '=', 'lender')
      .execute();
    expect(new Set(actors.map(({ actor }) => actor))).toEqual(
      new Set([await membershipOf(member)]),
    );
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('shows a document that was sent as a file, any number of times', async () => {
    const number = await handedOver();
    const { document = '' } = (await opened(number)).documents[0] ?? {};
    for (let looks = 0; looks < 2; looks += 1) {
      const answer = await member.call(viewSentDocument, { number, document });
      expect([answer.status, answer.text.slice(0, 5)]).toStrictEqual([200, '%PDF-']);
      expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="/);
    }
    const other = await handedOver();
    const strange = await member.call(viewSentDocument, { number: other, document });
    expect(strange.status).toBe(404);
  });

  it('shows no document before the package was opened, none once the consent ends, and nothing more of anybody', async () => {
    const number = await handedOver();
    const { db } = gateway().store.records;
    const { id: document } = await db
      .selectFrom('documents')
      .select('id')
      .where('application_id', '=', await idOf(gateway(), number))
      .limit(1)
      .executeTakeFirstOrThrow();
    const viewed = async () => (await member.call(viewSentDocument, { number, document })).status;
    expect(await viewed()).toBe(404);
    await opened(number);
    expect(await viewed()).toBe(200);

    const { consents } = await borrower.done(listConsents, { number });
    const consent = consents.find(({ lenderId }) => lenderId === TEST_LENDER.id)?.id ?? '';
    await borrower.done(withdrawConsent, { requestId: randomUUID(), number, consent });
    expect(await viewed()).toBe(404);
    const after = await opened(number);
    expect(after).toMatchObject({
      state: 'CANCELLED',
      content: null,
      documents: [],
      acts: [],
      waitsFor: null,
    });
    expect(after.messages.map(({ kind }) => kind)).toStrictEqual([
      'package',
      'cancelled',
      'consent-withdrawn',
    ]);
    for (const secret of [FILLED.identity.fullName, FILLED.identity.pan, borrower.mobileNumber]) {
      expect(JSON.stringify(after)).not.toContain(secret);
    }
  });

  it('shows nothing of a package that was withdrawn before anybody opened it', async () => {
    const { number } = await passedOn(gateway(), borrower, operator);
    const { version } = await borrower.done(application, { number });
    await borrower.done(withdraw, change({ number, version }));
    expect(await opened(number)).toMatchObject({
      state: 'CANCELLED',
      content: null,
      documents: [],
      messages: [],
    });
    expect(await caseOf(gateway(), number)).toMatchObject({ acknowledged_at: null });
  });

  it('leaves messages to a system where there is one, whose members may look and act all the same', async () => {
    const number = await handedOver();
    await setAddress(gateway().store, 'https://lender.example/messages');
    const before = await opened(number);
    expect(before).toMatchObject({
      state: 'CREATED',
      hasSystem: true,
      unread: 0,
      acts: [],
      content: null,
      messages: [{ kind: 'package', receivedAt: null }],
    });
    const tried = async (may_have_arrived: number) =>
      gateway()
        .store.records.db.updateTable('outbox')
        .set({ tries: 1, may_have_arrived })
        .where('id', '=', await packageOf(number))
        .execute();
    // Nobody listened there: nothing was sent.
    await tried(0);
    expect(await opened(number)).toMatchObject({ acts: [], content: null });
    await tried(1);
    const sent = await opened(number);
    expect(sent).toMatchObject({ state: 'CREATED', acts: ['acknowledge'] });
    expect(sent.content).not.toBeNull();

    const system = await newLenderSystem(gateway());
    const seenByBoth = await member.seen(number);
    const messageId = await packageOf(number);
    await member.done(acknowledge, { ...seenByBoth, messageId });
    const late = await system.call(acknowledge, {
      ...seenByBoth,
      requestId: randomUUID(),
      messageId,
    });
    expect([late.status, late.json]).toMatchObject([
      409,
      { current: { state: 'PROCESSING', version: 2 } },
    ]);
    await system.done(reportStatus, {
      ...(await system.seen(number)),
      status: 'REJECTED',
      reason: 'area',
    });
    expect(await opened(number)).toMatchObject({
      state: 'REJECTED',
      reason: 'area',
      content: null,
    });
  });

  it('shows what is still under way to a person reading the inbox', async () => {
    const number = await handedOver();
    await gateway()
      .store.records.db.updateTable('outbox')
      .set({ leased_until: gateway().clock.now + 1000, tries: 1, may_have_arrived: 1 })
      .where('id', '=', await packageOf(number))
      .execute();
    expect(await opened(number)).toMatchObject({
      state: 'CREATED',
      unread: 1,
      acts: ['acknowledge'],
      messages: [{ receivedAt: null }],
    });
    gateway().clock.now += 1000;
    expect(await opened(number)).toMatchObject({ state: 'PROCESSING', unread: 0 });
  });

  it('shows the numbers of the invoice as the message did, and then waits for the dealer', async () => {
    await inOneChange(gateway().store.records, async (one) => {
      await keepDealer(one, SYSTEM, TEST_DEALER);
      return {};
    });
    const dealer = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
    const draft = await passedOn(gateway(), borrower, operator);
    const { number } = draft;
    const { version } = await borrower.done(chooseDealer, {
      ...change(draft),
      dealerId: TEST_DEALER.id,
    });
    await opened(number);
    const offer = await member.done(makeOffer, await offerBody(gateway(), number));
    await accepted(borrower, { number, version }, offer);
    await member.done(reportStatus, { ...(await member.seen(number)), status: 'AGREED' });
    await deliverUntil(gateway(), { dealer, lender: member }, number, 'INVOICED');
    const order = { state: 'INVOICED', paid: 0, payments: [], deliveredOn: null } as const;
    expect(await opened(number)).toMatchObject({
      waitsFor: 'dealer',
      next: null,
      acts: ['prepareDisbursal', 'cancelDeliveryOrder'],
      deliveryOrder: { ...order, invoice: INVOICE, dealer: TEST_DEALER },
      offers: [{ offer: offer.offer, state: 'ACCEPTED', keyFactsHash: offer.keyFactsHash }],
    });
  });
});
