import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { followed, ownDelivery } from '#contract/applications/delivery.ts';
import { acceptInvitation, invitation } from '#contract/applications/invitations.ts';
import {
  inviteCustomer,
  leads,
  readLead,
  removeLead,
  saveLead,
  saveQuote,
} from '#contract/dealers/leads.ts';
import { countersOf } from '#domain/lending/quote.ts';
import { application, myApplications } from '#contract/applications/loans.ts';
import { seen, TEST_INPUT } from '#gateway/testing/applications.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { newDelivering, TEST_DEALER } from '#gateway/testing/delivery.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import {
  acceptance,
  acceptedFrom,
  invited,
  LEAD,
  leadBody,
  leadsBody,
  newLead,
  newQuote,
  QUOTE,
  quoteBody,
} from '#gateway/testing/leads.ts';
import { idOf } from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const EVERYTHING = { search: null, stage: null, after: null };
const EIGHT_DAYS = 8 * 24 * 60 * 60 * 1000;

describeOnBothStores('an invitation of a dealer', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let lead: string;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    lead = await newLead(people.dealer);
  });
  const read = (token: string) => gateway().call(invitation, { token, language: 'en' });

  it('shows vehicle, prices and dealer to anyone with the link, and nothing about the customer', async () => {
    const { dealer } = people;
    const saved = await dealer.done(saveQuote, quoteBody(lead));
    const shown = await read(await invited(dealer, lead, saved.quote));
    expect(shown.json).toMatchObject({
      dealer: TEST_DEALER,
      language: 'hi',
      vehicleKind: 'e-rickshaw',
      quote: {
        model: QUOTE.model,
        exShowroomPrice: TEST_INPUT.exShowroomPrice,
        onRoadPrice: TEST_INPUT.onRoadPrice,
        downPayment: QUOTE.downPayment,
        months: [12, 24, 30],
        validUntil: QUOTE.validUntil,
        counters: countersOf(QUOTE, saved.figures).map(({ lender, product, amount }) => ({
          lender: lender.names,
          product: product.names,
          amount,
        })),
      },
      notice: { purpose: 'share-status-with-dealer', language: 'en', isRequired: false },
    });
    expect(countersOf(QUOTE, saved.figures)).not.toEqual([]);
    for (const value of [LEAD.name, LEAD.mobileNumber, LEAD.note, lead]) {
      expect(shown.text).not.toContain(value);
    }
    const bare = await read(await invited(dealer, lead));
    expect(bare.json).toMatchObject({ vehicleKind: 'e-rickshaw', quote: null });
  });

  it('notes once when it was first opened, without a person; a new link is not opened yet', async () => {
    const { dealer } = people;
    const opened = async () =>
      (await dealer.done(readLead, { lead })).history.filter(
        ({ event }) => event === 'open-invitation',
      );
    const token = await invited(dealer, lead);
    expect((await read('x'.repeat(43))).status).toBe(404);
    expect(await opened()).toEqual([]);
    const { now } = gateway().clock;
    await Promise.all([read(token), read(token)]);
    gateway().clock.now += 60_000;
    await read(token);
    expect(await opened()).toMatchObject([{ at: now, by: null, state: null }]);
    expect((await auditOf(gateway(), `lead:${lead}`)).at(-1)).toMatchObject({
      role: 'system',
      action: 'open-invitation',
      facts: {},
    });
    const next = await invited(dealer, lead);
    const stored = await gateway()
      .store.records.db.selectFrom('invitations')
      .select('opened_at')
      .execute();
    expect(stored).toEqual([{ opened_at: null }]);
    await read(next);
    expect(await opened()).toHaveLength(2);
  });

  it('keeps only a digest of its token, and gives the same link for the same request', async () => {
    const body = { requestId: randomUUID(), lead, quote: null };
    const made = await people.dealer.done(inviteCustomer, body);
    expect(await people.dealer.done(inviteCustomer, body)).toEqual(made);
    expect((await read(made.token)).status).toBe(200);
    const { db } = gateway().store.records;
    const kept = JSON.stringify([
      await db.selectFrom('invitations').selectAll().execute(),
      await db.selectFrom('answered_requests').selectAll().execute(),
      await db.selectFrom('audit_entries').selectAll().execute(),
    ]);
    expect(kept).not.toContain(made.token);
  });

  it('starts the application with the dealer named, and lets the dealer see how far it is', async () => {
    const { dealer, borrower } = people;
    const token = await invited(dealer, lead, await newQuote(dealer, lead));
    const { number } = await acceptedFrom(borrower, token);
    expect(await seen(borrower, number)).toMatchObject({
      state: 'DRAFT',
      sections: {
        vehicle: {
          model: QUOTE.model,
          dealerName: TEST_DEALER.names.hi,
          exShowroomPrice: TEST_INPUT.exShowroomPrice,
          onRoadPrice: TEST_INPUT.onRoadPrice,
          months: TEST_INPUT.months,
        },
      },
      isMatchStale: false,
      isFromQuote: true,
    });
    expect(await borrower.done(ownDelivery, { number })).toMatchObject({
      dealerId: TEST_DEALER.id,
    });
    expect(await dealer.done(followed, EVERYTHING)).toMatchObject({
      applications: [
        {
          number,
          lead: { lead, name: LEAD.name, mobileNumber: LEAD.mobileNumber },
          quote: {
            vehicleKind: QUOTE.vehicleKind,
            model: QUOTE.model,
            onRoadPrice: TEST_INPUT.onRoadPrice,
            loanAmount: TEST_INPUT.onRoadPrice - TEST_INPUT.downPayment,
          },
          lender: null,
        },
      ],
    });
    const { leads: listed } = await dealer.done(leads, leadsBody());
    expect(listed).toMatchObject([{ lead, application: number }]);
    const found = (search: string) => dealer.done(followed, { ...EVERYTHING, search });
    expect((await found('leadname')).applications).toHaveLength(1);
    expect((await found(number.slice(4))).applications).toHaveLength(1);
    expect((await found('somebody else')).applications).toHaveLength(0);
    const id = await idOf(gateway(), number);
    expect(await auditOf(gateway(), `application:${id}`)).toMatchObject([
      { action: 'create' },
      { action: 'acceptInvitation', facts: { dealer: TEST_DEALER.id, lead } },
      { action: 'giveConsent', facts: { purpose: 'share-status-with-dealer' } },
    ]);
  });

  it('tells the dealer nothing when the customer does not consent, or no longer does', async () => {
    const { dealer, borrower } = people;
    const before = await dealer.done(readLead, { lead });
    const token = await invited(dealer, lead);
    // That somebody has opened it is seen; what they do then is not.
    await read(token);
    const invitedLead = await dealer.done(readLead, { lead });
    const { number } = await acceptedFrom(borrower, token, false);
    expect(await seen(borrower, number)).toMatchObject({ isFromQuote: false });
    expect(await dealer.done(readLead, { lead })).toEqual(invitedLead);
    expect(invitedLead.lead.version).toBe(before.lead.version);
    expect(await dealer.done(followed, EVERYTHING)).toEqual({ applications: [], next: null });
    expect((await borrower.done(listConsents, { number })).consents).toEqual([]);

    const shared = await acceptedFrom(borrower, await invited(dealer, lead));
    expect((await dealer.done(readLead, { lead })).lead.application).toBe(shared.number);
    const { consents } = await borrower.done(listConsents, { number: shared.number });
    await borrower.done(withdrawConsent, {
      requestId: randomUUID(),
      number: shared.number,
      consent: consents[0]?.id ?? '',
    });
    expect((await dealer.done(readLead, { lead })).lead.application).toBeNull();
    expect(await dealer.done(followed, EVERYTHING)).toEqual({ applications: [], next: null });
  });

  it('works once; used, replaced, lapsed and unknown ones are refused alike', async () => {
    const { dealer, borrower } = people;
    const used = await invited(dealer, lead);
    const body = await acceptance(borrower, used, true);
    const begun = await borrower.done(acceptInvitation, body);
    expect(await borrower.done(acceptInvitation, body)).toEqual(begun);
    const other = await newLead(dealer, { mobileNumber: '9812300046' });
    const replaced = await invited(dealer, other);
    await invited(dealer, other);
    const third = await newLead(dealer, { mobileNumber: '9812300047' });
    const lapsed = await invited(dealer, third);
    const { db } = gateway().store.records;
    await db
      .updateTable('invitations')
      .set((eb) => ({ expires_at: eb('expires_at', '-', EIGHT_DAYS) }))
      .where('lead_id', '=', third)
      .execute();
    const fourth = await newLead(dealer, { mobileNumber: '9812300048' });
    const removed = await invited(dealer, fourth);
    await dealer.done(removeLead, { requestId: randomUUID(), lead: fourth, version: 1 });
    const refusal = { message: 'This link does not work any more.', code: 'link-ended' };
    for (const token of [used, replaced, lapsed, removed, 'x'.repeat(43)]) {
      const shown = await read(token);
      expect([shown.status, shown.json]).toEqual([404, refusal]);
      const again = { ...body, token, requestId: randomUUID() };
      const accepted = await borrower.call(acceptInvitation, again);
      expect([accepted.status, accepted.json]).toEqual([404, refusal]);
    }
    expect((await borrower.done(myApplications, {})).applications).toHaveLength(1);
  });

  it('stays good when the offers or the notice have changed, and of two concurrent uses one succeeds', async () => {
    const { dealer, borrower } = people;
    const token = await invited(dealer, lead);
    const body = await acceptance(borrower, token, true);
    const stale = { ...body, requestId: randomUUID(), catalogueHash: '0'.repeat(64) };
    expect((await borrower.call(acceptInvitation, stale)).json).toMatchObject({
      current: { catalogueHash: body.catalogueHash },
    });
    const unread = { ...body, requestId: randomUUID(), noticeHash: '0'.repeat(64) };
    expect((await borrower.call(acceptInvitation, unread)).json).toMatchObject({
      current: { noticeHash: body.noticeHash },
    });
    expect((await gateway().call(acceptInvitation, body)).status).toBe(401);
    expect((await borrower.done(myApplications, {})).applications).toEqual([]);
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => {
        const one = { ...body, requestId: randomUUID() };
        return (await borrower.call(acceptInvitation, one)).status;
      }),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404, 404]);
  });

  it('requires a phone proof when it consents, and none when it does not', async () => {
    const { dealer, borrower } = people;
    const token = await invited(dealer, lead);
    const body = await acceptance(borrower, token, true);
    gateway().clock.now += 11 * 60 * 1000;
    expect((await borrower.call(acceptInvitation, body)).status).toBe(403);
    const { number } = await borrower.done(
      acceptInvitation,
      { ...body, requestId: randomUUID() },
      await borrower.withProof(),
    );
    expect(await borrower.done(application, { number })).toMatchObject({
      consents: [{ purpose: 'share-status-with-dealer', state: 'GIVEN' }],
    });
    const other = await invited(dealer, lead);
    await acceptedFrom(borrower, other, false);
  });

  it('is not made for a lead that is lost, nor with another lead’s quote', async () => {
    const { dealer } = people;
    const other = await newLead(dealer);
    const quote = await newQuote(dealer, other);
    const make = (of: string | null) =>
      dealer.call(inviteCustomer, { requestId: randomUUID(), lead, quote: of });
    expect((await make(quote)).status).toBe(404);
    expect((await make(randomUUID())).status).toBe(404);
    const lost = { state: 'LOST', reason: 'no-loan' } as const;
    await dealer.done(saveLead, leadBody({ status: lost }, { lead, version: 1 }));
    const refused = await make(null);
    expect([refused.status, refused.json]).toMatchObject([409, { current: { state: 'LOST' } }]);
  });
});
