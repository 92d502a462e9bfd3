import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import {
  application,
  createApplication,
  inviteGuarantor,
  match,
  myApplications,
  refreshMatch,
  saveSection,
  submit,
  withdraw,
} from '#contract/applications/loans.ts';
import { askingFor } from '#domain/lending/matching/asked-loan.ts';
import { lookDueAt } from '#domain/lending/time-frames.ts';
import { minus, paise } from '#domain/money/money.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import {
  chosen,
  consentToAll,
  fill,
  FILLED,
  GUARANTEED_PRODUCT,
  newDraft,
  publish,
  publishTestCatalogue,
  readyDraft,
  refreshed,
  seen,
  submitted,
  TEST_INPUT,
  TEST_LENDER,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { PERSON, TEST_OFFERING } from '#gateway/testing/test-gateway.ts';

const bankOf = (draft: Draft) => ({
  requestId: randomUUID(),
  ...draft,
  section: 'bank' as const,
  values: FILLED.bank,
});

describeOnBothStores('loan applications', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  it('go from a match to lenders by calls alone', async () => {
    const person = await newPerson(gateway());
    const { match: found } = await person.done(match, { input: TEST_INPUT });
    expect(found.matched.map(({ product }) => product.id)).toStrictEqual([
      TEST_PRODUCT.productId,
      GUARANTEED_PRODUCT.productId,
    ]);
    const { number } = await submitted(person);
    expect(await seen(person, number)).toMatchObject({
      state: 'SUBMITTED',
      missing: [],
      isMatchStale: false,
      lenders: [{ lenderId: TEST_LENDER.id, productVersion: 1, state: 'CREATED' }],
      sections: FILLED,
    });
    const mine = await person.done(myApplications, {});
    expect(mine.applications).toMatchObject([
      { number, state: 'SUBMITTED', lenders: [{ state: 'CREATED' }] },
    ]);
  });

  it('say without a match which other loan would match, until it is asked for', async () => {
    const person = await newPerson(gateway());
    const input = { ...TEST_INPUT, months: 60 };
    const { match: found, ways } = await person.done(match, { input });
    expect(found.matched).toStrictEqual([]);
    const [way] = ways;
    if (way === undefined) throw new Error('no way');
    const next = askingFor(input, way);
    const { match: then, ways: none } = await person.done(match, { input: next });
    expect(then.matched).toHaveLength(way.count);
    expect(then.matched[0]).toStrictEqual(way.first);
    expect(none).toStrictEqual([]);

    const draft = await newDraft(person, input);
    expect((await seen(person, draft.number)).ways).toStrictEqual(ways);
    const saved = await person.done(saveSection, {
      ...draft,
      requestId: randomUUID(),
      section: 'vehicle',
      values: { ...FILLED.vehicle, months: way.months },
    });
    expect((await seen(person, draft.number)).ways).toStrictEqual([]);
    await refreshed(person, saved);
    const after = await seen(person, draft.number);
    expect(after.match?.matched).toHaveLength(way.count);
    expect(after.ways).toStrictEqual([]);
  });

  it('are matched by an amount alone, and not started by it', async () => {
    const person = await newPerson(gateway());
    const { exShowroomPrice: _, onRoadPrice, downPayment, ...others } = TEST_INPUT;
    const input = { ...others, amount: minus(onRoadPrice, downPayment) };
    const { match: found, catalogueHash } = await person.done(match, { input });
    expect(found.matched[0]?.offer.amount).toBe(input.amount);
    expect(found.matched[0]?.worthAtLeast?.amount).toBeGreaterThan(input.amount);
    const body = { requestId: randomUUID(), language: 'hi', input, catalogueHash };
    expect(createApplication.body.safeParse(body).success).toBe(false);
  });

  it('leave an entry in the audit for each change of a draft', async () => {
    const person = await newPerson(gateway());
    const draft = await newDraft(person);
    const saved = await person.done(saveSection, bankOf(draft));
    await refreshed(person, saved);
    const { id } = await gateway()
      .store.records.db.selectFrom('applications')
      .select('id')
      .where('number', '=', draft.number)
      .executeTakeFirstOrThrow();
    const entries = await auditOf(gateway(), ownerOf(id));
    expect(entries.map(({ role, action }) => [role, action])).toEqual([
      ['borrower', 'create'],
      ['borrower', 'saveSection'],
      ['borrower', 'refreshMatch'],
    ]);
  });

  it('note which sections are filled in, whichever is saved', async () => {
    const person = await newPerson(gateway());
    let draft = await newDraft(person);
    const noted = async () =>
      (
        await gateway()
          .store.records.db.selectFrom('applications')
          .select('filled_sections')
          .where('number', '=', draft.number)
          .executeTakeFirstOrThrow()
      ).filled_sections;
    const save = async (section: 'identity' | 'bank', values: object) => {
      const body = { ...draft, requestId: randomUUID(), section, values };
      draft = await person.done(saveSection, saveSection.body.parse(body));
    };
    await save('bank', FILLED.bank);
    const withBank = await noted();
    expect(withBank?.split(' ')).toContain('bank');
    await save('identity', FILLED.identity);
    expect((await noted())?.split(' ')).toEqual(expect.arrayContaining(['identity', 'bank']));
    await save('bank', {});
    expect((await noted())?.split(' ')).not.toContain('bank');
    expect((await noted())?.split(' ')).toContain('identity');
  });

  it('keep what was answered before, and say what is still missing', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const draft = await seen(person, number);
    expect(draft.sections.vehicle).toMatchObject({ onRoadPrice: TEST_INPUT.onRoadPrice });
    expect(draft.missing).toContain('bank.accountNumber');
    expect(draft.missing).not.toContain('vehicle.months');
  });

  it('are created once, however often the same request comes', async () => {
    const person = await newPerson(gateway());
    const { catalogueHash } = await person.done(match, { input: TEST_INPUT });
    const body = {
      requestId: randomUUID(),
      language: 'en' as const,
      input: TEST_INPUT,
      catalogueHash,
    };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => person.call(createApplication, body)),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await person.done(myApplications, {})).applications).toHaveLength(1);
    expect(await person.call(createApplication, { ...body, language: 'hi' })).toMatchObject({
      status: 409,
    });
  });

  it('are sent once by 50 submits with one request ID at the same moment', async () => {
    const person = await newPerson(gateway());
    const draft = await readyDraft(person);
    const body = chosen(draft);
    const headers = await person.withProof();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => person.call(submit, body, headers)),
    );
    expect(replies.map(({ status }) => status)).toStrictEqual(
      Array.from({ length: 50 }, () => 200),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await seen(person, draft.number)).toMatchObject({ version: draft.version + 1 });
  });

  it('refuse a change of an older version, and give the present one', async () => {
    const person = await newPerson(gateway());
    const draft = await newDraft(person);
    const both = await Promise.all([
      person.call(saveSection, bankOf(draft)),
      person.call(saveSection, bankOf(draft)),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toStrictEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({
      current: { state: 'DRAFT', version: draft.version + 1 },
    });
  });

  it('accept no Aadhaar number in free text, but do in a number’s own field', async () => {
    const person = await newPerson(gateway());
    const draft = await newDraft(person);
    const refused = await person.call(saveSection, {
      requestId: randomUUID(),
      ...draft,
      section: 'address',
      values: { ...FILLED.address, house: 'c/o 2345 6789 0124' },
    });
    expect(refused).toMatchObject({ status: 400, json: { fields: ['values.house'] } });
    const taken = await person.call(saveSection, {
      ...bankOf(draft),
      values: { ...FILLED.bank, accountNumber: '234567890124' },
    });
    expect(taken.status).toBe(200);
  });

  it('begin with the name that the borrower has registered with', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const { sections } = await person.done(application, { number });
    expect(sections.identity.fullName).toBe(`${PERSON.firstName} ${PERSON.lastName}`);
  });

  it('are not sent while anything is missing, and say what', async () => {
    const person = await newPerson(gateway());
    const headers = await person.withProof();
    const empty = await newDraft(person);
    expect((await person.call(submit, chosen(empty), headers)).json).toMatchObject({
      current: { missing: expect.arrayContaining(['identity.drivingLicence', 'bank.ifsc']) },
    });
    const filled = await refreshed(person, await fill(person, empty));
    const refused = await person.call(submit, chosen(filled), headers);
    expect(refused).toMatchObject({
      status: 400,
      json: {
        current: {
          missing: [
            'consent:prepare-application',
            'consent:check-documents',
            'consent:contact-me',
            `consent:share-with-lender:${TEST_LENDER.id}`,
          ],
        },
      },
    });
  });

  it('are not sent without a fresh phone proof, nor with one of another number', async () => {
    const person = await newPerson(gateway());
    const stranger = await newPerson(gateway());
    const draft = await readyDraft(person);
    const old = await person.withProof();
    gateway().clock.now += 11 * 60_000;
    for (const headers of [{}, old, await stranger.withProof()]) {
      expect((await person.call(submit, chosen(draft), headers)).status).toBe(403);
    }
    expect((await person.call(submit, chosen(draft), await person.withProof())).status).toBe(200);
  });

  it('are shown again before they are sent when a product was changed or retired', async () => {
    const person = await newPerson(gateway());
    const draft = await readyDraft(person);
    await publish(
      gateway().store,
      [],
      [{ ...TEST_PRODUCT, version: 2, rate: { kind: 'reducing', percent: 26 } }],
    );
    const stale = await person.call(submit, chosen(draft), await person.withProof());
    expect(stale).toMatchObject({ status: 409, json: { current: { isMatchStale: true } } });
    expect(await seen(person, draft.number)).toMatchObject({ isMatchStale: true });
    const again = await refreshed(person, draft);
    const headers = await person.withProof();
    expect((await person.call(submit, chosen(again), headers)).status).toBe(409);
    const decided = chosen(again, { ...TEST_PRODUCT, version: 2 });
    expect((await person.call(submit, decided, headers)).status).toBe(200);
  });

  it('are shown again before they are sent when a section was edited', async () => {
    const person = await newPerson(gateway());
    const ready = await readyDraft(person);
    const edited = await person.done(saveSection, {
      requestId: randomUUID(),
      ...ready,
      section: 'work',
      values: { ...FILLED.work, income: paise(12_000_00) },
    });
    const headers = await person.withProof();
    expect((await person.call(submit, chosen(edited), headers)).json).toMatchObject({
      current: { isMatchStale: true },
    });
    const again = await refreshed(person, edited);
    // So little income matches nobody now.
    expect((await seen(person, again.number)).match?.matched).toStrictEqual([]);
    expect((await person.call(submit, chosen(again), headers)).status).toBe(409);
  });

  it('require an old match to be looked at before a draft is begun', async () => {
    const person = await newPerson(gateway());
    const refused = await person.call(createApplication, {
      requestId: randomUUID(),
      language: 'en',
      input: TEST_INPUT,
      catalogueHash: '0'.repeat(64),
    });
    expect(refused.status).toBe(409);
    expect((await person.done(myApplications, {})).applications).toStrictEqual([]);
  });

  it('stop for a lender whose consent is withdrawn before anything was sent', async () => {
    const person = await newPerson(gateway());
    const { number } = await submitted(person);
    const { consents } = await person.done(listConsents, { number });
    const toLender = consents.find(({ lenderId }) => lenderId === TEST_LENDER.id);
    await person.done(withdrawConsent, {
      requestId: randomUUID(),
      number,
      consent: toLender?.id ?? '',
    });
    expect(await seen(person, number)).toMatchObject({
      lenders: [{ state: 'CANCELLED', isSent: false }],
    });
  });

  it('say which lenders have them, and until when we look at them', async () => {
    const person = await newPerson(gateway());
    const draft = await readyDraft(person);
    expect((await seen(person, draft.number)).lookDueAt).toBeNull();
    await person.done(submit, chosen(draft), await person.withProof());
    const { db } = gateway().store.records;
    const at = gateway().clock.now;
    // As with a holiday that only the gateway knows.
    const due_at = at + 9 * 86_400_000;
    await db.updateTable('applications').set({ due_at }).execute();
    expect(await seen(person, draft.number)).toMatchObject({
      lookDueAt: due_at,
      lenders: [{ isSent: false }],
    });
    await db.updateTable('applications').set({ due_at: null, handed_over_at: at }).execute();
    expect(await seen(person, draft.number)).toMatchObject({
      lookDueAt: lookDueAt(at, TEST_OFFERING.holidays),
      lenders: [{ isSent: true }],
    });
  });

  it('close when they are withdrawn, and nothing changes them afterwards', async () => {
    const person = await newPerson(gateway());
    const sent = await submitted(person);
    const closed = await person.done(withdraw, { requestId: randomUUID(), ...sent });
    expect(await seen(person, sent.number)).toMatchObject({
      state: 'CLOSED',
      outcome: 'WITHDRAWN',
      lenders: [{ state: 'CANCELLED' }],
    });
    expect((await person.call(saveSection, bankOf(closed))).status).toBe(409);
  });

  it('are the borrower’s alone: another’s number and an unknown one get the same answer', async () => {
    const person = await newPerson(gateway());
    const stranger = await newPerson(gateway());
    const { number, version } = await newDraft(person);
    const headers = await stranger.withProof();
    const bodies = (wanted: string) => {
      const common = { requestId: randomUUID(), number: wanted, version };
      return [
        stranger.call(application, { number: wanted }),
        stranger.call(saveSection, bankOf({ number: wanted, version })),
        stranger.call(refreshMatch, common),
        stranger.call(withdraw, common),
        stranger.call(submit, chosen({ number: wanted, version }), headers),
        stranger.call(inviteGuarantor, { ...common, name: 'A B', mobileNumber: '9812345678' }),
        stranger.call(listConsents, { number: wanted }),
      ];
    };
    const [others, unknown] = await Promise.all([
      Promise.all(bodies(number)),
      Promise.all(bodies('LA0000000000')),
    ]);
    expect(others.map(({ status }) => status)).toStrictEqual(others.map(() => 404));
    expect(others.map(({ text }) => text)).toStrictEqual(unknown.map(({ text }) => text));
  });

  it('are limited to five drafts per person', async () => {
    const person = await newPerson(gateway());
    for (let count = 0; count < 5; count += 1) await newDraft(person);
    const { catalogueHash } = await person.done(match, { input: TEST_INPUT });
    const sixth = await person.call(createApplication, {
      requestId: randomUUID(),
      language: 'en',
      input: TEST_INPUT,
      catalogueHash,
    });
    expect(sixth.status).toBe(409);
  });

  it('stay whole when only part of the consents was given', async () => {
    const person = await newPerson(gateway());
    const draft = await refreshed(person, await fill(person, await newDraft(person)));
    await consentToAll(person, draft.number, []);
    const refused = await person.call(submit, chosen(draft), await person.withProof());
    expect(refused.json).toMatchObject({
      current: { missing: [`consent:share-with-lender:${TEST_LENDER.id}`] },
    });
    expect(await seen(person, draft.number)).toMatchObject({ state: 'DRAFT', lenders: [] });
  });
});
