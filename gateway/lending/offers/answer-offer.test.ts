import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { application, withdraw } from '#contract/applications/loans.ts';
import { answerOffer, offers } from '#contract/applications/offers.ts';
import { requestChanges } from '#contract/operators/review.ts';
import { verifyAudit } from '#gateway/foundation/audit/verify.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { seen, TEST_LENDER } from '#gateway/testing/applications.ts';
import {
  acceptance,
  accepted,
  caseOf,
  declining,
  handedOver,
  idOf,
  messagesAbout,
  offered,
  OTHER_LENDER,
  publishForOffers,
  shownOffers,
  takeBack,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newOperator, newPerson } from '#gateway/testing/people.ts';

const AT_ONE_MOMENT = 20;

describeOnBothStores('a borrower’s answer to an offer', (gateway) => {
  let person: TestPerson;
  let draft: Draft;
  beforeEach(async () => {
    await publishForOffers(gateway());
    person = await newPerson(gateway());
    draft = await handedOver(gateway(), person);
  });

  const statesOf = async () =>
    (await shownOffers(person, draft.number)).offers.map(({ state }) => state);

  it('accepts one, declines the others, and ends the other lenders’ cases', async () => {
    const first = await offered(gateway(), draft.number);
    const second = await offered(gateway(), draft.number);
    await offered(gateway(), draft.number, OTHER_LENDER.id);
    const { version } = await accepted(person, draft, first);
    expect(version).toBe(draft.version + 1);
    expect(await statesOf()).toStrictEqual(
      (await shownOffers(person, draft.number)).offers.map(({ offer }) =>
        offer === first.offer ? 'ACCEPTED' : 'DECLINED',
      ),
    );
    expect(await seen(person, draft.number)).toMatchObject({ state: 'WITH_LENDER', version });
    expect(await caseOf(gateway(), draft.number)).toMatchObject({ state: 'OFFER_ACCEPTED' });
    expect(await caseOf(gateway(), draft.number, OTHER_LENDER.id)).toMatchObject({
      state: 'CANCELLED',
    });
    expect(await messagesAbout(gateway(), draft.number)).toMatchObject([
      {
        lenderId: TEST_LENDER.id,
        kind: 'offer-accepted',
        facts: { offer: first.offer, keyFactsHash: first.keyFactsHash },
        state: 'PENDING',
      },
      {
        lenderId: OTHER_LENDER.id,
        kind: 'cancelled',
        facts: { reason: 'other-offer-accepted' },
        state: 'PENDING',
      },
    ]);
    const again = { ...draft, version };
    const body = acceptance(again, second);
    expect(await person.call(answerOffer, body, await person.withProof())).toMatchObject({
      status: 409,
      json: { current: { offer: second.offer, offerState: 'DECLINED' } },
    });
    const { db } = gateway().store.records;
    expect(await verifyAudit(db, null, null)).toMatchObject({ problem: null });
  });

  it('is given once: the same request again has the same answer, without another proof', async () => {
    const body = acceptance(draft, await offered(gateway(), draft.number));
    const done = await person.done(answerOffer, body, await person.withProof());
    expect(await person.done(answerOffer, body)).toStrictEqual(done);
    expect(await messagesAbout(gateway(), draft.number)).toHaveLength(2);
  });

  it('needs a fresh phone proof to accept, and none to decline', async () => {
    const offer = await offered(gateway(), draft.number);
    const body = acceptance(draft, offer);
    expect((await person.call(answerOffer, body)).status).toBe(403);
    const stranger = await newPerson(gateway());
    const proof = await stranger.withProof();
    expect((await person.call(answerOffer, body, proof)).status).toBe(403);
    expect(await statesOf()).toStrictEqual(['OPEN']);
    expect((await person.call(answerOffer, declining(draft, offer))).status).toBe(200);
  });

  it('names the key facts statement by its hash, and otherwise gets the right one', async () => {
    const mine = await offered(gateway(), draft.number);
    const other = await offered(gateway(), draft.number, OTHER_LENDER.id);
    for (const keyFactsHash of ['0'.repeat(64), other.keyFactsHash]) {
      const body = acceptance(draft, { ...mine, keyFactsHash });
      expect(await person.call(answerOffer, body, await person.withProof())).toMatchObject({
        status: 409,
        json: { current: { keyFactsHash: mine.keyFactsHash } },
      });
    }
    expect(await statesOf()).toStrictEqual(['OPEN', 'OPEN']);
  });

  it('is refused for a version other than the current one, and for another person’s offer', async () => {
    const offer = await offered(gateway(), draft.number);
    const proof = await person.withProof();
    const old = acceptance({ ...draft, version: draft.version - 1 }, offer);
    expect(await person.call(answerOffer, old, proof)).toMatchObject({
      status: 409,
      json: { current: { state: 'WITH_LENDER', version: draft.version } },
    });
    const unknown = acceptance(draft, { ...offer, offer: randomUUID() });
    expect((await person.call(answerOffer, unknown, proof)).status).toBe(404);
    const stranger = await newPerson(gateway());
    const body = acceptance(draft, offer);
    expect((await stranger.call(answerOffer, body, await stranger.withProof())).status).toBe(404);
    expect((await stranger.call(offers, { number: draft.number })).status).toBe(404);
    const theirs = await handedOver(gateway(), stranger);
    const mixed = acceptance(theirs, offer);
    expect((await stranger.call(answerOffer, mixed, await stranger.withProof())).status).toBe(404);
    expect(await statesOf()).toStrictEqual(['OPEN']);
  });

  it('comes too late for an offer that was withdrawn, or whose time is up', async () => {
    const gone = await offered(gateway(), draft.number);
    const lapsed = await offered(gateway(), draft.number, OTHER_LENDER.id);
    await takeBack(gateway(), draft.number, gone.offer);
    const proof = await person.withProof();
    expect(await person.call(answerOffer, acceptance(draft, gone), proof)).toMatchObject({
      status: 409,
      json: { current: { offerState: 'WITHDRAWN' } },
    });
    const { clock } = gateway();
    clock.now = lapsed.validUntil - 1;
    const headers = async () => ({
      Authorization: (await gateway().signInByPhone(person.mobileNumber)).token,
      ...(await person.withProof()),
    });
    const early = await headers();
    clock.now = lapsed.validUntil;
    const body = acceptance(draft, lapsed);
    expect(await person.call(answerOffer, body, early)).toMatchObject({
      status: 409,
      json: { current: { offerState: 'EXPIRED' } },
    });
    clock.now = lapsed.validUntil - 1;
    expect((await person.call(answerOffer, body, await headers())).status).toBe(200);
  });

  it('ends the case with the last offer that is declined, and the application with the last case', async () => {
    const first = await offered(gateway(), draft.number);
    const second = await offered(gateway(), draft.number);
    const other = await offered(gateway(), draft.number, OTHER_LENDER.id);
    let now = await person.done(answerOffer, declining(draft, first));
    expect(await caseOf(gateway(), draft.number)).toMatchObject({ state: 'OFFERED' });
    now = await person.done(answerOffer, declining(now, second));
    expect(await caseOf(gateway(), draft.number)).toMatchObject({ state: 'CANCELLED' });
    expect(await seen(person, draft.number)).toMatchObject({ state: 'WITH_LENDER' });
    now = await person.done(answerOffer, declining(now, other));
    expect(await person.done(application, { number: draft.number })).toMatchObject({
      state: 'CLOSED',
      outcome: 'WITHDRAWN',
      version: now.version,
    });
    expect(await messagesAbout(gateway(), draft.number)).toMatchObject([
      { kind: 'offer-declined', facts: { offer: first.offer, reason: 'cost' } },
      { kind: 'cancelled', facts: { reason: 'offer-declined' } },
      { lenderId: OTHER_LENDER.id, kind: 'cancelled', facts: { reason: 'offer-declined' } },
    ]);
    expect((await person.call(answerOffer, declining(now, other))).status).toBe(409);
    const { db } = gateway().store.records;
    expect(await db.selectFrom('offers').select('reason').distinct().execute()).toEqual([
      { reason: 'cost' },
    ]);
  });

  it('is no longer possible once the application is withdrawn', async () => {
    const offer = await offered(gateway(), draft.number);
    const { version } = await person.done(withdraw, { requestId: randomUUID(), ...draft });
    expect(await statesOf()).toStrictEqual(['DECLINED']);
    const body = acceptance({ ...draft, version }, offer);
    expect((await person.call(answerOffer, body, await person.withProof())).status).toBe(409);
  });

  it('lets a lender that asked for more documents wait no longer, once another’s offer is accepted', async () => {
    const offer = await offered(gateway(), draft.number);
    const { db } = gateway().store.records;
    await db
      .updateTable('lender_cases')
      .set({ state: 'ACTION_REQUIRED' })
      .where('lender_id', '=', OTHER_LENDER.id)
      .execute();
    await db
      .updateTable('applications')
      .set({ state: 'ACTION_REQUIRED', returns_to: 'WITH_LENDER' })
      .execute();
    await accepted(person, draft, offer);
    expect(await seen(person, draft.number)).toMatchObject({ state: 'WITH_LENDER' });
    expect(await caseOf(gateway(), draft.number, OTHER_LENDER.id)).toMatchObject({
      state: 'CANCELLED',
    });
    expect(await db.selectFrom('applications').select('returns_to').execute()).toEqual([
      { returns_to: null },
    ]);
  });

  it('settles what operators asked for: only what they ask for again is open', async () => {
    const offer = await offered(gateway(), draft.number);
    const operator = await newOperator(gateway());
    const ask = ({ number, version }: Draft, kind: 'photograph' | 'invoice') =>
      operator.done(requestChanges, {
        requestId: randomUUID(),
        number,
        version,
        sections: [],
        documents: [kind],
        reason: 'further-document',
      });
    const { number, version } = await ask(draft, 'photograph');
    await ask(await accepted(person, { number, version }, offer), 'invoice');
    const { state, changeRequests } = await seen(person, draft.number);
    expect(state).toBe('ACTION_REQUIRED');
    expect(changeRequests).toMatchObject([{ documents: ['invoice'] }]);
  });

  it('twenty answers at the same moment, for two offers, accept exactly one', async () => {
    const shown = [
      await offered(gateway(), draft.number),
      await offered(gateway(), draft.number, OTHER_LENDER.id),
    ];
    const proof = await person.withProof();
    const bodies = shown.flatMap((offer) =>
      Array.from({ length: AT_ONE_MOMENT / 2 }, () => acceptance(draft, offer)),
    );
    const replies = await Promise.all(bodies.map((body) => person.call(answerOffer, body, proof)));
    const statuses = replies.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toStrictEqual([200, ...Array.from({ length: AT_ONE_MOMENT - 1 }, () => 409)]);
    expect((await statesOf()).toSorted()).toStrictEqual(['ACCEPTED', 'DECLINED']);
    const kinds = (await messagesAbout(gateway(), draft.number)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toStrictEqual(['cancelled', 'offer-accepted']);
  });

  it('is kept from being a second acceptance by the database itself', async () => {
    const { records } = gateway().store;
    const { db } = records;
    const first = await offered(gateway(), draft.number);
    await offered(gateway(), draft.number, OTHER_LENDER.id);
    await accepted(person, draft, first);
    const id = await idOf(gateway(), draft.number);
    const row = await db
      .selectFrom('offers')
      .selectAll()
      .where('id', '=', first.offer)
      .executeTakeFirstOrThrow();
    const second = db.insertInto('offers').values({ ...row, id: randomUUID() });
    await expect(second.execute()).rejects.toSatisfy(records.isUniqueViolation);
    const update = db
      .updateTable('offers')
      .set({ state: 'ACCEPTED' })
      .where('application_id', '=', id)
      .where('id', '!=', first.offer);
    await expect(update.execute()).rejects.toSatisfy(records.isUniqueViolation);
    // Any number of the others may be there.
    const declined = { ...row, id: randomUUID(), state: 'DECLINED' as const };
    await db.insertInto('offers').values(declined).execute();
  });
});
