import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import type { BodyOf, GatewayCall } from '#contract/gateway.ts';
import { makeOffer, withdrawOffer } from '#contract/lenders/calls.ts';
import {
  CASE_CALLS,
  lenderCases,
  openCase,
  previewOffer,
  viewSentDocument,
} from '#contract/lenders/case-calls.ts';
import { paise } from '#domain/money/money.ts';
import { FILLED, publish, TEST_LENDER } from '#gateway/testing/applications.ts';
import { setAddress } from '#gateway/testing/handed-over.ts';
import { newLenderSystem } from '#gateway/testing/lender-calls.ts';
import type { LenderMember } from '#gateway/testing/lender-members.ts';
import { newLenderMember, passedOn } from '#gateway/testing/lender-members.ts';
import {
  ASKED,
  idOf,
  offerBody,
  OFFERED_PRODUCT,
  OTHER_LENDER,
  OTHER_PRODUCT,
  setCaseState,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';

type Wanted = BodyOf<typeof lenderCases>;
const ALL: Wanted = { states: [], only: null, order: 'newest', after: null };

describeOnBothStores('the list of a lender’s cases', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let member: LenderMember;
  beforeEach(async () => {
    await publish(gateway().store, [TEST_LENDER, OTHER_LENDER], [OFFERED_PRODUCT, OTHER_PRODUCT]);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    member = await newLenderMember(gateway(), operator);
  });
  const handedOver = async () => {
    gateway().clock.now += 1000;
    return (await passedOn(gateway(), borrower, operator)).number;
  };
  const listed = (wanted: Partial<Wanted> = {}) => member.done(lenderCases, { ...ALL, ...wanted });
  const numbersIn = async (wanted: Partial<Wanted>) =>
    (await listed(wanted)).cases.map(({ number }) => number);

  it('shows number, amount, age and what to do, and nothing else about the borrower', async () => {
    const number = await handedOver();
    const { now } = gateway().clock;
    gateway().clock.now += 5000;
    const page = await listed();
    expect(page).toEqual({
      lender: { id: TEST_LENDER.id, names: TEST_LENDER.names, hasSystem: false },
      cases: [
        {
          number,
          state: 'CREATED',
          version: 1,
          delivery: null,
          waitsFor: 'lender',
          next: 'open-package',
          cameAt: now,
          since: expect.any(Number),
          unread: 1,
          product: { productId: OFFERED_PRODUCT.productId, names: OFFERED_PRODUCT.names },
          amount: ASKED,
          level: null,
          isDrafted: false,
          isMentioned: false,
        },
      ],
      next: null,
      at: now + 5000,
    });
    for (const secret of [FILLED.identity.fullName, FILLED.identity.pan, borrower.mobileNumber]) {
      expect(JSON.stringify(page)).not.toContain(secret);
    }
  });

  it('notes in the audit who was shown how many amounts, and nothing where there was none', async () => {
    await listed();
    await handedOver();
    await handedOver();
    await listed({ order: 'waiting' });
    // As an open page does by itself.
    await listed({ order: 'waiting' });
    const looks = await gateway()
      .store.records.db.selectFrom('audit_entries')
      .select(['role', 'actor', 'facts'])
      .where('subject', '=', `lender:${TEST_LENDER.id}`)
      .where('action', '=', 'viewAmounts')
      .execute();
    expect(looks).toHaveLength(1);
    expect(looks[0]).toMatchObject({ role: 'lender', actor: await membershipOf(member) });
    expect(JSON.parse(looks[0]?.facts ?? '')).toEqual({ count: 2, order: 'waiting', after: null });
  });

  it('has no amount once the consent has ended, and nothing that was not handed over', async () => {
    const number = await handedOver();
    const other = await handedOver();
    await gateway()
      .store.records.db.updateTable('applications')
      .set({ handed_over_at: null })
      .where('number', '=', other)
      .execute();
    const { consents } = await borrower.done(listConsents, { number });
    const consent = consents.find(({ lenderId }) => lenderId === TEST_LENDER.id)?.id ?? '';
    await borrower.done(withdrawConsent, { requestId: randomUUID(), number, consent });
    const { cases } = await listed();
    expect(cases).toMatchObject([{ number, state: 'CANCELLED', amount: null, waitsFor: null }]);
  });

  it('can be filtered by state, by what waits for the lender, and by what is unopened', async () => {
    const unopened = await handedOver();
    const opened = await handedOver();
    await member.done(openCase, { number: opened });
    const offered = await handedOver();
    await member.done(openCase, { number: offered });
    const { offer } = await member.done(makeOffer, await offerBody(gateway(), offered));
    const rejected = await handedOver();
    await member.done(openCase, { number: rejected });
    await setCaseState(gateway(), rejected, 'REJECTED');

    expect(await numbersIn({})).toStrictEqual([rejected, offered, opened, unopened]);
    expect(await numbersIn({ states: ['OFFERED', 'REJECTED'] })).toStrictEqual([rejected, offered]);
    expect(await numbersIn({ only: 'waiting-for-lender' })).toStrictEqual([opened, unopened]);
    expect(await numbersIn({ only: 'unread' })).toStrictEqual([unopened]);
    expect(await numbersIn({ only: 'waiting-for-lender', states: ['CREATED'] })).toStrictEqual([
      unopened,
    ]);
    gateway().clock.now += 1000;
    await member.done(withdrawOffer, { ...(await member.seen(offered)), offer });
    expect(await numbersIn({ order: 'waiting' })).toStrictEqual([unopened, opened, offered]);

    await setAddress(gateway().store, 'https://lender.example/messages');
    expect(await numbersIn({ only: 'unread' })).toStrictEqual([]);
    expect((await listed()).lender.hasSystem).toBe(true);
  });

  it('waits for the lender by the delivery order too', async () => {
    const number = await handedOver();
    await setCaseState(gateway(), number, 'AGREED');
    const application_id = await idOf(gateway(), number);
    const { db } = gateway().store.records;
    const waits = async () => {
      const [shown] = (await listed()).cases;
      const isListed = (await numbersIn({ only: 'waiting-for-lender' })).includes(number);
      return [shown?.delivery, shown?.waitsFor, shown?.next, isListed, shown?.since];
    };
    const [since] = (await listed()).cases.map((each) => each.since);
    expect(await waits()).toStrictEqual([null, 'dealer', null, false, since]);
    await db
      .insertInto('delivery_orders')
      .values({
        application_id,
        lender_id: TEST_LENDER.id,
        state: 'REQUESTED',
        version: 1,
        sealed: '',
        amount: paise(100),
        paid: paise(0),
        reason: null,
        requested_at: 1,
        changed_at: gateway().clock.now + 7,
      })
      .execute();
    const until = gateway().clock.now + 7;
    expect(await waits()).toStrictEqual([
      'REQUESTED',
      'lender',
      'issue-delivery-order',
      true,
      until,
    ]);
    await db.updateTable('delivery_orders').set({ state: 'ISSUED' }).execute();
    expect(await waits()).toStrictEqual(['ISSUED', 'dealer', null, false, until]);
    await db.updateTable('delivery_orders').set({ state: 'PART_PAID' }).execute();
    expect(await waits()).toStrictEqual(['PART_PAID', 'lender', 'pay', true, until]);
    await db.updateTable('delivery_orders').set({ lender_id: OTHER_LENDER.id }).execute();
    expect(await waits()).toStrictEqual([null, 'dealer', null, false, since]);
  });

  it('comes page by page, each case once, in either order', async () => {
    const first = await handedOver();
    const { db } = gateway().store.records;
    const application = await db
      .selectFrom('applications')
      .selectAll()
      .where('number', '=', first)
      .executeTakeFirstOrThrow();
    const lenderCase = await db.selectFrom('lender_cases').selectAll().executeTakeFirstOrThrow();
    // Many at one moment, so that the number decides.
    const copies = Array.from({ length: 119 }, (_, index) => ({
      id: randomUUID(),
      number: `LA${String(index).padStart(10, '0')}`,
      handed_over_at: Math.floor(index / 40),
      changed_at: Math.floor(index / 40),
    }));
    for (const { changed_at, ...copy } of copies) {
      await db
        .insertInto('applications')
        .values({ ...application, ...copy, match_id: null })
        .execute();
      await db
        .insertInto('lender_cases')
        .values({ ...lenderCase, application_id: copy.id, changed_at })
        .execute();
    }
    for (const order of ['newest', 'waiting'] as const) {
      const numbers: string[] = [];
      let after: Wanted['after'] = null;
      let pages = 0;
      do {
        const page: Awaited<ReturnType<typeof listed>> = await listed({ order, after });
        numbers.push(...page.cases.map(({ number }) => number));
        after = page.next;
        pages += 1;
      } while (after !== null);
      expect(pages).toBe(3);
      expect(new Set(numbers).size).toBe(120);
      const oldestFirst = [...copies.map(({ number }) => number), first];
      expect(numbers).toStrictEqual(order === 'newest' ? oldestFirst.toReversed() : oldestFirst);
    }
  });

  it('the list and each case are open only to the lender’s members, with password and phone code', async () => {
    const number = await handedOver();
    const rival = await newLenderMember(gateway(), operator, OTHER_LENDER.id);
    const left = await newLenderMember(gateway(), operator);
    await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: await membershipOf(left),
    });
    const dealer = await newMember(gateway(), operator, 'dealer', 'somebody');
    const byPhoneAlone = await gateway().signInByPhone(member.mobileNumber);
    const { requestId: _mark, apr: _apr, ...terms } = await offerBody(gateway(), number);
    const bodies = new Map<GatewayCall, object>([
      [lenderCases, ALL],
      [openCase, { number }],
      [viewSentDocument, { number, document: randomUUID() }],
      [previewOffer, terms],
    ]);
    expect([...bodies.keys()]).toEqual(Object.values(CASE_CALLS));
    const asked = async (headers: Readonly<Record<string, string>>) => {
      const statuses: number[] = [];
      for (const [{ path }, body] of bodies) {
        statuses.push((await gateway().post(path, JSON.stringify(body), headers)).status);
      }
      return statuses;
    };
    const by = ({ token }: { readonly token: string }) => asked({ Authorization: token });
    expect(await asked({})).toStrictEqual([401, 401, 401, 401]);
    expect(await by(byPhoneAlone)).toStrictEqual([401, 401, 401, 401]);
    for (const stranger of [borrower, operator, dealer, left]) {
      expect(await by(stranger)).toStrictEqual([403, 403, 403, 403]);
    }
    expect(await by(rival)).toStrictEqual([200, 404, 404, 404]);
    expect((await rival.done(lenderCases, ALL)).cases).toStrictEqual([]);
    const system = await newLenderSystem(gateway());
    expect((await system.call(openCase, { number })).status).toBe(401);
    const { unread, state } = (await listed()).cases[0] ?? {};
    expect([unread, state]).toStrictEqual([0, 'CREATED']);
    expect((await member.call(openCase, { number: 'LA9999999999' })).status).toBe(404);
  });
});
