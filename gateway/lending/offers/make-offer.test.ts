import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import { paise } from '#domain/money/money.ts';
import { verifyAudit } from '#gateway/foundation/audit/verify.ts';
import { hashOfKeyFacts } from '#gateway/lending/lender-cases/stored-offers.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { FILLED, newDraft, TEST_LENDER } from '#gateway/testing/applications.ts';
import {
  ASKED,
  caseOf,
  eventsAbout,
  FEE,
  handedOver,
  idOf,
  OFFERED_PRODUCT,
  offerBody,
  offered,
  OTHER_LENDER,
  publishForOffers,
  sendOffer,
  shownOffers,
  takeBack,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { TEST_OFFERING } from '#gateway/testing/test-gateway.ts';

describeOnBothStores('an offer that a lender makes', (gateway) => {
  let person: TestPerson;
  let draft: Draft;
  beforeEach(async () => {
    await publishForOffers(gateway());
    person = await newPerson(gateway());
    draft = await handedOver(gateway(), person);
  });

  const statusOf = async (changes: Parameters<typeof offerBody>[3]) => {
    const answer = await sendOffer(
      gateway(),
      await offerBody(gateway(), draft.number, TEST_LENDER.id, changes),
    );
    return answer.status === 200 ? 200 : { status: answer.status, fields: answer.fields };
  };

  it('is shown to the borrower with its key facts statement, in the language of the application', async () => {
    const made = await offered(gateway(), draft.number);
    expect(made).toMatchObject({ state: 'OFFERED', version: 2 });
    const { offers, coolingOffUntil } = await shownOffers(person, draft.number);
    expect(coolingOffUntil).toBeNull();
    expect(offers).toMatchObject([
      {
        offer: made.offer,
        lenderId: TEST_LENDER.id,
        state: 'OPEN',
        keyFactsHash: made.keyFactsHash,
        // Saturday the 21st, on which banks work; Wednesday is the third working day after it.
        validUntil: Date.parse('2026-11-25T18:30:00Z'),
        decidedAt: null,
        terms: drawUpOffer(OFFERED_PRODUCT, ASKED, 30),
      },
    ]);
    const text = offers[0]?.keyFacts ?? '';
    expect(hashOfKeyFacts(text)).toBe(made.keyFactsHash);
    const statement = z.parse(keyFactsStatement, JSON.parse(text));
    expect(statement).toMatchObject({
      title: 'मुख्य तथ्य विवरण',
      language: 'hi',
      number: `${draft.number}-1`,
      applicationNumber: draft.number,
      madeOn: '2026-11-21',
      validTill: '2026-11-25',
      lender: { name: TEST_LENDER.names.hi },
    });
    expect(text).toContain('सेवा के अधिकारी');
    const english = z.parse(keyFactsStatement, JSON.parse(offers[0]?.keyFactsInEnglish ?? ''));
    expect(english).toMatchObject({
      title: 'Key facts statement',
      language: 'en',
      number: statement.number,
      validTill: statement.validTill,
    });
    expect(english.schedule.rows).toStrictEqual(statement.schedule.rows);
    expect(await eventsAbout(gateway(), draft.number)).toStrictEqual(['offer-made']);
  });

  it('contains no borrower’s name, and is sealed in the database', async () => {
    await offered(gateway(), draft.number);
    const { offers } = await shownOffers(person, draft.number);
    const text = offers[0]?.keyFacts ?? '';
    const { identity, address, bank } = FILLED;
    const secrets = [
      identity.fullName,
      identity.pan,
      address.house,
      bank.accountNumber,
      person.mobileNumber,
      person.userId,
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    const { db } = gateway().store.records;
    const rows = JSON.stringify(await db.selectFrom('offers').selectAll().execute());
    expect(rows).not.toContain(draft.number);
    expect(rows).not.toContain('मुख्य');
  });

  it('may be better than the product, and is refused when it is worse', async () => {
    expect(await statusOf({ rate: { kind: 'reducing', percent: 24.01 } })).toStrictEqual({
      status: 400,
      fields: ['rate'],
    });
    expect(await statusOf({ rate: { kind: 'flat', percent: 10 } })).toStrictEqual({
      status: 400,
      fields: ['rate'],
    });
    expect(await statusOf({ fees: [{ ...FEE, paise: paise(FEE.paise + 1) }] })).toStrictEqual({
      status: 400,
      fields: ['fees'],
    });
    expect(await statusOf({ amount: paise(ASKED + 1) })).toStrictEqual({
      status: 400,
      fields: ['amount'],
    });
    expect(await statusOf({ months: 37 })).toStrictEqual({ status: 400, fields: ['months'] });
    expect((await shownOffers(person, draft.number)).offers).toStrictEqual([]);
    expect(await statusOf({ rate: { kind: 'reducing', percent: 20 }, fees: [] })).toBe(200);
  });

  it('is measured by the version that the borrower chose, even once that is retired', async () => {
    const { db } = gateway().store.records;
    await db.updateTable('product_versions').set({ state: 'RETIRED' }).execute();
    expect(await statusOf({})).toBe(200);
  });

  it('is refused with our APR when its own differs in the first two decimals', async () => {
    const body = await offerBody(gateway(), draft.number);
    for (const apr of [body.apr - 0.01, body.apr + 0.01]) {
      const answer = await sendOffer(gateway(), { ...body, apr: Math.round(apr * 100) / 100 });
      expect(answer).toMatchObject({ status: 400, fields: ['apr'], current: { apr: body.apr } });
    }
    expect((await caseOf(gateway(), draft.number)).state).toBe('PROCESSING');
    expect((await sendOffer(gateway(), body)).status).toBe(200);
  });

  it('holds for three working days by the list of holidays, or longer if the lender says so', async () => {
    const offering = { ...TEST_OFFERING, holidays: new Set(['2026-11-24', '2026-11-25']) };
    const body = await offerBody(gateway(), draft.number);
    const least = await sendOffer(gateway(), body, TEST_LENDER.id, offering);
    // 23, 26 and 27; the 28th is a fourth Saturday.
    expect(least).toMatchObject({ reply: { validUntil: Date.parse('2026-11-27T18:30:00Z') } });
    expect(await statusOf({ validUntil: '2026-11-24' })).toStrictEqual({
      status: 400,
      fields: ['validUntil'],
    });
    expect(await statusOf({ validUntil: '2027-02-20' })).toStrictEqual({
      status: 400,
      fields: ['validUntil'],
    });
    const longer = await offered(gateway(), draft.number, TEST_LENDER.id, {
      validUntil: '2026-12-31',
    });
    expect(longer.validUntil).toBe(Date.parse('2026-12-31T18:30:00Z'));
  });

  it('is refused where the case takes none, has changed, or is not theirs', async () => {
    const body = await offerBody(gateway(), draft.number);
    expect((await sendOffer(gateway(), { ...body, version: 7 })).status).toBe(409);
    expect((await sendOffer(gateway(), body, 'careful-lender')).status).toBe(404);
    expect((await sendOffer(gateway(), { ...body, number: 'LA0000000000' })).status).toBe(404);
    const unsent = await newDraft(await newPerson(gateway()));
    expect((await sendOffer(gateway(), { ...body, number: unsent.number })).status).toBe(404);
    const { db } = gateway().store.records;
    const others = [
      'CREATED',
      'ACTION_REQUIRED',
      'OFFER_ACCEPTED',
      'CANCELLED',
      'EXPIRED',
    ] as const;
    for (const state of others) {
      await db.updateTable('lender_cases').set({ state }).execute();
      expect(await sendOffer(gateway(), body), state).toMatchObject({
        status: 409,
        current: { state },
      });
    }
  });

  it('can be followed by four more from the same lender, each with its own number', async () => {
    for (let count = 0; count < 5; count += 1) await offered(gateway(), draft.number);
    expect((await sendOffer(gateway(), await offerBody(gateway(), draft.number))).status).toBe(409);
    await offered(gateway(), draft.number, OTHER_LENDER.id);
    const { offers } = await shownOffers(person, draft.number);
    const numbers = offers.map(
      ({ keyFacts }) => z.parse(keyFactsStatement, JSON.parse(keyFacts ?? '')).number,
    );
    expect(numbers.toSorted()).toStrictEqual(
      [1, 2, 3, 4, 5, 6].map((count) => `${draft.number}-${count}`),
    );
    expect(new Set(offers.map(({ keyFactsHash }) => keyFactsHash)).size).toBe(6);
  });

  describe('an offer that the lender takes back', () => {
    it('leaves the case for the lender to consider again, with the last one', async () => {
      const first = await offered(gateway(), draft.number);
      const second = await offered(gateway(), draft.number);
      expect(await takeBack(gateway(), draft.number, first.offer)).toMatchObject({
        status: 200,
        reply: { state: 'OFFERED', version: second.version },
      });
      expect(await takeBack(gateway(), draft.number, second.offer)).toMatchObject({
        status: 200,
        reply: { state: 'PROCESSING', version: second.version + 1 },
      });
      const { offers } = await shownOffers(person, draft.number);
      expect(offers.map(({ state }) => state)).toStrictEqual(['WITHDRAWN', 'WITHDRAWN']);
      expect(await eventsAbout(gateway(), draft.number)).toContain('offer-withdrawn');
      expect(await takeBack(gateway(), draft.number, first.offer)).toMatchObject({
        status: 409,
        current: { offer: first.offer, offerState: 'WITHDRAWN' },
      });
    });

    it('is refused for another lender’s offer, and for one that does not exist', async () => {
      const { offer } = await offered(gateway(), draft.number);
      await offered(gateway(), draft.number, OTHER_LENDER.id);
      for (const each of [offer, randomUUID()]) {
        const answer = await takeBack(gateway(), draft.number, each, OTHER_LENDER.id);
        expect(answer).toMatchObject({ status: 404, message: 'There is no such offer.' });
      }
    });
  });

  it('is in the audit without what it says', async () => {
    const { offer } = await offered(gateway(), draft.number);
    await takeBack(gateway(), draft.number, offer);
    const { db } = gateway().store.records;
    const entries = await db
      .selectFrom('audit_entries')
      .select(['role', 'actor', 'action', 'facts'])
      .where('subject', '=', `application:${await idOf(gateway(), draft.number)}`)
      .where('role', '=', 'lender')
      .orderBy('seq')
      .execute();
    expect(entries.map(({ action }) => action)).toStrictEqual([
      'case.makeOffer',
      'offer.withdraw',
      'case.withdrawOffer',
    ]);
    expect(JSON.stringify(entries)).not.toContain(String(ASKED));
    expect(await verifyAudit(db, null, null)).toMatchObject({ problem: null });
  });
});
