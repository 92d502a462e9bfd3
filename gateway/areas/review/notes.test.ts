import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listConsents, notices } from '#contract/applications/consents.ts';
import { chooseDealer, followed, ownDelivery } from '#contract/applications/delivery.ts';
import { listDocuments } from '#contract/applications/documents.ts';
import { myGrievances } from '#contract/applications/grievances.ts';
import { application, myApplications, withdraw } from '#contract/applications/loans.ts';
import { offers } from '#contract/applications/offers.ts';
import { inbox, lenderCase } from '#contract/lenders/calls.ts';
import { lenderCases, openCase } from '#contract/lenders/case-calls.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import { colleagues, mentions, writeNote } from '#contract/operators/notes.ts';
import {
  claimApplication,
  exportApplications,
  queue,
  releaseApplication,
  reviewedApplication,
} from '#contract/operators/review.ts';
import { keepDealer } from '#gateway/lending/delivery/dealers.ts';
import { change as inOneChange } from '#gateway/foundation/http/change-once.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { eraseApplication } from '#gateway/upkeep/privacy/erase-person.ts';
import { gatherPersonalData } from '#gateway/upkeep/privacy/gather-personal-data.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { newDraft, publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { TEST_DEALER } from '#gateway/testing/delivery.ts';
import { newLenderMember, passedOn } from '#gateway/testing/lender-members.ts';
import { idOf } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem, testPrivacy } from '#gateway/testing/privacy.ts';
import { change, EVERYTHING, inReview } from '#gateway/testing/review.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const TEXT = 'Payslip and bank statement differ; called the employer.';

describeOnBothStores('notes between operators', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let other: TestPerson;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    other = await newMember(gateway(), operator, 'operator');
  });

  const db = () => gateway().store.records.db;
  const noteOn = ({ number }: Pick<Draft, 'number'>, mentioned: readonly string[] = []) => ({
    requestId: randomUUID(),
    number,
    text: TEXT,
    mentioned: [...mentioned],
  });
  const look = (by: TestPerson, { number }: Pick<Draft, 'number'>) =>
    by.done(reviewedApplication, { number });
  const mentionsOf = (person: TestPerson) => person.done(mentions, { after: null });
  const rows = () => db().selectFrom('application_notes').selectAll().execute();

  it('are read with their author and time by whoever has claimed the application', async () => {
    const claimed = await inReview(borrower, operator);
    const request = noteOn(claimed);
    const { note, writtenAt } = await operator.done(writeNote, request);
    expect(await operator.done(writeNote, request)).toStrictEqual({ note, writtenAt });
    gateway().clock.now += 1000;
    await operator.done(writeNote, { ...noteOn(claimed), text: 'Second.' });
    const author = { membership: await membershipOf(operator), name: 'Asha Verma', isMe: true };
    expect((await look(operator, claimed)).notes).toStrictEqual([
      { note, author, writtenAt, text: TEXT, mentioned: [] },
      expect.objectContaining({ text: 'Second.', writtenAt: writtenAt + 1000 }),
    ]);
    // It is not a change of what others have seen.
    expect((await look(operator, claimed)).version).toBe(claimed.version);
  });

  it('are sealed, and the audit has that one was written but not what it says', async () => {
    const claimed = await inReview(borrower, operator);
    const { note } = await operator.done(writeNote, noteOn(claimed, [await membershipOf(other)]));
    expect(JSON.stringify(await rows())).not.toContain(TEXT);
    const audit = await db().selectFrom('audit_entries').selectAll().execute();
    expect(JSON.stringify(audit)).not.toContain(TEXT);
    const written = audit.filter(({ action }) => action === 'writeNote');
    expect(written.map(({ facts }) => JSON.parse(facts))).toStrictEqual([
      { note, mentioned: await membershipOf(other) },
    ]);
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('open to a colleague who is mentioned, who sees that and answers', async () => {
    const claimed = await inReview(borrower, operator);
    expect((await look(other, claimed)).notes).toBeNull();
    expect(await other.call(writeNote, noteOn(claimed))).toMatchObject({
      status: 403,
      json: { code: 'with-another-operator' },
    });
    const { note } = await operator.done(writeNote, noteOn(claimed, [await membershipOf(other)]));
    expect(await mentionsOf(other)).toMatchObject({
      mentions: [{ note, number: claimed.number, author: 'Asha Verma', isRead: false }],
      unread: 1,
      next: null,
    });
    expect(await mentionsOf(operator)).toMatchObject({ mentions: [], unread: 0 });
    const seen = await look(other, claimed);
    expect(seen.content).toBeNull();
    expect(seen.notes).toMatchObject([{ text: TEXT, mentioned: [{ isMe: true }] }]);
    expect(await mentionsOf(other)).toMatchObject({ mentions: [{ isRead: true }], unread: 0 });
    await other.done(writeNote, noteOn(claimed, [await membershipOf(operator)]));
    expect(await mentionsOf(operator)).toMatchObject({ unread: 1 });
  });

  it('mention only who works here, and never whoever has applied', async () => {
    const leaving = await newMember(gateway(), operator, 'operator');
    const left = await membershipOf(leaving);
    await operator.done(revokeMembership, { requestId: randomUUID(), membership: left });
    const lender = await newLenderMember(gateway(), operator);
    const claimed = await inReview(borrower, operator);
    for (const mentioned of [left, randomUUID(), await membershipOf(lender)]) {
      expect(await operator.call(writeNote, noteOn(claimed, [mentioned]))).toMatchObject({
        status: 409,
        json: { code: 'colleague-left', fields: ['mentioned'] },
      });
    }
    const own = await inReview(other, operator);
    expect(await operator.call(writeNote, noteOn(own, [await membershipOf(other)]))).toMatchObject({
      status: 403,
      json: { code: 'application-of-colleague', fields: ['mentioned'] },
    });
    expect(await rows()).toStrictEqual([]);
    expect(await operator.done(colleagues, { number: claimed.number })).toMatchObject({
      colleagues: [{ membership: await membershipOf(other), userId: other.userId }],
    });
    expect(await operator.done(colleagues, { number: own.number })).toStrictEqual({
      colleagues: [],
    });
  });

  it('notes on an operator’s own application are for colleagues alone', async () => {
    const own = await passedOn(gateway(), other, operator);
    await operator.done(writeNote, noteOn(own));
    expect((await look(other, own)).notes).toBeNull();
    expect(await other.call(writeNote, noteOn(own))).toMatchObject({
      status: 403,
      json: { code: 'own-application' },
    });
  });

  it('are for operators alone, on an application that was sent and is open', async () => {
    const dealer = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
    const lender = await newLenderMember(gateway(), operator);
    const claimed = await inReview(borrower, operator);
    const calls = (by: TestPerson | null) =>
      [
        [writeNote, noteOn(claimed)] as const,
        [colleagues, { number: claimed.number }] as const,
        [mentions, { after: null }] as const,
      ].map(([to, body]) => (by === null ? gateway().call(to, body) : by.call(to, body)));
    for (const reply of await Promise.all(calls(null))) {
      expect(reply).toMatchObject({ status: 401, json: { code: 'session-ended' } });
    }
    for (const person of [borrower, dealer, lender]) {
      for (const reply of await Promise.all(calls(person))) {
        expect(reply).toMatchObject({ status: 403, json: { code: 'not-open-to-you' } });
      }
    }
    await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: await membershipOf(other),
    });
    for (const reply of await Promise.all(calls(other))) expect(reply.status).toBe(403);

    const draft = await newDraft(await newPerson(gateway()));
    expect((await operator.call(writeNote, noteOn(draft))).status).toBe(404);
    expect((await operator.call(colleagues, { number: draft.number })).status).toBe(404);
    const sent = await submitted(await newPerson(gateway()));
    expect(await operator.call(writeNote, noteOn(sent))).toMatchObject({
      status: 409,
      json: { code: 'application-changed', current: { state: 'SUBMITTED' } },
    });
    expect(
      (await operator.call(writeNote, { ...noteOn(claimed), text: 'Aadhaar 2345 6789 0124' })).json,
    ).toMatchObject({ code: 'aadhaar-in-text' });
    expect((await operator.call(writeNote, { ...noteOn(claimed), text: ' ' })).status).toBe(400);
    await borrower.done(withdraw, change(claimed));
    expect(await operator.call(writeNote, noteOn(claimed))).toMatchObject({
      status: 409,
      json: { code: 'application-changed', current: { state: 'CLOSED' } },
    });
  });

  it('stay when the application is released, for whoever claims it next', async () => {
    const claimed = await inReview(borrower, operator);
    await operator.done(writeNote, noteOn(claimed));
    const released = await operator.done(releaseApplication, change(claimed));
    expect((await look(operator, released)).notes).toBeNull();
    await other.done(claimApplication, change(released));
    expect((await look(other, released)).notes).toMatchObject([{ text: TEXT }]);
  });

  it('reach neither borrower nor dealer nor lender, nor any export', async () => {
    await inOneChange(gateway().store.records, async (one) => {
      await keepDealer(one, SYSTEM, TEST_DEALER);
      return {};
    });
    const dealer = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
    const lender = await newLenderMember(gateway(), operator);
    const sent = await passedOn(gateway(), borrower, operator);
    await borrower.done(chooseDealer, { ...change(sent), dealerId: TEST_DEALER.id });
    await operator.done(writeNote, noteOn(sent));
    const { number } = sent;
    const filter = EVERYTHING;
    const replies = [
      await borrower.call(application, { number }),
      await borrower.call(myApplications, {}),
      await borrower.call(offers, { number }),
      await borrower.call(notices, { number, language: 'en' }),
      await borrower.call(listConsents, { number }),
      await borrower.call(listDocuments, { number }),
      await borrower.call(ownDelivery, { number }),
      await borrower.call(myGrievances, {}),
      await dealer.call(followed, { search: null, stage: null, after: null }),
      await lender.call(inbox, { received: [] }),
      await lender.call(lenderCases, { states: [], only: null, order: 'newest', after: null }),
      await lender.call(openCase, { number }),
      await lender.call(lenderCase, { number }),
      await operator.call(queue, { filter, order: 'submitted', after: null }),
      await operator.call(exportApplications, {
        filter,
        numbers: null,
        format: 'csv',
        reason: 'auditor',
        ticket: null,
      }),
    ];
    expect(replies.map(({ status }) => status)).toStrictEqual(replies.map(() => 200));
    for (const { text } of replies) expect(text).not.toMatch(/payslip|employer/i);
  });

  it('are left out of the borrower’s export, which says when they were written, and erased', async () => {
    const home = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
    const claimed = await inReview(borrower, operator);
    await operator.done(writeNote, noteOn(claimed, [await membershipOf(other)]));
    const deps = await testPrivacy(gateway().store, join(home, 'erasures.jsonl'));
    const data = await gatherPersonalData(deps, borrower.userId, async () => {});
    expect(JSON.stringify(data)).not.toMatch(/payslip|employer/i);
    expect(data?.applications[0]?.history.map(({ action }) => action)).toContain('writeNote');
    const id = await idOf(gateway(), claimed.number);
    await eraseApplication(deps, id, 'digest');
    expect(await rows()).toStrictEqual([]);
    expect(await db().selectFrom('note_mentions').selectAll().execute()).toStrictEqual([]);
    await rm(home, { recursive: true });
  });

  it('many mentions are listed a page at a time, without those of closed applications', async () => {
    const mentioned = [await membershipOf(other)];
    const closed = await inReview(await newPerson(gateway()), operator);
    await operator.done(writeNote, noteOn(closed, mentioned));
    const claimed = await inReview(borrower, operator);
    for (let count = 0; count < 51; count += 1) {
      await operator.done(writeNote, noteOn(claimed, mentioned));
    }
    expect((await mentionsOf(other)).unread).toBe(52);
    await db()
      .updateTable('applications')
      .set({ state: 'CLOSED', closed_at: gateway().clock.now })
      .where('number', '=', closed.number)
      .execute();
    const first = await mentionsOf(other);
    expect(first).toMatchObject({ unread: 51 });
    expect(first.mentions).toHaveLength(50);
    const second = await other.done(mentions, { after: first.next });
    expect(second).toMatchObject({ mentions: [{ number: claimed.number }], next: null });
  });
});
