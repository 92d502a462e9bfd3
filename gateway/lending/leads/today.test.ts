import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { giveConsent, notices } from '#contract/applications/consents.ts';
import { readLead, removeLead, saveLead, saveQuote } from '#contract/dealers/leads.ts';
import type { BodyOf } from '#contract/gateway.ts';
import {
  noteContact,
  putOffCard,
  takeBackCard,
  takeBackContact,
  today,
} from '#contract/dealers/today.ts';
import { TEST_MASTER_KEYS } from '#gateway/testing/test-gateway.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { fillQuoteEnds } from '#gateway/lending/leads/quote-ends.ts';
import { invitation } from '#contract/applications/invitations.ts';
import { DAY_MS } from '#domain/days.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  agreedLoan,
  deliverUntil,
  newDelivering,
  TEST_DEALER,
  TODAY,
  TOMORROW,
} from '#gateway/testing/delivery.ts';
import {
  acceptedFrom,
  invited,
  LEAD,
  leadBody,
  newLead,
  quoteBody,
} from '#gateway/testing/leads.ts';
import { newMember } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const FAR = '2027-01-15';
const next = (on: string) => ({ state: 'OPEN', next: { step: 'call', on } }) as const;

describeOnBothStores('the day of a showroom', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  beforeEach(async () => {
    people = await newDelivering(gateway());
  });
  const shown = (day = TODAY) => people.dealer.done(today, { today: day });
  const kinds = async () => (await shown()).cards.map(({ kind, lead }) => `${kind} ${lead?.name}`);
  const lead = (name: string, on: string | null) =>
    newLead(people.dealer, {
      name,
      status: on === null ? { state: 'OPEN', next: null } : next(on),
    });
  const contactOf = (
    leadId: string,
    body: Partial<BodyOf<typeof noteContact>> = {},
  ): BodyOf<typeof noteContact> => ({
    requestId: randomUUID(),
    contact: randomUUID(),
    lead: leadId,
    at: 1,
    outcome: 'not-reached',
    note: '',
    next: null,
    card: null,
    ...body,
  });

  it('has what is overdue first, then what is due, what ends, and leads without a step', async () => {
    const { dealer } = people;
    await lead('Stepless', null);
    await lead('Later', FAR);
    await lead('Due', TODAY);
    await lead('Overdue', '2026-11-19');
    await lead('Longest', '2026-11-01');
    const quoted = await lead('Quoted', FAR);
    await dealer.done(saveQuote, quoteBody(quoted, { validUntil: TOMORROW }));
    const newer = await lead('Newer', FAR);
    await dealer.done(saveQuote, quoteBody(newer, { validUntil: TODAY }));
    await dealer.done(saveQuote, quoteBody(newer, { validUntil: FAR }));
    const linked = await lead('Linked', FAR);
    await invited(dealer, linked);
    await gateway()
      .store.records.db.updateTable('invitations')
      .set((eb) => ({ expires_at: eb('expires_at', '-', 4 * DAY_MS) }))
      .execute();
    expect(await kinds()).toEqual([
      'step Longest',
      'step Overdue',
      'step Due',
      'quote Quoted',
      'invitation Linked',
      'no-step Stepless',
    ]);
    expect(await shown()).toMatchObject({
      hasMore: false,
      figures: { overdue: 2, due: 1, stepless: 1, putOff: 0, expected: 0 },
    });
  });

  it('has a card for a quote from before its end was a column, once that is filled in', async () => {
    const quoted = await lead('Quoted', FAR);
    await people.dealer.done(saveQuote, quoteBody(quoted, { validUntil: TOMORROW }));
    const { records } = gateway().store;
    const keys = dataKeys(records, TEST_MASTER_KEYS);
    await records.db.updateTable('quotes').set({ valid_until: null }).execute();
    expect(await kinds()).toEqual([]);
    expect(await fillQuoteEnds({ records, keys })).toBe(1);
    expect(await kinds()).toEqual(['quote Quoted']);
    expect(await fillQuoteEnds({ records, keys })).toBe(0);
  });

  it('says of a link whether somebody has opened it, and since when nobody has', async () => {
    const linked = await lead('Linked', FAR);
    const token = await invited(people.dealer, linked);
    const { now } = gateway().clock;
    await gateway()
      .store.records.db.updateTable('invitations')
      .set((eb) => ({ expires_at: eb('expires_at', '-', 4 * DAY_MS) }))
      .execute();
    const madeAt = now - 4 * DAY_MS;
    const link = async () => (await shown()).cards.map((card) => [card.kind, card.link]);
    expect(await link()).toEqual([['invitation', { madeAt, openedAt: null }]]);
    await gateway().call(invitation, { token, language: 'hi' });
    expect(await link()).toEqual([['invitation', { madeAt, openedAt: now }]]);
  });

  it('keeps a contact once, plans the next step, and shows both in the history', async () => {
    const { dealer } = people;
    const due = await lead('Due', TODAY);
    const before = { step: 'call', on: TODAY } as const;
    const to = { step: 'call', on: FAR } as const;
    const body = contactOf(due, { note: 'Asks his wife', next: { seen: before, to } });
    const saved = await dealer.done(noteContact, body);
    expect(saved).toEqual({ contact: body.contact, version: 2, isPlanned: true });
    const again = { ...body, requestId: randomUUID() };
    expect(await dealer.done(noteContact, again)).toEqual(saved);
    expect(await kinds()).toEqual([]);
    const read = await dealer.done(readLead, { lead: due });
    expect(read.lead).toMatchObject({ version: 2, status: next(FAR) });
    expect(read.history.slice(1)).toMatchObject([
      {
        event: 'contact',
        step: 'call',
        on: FAR,
        contact: { at: 1, outcome: 'not-reached', note: 'Asks his wife' },
      },
    ]);
    const stored = await gateway()
      .store.records.db.selectFrom('lead_contacts')
      .selectAll()
      .execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('wife');
    await dealer.done(
      saveLead,
      leadBody({ ...LEAD, status: next(TODAY) }, { lead: due, version: 2 }),
    );
    expect((await shown()).cards).toMatchObject([
      { kind: 'step', lastContact: { at: 1, outcome: 'not-reached' } },
    ]);
  });

  it('keeps a contact whose plan came too late, and the colleague’s plan', async () => {
    const { dealer } = people;
    const due = await lead('Due', TODAY);
    const colleagues = leadBody({ ...LEAD, status: next(FAR) }, { lead: due, version: 1 });
    await dealer.done(saveLead, colleagues);
    const seen = { step: 'call', on: TODAY } as const;
    const body = contactOf(due, { next: { seen, to: { step: 'call', on: TOMORROW } } });
    expect(await dealer.done(noteContact, body)).toMatchObject({ version: 2, isPlanned: false });
    const read = await dealer.done(readLead, { lead: due });
    expect(read.lead.status).toEqual(next(FAR));
    expect(read.history.at(-1)).toMatchObject({ event: 'contact', step: null });
  });

  it('takes a contact back with what it planned, and its card returns', async () => {
    const { dealer } = people;
    const due = await lead('Due', TODAY);
    const [card] = (await shown()).cards;
    const seen = { step: 'call', on: TODAY } as const;
    const body = contactOf(due, { next: { seen, to: null }, card: card?.card ?? null });
    await dealer.done(noteContact, body);
    expect(await kinds()).toEqual(['no-step Due']);
    const { contact } = body;
    await dealer.done(takeBackContact, {
      requestId: randomUUID(),
      contact,
      card: card?.card ?? null,
    });
    expect(await kinds()).toEqual(['step Due']);
    const read = await dealer.done(readLead, { lead: due });
    expect(read.history.map(({ event }) => event)).toEqual(['create']);
    const gone = { requestId: randomUUID(), contact, card: null };
    expect((await dealer.call(takeBackContact, gone)).status).toBe(404);
  });

  it('puts a card off for everybody at the dealer, until its day', async () => {
    const { dealer } = people;
    await lead('Due', TODAY);
    const [found] = (await shown()).cards;
    const card = found?.card ?? '';
    await dealer.done(putOffCard, { requestId: randomUUID(), card, until: TOMORROW });
    const colleague = await newMember(gateway(), people.operator, 'dealer', TEST_DEALER.id);
    expect(await colleague.done(today, { today: TODAY })).toMatchObject({
      cards: [],
      figures: { due: 1, putOff: 1 },
    });
    expect((await shown(TOMORROW)).cards).toHaveLength(1);
    await colleague.done(takeBackCard, { requestId: randomUUID(), card });
    expect((await shown()).cards).toHaveLength(1);
    await dealer.done(putOffCard, { requestId: randomUUID(), card, until: '2999-01-01' });
    const { until } = await gateway()
      .store.records.db.selectFrom('put_off_cards')
      .select('until')
      .executeTakeFirstOrThrow();
    expect(until).toBe('2027-02-19');
  });

  it('refuses cards and contacts of what is not the dealer’s, or was removed', async () => {
    const { dealer } = people;
    const requestId = () => randomUUID();
    for (const card of [`step:${randomUUID()}:1`, 'money:LA0000000000:1']) {
      const off = await dealer.call(putOffCard, { requestId: requestId(), card, until: null });
      expect(off.status).toBe(404);
      expect((await dealer.call(takeBackCard, { requestId: requestId(), card })).status).toBe(404);
    }
    expect((await dealer.call(noteContact, contactOf(randomUUID()))).status).toBe(404);
    const due = await lead('Due', TODAY);
    const aadhaar = contactOf(due, { note: 'Aadhaar 2341 2341 2346' });
    expect((await dealer.call(noteContact, aadhaar)).status).toBe(400);
    await dealer.done(noteContact, contactOf(due, { card: `step:${due}:${TODAY}` }));
    await dealer.done(removeLead, { requestId: requestId(), lead: due, version: 1 });
    expect((await dealer.call(noteContact, contactOf(due))).status).toBe(409);
    const { db } = gateway().store.records;
    expect(await db.selectFrom('lead_contacts').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('put_off_cards').selectAll().execute()).toEqual([]);
  });

  it('has documents, deliveries and money of applications that the customer lets the dealer see', async () => {
    const { dealer, borrower } = people;
    const begun = await lead('Begun', FAR);
    const { number } = await acceptedFrom(borrower, await invited(dealer, begun));
    const agreed = await agreedLoan(gateway(), people);
    expect((await shown()).cards.map(({ application }) => application?.number)).not.toContain(
      agreed,
    );
    const { notices: texts } = await borrower.done(notices, { number: agreed, language: 'en' });
    const notice = texts.find(({ purpose }) => purpose === 'share-status-with-dealer');
    await borrower.done(giveConsent, {
      requestId: randomUUID(),
      number: agreed,
      purpose: 'share-status-with-dealer',
      lenderId: null,
      noticeHash: notice?.hash ?? '',
      language: 'en',
    });
    const of = async (wanted: string) =>
      (await shown()).cards
        .filter(({ application }) => application?.number === wanted)
        .map(({ kind, application }) => `${kind} ${application?.act}`);
    expect(await of(agreed)).toContain('delivery request-delivery-order');
    expect((await of(number)).every((card) => card === 'documents null')).toBe(true);
    await deliverUntil(gateway(), people, agreed, 'DELIVERED');
    expect(await of(agreed)).toContain('money null');
    const { figures, cards } = await shown();
    expect(figures.expected).toBeGreaterThan(0);
    const money = cards.find(({ kind }) => kind === 'money');
    expect(money?.application).toMatchObject({ expected: figures.expected, received: 0 });
    await dealer.done(putOffCard, {
      requestId: randomUUID(),
      card: money?.card ?? '',
      until: null,
    });
    expect(await of(agreed)).not.toContain('money null');
  });
});
