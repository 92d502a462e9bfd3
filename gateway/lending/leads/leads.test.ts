import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { eraseLeads } from '#contract/operators/delivery.ts';
import {
  desk,
  leads,
  quotes,
  readLead,
  removeLead,
  saveLead,
  saveQuote,
} from '#contract/dealers/leads.ts';
import { retainLeads } from '#gateway/lending/leads/lead-retention.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { newDelivering, TEST_DEALER } from '#gateway/testing/delivery.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import {
  invited,
  LEAD,
  leadBody,
  leadsBody,
  newLead,
  newQuote,
  quoteBody,
} from '#gateway/testing/leads.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newMember } from '#gateway/testing/people.ts';
import { auditProblem, keysOf } from '#gateway/testing/privacy.ts';

const AADHAAR = '2341 2341 2346';

describeOnBothStores('leads of a dealer', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  beforeEach(async () => {
    people = await newDelivering(gateway());
  });
  const list = (asked: Parameters<typeof leadsBody>[0] = {}) =>
    people.dealer.done(leads, leadsBody(asked));
  const again = (body: ReturnType<typeof leadBody>) => ({ ...body, requestId: randomUUID() });

  it('exist once, however often they are sent', async () => {
    const { dealer } = people;
    const body = leadBody();
    const saved = await dealer.done(saveLead, body);
    expect(await dealer.done(saveLead, body)).toEqual(saved);
    expect(await dealer.done(saveLead, again(body))).toEqual(saved);
    const colleague = await newMember(gateway(), people.operator, 'dealer', TEST_DEALER.id);
    expect(await colleague.done(saveLead, again(body))).toEqual(saved);
    expect((await dealer.call(saveLead, { ...body, isDuplicateKnown: true })).status).toBe(409);
    expect((await list()).leads).toMatchObject([
      { lead: body.lead, version: 1, ...LEAD, application: null },
    ]);
    expect((await colleague.done(leads, leadsBody())).leads).toHaveLength(1);
  });

  it('are changed as they were seen; what came later is answered with the lead as it is', async () => {
    const { dealer } = people;
    const body = leadBody();
    await dealer.done(saveLead, body);
    const changed = { ...again(body), version: 1, values: { ...LEAD, name: 'Another Name' } };
    expect(await dealer.done(saveLead, changed)).toEqual({ lead: body.lead, version: 2 });
    const late = { ...again(body), version: 1, values: { ...LEAD, note: 'late' } };
    const answer = await dealer.call(saveLead, late);
    expect([answer.status, answer.json]).toMatchObject([
      409,
      {
        current: {
          state: 'OPEN',
          version: 2,
          lead: { name: 'Another Name', note: LEAD.note, version: 2 },
        },
      },
    ]);
    expect((await dealer.call(saveLead, { ...again(late), version: null })).status).toBe(409);
    expect((await list()).leads).toMatchObject([{ name: 'Another Name' }]);
  });

  it('a lead with the number of another open lead is saved only once the dealer knows of that one', async () => {
    const { dealer } = people;
    const first = await newLead(dealer);
    const body = leadBody({ name: 'The Same Person', mobileNumber: '+91 98123 00045' });
    const answer = await dealer.call(saveLead, body);
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { current: { duplicate: { lead: first, name: LEAD.name, createdAt: expect.any(Number) } } },
    ]);
    expect((await list()).leads).toHaveLength(1);
    await dealer.done(saveLead, { ...again(body), isDuplicateKnown: true });
    expect((await list()).leads).toHaveLength(2);
    // Whoever changes something else is not asked again, and one that is closed is no duplicate.
    const note = { ...again(body), version: 1, values: { ...body.values, note: 'other' } };
    await dealer.done(saveLead, note);
    const lost = { state: 'LOST', reason: 'too-expensive' } as const;
    for (const { lead, version, name } of (await list()).leads) {
      const values = { ...LEAD, name, status: lost };
      await dealer.done(saveLead, leadBody(values, { lead, version }));
    }
    await dealer.done(saveLead, leadBody());
    const reopened = await dealer.call(saveLead, leadBody({}, { lead: first, version: 2 }));
    expect(reopened.json).toMatchObject({ current: { duplicate: { name: LEAD.name } } });
  });

  it('leads with one number are noticed even when two people save them at the same moment', async () => {
    const { dealer, operator } = people;
    const colleague = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
    const answers = await Promise.all(
      [dealer, colleague, dealer, colleague].map((person) => person.call(saveLead, leadBody())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const same = leadBody({ mobileNumber: '9812300049' });
    const statuses = await Promise.all(
      [dealer, colleague].map(async (person) => (await person.call(saveLead, again(same))).status),
    );
    expect(statuses).toEqual([200, 200]);
    expect((await list()).leads).toHaveLength(2);
  });

  it('are visible only to their own dealer', async () => {
    const other = { id: 'other-dealer', names: TEST_DEALER.names };
    const { db } = gateway().store.records;
    await db
      .insertInto('dealers')
      .values({ id: other.id, content: JSON.stringify(other), changed_at: 1 })
      .execute();
    const rival = await newMember(gateway(), people.operator, 'dealer', other.id);
    const body = leadBody();
    await people.dealer.done(saveLead, body);
    for (const version of [null, 1]) {
      const answer = await rival.call(saveLead, { ...again(body), version });
      expect([answer.status, answer.json]).toEqual([
        404,
        { message: 'There is no such lead.', code: 'no-such-lead' },
      ]);
    }
    await rival.done(saveLead, leadBody());
    expect((await rival.done(leads, leadsBody())).leads).toHaveLength(1);
    expect((await rival.call(readLead, { lead: body.lead })).status).toBe(404);
    expect((await rival.call(quotes, { lead: body.lead, after: null })).status).toBe(404);
    const removal = { requestId: randomUUID(), lead: body.lead, version: 1 };
    expect((await rival.call(removeLead, removal)).status).toBe(404);
    expect((await rival.call(saveQuote, quoteBody(body.lead))).status).toBe(404);
  });

  it('a lead with an Aadhaar number is refused, and so is a state without what it needs', async () => {
    const { dealer } = people;
    const noted = await dealer.call(saveLead, leadBody({ note: `id ${AADHAAR}`, name: AADHAAR }));
    expect([noted.status, noted.json]).toMatchObject([
      400,
      { fields: ['values.name', 'values.note'] },
    ]);
    for (const values of [
      { status: { state: 'LOST' } },
      { status: { state: 'OPEN', next: { step: 'dance', on: '2026-11-25' } } },
      { mobileNumber: '12345' },
      { name: ' ' },
    ]) {
      const body = { ...leadBody(), values: { ...LEAD, ...values } };
      const answer = await gateway().post(saveLead.path, JSON.stringify(body), {
        Authorization: dealer.token,
      });
      expect(answer.status).toBe(400);
    }
    expect((await list()).leads).toEqual([]);
  });

  it('are listed by age or by the next day, page by page, and found by part of a name or number', async () => {
    const { dealer } = people;
    const { db } = gateway().store.records;
    const days = ['2026-11-25', '2026-11-23', null];
    for (let index = 0; index < 60; index += 1) {
      const day = days[index % 3] ?? null;
      const lead = await newLead(dealer, {
        name: index === 7 ? 'राम-लाल Yadav' : `Person ${String(index).padStart(2, '0')}`,
        mobileNumber: `98000000${String(index).padStart(2, '0')}`,
        status: { state: 'OPEN', next: day === null ? null : { step: 'call', on: day } },
      });
      // Two and two of the same moment.
      await db
        .updateTable('leads')
        .set({ created_at: Math.floor(index / 2) })
        .where('id', '=', lead)
        .execute();
    }
    const all = async (asked: Parameters<typeof leadsBody>[0]) => {
      const first = await list(asked);
      const rest = await list({ ...asked, after: first.next });
      expect([first.leads.length, rest.leads.length, rest.next]).toEqual([50, 10, null]);
      return [...first.leads, ...rest.leads];
    };
    const newest = await all({ orderBy: 'newest' });
    expect(new Set(newest.map(({ lead }) => lead)).size).toBe(60);
    expect(newest.map(({ createdAt }) => createdAt)).toEqual(
      newest.map(({ createdAt }) => createdAt).toSorted((one, other) => other - one),
    );
    expect((await all({ orderBy: 'oldest' })).toReversed()).toEqual(newest);
    const due = await all({ orderBy: 'due' });
    const dayOf = ({ status }: (typeof due)[number]) =>
      status.state === 'OPEN' ? (status.next?.on ?? 'none') : '';
    expect(due.map((each) => dayOf(each))).toEqual(due.map((each) => dayOf(each)).toSorted());
    expect((await list({ dueBy: '2026-11-23' })).leads).toHaveLength(20);
    expect((await list({ search: 'रामलाल' })).leads).toMatchObject([{ name: 'राम-लाल Yadav' }]);
    expect((await list({ search: 'person 4' })).leads).toHaveLength(10);
    expect((await list({ search: '000 0042' })).leads).toMatchObject([{ name: 'Person 42' }]);
    expect((await list({ search: 'nobody' })).leads).toEqual([]);
    const many = await list({ search: 'person' });
    expect(many.leads).toHaveLength(50);
    expect((await list({ search: 'person', after: many.next })).leads).toHaveLength(9);
    expect(await dealer.done(desk, { today: '2026-11-23' })).toMatchObject({
      dealer: TEST_DEALER,
      openLeads: 60,
      dueLeads: 20,
      member: { userId: dealer.userId },
    });
  });

  it('keep their history, with authors and states', async () => {
    const { dealer } = people;
    const lead = await newLead(dealer);
    const quote = await newQuote(dealer, lead);
    await invited(dealer, lead, quote);
    await dealer.done(saveLead, leadBody({ status: { state: 'WON' } }, { lead, version: 1 }));
    const read = await dealer.done(readLead, { lead });
    expect(read).toMatchObject({
      lead: { lead, version: 2, status: { state: 'WON' } },
      quotes: 1,
      invitedUntil: expect.any(Number),
      history: [
        { event: 'create', state: 'OPEN', step: 'call', on: '2026-11-25', by: 'Asha Verma' },
        { event: 'quote', state: null, quote },
        { event: 'invite', quote },
        { event: 'change', state: 'WON', step: null },
      ],
    });
  });

  it('leave only a mark when they are removed, and do not reappear', async () => {
    const { dealer } = people;
    const body = leadBody();
    await dealer.done(saveLead, body);
    await newQuote(dealer, body.lead);
    const removal = { requestId: randomUUID(), lead: body.lead, version: 1 };
    const stale = { ...removal, requestId: randomUUID(), version: 2 };
    expect((await dealer.call(removeLead, stale)).json).toMatchObject({ current: { version: 1 } });
    await dealer.done(removeLead, removal);
    await dealer.done(removeLead, removal);
    const answer = await dealer.call(saveLead, again(body));
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { current: { state: 'REMOVED', version: 2, lead: null } },
    ]);
    expect((await dealer.call(saveQuote, quoteBody(body.lead))).status).toBe(409);
    expect((await dealer.call(readLead, { lead: body.lead })).status).toBe(404);
    expect((await list()).leads).toEqual([]);
    const { db } = gateway().store.records;
    expect(await db.selectFrom('quotes').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('leads').select(['sealed', 'phone_digest']).execute()).toEqual([
      { sealed: null, phone_digest: null },
    ]);
  });

  it('are all erased for a dealer by an operator, with their key', async () => {
    const { dealer, operator } = people;
    const { db } = gateway().store.records;
    const first = leadBody();
    await dealer.done(saveLead, first);
    await newQuote(dealer, first.lead);
    await newLead(dealer);
    const erasure = { requestId: randomUUID(), dealerId: TEST_DEALER.id };
    expect((await dealer.call(eraseLeads, erasure)).status).toBe(403);
    const unknown = { requestId: randomUUID(), dealerId: 'no-dealer' };
    expect((await operator.call(eraseLeads, unknown)).status).toBe(404);
    expect(await operator.done(eraseLeads, erasure)).toEqual({
      dealerId: TEST_DEALER.id,
      leads: 2,
    });
    expect((await list()).leads).toEqual([]);
    expect(await db.selectFrom('quotes').select('id').execute()).toEqual([]);
    const sealed = db.selectFrom('leads').select('id').where('sealed', 'is not', null);
    expect(await sealed.execute()).toEqual([]);
    const keys = db.selectFrom('data_keys').select('owner').where('owner', 'like', 'dealer:%');
    expect(await keys.execute()).toEqual([]);
    const copy = await dealer.call(saveLead, again(first));
    expect(copy.json).toMatchObject({ current: { state: 'REMOVED', lead: null } });
    const anew = await newLead(dealer);
    expect((await list()).leads).toMatchObject([{ lead: anew, ...LEAD }]);
  });

  it('are removed with their audit after the retention period without changes', async () => {
    const { dealer } = people;
    const { store } = gateway();
    const old = await newLead(dealer);
    const kept = await newLead(dealer);
    await newQuote(dealer, old);
    await store.records.db
      .updateTable('leads')
      .set((eb) => ({ changed_at: eb('changed_at', '-', 91 * 24 * 60 * 60 * 1000) }))
      .where('id', '=', old)
      .execute();
    const deps = { records: store.records, keys: keysOf(store) };
    expect(await retainLeads(deps, 90)).toBe(1);
    expect(await retainLeads(deps, 90)).toBe(0);
    expect((await list()).leads.map(({ lead }) => lead)).toEqual([kept]);
    expect(await auditOf(gateway(), `lead:${old}`)).toEqual([]);
    expect(await auditProblem(store)).toBeNull();
  });

  it('are in the audit only by numbers and states', async () => {
    const lead = await newLead(people.dealer);
    await newQuote(people.dealer, lead);
    const rows = await gateway().store.records.db.selectFrom('audit_entries').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(text).toContain(lead);
    for (const value of [LEAD.name, LEAD.mobileNumber, LEAD.note, 'Seeded Model']) {
      expect(text).not.toContain(value);
    }
  });
});
