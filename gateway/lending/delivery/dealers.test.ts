import { asId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import {
  giveConsent,
  listConsents,
  notices,
  withdrawConsent,
} from '#contract/applications/consents.ts';
import type { Dealer } from '#contract/applications/delivery.ts';
import {
  chooseDealer,
  dealers,
  followed,
  ownDelivery,
  reportInvoice,
  requestDeliveryOrder,
} from '#contract/applications/delivery.ts';
import { issueDeliveryOrder } from '#contract/lenders/calls.ts';
import { saveDealer } from '#contract/operators/delivery.ts';
import { erasePerson } from '#gateway/upkeep/privacy/erase-person.ts';
import { gatherPersonalData } from '#gateway/upkeep/privacy/gather-personal-data.ts';
import { newDraft, TEST_LENDER } from '#gateway/testing/applications.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  agreedLoan,
  deliverUntil,
  INVOICE,
  newDelivering,
  orderOf,
  seenOrder,
  TEST_DEALER,
  TODAY,
} from '#gateway/testing/delivery.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember } from '#gateway/testing/people.ts';
import { testPrivacy } from '#gateway/testing/privacy.ts';

const OTHER_DEALER = { id: 'other-dealer', names: { en: 'Other Motors', hi: 'दूसरा मोटर्स' } };

describeOnBothStores('dealers', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  beforeEach(async () => {
    people = await newDelivering(gateway());
  });

  const choose = async (person: TestPerson, dealerId: string | null = TEST_DEALER.id) => {
    const draft = await newDraft(person);
    const { version } = await person.done(chooseDealer, {
      requestId: randomUUID(),
      ...draft,
      dealerId,
    });
    return { ...draft, version };
  };
  const consent = async (person: TestPerson, number: string) => {
    const shown = await person.done(notices, { number, language: 'hi' });
    const notice = shown.notices.find(({ purpose }) => purpose === 'share-status-with-dealer');
    await person.done(giveConsent, {
      requestId: randomUUID(),
      number,
      purpose: 'share-status-with-dealer',
      lenderId: null,
      noticeHash: notice?.hash ?? '',
      language: 'hi',
    });
  };
  const page = (after: string | null = null) => ({ search: null, stage: null, after });
  const follow = (after: string | null = null) => people.dealer.done(followed, page(after));

  it('are kept by operators, and read by everybody', async () => {
    const { operator, dealer } = people;
    const RENAMED = { ...OTHER_DEALER, names: { en: 'New Motors', hi: 'नया मोटर्स' } };
    const save = (saved: Dealer, seen: Dealer | null) => ({
      requestId: randomUUID(),
      dealer: saved,
      seen,
    });
    await operator.done(saveDealer, save(OTHER_DEALER, null));
    await operator.done(saveDealer, save(RENAMED, OTHER_DEALER));
    // Of two operators who change it, and of two who add it, the second has not seen what is there now.
    for (const seen of [OTHER_DEALER, null]) {
      expect(await operator.call(saveDealer, save(OTHER_DEALER, seen))).toMatchObject({
        status: 409,
        json: { current: { dealer: RENAMED } },
      });
    }
    const unknown = { ...OTHER_DEALER, id: 'unknown-motors' };
    expect(await operator.call(saveDealer, save(unknown, unknown))).toMatchObject({
      status: 409,
      json: { current: { dealer: null } },
    });
    expect((await dealer.call(saveDealer, save(OTHER_DEALER, null))).status).toBe(403);
    const all = await gateway().call(dealers, { after: null });
    expect(all.json).toEqual({
      dealers: [RENAMED, TEST_DEALER],
      isLastPage: true,
    });
    const rest = await gateway().call(dealers, { after: OTHER_DEALER.id });
    expect(rest.json).toMatchObject({ dealers: [TEST_DEALER] });
    expect(await auditOf(gateway(), `dealer:${OTHER_DEALER.id}`)).toMatchObject([
      { role: 'operator', action: 'save-dealer' },
      { role: 'operator', action: 'save-dealer' },
    ]);
  });

  it('are chosen by the borrower, until there is a delivery order', async () => {
    const { borrower } = people;
    const draft = await choose(borrower);
    const again = (dealerId: string | null, version = draft.version) =>
      borrower.call(chooseDealer, {
        requestId: randomUUID(),
        number: draft.number,
        version,
        dealerId,
      });
    expect((await again('no-dealer')).json).toMatchObject({ fields: ['dealerId'] });
    expect((await again(null, 1)).status).toBe(409);
    expect((await again(null)).status).toBe(200);
    expect(await borrower.done(ownDelivery, { number: draft.number })).toEqual({
      dealerId: null,
      delivery: null,
    });
    const number = await agreedLoan(gateway(), people);
    await deliverUntil(gateway(), people, number, 'REQUESTED');
    const { version } = await gateway()
      .store.records.db.selectFrom('applications')
      .select('version')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const late = await borrower.call(chooseDealer, {
      requestId: randomUUID(),
      number,
      version,
      dealerId: null,
    });
    expect([late.status, late.json]).toMatchObject([409, { current: { state: 'REQUESTED' } }]);
  });

  it('follow the applications whose borrowers have consented, and see nothing else', async () => {
    const { borrower } = people;
    const { number } = await choose(borrower);
    expect(await follow()).toEqual({ applications: [], next: null });
    await consent(borrower, number);
    const rival = await newMember(gateway(), people.operator, 'dealer', OTHER_DEALER.id);
    expect(await rival.done(followed, page())).toMatchObject({ applications: [] });
    expect(await follow()).toEqual({
      applications: [
        {
          number,
          state: 'DRAFT',
          stage: 'filling-in',
          lead: null,
          branch: null,
          quote: null,
          lender: null,
          documents: [],
          wanted: [],
          uploaded: [],
          canUpload: ['proforma-invoice'],
          delivery: null,
          nextAct: null,
          changedAt: expect.any(Number),
        },
      ],
      next: null,
    });
    expect((await borrower.call(followed, page())).status).toBe(403);
    const agreed = await agreedLoan(gateway(), people);
    await consent(borrower, agreed);
    // Which lender it is, the dealer learns from the delivery order alone.
    const { dealer, lender } = people;
    await dealer.done(requestDeliveryOrder, { requestId: randomUUID(), number: agreed });
    expect((await follow()).applications).toContainEqual(
      expect.objectContaining({ number: agreed, lender: null }),
    );
    await lender.done(issueDeliveryOrder, await lender.seen(agreed));
    await dealer.done(reportInvoice, { ...(await seenOrder(gateway(), agreed)), ...INVOICE });
    const reply = await people.dealer.call(followed, page());
    expect(reply.json).toMatchObject({
      applications: expect.arrayContaining([
        {
          number: agreed,
          state: 'WITH_LENDER',
          stage: 'delivery',
          lead: null,
          branch: null,
          quote: null,
          lender: TEST_LENDER.names,
          documents: [],
          wanted: ['invoice'],
          uploaded: [],
          canUpload: ['invoice', 'insurance', 'delivery-report'],
          delivery: {
            state: 'INVOICED',
            version: 3,
            amount: expect.any(Number),
            paid: 0,
            payments: [],
          },
          nextAct: 'report-delivery',
          changedAt: expect.any(Number),
        },
      ]),
    });
    const { consents } = await borrower.done(listConsents, { number });
    const given = consents.find(({ purpose }) => purpose === 'share-status-with-dealer');
    await borrower.done(withdrawConsent, {
      requestId: randomUUID(),
      number,
      consent: given?.id ?? '',
    });
    expect((await follow()).applications).toMatchObject([{ number: agreed }]);
  });

  it('follow many of them page by page, newest first', async () => {
    const { db } = gateway().store.records;
    const numbers: string[] = [];
    for (let index = 0; index < 53; index += 1) {
      const id = asId('application', randomUUID());
      const number = `LA${String(index).padStart(10, '0')}`;
      numbers.unshift(number);
      await db
        .insertInto('applications')
        .values({
          id,
          number,
          user_id: people.borrower.userId,
          state: 'DRAFT',
          version: 1,
          language: 'hi',
          // Two and two of the same moment.
          created_at: Math.floor(index / 2),
          changed_at: 1,
          dealer_id: TEST_DEALER.id,
        })
        .execute();
      await db
        .insertInto('consents')
        .values({
          id: randomUUID(),
          application_id: id,
          person: 'borrower',
          purpose: 'share-status-with-dealer',
          lender_id: '',
          items: '[]',
          notice_hash: '0',
          language: 'hi',
          state: 'GIVEN',
          proved_at: 1,
          given_at: 1,
        })
        .execute();
    }
    const first = await follow();
    expect([first.applications.length, first.next]).toStrictEqual([
      50,
      first.applications.at(-1)?.number,
    ]);
    const rest = await follow(first.next);
    expect(rest.next).toBe(null);
    const shown = [...first.applications, ...rest.applications].map(({ number }) => number);
    expect(shown.toSorted()).toStrictEqual(numbers.toSorted());
    expect(shown[0]).toBe('LA0000000052');
  });

  it('dealer and delivery are in the borrower’s export, and erased with the borrower', async () => {
    const number = await agreedLoan(gateway(), people);
    await deliverUntil(gateway(), people, number, 'COMPLETE');
    const folder = await mkdtemp(join(tmpdir(), 'rinsetu-gateway-'));
    try {
      const privacy = await testPrivacy(gateway().store, join(folder, 'erasures.jsonl'));
      const { userId } = people.borrower;
      const data = await gatherPersonalData(privacy, userId, async () => {});
      expect(data?.applications[0]?.delivery).toMatchObject({
        state: 'COMPLETE',
        invoice: INVOICE,
        deliveredOn: TODAY,
        payments: [{ amount: 100_00, paidOn: TODAY }, { paidOn: TODAY }],
      });
      const account = await gateway()
        .store.records.db.selectFrom('accounts')
        .select('created_at')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      await erasePerson(privacy, { userId, createdAt: account.created_at });
      expect(await orderOf(gateway(), number)).toMatchObject({ state: 'COMPLETE', sealed: '' });
      const payments = await gateway()
        .store.records.db.selectFrom('delivery_payments')
        .select(['amount', 'sealed_reference'])
        .execute();
      expect(payments.map(({ sealed_reference: sealed }) => sealed)).toStrictEqual(['', '']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
