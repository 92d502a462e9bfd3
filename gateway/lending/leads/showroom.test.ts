import { beforeEach, expect, it } from 'vitest';
import type { BodyOf } from '#contract/gateway.ts';
import { followed } from '#contract/applications/delivery.ts';
import { leads } from '#contract/dealers/leads.ts';
import { showroom } from '#contract/dealers/showroom.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import { daysAfter, mondayOf } from '#domain/days.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  agreedLoan,
  deliverUntil,
  newDelivering,
  TEST_DEALER,
  TODAY,
} from '#gateway/testing/delivery.ts';
import {
  acceptedFrom,
  invited,
  leadsBody,
  newLead,
  newQuote,
  QUOTE,
} from '#gateway/testing/leads.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newPerson } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const PERIOD = { from: daysAfter(TODAY, -20), to: daysAfter(TODAY, 20) };

describeOnBothStores('the figures of a showroom', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let manager: TestPerson;
  let seller: TestPerson;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    manager = people.dealer;
    seller = await newMember(
      gateway(),
      people.operator,
      'dealer',
      TEST_DEALER.id,
      [],
      'salesperson',
    );
  });

  it('are a manager’s alone, and of the own dealer', async () => {
    await newLead(seller);
    expect(await seller.call(showroom, PERIOD)).toMatchObject({
      status: 403,
      json: { code: 'managers-only' },
    });
    const rival = await newMember(gateway(), people.operator, 'dealer', 'other-dealer');
    expect(await rival.done(showroom, PERIOD)).toMatchObject({ total: { leads: 0 } });
    const backwards = { from: PERIOD.to, to: PERIOD.from };
    expect(await manager.call(showroom, backwards)).toMatchObject({ status: 400 });
    const long = { from: '2020-01-01', to: '2026-01-01' };
    expect(await manager.call(showroom, long)).toMatchObject({ status: 400 });
  });

  it('count leads by whose they are, how they came and why they were lost, as the lists do', async () => {
    await newLead(seller, { source: 'online', status: { state: 'WON' } });
    await newLead(seller, { status: { state: 'LOST', reason: 'no-loan' } });
    await newLead(manager, { source: null });
    const left = await newMember(gateway(), people.operator, 'dealer', TEST_DEALER.id);
    await newLead(left);
    await people.operator.done(revokeMembership, {
      requestId: crypto.randomUUID(),
      membership: await membershipOf(left),
    });
    const shown = await manager.done(showroom, PERIOD);
    expect(shown.total).toMatchObject({ leads: 4, won: 1, lost: 1 });
    const sellerId = await membershipOf(seller);
    expect(shown.bySalesperson).toHaveLength(3);
    expect(shown.bySalesperson[0]).toMatchObject({ membership: sellerId, leads: 2, won: 1 });
    expect(shown.bySalesperson.at(-1)).toMatchObject({ membership: null, name: null, leads: 1 });
    expect(shown.bySource).toEqual([
      { source: 'walk-in', leads: 2, won: 0, lost: 1 },
      { source: 'online', leads: 1, won: 1, lost: 0 },
      { source: null, leads: 1, won: 0, lost: 0 },
    ]);
    expect(shown.byReason).toEqual([{ reason: 'no-loan', lost: 1 }]);
    const week = shown.byWeek.find(({ monday }) => monday === mondayOf(TODAY));
    expect(week).toMatchObject({ leads: 4 });
    expect(shown.byWeek.filter(({ leads: count }) => count > 0)).toHaveLength(1);
    expect(shown.byWeek[0]?.monday).toBe(mondayOf(PERIOD.from));
    const listed = async (asked: Partial<BodyOf<typeof leads>>) =>
      (await manager.done(leads, leadsBody({ ...PERIOD, ...asked }))).leads.length;
    expect(await listed({})).toBe(4);
    expect(await listed({ owner: sellerId })).toBe(2);
    expect(await listed({ owner: 'nobody' })).toBe(1);
    expect(await listed({ source: 'walk-in' })).toBe(2);
    expect(await listed({ state: 'LOST', reason: 'no-loan' })).toBe(1);
    const later = { from: daysAfter(TODAY, 2), to: daysAfter(TODAY, 3) };
    expect((await manager.done(showroom, later)).total.leads).toBe(0);
  });

  it('count quotes and applications by model, which are seen only with consent', async () => {
    const lead = await newLead(seller);
    await newQuote(seller, lead);
    const { number } = await acceptedFrom(people.borrower, await invited(seller, lead));
    const shown = await manager.done(showroom, PERIOD);
    expect(shown.total).toMatchObject({ leads: 1, quotes: 1, applications: 1, delivered: 0 });
    expect(shown.byModel).toMatchObject([{ model: QUOTE.model, quotes: 1, applications: 1 }]);
    expect(shown.byStage).toEqual([{ stage: 'filling-in', applications: 1 }]);
    await gateway()
      .store.records.db.updateTable('consents')
      .set({ state: 'WITHDRAWN' })
      .where('purpose', '=', 'share-status-with-dealer')
      .execute();
    const hidden = await manager.done(showroom, PERIOD);
    expect(hidden.total).toMatchObject({ applications: 0 });
    expect(hidden.byStage).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain(number);
  });

  it('count deliveries, and the money that lenders paid', async () => {
    const { db } = gateway().store.records;
    const customer = await newPerson(gateway());
    await acceptedFrom(customer, await invited(manager, await newLead(manager)));
    const number = await agreedLoan(gateway(), people);
    await deliverUntil(gateway(), people, number, 'COMPLETE');
    const given = await db
      .selectFrom('consents')
      .selectAll()
      .where('purpose', '=', 'share-status-with-dealer')
      .executeTakeFirstOrThrow();
    const { id } = await db
      .selectFrom('applications')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('consents')
      .values({ ...given, id: crypto.randomUUID(), application_id: id })
      .execute();
    const listed = await manager.done(followed, { search: null, stage: null, after: null });
    const paid = listed.applications.find((each) => each.number === number)?.delivery?.paid;
    const shown = await manager.done(showroom, PERIOD);
    expect(paid).toBeGreaterThan(0);
    expect(shown.total).toMatchObject({ delivered: 1, received: paid });
    expect(shown.byWeek.reduce((all, { received }) => all + received, 0)).toBe(paid);
    await db.updateTable('delivery_orders').set({ delivered_on: '2026-10-31' }).execute();
    const before = { from: '2026-10-26', to: '2026-11-01' };
    expect((await manager.done(showroom, before)).total).toMatchObject({ delivered: 1, leads: 0 });
    expect((await manager.done(showroom, PERIOD)).total.delivered).toBe(0);
    await db.updateTable('delivery_orders').set({ delivered_on: null }).execute();
    expect((await manager.done(showroom, PERIOD)).total.delivered).toBe(1);
    expect(shown.byStage).toEqual([
      { stage: 'filling-in', applications: 1 },
      { stage: 'paid', applications: 1 },
    ]);
  });
});
