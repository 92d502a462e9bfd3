import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { invitation } from '#contract/applications/invitations.ts';
import { sharedQuote } from '#contract/applications/shared-quotes.ts';
import { quotes, removeLead, saveQuote } from '#contract/dealers/leads.ts';
import { endOfIndianDay } from '#domain/days.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { newDelivering, TEST_DEALER } from '#gateway/testing/delivery.ts';
import { acceptedFrom, invited, LEAD, newLead, QUOTE, quoteBody } from '#gateway/testing/leads.ts';
import { newMember } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('a link to a quote', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let lead: string;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    lead = await newLead(people.dealer);
  });

  const linkOf = async (body = quoteBody(lead)) =>
    (await people.dealer.done(saveQuote, body)).link ?? '';
  const opened = async (token: string) => people.borrower.call(sharedQuote, { token });

  it('shows the quote with the figures of the sheet, and nothing of the customer', async () => {
    const { dealer } = people;
    const body = quoteBody(lead);
    const token = await linkOf(body);
    const answer = await opened(token);
    const [sheet] = (await dealer.done(quotes, { lead, after: null })).quotes;
    expect(JSON.parse(answer.text)).toEqual({
      dealer: TEST_DEALER,
      branch: null,
      details: { address: null, phone: null, gstin: null, terms: null, logo: null },
      number: '2026-1',
      savedAt: sheet?.savedAt,
      terms: sheet?.terms,
      figures: sheet?.figures,
      invitation: null,
    });
    for (const secret of [LEAD.name, LEAD.mobileNumber, LEAD.note, lead, body.quote]) {
      expect(answer.text).not.toContain(secret);
    }
  });

  it('is the same however often it is asked for, and only its digest is stored', async () => {
    const body = quoteBody(lead);
    const token = await linkOf(body);
    expect(await linkOf({ ...body, requestId: randomUUID() })).toBe(token);
    expect((await people.dealer.done(quotes, { lead, after: null })).quotes[0]?.link).toBe(token);
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await gateway().store.records.db.selectFrom('quote_links').selectAll().execute();
    expect(rows.map(({ digest }) => digest)).toEqual([
      createHash('sha256').update(token).digest('base64url'),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends with the last day of the quote', async () => {
    const token = await linkOf();
    gateway().clock.now = endOfIndianDay(QUOTE.validUntil) - 1000;
    expect((await opened(token)).status).toBe(200);
    gateway().clock.now += 1000;
    const answer = await opened(token);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, 'link-ended']);
  });

  it('ends when the lead is removed, and no other token opens anything', async () => {
    const token = await linkOf();
    expect((await opened('x'.repeat(43))).status).toBe(404);
    await people.dealer.done(removeLead, { requestId: randomUUID(), lead, version: 1 });
    expect((await opened(token)).status).toBe(404);
    const rows = await gateway().store.records.db.selectFrom('quote_links').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('is not told to another dealer', async () => {
    await linkOf();
    await gateway()
      .store.records.db.insertInto('dealers')
      .values({
        id: 'other-dealer',
        content: JSON.stringify({ id: 'other-dealer', names: TEST_DEALER.names }),
        changed_at: 1,
      })
      .execute();
    const rival = await newMember(gateway(), people.operator, 'dealer', 'other-dealer');
    expect((await rival.call(quotes, { lead, after: null })).status).toBe(404);
  });

  it('leads on to the invitation for this very quote until it is used', async () => {
    const { dealer, borrower } = people;
    const body = quoteBody(lead);
    const token = await linkOf(body);
    const to = async () => JSON.parse((await opened(token)).text).invitation;
    await invited(dealer, lead);
    expect(await to()).toBeNull();
    const invitedTo = await invited(dealer, lead, body.quote);
    expect(await to()).toBe(invitedTo);
    expect((await borrower.call(invitation, { token: invitedTo, language: 'hi' })).status).toBe(
      200,
    );
    await acceptedFrom(borrower, invitedTo);
    expect(await to()).toBeNull();
  });

  it('has a number that is counted for each dealer and year', async () => {
    const { dealer } = people;
    const numberOf = async () =>
      (await dealer.done(saveQuote, quoteBody(lead, { validUntil: '2027-03-01' }))).number;
    expect(await numberOf()).toBe('2026-1');
    const body = quoteBody(lead);
    expect((await dealer.done(saveQuote, body)).number).toBe('2026-2');
    expect((await dealer.done(saveQuote, { ...body, requestId: randomUUID() })).number).toBe(
      '2026-2',
    );
    expect(await numberOf()).toBe('2026-3');
  });
});
