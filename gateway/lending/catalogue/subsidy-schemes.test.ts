import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { quotes, runningSchemes, saveQuote } from '#contract/dealers/leads.ts';
import {
  endSubsidyScheme,
  saveSubsidyScheme,
  subsidySchemes,
} from '#contract/operators/subsidy-schemes.ts';
import { paise } from '#domain/money/money.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { newDelivering, TODAY, TOMORROW } from '#gateway/testing/delivery.ts';
import { newLead, newSubsidy, QUOTE, quoteBody, SCHEME } from '#gateway/testing/leads.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import { newMember } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('subsidy schemes', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  beforeEach(async () => {
    people = await newDelivering(gateway());
  });

  const save = (changes: Partial<typeof SCHEME> = {}) =>
    people.operator.call(saveSubsidyScheme, {
      requestId: randomUUID(),
      scheme: { ...SCHEME, ...changes },
    });
  const end = (scheme: string) =>
    people.operator.call(endSubsidyScheme, { requestId: randomUUID(), scheme });
  const running = async () =>
    (await people.dealer.done(runningSchemes, {})).schemes.map(({ scheme }) => scheme);
  const idOf = (subsidy: Awaited<ReturnType<typeof newSubsidy>>) =>
    'scheme' in subsidy ? subsidy.scheme : '';
  const quoted = async (subsidy: (typeof QUOTE)['subsidy']) =>
    people.dealer.call(saveQuote, quoteBody(await newLead(people.dealer), { subsidy }));
  const notRunning = (scheme: object | null) => ({
    status: 409,
    json: { code: 'scheme-not-running', current: { scheme } },
  });

  it('are kept by operators, listed last first, and ended once', async () => {
    const { operator } = people;
    const first = idOf(await newSubsidy(operator));
    gateway().clock.now += 1000;
    const second = idOf(await newSubsidy(operator, { to: null }));
    gateway().clock.now += 1000;
    expect(await end(first)).toMatchObject({ status: 200, json: { scheme: first } });
    expect(await operator.done(subsidySchemes, { after: null })).toEqual({
      schemes: [
        { ...SCHEME, scheme: second, to: null, endedAt: null },
        { ...SCHEME, scheme: first, endedAt: gateway().clock.now },
      ],
      next: null,
    });
    expect((await operator.done(subsidySchemes, { after: second })).schemes).toHaveLength(1);
    expect(await end(first)).toMatchObject({ status: 409, json: { code: 'scheme-ended' } });
    expect(await end(randomUUID())).toMatchObject({
      status: 404,
      json: { code: 'no-such-scheme' },
    });
    expect(await auditOf(gateway(), `subsidy-scheme:${first}`)).toMatchObject([
      { role: 'operator', action: 'save-subsidy-scheme' },
      { role: 'operator', action: 'end-subsidy-scheme' },
    ]);
  });

  it('are refused with a source that nobody can look up, or days in the wrong order', async () => {
    for (const source of ['my brother said', 'http://example.in/', 'https://', 'ftp://a.in/1']) {
      expect(await save({ source }), source).toMatchObject({ status: 400 });
    }
    for (const source of ['https://egazette.gov.in/1', 'No. 5/2/2024-AEI (19587)', 'का.आ. ४२५३']) {
      expect(await save({ source }), source).toMatchObject({ status: 200 });
    }
    expect(await save({ from: TOMORROW, to: TODAY })).toMatchObject({ status: 400 });
    expect(await save({ amount: paise(0) })).toMatchObject({ status: 400 });
  });

  it('are changed by product managers alone, and read by dealers while they run', async () => {
    const { operator, dealer, borrower } = people;
    expect((await dealer.call(subsidySchemes, { after: null })).status).toBe(403);
    expect((await borrower.call(runningSchemes, {})).status).toBe(403);
    expect((await operator.call(runningSchemes, {})).status).toBe(403);
    const scheme = idOf(await newSubsidy(operator));
    await newSubsidy(operator, { from: TOMORROW });
    await newSubsidy(operator, { from: '2026-01-01', to: '2026-11-20' });
    expect(await running()).toEqual([scheme]);
    const auditor = await newMember(gateway(), operator, 'operator', null, ['auditor']);
    expect((await auditor.call(subsidySchemes, { after: null })).status).toBe(200);
    const body = { requestId: randomUUID(), scheme };
    expect((await auditor.call(endSubsidyScheme, body)).status).toBe(403);
    await end(scheme);
    expect(await running()).toEqual([]);
  });

  it('are what a quote may count on, on the day on which it is saved', async () => {
    const subsidy = await newSubsidy(people.operator);
    expect(await quoted(subsidy)).toMatchObject({
      status: 200,
      json: { figures: { invoicePrice: QUOTE.exShowroomPrice - QUOTE.discount - SCHEME.amount } },
    });
    // Drawn up yesterday without a connection, and sent today.
    const over = { from: '2026-01-01', to: '2026-11-20' };
    const late = await newSubsidy(people.operator, over);
    const scheme = { ...SCHEME, ...over, scheme: idOf(late) };
    expect(await quoted(late)).toMatchObject(notRunning(scheme));
    const early = await newSubsidy(people.operator, { from: TOMORROW });
    expect(await quoted(early)).toMatchObject(notRunning({ from: TOMORROW }));
  });

  it('take no other subsidy: unknown, ended, of another amount, or typed as it once was', async () => {
    const subsidy = await newSubsidy(people.operator);
    const more = { ...subsidy, amount: paise(SCHEME.amount + 100) };
    expect(await quoted(more)).toMatchObject(notRunning({ amount: SCHEME.amount }));
    expect(await quoted({ ...subsidy, scheme: randomUUID() })).toMatchObject(notRunning(null));
    const typed = { amount: paise(100), on: '2026-04-01', source: 'My brother said' };
    expect(await quoted(typed)).toMatchObject(notRunning(null));
    await end(idOf(subsidy));
    expect(await quoted(subsidy)).toMatchObject(notRunning({ scheme: idOf(subsidy) }));
  });

  it('that have ended leave the quotes that were saved with them', async () => {
    const { dealer, operator } = people;
    const subsidy = await newSubsidy(operator);
    const lead = await newLead(dealer);
    const body = quoteBody(lead, { subsidy });
    const saved = await dealer.done(saveQuote, body);
    await end(idOf(subsidy));
    expect(await dealer.done(saveQuote, { ...body, requestId: randomUUID() })).toEqual(saved);
    const { quotes: kept } = await dealer.done(quotes, { lead, after: null });
    expect(kept).toMatchObject([{ terms: { subsidy } }]);
  });
});
