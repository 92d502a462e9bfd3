import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { NO_DETAILS } from '#domain/lending/dealer-details.ts';
import type { BodyOf } from '#contract/gateway.ts';
import {
  addLeadNote,
  assignLeads,
  changeDealerDuty,
  importLeads,
  loseLeads,
  sameNumber,
  team,
} from '#contract/dealers/lead-work.ts';
import { desk, leads, quotes, readLead, removeLead, saveLead } from '#contract/dealers/leads.ts';
import { saveDetails } from '#contract/dealers/dealer-details.ts';
import { savePriceList } from '#contract/dealers/price-list.ts';
import { invite, revokeMembership } from '#contract/operators/memberships.ts';
import type { MembershipId } from '#domain/ids.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { newDelivering, TEST_DEALER, TODAY } from '#gateway/testing/delivery.ts';
import { LEAD, leadBody, leadsBody, newLead, newQuote, QUOTE } from '#gateway/testing/leads.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember } from '#gateway/testing/people.ts';
import { priceListBody } from '#gateway/testing/price-lists.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const requestId = () => randomUUID();
const OTHER = { id: 'other-dealer', names: TEST_DEALER.names };

describeOnBothStores('the leads of a dealer’s people', (gateway) => {
  let operator: Delivering['operator'];
  let manager: TestPerson;
  let seller: TestPerson;
  let sellerId: MembershipId;
  let managerId: MembershipId;
  let rival: TestPerson;
  beforeEach(async () => {
    const people = await newDelivering(gateway());
    ({ operator, dealer: manager } = people);
    seller = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id, [], 'salesperson');
    await gateway()
      .store.records.db.insertInto('dealers')
      .values({ id: OTHER.id, content: JSON.stringify(OTHER), changed_at: 1 })
      .execute();
    rival = await newMember(gateway(), operator, 'dealer', OTHER.id);
    sellerId = await membershipOf(seller);
    managerId = await membershipOf(manager);
  });

  const shown = async (asked: Partial<BodyOf<typeof leads>> = {}, person = manager) =>
    (await person.done(leads, leadsBody(asked))).leads.map(({ lead }) => lead);
  const pass = (person: TestPerson, ids: readonly string[], owner: MembershipId | null) =>
    person.call(assignLeads, { requestId: requestId(), leads: [...ids], owner });

  it('belong to whoever has written them, and are listed by whose they are', async () => {
    const [own, others] = [await newLead(seller), await newLead(manager)];
    expect(await shown({ owner: 'me' }, seller)).toEqual([own]);
    expect(await shown({ owner: sellerId })).toEqual([own]);
    expect(await shown({ owner: 'nobody' })).toEqual([]);
    expect((await shown()).toSorted()).toEqual([own, others].toSorted());
    const { lead } = await manager.done(readLead, { lead: own });
    expect(lead.owner).toMatchObject({ membership: sellerId });
    expect((await manager.done(desk, { today: TODAY })).member).toMatchObject({ duty: 'manager' });
    expect((await seller.done(desk, { today: TODAY })).member).toMatchObject({
      duty: 'salesperson',
      membership: sellerId,
    });
  });

  it('stay as they are when a colleague edits them', async () => {
    const lead = await newLead(seller);
    await manager.done(saveLead, leadBody({ name: 'Asha' }, { lead, version: 1 }));
    expect(await shown({ owner: sellerId })).toEqual([lead]);
  });

  it('are nobody’s once their owner has left, and easy to hand on', async () => {
    const left = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id, [], 'salesperson');
    const lead = await newLead(left);
    const membership = await membershipOf(left);
    await operator.done(revokeMembership, { requestId: requestId(), membership });
    expect(await shown({ owner: 'nobody' })).toEqual([lead]);
    expect(await shown({ owner: membership })).toEqual([]);
    expect((await manager.done(readLead, { lead })).lead.owner).toBeNull();
    const { members } = await manager.done(team, {});
    expect(members.map((each) => each.membership)).not.toContain(membership);
    expect(await pass(seller, [lead], sellerId)).toMatchObject({ json: { assigned: 1 } });
    expect(await shown({ owner: 'me' }, seller)).toEqual([lead]);
    expect(await pass(seller, [lead], membership)).toMatchObject({
      status: 409,
      json: { code: 'colleague-left', fields: ['owner'] },
    });
  });

  it('are handed on by their owner or a manager, all or none, and the history says to whom', async () => {
    const [own, others] = [await newLead(seller), await newLead(manager)];
    expect(await pass(seller, [own, others], sellerId)).toMatchObject({
      status: 403,
      json: { code: 'lead-of-colleague' },
    });
    expect(await shown({ owner: sellerId })).toEqual([own]);
    expect(await pass(manager, [own, others], sellerId)).toMatchObject({ json: { assigned: 1 } });
    expect(await pass(seller, [own], managerId)).toMatchObject({ json: { assigned: 1 } });
    const { history, lead } = await seller.done(readLead, { lead: own });
    expect(history.at(-1)).toMatchObject({ event: 'assign', owner: lead.owner?.name });
    expect(lead.version).toBe(1);
    expect(await pass(rival, [own], null)).toMatchObject({ status: 404 });
    expect(await pass(manager, [own, randomUUID()], null)).toMatchObject({ status: 404 });
    const rivals = await membershipOf(rival);
    expect(await pass(manager, [own], rivals)).toMatchObject({ status: 409 });
  });

  it('are told apart by number before they are saved: whose, and how they stand', async () => {
    const lead = await newLead(seller);
    const lost = await newLead(manager, { status: { state: 'LOST', reason: 'no-loan' } });
    const asked = { mobileNumbers: [LEAD.mobileNumber, '9812300046'], except: null };
    const found = await manager.done(sameNumber, asked);
    expect(found.leads).toHaveLength(2);
    expect(found.leads).toContainEqual(
      expect.objectContaining({ lead, state: 'OPEN', name: LEAD.name, owner: expect.any(String) }),
    );
    expect(found.leads).toContainEqual(expect.objectContaining({ lead: lost, state: 'LOST' }));
    const except = await manager.done(sameNumber, { ...asked, except: lead });
    expect(except.leads.map((each) => each.lead)).toEqual([lost]);
    await newLead(rival, { name: 'Of another dealer' });
    expect((await rival.done(sameNumber, asked)).leads).toMatchObject([
      { name: 'Of another dealer' },
    ]);
    expect(await manager.call(sameNumber, { ...asked, mobileNumbers: ['12'] })).toMatchObject({
      status: 400,
    });
  });

  it('have dated notes, sealed, which go with the lead', async () => {
    const { db } = gateway().store.records;
    const lead = await newLead(seller);
    const note = { requestId: requestId(), lead, note: randomUUID(), text: 'Seeded note, later' };
    await manager.done(addLeadNote, note);
    await manager.done(addLeadNote, { ...note, requestId: requestId() });
    const { history } = await seller.done(readLead, { lead });
    expect(history.filter(({ event }) => event === 'note')).toMatchObject([
      { note: 'Seeded note, later', by: expect.any(String) },
    ]);
    const rows = await db.selectFrom('lead_notes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Seeded');
    expect(JSON.stringify(await auditOf(gateway(), `lead:${lead}`))).not.toContain('Seeded');
    const changed = { ...note, requestId: requestId(), text: 'Something else' };
    expect(await manager.call(addLeadNote, changed)).toMatchObject({
      status: 409,
      json: { code: 'note-fixed' },
    });
    const aadhaar = { ...note, note: randomUUID(), requestId: requestId(), text: '2345 6789 0124' };
    expect(await manager.call(addLeadNote, aadhaar)).toMatchObject({ status: 400 });
    expect(
      await rival.call(addLeadNote, { ...note, requestId: requestId(), note: randomUUID() }),
    ).toMatchObject({ status: 404 });
    await seller.done(removeLead, { requestId: requestId(), lead, version: 1 });
    expect(await db.selectFrom('lead_notes').selectAll().execute()).toEqual([]);
  });

  it('are lost several at a time, except those that have changed meanwhile', async () => {
    const [one, other] = [await newLead(seller), await newLead(manager)];
    await seller.done(saveLead, leadBody({ name: 'Asha' }, { lead: other, version: 1 }));
    const body = {
      requestId: requestId(),
      leads: [one, other].map((lead) => ({ lead, version: 1 })),
      reason: 'no-loan',
    } as const;
    expect(await seller.done(loseLeads, body)).toEqual({ lost: 1, changed: [other] });
    expect(await seller.done(loseLeads, body)).toEqual({ lost: 1, changed: [other] });
    const { lead, history } = await manager.done(readLead, { lead: one });
    expect(lead).toMatchObject({ version: 2, status: { state: 'LOST', reason: 'no-loan' } });
    expect(history.at(-1)).toMatchObject({ event: 'change', state: 'LOST', reason: 'no-loan' });
    expect(await shown({ reason: 'no-loan' })).toEqual([one]);
    expect(await rival.call(loseLeads, { ...body, requestId: requestId() })).toMatchObject({
      status: 404,
    });
  });

  it('are listed by source and by the days on which they were written', async () => {
    const online = await newLead(seller, { source: 'online' });
    await newLead(seller);
    expect(await shown({ source: 'online' })).toEqual([online]);
    expect(await shown({ from: TODAY, to: TODAY })).toHaveLength(2);
    expect(await shown({ from: '2030-01-01' })).toEqual([]);
    expect(await shown({ to: '2020-01-01' })).toEqual([]);
  });

  it('know the model that was quoted last', async () => {
    const lead = await newLead(seller, { vehicleKind: null });
    await newQuote(seller, lead);
    const row = await gateway()
      .store.records.db.selectFrom('leads')
      .select(['model', 'vehicle_kind'])
      .where('id', '=', lead)
      .executeTakeFirst();
    expect(row).toEqual({ model: QUOTE.model, vehicle_kind: QUOTE.vehicleKind });
    expect((await seller.done(quotes, { lead, after: null })).quotes).toHaveLength(1);
  });

  it('are imported in parts that can be sent again', async () => {
    const there = await newLead(manager, { vehicleKind: null, source: null });
    const imported = (mobileNumber: string, note = '') => ({
      lead: randomUUID(),
      values: { ...LEAD, mobileNumber, note, vehicleKind: 'e-cargo' as const },
    });
    const same = imported(LEAD.mobileNumber, 'From the roadshow');
    const taken = imported('9812300046');
    const body: BodyOf<typeof importLeads> = {
      requestId: requestId(),
      leads: [taken, imported('9812300046'), same],
      onDuplicate: 'skip',
    };
    const first = await seller.done(importLeads, body);
    expect(first).toEqual({ added: 1, merged: 0, skipped: 2 });
    expect(await seller.done(importLeads, body)).toEqual(first);
    const again = { ...body, requestId: requestId() };
    expect(await seller.done(importLeads, again)).toEqual({ added: 0, merged: 0, skipped: 3 });
    expect(await shown({ owner: sellerId })).toHaveLength(1);
    const merged: typeof body = {
      requestId: requestId(),
      leads: [same],
      onDuplicate: 'merge',
    };
    expect(await seller.done(importLeads, merged)).toEqual({ added: 0, merged: 1, skipped: 0 });
    const { lead, history } = await manager.done(readLead, { lead: there });
    expect(lead).toMatchObject({ version: 2, vehicleKind: 'e-cargo', source: LEAD.source });
    expect(history.at(-1)).toMatchObject({ event: 'note', note: 'From the roadshow' });
    expect(
      await rival.call(importLeads, { ...body, requestId: requestId(), leads: [taken] }),
    ).toMatchObject({ status: 404 });
    const wrong = { ...taken, values: { ...taken.values, name: '' } };
    const faulty = { ...body, requestId: requestId(), leads: [imported('9812300047'), wrong] };
    expect(await seller.call(importLeads, faulty)).toMatchObject({ status: 400 });
    expect(await shown({ owner: sellerId })).toHaveLength(1);
  });

  it('a manager’s acts are refused to a salesperson, and managers name each other', async () => {
    expect(await seller.call(savePriceList, priceListBody(null))).toMatchObject({
      status: 403,
      json: { code: 'managers-only' },
    });
    const details = { requestId: requestId(), version: null, details: NO_DETAILS };
    expect(await seller.call(saveDetails, details)).toMatchObject({
      status: 403,
      json: { code: 'managers-only' },
    });
    const promotion = { requestId: requestId(), membership: sellerId, duty: 'manager' } as const;
    expect(await seller.call(changeDealerDuty, promotion)).toMatchObject({ status: 403 });
    expect(await rival.call(changeDealerDuty, promotion)).toMatchObject({ status: 404 });
    const own = { ...promotion, membership: managerId, duty: 'salesperson' } as const;
    expect(await manager.call(changeDealerDuty, { ...own, requestId: requestId() })).toMatchObject({
      status: 403,
      json: { code: 'duties-of-oneself' },
    });
    await manager.done(changeDealerDuty, promotion);
    await seller.done(savePriceList, priceListBody(null));
    expect(await auditOf(gateway(), `membership:${sellerId}`)).toContainEqual(
      expect.objectContaining({ action: 'change-duties' }),
    );
  });

  it('whoever was a member before there were duties keeps what they could do', async () => {
    const { db } = gateway().store.records;
    await db.updateTable('memberships').set({ duties: null }).where('id', '=', sellerId).execute();
    await seller.done(savePriceList, priceListBody(null));
    await db.updateTable('memberships').set({ duties: 'x' }).where('id', '=', sellerId).execute();
    expect(await seller.call(savePriceList, priceListBody(1))).toMatchObject({ status: 403 });
  });

  it('a new member is a salesperson unless an operator says manager, and others have no such duty', async () => {
    const wanted = { requestId: requestId(), userId: rival.userId, role: 'dealer' } as const;
    const { membership } = await operator.done(invite, {
      ...wanted,
      organisation: TEST_DEALER.id,
    });
    expect(membership.dealerDuty).toBe('salesperson');
    expect(
      await operator.call(invite, {
        ...wanted,
        requestId: requestId(),
        role: 'lender',
        organisation: 'sample-one',
        dealerDuty: 'manager',
      }),
    ).toMatchObject({ status: 400 });
  });
});
