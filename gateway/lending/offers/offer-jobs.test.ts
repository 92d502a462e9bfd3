import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { answerOffer } from '#contract/applications/offers.ts';
import { application } from '#contract/applications/loans.ts';
import { announceLapses, expireOffers } from '#gateway/lending/offers/offer-jobs.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { TEST_LENDER } from '#gateway/testing/applications.ts';
import {
  acceptance,
  caseOf,
  eventsAbout,
  handedOver,
  messagesAbout,
  offered,
  OTHER_LENDER,
  publishForOffers,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';

const AN_HOUR = 60 * 60 * 1000;
const A_DAY = 24 * AN_HOUR;
const ROUNDS = 20;

describeOnBothStores('an offer whose time runs out', (gateway) => {
  let person: TestPerson;
  let draft: Draft;
  beforeEach(async () => {
    await publishForOffers(gateway());
    person = await newPerson(gateway());
    draft = await handedOver(gateway(), person);
  });

  const deps = () => ({
    records: gateway().store.records,
    onFailure: (error: unknown) => {
      throw error;
    },
  });
  const signedIn = async (somebody: TestPerson) => ({
    Authorization: (await gateway().signInByPhone(somebody.mobileNumber)).token,
    ...(await somebody.withProof()),
  });
  const stateOf = async (offer: string) =>
    (
      await gateway()
        .store.records.db.selectFrom('offers')
        .select('state')
        .where('id', '=', offer)
        .executeTakeFirstOrThrow()
    ).state;

  it('ends when it is over and not a moment earlier, and its case with it', async () => {
    const { offer, validUntil } = await offered(gateway(), draft.number);
    gateway().clock.now = validUntil - 1;
    expect(await expireOffers(deps())).toBe(0);
    gateway().clock.now = validUntil;
    expect(await expireOffers(deps())).toBe(1);
    expect(await expireOffers(deps())).toBe(0);
    expect(await stateOf(offer)).toBe('EXPIRED');
    expect(await caseOf(gateway(), draft.number)).toMatchObject({ state: 'EXPIRED' });
    expect(await messagesAbout(gateway(), draft.number)).toMatchObject([
      { lenderId: TEST_LENDER.id, kind: 'cancelled', facts: { reason: 'offer-lapsed' } },
    ]);
    expect(await eventsAbout(gateway(), draft.number)).toStrictEqual([
      'offer-made',
      'offer-lapsed',
    ]);
    // The other lender is still working on it.
    const headers = await signedIn(person);
    const { number } = draft;
    expect(await person.done(application, { number }, headers)).toMatchObject({
      state: 'WITH_LENDER',
    });
  });

  it('leaves the case open while the lender has another one', async () => {
    const first = await offered(gateway(), draft.number);
    const second = await offered(gateway(), draft.number, TEST_LENDER.id, {
      validUntil: '2026-12-24',
    });
    gateway().clock.now = first.validUntil;
    expect(await expireOffers(deps())).toBe(1);
    expect(await stateOf(second.offer)).toBe('OPEN');
    expect(await caseOf(gateway(), draft.number)).toMatchObject({ state: 'OFFERED' });
    expect(await messagesAbout(gateway(), draft.number)).toStrictEqual([]);
  });

  it('closes the application as expired with the last lender’s', async () => {
    await offered(gateway(), draft.number);
    const { validUntil } = await offered(gateway(), draft.number, OTHER_LENDER.id);
    gateway().clock.now = validUntil;
    expect(await expireOffers(deps())).toBe(2);
    const { number } = draft;
    expect(await person.done(application, { number }, await signedIn(person))).toMatchObject({
      state: 'CLOSED',
      outcome: 'EXPIRED',
    });
    expect(await eventsAbout(gateway(), draft.number)).toContain('expired');
  });

  it('is expired once, however many gateways do it', async () => {
    await offered(gateway(), draft.number);
    const { validUntil } = await offered(gateway(), draft.number, OTHER_LENDER.id);
    gateway().clock.now = validUntil;
    const counts = await Promise.all(Array.from({ length: 4 }, () => expireOffers(deps())));
    const more = await expireOffers(deps());
    expect(counts.reduce((sum, count) => sum + count, more)).toBe(2);
    const events = await eventsAbout(gateway(), draft.number);
    expect(events.filter((event) => event === 'offer-lapsed')).toHaveLength(2);
  });

  it('is announced on the day before its last day, once', async () => {
    const { validUntil } = await offered(gateway(), draft.number);
    const announced = async (at: number) => {
      gateway().clock.now = at;
      const counts = await Promise.all([announceLapses(deps()), announceLapses(deps())]);
      return counts.reduce((sum, count) => sum + count, 0);
    };
    expect(await announced(validUntil - 2 * A_DAY - 1)).toBe(0);
    expect(await announced(validUntil - 2 * A_DAY)).toBe(1);
    expect(await announced(validUntil - 2 * A_DAY + AN_HOUR)).toBe(0);
    expect(await eventsAbout(gateway(), draft.number)).toStrictEqual([
      'offer-made',
      'offer-lapses-tomorrow',
    ]);
    // Nobody is notified of a tomorrow that is today.
    const late = await offered(gateway(), draft.number, OTHER_LENDER.id);
    expect(await announced(late.validUntil - A_DAY)).toBe(0);
  });

  it('is not announced once it was answered', async () => {
    const shown = await offered(gateway(), draft.number);
    await person.done(answerOffer, acceptance(draft, shown), await person.withProof());
    gateway().clock.now = shown.validUntil - A_DAY - AN_HOUR;
    expect(await announceLapses(deps())).toBe(0);
    gateway().clock.now = shown.validUntil;
    expect(await expireOffers(deps())).toBe(0);
    expect(await stateOf(shown.offer)).toBe('ACCEPTED');
  });

  it(
    `is either accepted or expired when both come at one moment, ${ROUNDS} times`,
    { timeout: 120_000 },
    async () => {
      const { clock } = gateway();
      const begin = clock.now;
      const won = { accepted: 0, expired: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        clock.now = begin;
        const someone = await newPerson(gateway());
        const sent = await handedOver(gateway(), someone);
        const shown = await offered(gateway(), sent.number);
        clock.now = shown.validUntil - 1;
        const headers = await signedIn(someone);
        const timeRunsOut = async () => {
          // Some milliseconds later in each round, so that both win some.
          await setTimeout(round * 2);
          clock.now = shown.validUntil;
          return expireOffers(deps());
        };
        const [{ status }] = await Promise.all([
          someone.call(answerOffer, acceptance(sent, shown), headers),
          timeRunsOut(),
        ]);
        // Who has the application in hand is passed over.
        await expireOffers(deps());
        const { state } = await caseOf(gateway(), sent.number);
        expect([status, await stateOf(shown.offer), state]).toStrictEqual(
          status === 200 ? [200, 'ACCEPTED', 'OFFER_ACCEPTED'] : [409, 'EXPIRED', 'EXPIRED'],
        );
        won[status === 200 ? 'accepted' : 'expired'] += 1;
      }
      console.log(`Expiry against acceptance, ${ROUNDS} rounds: ${JSON.stringify(won)}`);
      expect(won.accepted + won.expired).toBe(ROUNDS);
    },
  );
});
