import type { ApplicationId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { submit } from '#contract/applications/loans.ts';
import { answerOffer, offers } from '#contract/applications/offers.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { makeOffer as makeOfferCall } from '#contract/lenders/calls.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';
import { minus, paise } from '#domain/money/money.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { makeOffer, withdrawOffer } from '#gateway/lending/offers/make-offer.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import {
  consentToAll,
  fill,
  newDraft,
  publish,
  refreshed,
  TEST_INPUT,
  TEST_LENDER,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { TEST_MASTER_KEYS, TEST_OFFERING } from '#gateway/testing/test-gateway.ts';

export const OTHER_LENDER: Lender = {
  ...TEST_LENDER,
  id: 'other-lender',
  names: { en: 'Other Lender', hi: 'दूसरी कंपनी' },
};
export const FEE = {
  kind: 'fixed',
  names: { en: 'Processing fee', hi: 'प्रोसेसिंग फ़ीस' },
  paise: paise(100_000),
  isDeducted: true,
} as const;
export const OFFERED_PRODUCT: ProductVersion = { ...TEST_PRODUCT, fees: [FEE] };
export const OTHER_PRODUCT: ProductVersion = {
  ...OFFERED_PRODUCT,
  productId: 'other-loan',
  lenderId: OTHER_LENDER.id,
};

export const ASKED = minus(TEST_INPUT.onRoadPrice, TEST_INPUT.downPayment);

export const publishForOffers = ({ store }: TestGateway) =>
  publish(store, [TEST_LENDER, OTHER_LENDER], [OFFERED_PRODUCT, OTHER_PRODUCT]);

/** An application that both lenders have acknowledged, as the hand-over leaves it. */
export async function handedOver(
  { store }: TestGateway,
  person: TestPerson,
  input: MatchInput = TEST_INPUT,
): Promise<Draft> {
  const draft = await fill(person, await newDraft(person, input));
  await consentToAll(person, draft.number, [TEST_LENDER.id, OTHER_LENDER.id]);
  const { number, version } = await person.done(
    submit,
    {
      requestId: randomUUID(),
      ...(await refreshed(person, draft)),
      products: [OFFERED_PRODUCT, OTHER_PRODUCT].map((product) => ({
        productId: product.productId,
        version: product.version,
      })),
    },
    await person.withProof(),
  );
  const answer = await change(store.records, async ({ runner, at }) => {
    const { id } = await runner
      .updateTable('applications')
      .set({ state: 'WITH_LENDER', handed_over_at: at })
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirstOrThrow();
    await runner
      .updateTable('lender_cases')
      .set({ state: 'PROCESSING', acknowledged_at: at })
      .where('application_id', '=', id)
      .execute();
    for (const [index, lenderId] of [TEST_LENDER.id, OTHER_LENDER.id].entries()) {
      await runner
        .insertInto('outbox')
        .values({
          id: randomUUID(),
          application_id: id,
          lender_id: lenderId,
          position: index + 1,
          kind: 'package',
          facts: '{}',
          state: 'SENT',
          tries: 1,
          may_have_arrived: 1,
          due_at: null,
          leased_until: null,
          problem: null,
          created_at: at,
          ended_at: at,
        })
        .execute();
    }
    return {};
  });
  if (answer.status !== 200) throw new Error(answer.message);
  return { number, version };
}

export const idOf = async ({ store }: TestGateway, number: string): Promise<ApplicationId> =>
  (
    await store.records.db
      .selectFrom('applications')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).id;

export const caseOf = (
  { store }: TestGateway,
  number: string,
  lenderId: string = TEST_LENDER.id,
): Promise<CaseRow> =>
  store.records.db
    .selectFrom('lender_cases')
    .innerJoin('applications', 'applications.id', 'lender_cases.application_id')
    .selectAll('lender_cases')
    .where('number', '=', number)
    .where('lender_id', '=', lenderId)
    .executeTakeFirstOrThrow();

type OfferBody = BodyOf<typeof makeOfferCall>;

const asLender = (lenderId: string) =>
  ({ lenderId, actor: { role: 'lender', id: 'test-key' } }) as const;

/** What a lender calls with: the terms of its product, unless it says otherwise, with the right APR of these. */
/** Sets a case's state directly. */
export async function setCaseState(
  gateway: TestGateway,
  number: string,
  state: LenderCaseState,
): Promise<void> {
  await gateway.store.records.db
    .updateTable('lender_cases')
    .set({ state })
    .where('application_id', '=', await idOf(gateway, number))
    .where('lender_id', '=', TEST_LENDER.id)
    .execute();
}

export async function offerBody(
  gateway: TestGateway,
  number: string,
  lenderId: string = TEST_LENDER.id,
  changes: Partial<OfferBody> = {},
): Promise<OfferBody> {
  const terms = {
    amount: ASKED,
    months: 30,
    rate: OFFERED_PRODUCT.rate,
    fees: OFFERED_PRODUCT.fees,
    ...changes,
  };
  const { version } = await caseOf(gateway, number, lenderId);
  const { apr } = drawUpOffer(terms, terms.amount, terms.months);
  return { requestId: randomUUID(), number, version, apr, validUntil: null, ...terms };
}

/** Makes an offer as the lender's call does. */
export const sendOffer = (
  { store }: TestGateway,
  body: OfferBody,
  lenderId: string = TEST_LENDER.id,
  offering = TEST_OFFERING,
) => {
  const { records } = store;
  const deps = { records, keys: dataKeys(records, TEST_MASTER_KEYS), offering };
  return change(records, (tx) => makeOffer(deps, tx, asLender(lenderId), body));
};

export async function offered(
  gateway: TestGateway,
  number: string,
  lenderId: string = TEST_LENDER.id,
  changes: Partial<OfferBody> = {},
) {
  const body = await offerBody(gateway, number, lenderId, changes);
  const answer = await sendOffer(gateway, body, lenderId);
  if (answer.status !== 200) throw new Error(answer.message);
  return answer.reply;
}

export async function takeBack(
  gateway: TestGateway,
  number: string,
  offer: string,
  lenderId: string = TEST_LENDER.id,
) {
  const { version } = await caseOf(gateway, number, lenderId);
  const { records } = gateway.store;
  const body = { requestId: randomUUID(), number, version, offer };
  return change(records, (tx) => withdrawOffer({ records }, tx, asLender(lenderId), body));
}

type Shown = { readonly offer: string; readonly keyFactsHash: string };

export const acceptance = (draft: Draft, { offer, keyFactsHash }: Shown) => ({
  requestId: randomUUID(),
  ...draft,
  offer,
  decision: 'accept' as const,
  keyFactsHash,
});

export const declining = (draft: Draft, { offer }: Pick<Shown, 'offer'>) => ({
  requestId: randomUUID(),
  ...draft,
  offer,
  decision: 'decline' as const,
  reason: 'cost' as const,
});

export const accepted = async (person: TestPerson, draft: Draft, shown: Shown) =>
  person.done(answerOffer, acceptance(draft, shown), await person.withProof());

export const shownOffers = (person: TestPerson, number: string): Promise<ReplyOf<typeof offers>> =>
  person.done(offers, { number });

/** What is to be sent to lenders about an application, in order, after the package. */
export async function messagesAbout({ store }: TestGateway, number: string) {
  const rows = await store.records.db
    .selectFrom('outbox')
    .innerJoin('applications', 'applications.id', 'outbox.application_id')
    .select(['lender_id', 'kind', 'facts', 'outbox.state'])
    .where('number', '=', number)
    .where('kind', '!=', 'package')
    .orderBy('position')
    .execute();
  return rows.map(({ lender_id: lenderId, kind, facts, state }) => {
    const read: unknown = JSON.parse(facts);
    return { lenderId, kind, facts: read, state };
  });
}

/** The borrower's notifications after submitting, in order. */
export async function eventsAbout({ store }: TestGateway, number: string): Promise<string[]> {
  const rows = await store.records.db
    .selectFrom('notifications')
    .select('event')
    .where('number', '=', number)
    .where('event', '!=', 'submitted')
    .orderBy('created_at')
    .execute();
  return rows.map(({ event }) => event);
}
