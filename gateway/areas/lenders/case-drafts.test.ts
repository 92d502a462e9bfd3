import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { makeOffer, reportPayment } from '#contract/lenders/calls.ts';
import { lenderCases, openCase, previewOffer } from '#contract/lenders/case-calls.ts';
import {
  decideLenderDraft,
  decideLenderSecondPerson,
  draftOffer,
  draftPayment,
  lenderSecondPerson,
  proposeLenderSecondPerson,
} from '#contract/lenders/second-person.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import { reviewedApplication } from '#contract/operators/review.ts';
import type { Paise } from '#domain/money/money.ts';
import { minus, paise } from '#domain/money/money.ts';
import { purgeTerms } from '#gateway/lending/lender-cases/purge-terms.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  agreedLoan,
  deliverUntil,
  newDelivering,
  orderOf,
  transfer,
} from '#gateway/testing/delivery.ts';
import { membershipOf } from '#gateway/testing/people.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { LenderMember } from '#gateway/testing/lender-members.ts';
import { newLenderMember } from '#gateway/testing/lender-members.ts';
import {
  ASKED,
  handedOver,
  idOf,
  offerBody,
  OTHER_LENDER,
  shownOffers,
} from '#gateway/testing/offers.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const BELOW = minus(ASKED, paise(1));

describeOnBothStores('what a lender leaves to a second person', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let first: LenderMember;
  let second: LenderMember;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    first = await newLenderMember(gateway(), people.operator);
    second = await newLenderMember(gateway(), people.operator);
  });

  const propose = (by: LenderMember, offersAbove: Paise | null, payments = false) =>
    by.done(proposeLenderSecondPerson, {
      requestId: randomUUID(),
      rules: { offersAbove, payments },
    });
  const decide = (by: LenderMember, seen: number, decision: 'approve' | 'refuse' = 'approve') =>
    by.call(decideLenderSecondPerson, { requestId: randomUUID(), seen, decision });
  async function setRules(offersAbove: Paise | null, payments = false): Promise<void> {
    const { proposal } = await propose(first, offersAbove, payments);
    expect((await decide(second, proposal?.at ?? 0)).status).toBe(200);
  }
  const number = async () => (await handedOver(gateway(), people.borrower)).number;
  const opened = (by: LenderMember, of: string) => by.done(openCase, { number: of });
  const declineUnsaid = (by: LenderMember, of: string, draft: string) =>
    by.call(decideLenderDraft, {
      requestId: randomUUID(),
      number: of,
      draft,
      decision: 'decline',
      note: null,
      seenKeyFactsHash: null,
    });
  const say = (
    by: LenderMember,
    of: string,
    draft: string,
    decision: 'confirm' | 'decline' = 'confirm',
    more: { readonly note?: string; readonly seenKeyFactsHash?: string } = {},
  ) =>
    by.call(decideLenderDraft, {
      requestId: randomUUID(),
      number: of,
      draft,
      decision,
      note: more.note ?? null,
      seenKeyFactsHash: more.seenKeyFactsHash ?? (decision === 'confirm' ? 'a'.repeat(64) : null),
    });
  async function drafted() {
    await setRules(BELOW);
    const of = await number();
    const { draft } = await first.done(draftOffer, await offerBody(gateway(), of));
    return { of, draft };
  }

  it('is set by two of its people, and is nothing before', async () => {
    expect(await first.done(lenderSecondPerson, {})).toStrictEqual({
      rules: { offersAbove: null, payments: false },
      proposal: null,
    });
    const { rules, proposal } = await propose(first, BELOW, true);
    expect(rules).toStrictEqual({ offersAbove: null, payments: false });
    expect(proposal).toMatchObject({
      rules: { offersAbove: BELOW, payments: true },
      by: 'Asha Verma',
      isMine: true,
    });
    const at = proposal?.at ?? 0;
    expect(await decide(first, at)).toMatchObject({ status: 403, json: { code: 'own-proposal' } });
    gateway().clock.now += 1;
    await propose(first, ASKED);
    expect(await decide(second, at)).toMatchObject({
      status: 409,
      json: {
        code: 'other-rules-proposed',
        current: { proposal: { rules: { offersAbove: ASKED, payments: false } } },
      },
    });
    expect((await decide(second, gateway().clock.now, 'refuse')).json).toStrictEqual({
      rules: { offersAbove: null, payments: false },
      proposal: null,
    });
    const chain = await auditOf(gateway(), 'lender:test-lender');
    expect(chain.map(({ action }) => action).filter((each) => each.startsWith('second'))).toEqual([
      'second-person.propose',
      'second-person.propose',
      'second-person.refuse',
    ]);
  });

  it('is no other lender’s to see, propose or decide', async () => {
    const { proposal } = await propose(first, BELOW);
    const stranger = await newLenderMember(gateway(), people.operator, OTHER_LENDER.id);
    expect(await stranger.done(lenderSecondPerson, {})).toMatchObject({ proposal: null });
    expect((await decide(stranger, proposal?.at ?? 0)).status).toBe(409);
    expect((await people.operator.call(lenderSecondPerson, {})).status).toBe(403);
  });

  it('keeps a larger offer from the borrower until another one confirms it', async () => {
    const { of, draft } = await drafted();
    expect(await first.call(makeOffer, await offerBody(gateway(), of))).toMatchObject({
      status: 409,
      json: { code: 'second-person-needed' },
    });
    expect((await shownOffers(people.borrower, of)).offers).toEqual([]);
    const { history } = await people.operator.done(reviewedApplication, { number: of });
    expect(JSON.stringify(history)).not.toContain('draft');

    const seen = await opened(second, of);
    expect(seen.draft).toMatchObject({
      kind: 'offer',
      draft,
      by: 'Asha Verma',
      isMine: false,
      isStale: false,
      offer: { amount: ASKED, months: 30 },
    });
    expect((await opened(first, of)).draft).toMatchObject({ isMine: true });
    expect(await say(first, of, draft)).toMatchObject({
      status: 403,
      json: { code: 'own-proposal' },
    });
    if (seen.draft?.kind !== 'offer') throw new Error('no offer was drafted');
    const { keyFactsHash } = await second.done(previewOffer, {
      number: of,
      version: seen.version,
      ...seen.draft.offer,
    });
    expect(
      await say(second, of, draft, 'confirm', { seenKeyFactsHash: 'a'.repeat(64) }),
    ).toMatchObject({ status: 409, json: { code: 'key-facts-changed' } });
    expect(
      await say(second, of, draft, 'confirm', { seenKeyFactsHash: keyFactsHash }),
    ).toMatchObject({ status: 200, json: { state: 'OFFERED' } });
    const { offers } = await shownOffers(people.borrower, of);
    expect(offers).toMatchObject([{ state: 'OPEN', keyFactsHash }]);
    expect(await say(second, of, draft)).toMatchObject({
      status: 404,
      json: { code: 'no-such-draft' },
    });
    const chain = await auditOf(gateway(), 'lender:test-lender');
    expect(chain.map(({ action }) => action).filter((each) => each.startsWith('draft'))).toEqual([
      'draft.keep',
      'draft.confirm',
    ]);
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('lets one person make an offer up to the amount, and the lender’s system any', async () => {
    await setRules(ASKED);
    const small = await number();
    await first.done(makeOffer, await offerBody(gateway(), small));
    await setRules(BELOW, true);
    await people.lender.done(makeOffer, await offerBody(gateway(), small, people.lender.lenderId));
    expect((await shownOffers(people.borrower, small)).offers).toHaveLength(2);
  });

  it('is refused once the case has changed, and can be taken back with a note', async () => {
    const { of, draft } = await drafted();
    expect(await first.call(draftOffer, await offerBody(gateway(), of))).toMatchObject({
      status: 409,
      json: { code: 'draft-waits' },
    });
    await people.lender.done(makeOffer, await offerBody(gateway(), of));
    expect(await say(second, of, draft)).toMatchObject({
      status: 409,
      json: { code: 'case-changed' },
    });
    const stale = await opened(second, of);
    expect(stale.draft).toMatchObject({ draft, isStale: true, offer: { amount: ASKED } });
    const declined = await say(second, of, draft, 'decline', { note: 'Our system was faster.' });
    expect(declined.status).toBe(200);
    const after = await opened(first, of);
    expect(after.draft).toBeNull();
    expect(after.notes).toMatchObject([
      { text: 'Our system was faster.', mentioned: [{ isMe: true }], author: { isMe: false } },
    ]);
  });

  it('is confirmed only as it was read, and declined by others only with a reason', async () => {
    const { of, draft } = await drafted();
    const unread = await second.call(decideLenderDraft, {
      requestId: randomUUID(),
      number: of,
      draft,
      decision: 'confirm',
      note: null,
      seenKeyFactsHash: null,
    });
    expect(unread).toMatchObject({
      status: 400,
      json: { code: 'fields-wrong', fields: ['seenKeyFactsHash'] },
    });
    expect(await declineUnsaid(second, of, draft)).toMatchObject({
      status: 400,
      json: { code: 'fields-wrong', fields: ['note'] },
    });
    expect((await opened(second, of)).draft).not.toBeNull();
    expect((await declineUnsaid(first, of, draft)).status).toBe(200);
    expect((await opened(first, of)).draft).toBeNull();
  });

  it('is declined without a mention of who drafted it and has left', async () => {
    const { of, draft } = await drafted();
    await people.operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: await membershipOf(first),
    });
    const declined = await say(second, of, draft, 'decline', { note: 'Too long.' });
    expect(declined.status).toBe(200);
    expect(await opened(second, of)).toMatchObject({
      draft: null,
      notes: [{ text: 'Too long.', mentioned: [] }],
    });
  });

  it('is declined without a mention of who drafted it and has applied', async () => {
    const { of, draft } = await drafted();
    await gateway()
      .store.records.db.updateTable('applications')
      .set({ user_id: first.userId })
      .where('number', '=', of)
      .execute();
    expect((await say(second, of, draft, 'decline', { note: 'Not yours.' })).status).toBe(200);
    expect((await opened(second, of)).notes).toMatchObject([{ mentioned: [] }]);
  });

  it('is declined once the borrower’s consent has gone, without a note', async () => {
    const { of, draft } = await drafted();
    const { consents } = await people.borrower.done(listConsents, { number: of });
    const shared = consents.find(({ lenderId }) => lenderId === first.lenderId);
    await people.borrower.done(withdrawConsent, {
      requestId: randomUUID(),
      number: of,
      consent: shared?.id ?? '',
    });
    expect((await declineUnsaid(second, of, draft)).status).toBe(200);
    expect(await opened(second, of)).toMatchObject({ draft: null, notes: null });
  });

  it('is neither shown to nor decided by whoever has applied', async () => {
    const { of, draft } = await drafted();
    await gateway()
      .store.records.db.updateTable('applications')
      .set({ user_id: second.userId })
      .where('number', '=', of)
      .execute();
    expect(await opened(second, of)).toMatchObject({ draft: null, notes: null });
    const casesFor = async (by: LenderMember, only: 'drafted' | null) =>
      (await by.done(lenderCases, { states: [], only, order: 'newest', after: null })).cases;
    expect(await casesFor(first, 'drafted')).toMatchObject([{ number: of }]);
    expect(await casesFor(second, 'drafted')).toEqual([]);
    expect(await casesFor(second, null)).toMatchObject([{ number: of, isDrafted: false }]);
    for (const decision of ['confirm', 'decline'] as const) {
      expect(await say(second, of, draft, decision, {})).toMatchObject({
        status: 403,
        json: { code: 'own-application' },
      });
    }
    expect((await declineUnsaid(first, of, draft)).status).toBe(200);
    expect(await second.call(draftOffer, await offerBody(gateway(), of))).toMatchObject({
      status: 403,
      json: { code: 'own-application' },
    });
  });

  it('refuses a draft of terms that no offer could have', async () => {
    await setRules(BELOW);
    const of = await number();
    const body = await offerBody(gateway(), of);
    expect(await first.call(draftOffer, { ...body, apr: 1 })).toMatchObject({
      status: 400,
      json: { code: 'apr-differs' },
    });
    expect(await first.call(draftOffer, { ...body, months: 60 })).toMatchObject({
      status: 400,
      json: { code: 'offer-beyond-product' },
    });
    expect(await first.call(draftOffer, { ...body, version: body.version + 1 })).toMatchObject({
      status: 409,
      json: { code: 'case-changed' },
    });
  });

  it('is no other lender’s to see or decide', async () => {
    const { of, draft } = await drafted();
    const stranger = await newLenderMember(gateway(), people.operator, OTHER_LENDER.id);
    expect((await opened(stranger, of)).draft).toBeNull();
    expect(await say(stranger, of, draft)).toMatchObject({
      status: 404,
      json: { code: 'no-such-draft' },
    });
    expect(await say(stranger, of, draft, 'decline')).toMatchObject({ status: 404 });
    const { cases } = await stranger.done(lenderCases, {
      states: [],
      only: 'drafted',
      order: 'newest',
      after: null,
    });
    expect(cases).toEqual([]);
    expect(
      (
        await second.done(lenderCases, {
          states: [],
          only: 'drafted',
          order: 'newest',
          after: null,
        })
      ).cases,
    ).toMatchObject([{ number: of, isDrafted: true }]);
  });

  it('keeps a payment from the dealer’s order until another one confirms it', async () => {
    const of = await agreedLoan(gateway(), people);
    await deliverUntil(gateway(), people, of, 'DELIVERED');
    await setRules(null, true);
    const paid = transfer(100_00);
    expect(await first.call(reportPayment, { ...(await first.seen(of)), ...paid })).toMatchObject({
      status: 409,
      json: { code: 'second-person-needed' },
    });
    expect(
      await first.call(draftPayment, {
        ...(await first.seen(of)),
        ...paid,
        amount: paise(900_000_00),
      }),
    ).toMatchObject({ status: 409, json: { code: 'more-than-owed' } });
    const { draft } = await first.done(draftPayment, { ...(await first.seen(of)), ...paid });
    expect(await orderOf(gateway(), of)).toMatchObject({ state: 'DELIVERED', paid: 0 });
    expect((await opened(second, of)).draft).toMatchObject({ kind: 'payment', payment: paid });
    expect((await say(first, of, draft)).status).toBe(403);
    expect((await say(second, of, draft)).status).toBe(200);
    expect(await orderOf(gateway(), of)).toMatchObject({ state: 'PART_PAID', paid: 100_00 });

    const next = transfer(200_00);
    const again = await second.done(draftPayment, { ...(await second.seen(of)), ...next });
    // The lender's system is not stopped by it, and the draft is not carried out on what it left.
    await people.lender.done(reportPayment, {
      ...(await people.lender.seen(of)),
      ...transfer(300_00),
    });
    expect(await say(first, of, again.draft)).toMatchObject({
      status: 409,
      json: { code: 'case-changed' },
    });
  });

  it('is sealed, and goes with what the application says', async () => {
    const { of } = await drafted();
    const { db } = gateway().store.records;
    const [row] = await db.selectFrom('case_drafts').selectAll().execute();
    expect(row?.sealed).not.toContain('offer');
    await purgeTerms(db, await idOf(gateway(), of));
    expect(await db.selectFrom('case_drafts').selectAll().execute()).toEqual([]);
  });
});
