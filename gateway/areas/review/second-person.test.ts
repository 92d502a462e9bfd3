import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { application } from '#contract/applications/loans.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import { mentions } from '#contract/operators/notes.ts';
import {
  handOver,
  queue,
  rejectApplication,
  releaseApplication,
  reviewedApplication,
} from '#contract/operators/review.ts';
import {
  decideDraft,
  decideSecondPerson,
  proposeSecondPerson,
  secondPersonTerms,
} from '#contract/operators/second-person.ts';
import type { Paise } from '#domain/money/money.ts';
import { minus, paise } from '#domain/money/money.ts';
import { change as inOneChange } from '#gateway/foundation/http/change-once.ts';
import { noteLook } from '#gateway/areas/review/verify-document.ts';
import { gatherPersonalData } from '#gateway/upkeep/privacy/gather-personal-data.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import {
  FILLED,
  publishTestCatalogue,
  TEST_INPUT,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import { newLenderMember } from '#gateway/testing/lender-members.ts';
import { eventsAbout, idOf } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem, testPrivacy } from '#gateway/testing/privacy.ts';
import { addDocument, change, EVERYTHING, inReview } from '#gateway/testing/review.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const ASKED = minus(TEST_INPUT.onRoadPrice, TEST_INPUT.downPayment);
const BELOW = minus(ASKED, paise(1));

describeOnBothStores('decisions about larger loans', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let other: TestPerson;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    other = await newMember(gateway(), operator, 'operator');
  });

  const propose = (by: TestPerson, amount: Paise | null) =>
    by.done(proposeSecondPerson, { requestId: randomUUID(), amount });
  const decide = (by: TestPerson, seen: number, decision: 'approve' | 'refuse' = 'approve') =>
    by.call(decideSecondPerson, { requestId: randomUUID(), seen, decision });
  async function setAmount(amount: Paise | null): Promise<void> {
    const { proposal } = await propose(operator, amount);
    expect((await decide(other, proposal?.at ?? 0)).status).toBe(200);
  }
  /** Claimed by the first operator, with verified documents. */
  async function ready(): Promise<Draft> {
    const draft = await inReview(borrower, operator);
    for (const kind of TEST_PRODUCT.documents.beforeSanction) {
      await addDocument(gateway(), draft.number, kind, 'VERIFIED');
    }
    return draft;
  }
  const drafted = async () => operator.done(handOver, change(await ready()));
  const say = (
    by: TestPerson,
    draft: Draft,
    decision: 'confirm' | 'decline' = 'confirm',
    note = decision === 'decline' ? 'The income is not proved.' : null,
  ) => by.call(decideDraft, { ...change(draft), decision, note });
  const messagesAbout = async (number: string) =>
    gateway()
      .store.records.db.selectFrom('outbox')
      .select('kind')
      .where('application_id', '=', await idOf(gateway(), number))
      .execute();
  const look = (by: TestPerson, { number }: Draft) => by.done(reviewedApplication, { number });
  const waiting = async (by: TestPerson) => {
    const filter = { ...EVERYTHING, waitsForSecond: true };
    const { applications } = await by.done(queue, { filter, order: 'submitted', after: null });
    return applications.map(({ number }) => number);
  };

  it('are made by one operator where no amount is set, and up to it', async () => {
    const first = await operator.done(handOver, change(await ready()));
    expect(first.state).toBe('WITH_LENDER');
    await setAmount(ASKED);
    borrower = await newPerson(gateway());
    expect((await drafted()).state).toBe('WITH_LENDER');
  });

  it('have their amount from two operators: one proposes it, another approves it', async () => {
    expect(await operator.done(secondPersonTerms, {})).toStrictEqual({
      amount: null,
      proposal: null,
    });
    const proposed = await propose(operator, BELOW);
    expect(proposed).toMatchObject({
      amount: null,
      proposal: { amount: BELOW, by: 'Asha Verma', isMine: true },
    });
    const at = proposed.proposal?.at ?? 0;
    expect(await decide(operator, at)).toMatchObject({
      status: 403,
      json: { code: 'own-proposal' },
    });
    gateway().clock.now += 1;
    const again = await propose(operator, ASKED);
    expect(await decide(other, at)).toMatchObject({
      status: 409,
      json: {
        code: 'other-amount-proposed',
        current: { proposal: { amount: ASKED, isMine: false } },
      },
    });
    const seen = again.proposal?.at ?? 0;
    expect((await decide(other, seen, 'refuse')).json).toStrictEqual({
      amount: null,
      proposal: null,
    });
    expect((await decide(other, seen)).status).toBe(409);
    await setAmount(BELOW);
    await setAmount(null);
    expect((await other.done(secondPersonTerms, {})).amount).toBeNull();
    const { db } = gateway().store.records;
    const audit = await db
      .selectFrom('audit_entries')
      .select(['action', 'facts'])
      .where('subject', '=', 'second-person')
      .orderBy('seq')
      .execute();
    expect(audit.map(({ action }) => action)).toStrictEqual([
      'propose',
      'propose',
      'refuse',
      'propose',
      'approve',
      'propose',
      'approve',
    ]);
    expect(JSON.parse(audit.at(-1)?.facts ?? '')).toStrictEqual({ from: BELOW, to: null });
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('wait above it, and reach neither borrower nor lender before a second operator confirms', async () => {
    await setAmount(BELOW);
    const draft = await drafted();
    expect(draft.state).toBe('IN_REVIEW');
    const { number } = draft;
    expect(await borrower.done(application, { number })).toMatchObject({ state: 'IN_REVIEW' });
    expect(await messagesAbout(number)).toStrictEqual([]);
    expect(await eventsAbout(gateway(), number)).not.toContain('handed-over');
    expect(await waiting(other)).toStrictEqual([number]);
    expect(await look(other, draft)).toMatchObject({
      waitsForSecond: true,
      content: { sections: FILLED },
      draft: { decision: 'handOver', reason: null, by: 'Asha Verma', isMine: false },
    });
    expect((await look(operator, draft)).draft).toMatchObject({ isMine: true });
    expect(await say(operator, draft)).toMatchObject({
      status: 403,
      json: { code: 'own-proposal' },
    });
    expect((await say(other, draft)).json).toMatchObject({ state: 'WITH_LENDER' });
    expect(await messagesAbout(number)).toMatchObject([{ kind: 'package' }]);
    expect(await eventsAbout(gateway(), number)).toContain('handed-over');
    const { history, draft: left } = await look(other, draft);
    expect(left).toBeNull();
    expect(history.find(({ action }) => action === 'handOver')).toMatchObject({
      actor: await membershipOf(other),
      facts: { draftedBy: await membershipOf(operator) },
    });
  });

  it('may be a rejection, of which the borrower’s export says nothing before', async () => {
    await setAmount(BELOW);
    const draft = await operator.done(rejectApplication, {
      ...change(await inReview(borrower, operator)),
      reason: 'documents-not-genuine',
    });
    expect(draft.state).toBe('IN_REVIEW');
    const home = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
    const deps = await testPrivacy(gateway().store, join(home, 'erasures.jsonl'));
    const data = await gatherPersonalData(deps, borrower.userId, async () => {});
    await rm(home, { recursive: true });
    expect(JSON.stringify(data)).not.toMatch(/not-genuine|"reject/);
    expect((await say(other, draft)).json).toMatchObject({ state: 'CLOSED' });
    expect(await borrower.done(application, { number: draft.number })).toMatchObject({
      state: 'CLOSED',
      outcome: 'REJECTED',
    });
  });

  it('are declined with a note to who decided, or taken back by them', async () => {
    await setAmount(BELOW);
    const draft = await drafted();
    expect((await say(other, draft, 'decline', null)).status).toBe(400);
    const declined = decideDraft.reply.parse((await say(other, draft, 'decline')).json);
    expect(declined).toMatchObject({ state: 'IN_REVIEW', version: draft.version + 1 });
    expect(await look(operator, draft)).toMatchObject({
      draft: null,
      claim: { isMine: true },
      notes: [{ text: 'The income is not proved.', mentioned: [{ isMe: true }] }],
    });
    expect(await operator.done(mentions, { after: null })).toMatchObject({
      mentions: [{ number: draft.number }],
    });
    const again = await operator.done(handOver, change(declined));
    expect((await say(operator, again, 'decline')).status).toBe(200);
    expect(await waiting(other)).toStrictEqual([]);
  });

  it('are confirmed only as they were seen, and by operators', async () => {
    await setAmount(BELOW);
    const draft = await drafted();
    const document = await addDocument(gateway(), draft.number, 'photograph');
    expect(
      (await gateway().call(decideDraft, { ...change(draft), decision: 'confirm', note: null }))
        .status,
    ).toBe(401);
    const lender = await newLenderMember(gateway(), operator);
    for (const person of [borrower, lender]) {
      expect(await say(person, draft)).toMatchObject({ json: { code: 'not-open-to-you' } });
      expect((await person.call(secondPersonTerms, {})).status).toBe(403);
    }
    expect(await say(other, { ...draft, version: draft.version - 1 })).toMatchObject({
      status: 409,
      json: { code: 'application-changed', current: { version: draft.version } },
    });
    const { records } = gateway().store;
    const viewer = { role: 'operator', id: await membershipOf(other) } as const;
    const viewed = await inOneChange(records, (tx) => noteLook(records, tx, viewer, document));
    expect(viewed.status).toBe(200);
    const released = await operator.done(releaseApplication, change(draft));
    expect(await say(other, released)).toMatchObject({ json: { code: 'application-changed' } });
    expect((await look(other, released)).draft).toBeNull();
  });

  it('a decision about an operator’s own loan is neither shown to them nor confirmed by them', async () => {
    await setAmount(BELOW);
    borrower = other;
    const draft = await drafted();
    expect((await look(other, draft)).draft).toBeNull();
    expect(await say(other, draft)).toMatchObject({ json: { code: 'own-application' } });
  });

  it('lapse with the membership of who decided, also where nobody takes over', async () => {
    await setAmount(BELOW);
    const draft = await drafted();
    const third = await newMember(gateway(), operator, 'operator');
    const membership = await membershipOf(operator);
    await third.done(revokeMembership, { requestId: randomUUID(), membership });
    const seen = await look(other, draft);
    expect(seen.draft).toBeNull();
    expect(seen.content).toBeNull();
  });

  it('are shown with what they are about to those alone who may confirm them', async () => {
    await setAmount(BELOW);
    const draft = await drafted();
    const auditor = await newMember(gateway(), operator, 'operator', null, ['auditor']);
    expect((await look(auditor, draft)).content).toBeNull();
    expect((await look(other, draft)).content).not.toBeNull();
  });

  it('go to nobody with a colleague who takes over', async () => {
    await setAmount(BELOW);
    const draft = await drafted();
    const passTo = await membershipOf(other);
    const third = await newMember(gateway(), operator, 'operator');
    const membership = await membershipOf(operator);
    await third.done(revokeMembership, { requestId: randomUUID(), membership, passTo });
    const seen = await look(other, draft);
    expect(seen.draft).toBeNull();
    expect(await say(third, { number: draft.number, version: seen.version })).toMatchObject({
      json: { code: 'application-changed' },
    });
  });
});
