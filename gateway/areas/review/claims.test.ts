import { asId } from '#domain/ids.ts';
import type { MembershipId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { mentions } from '#contract/operators/notes.ts';
import { changeDuties, revokeMembership } from '#contract/operators/memberships.ts';
import {
  assignApplication,
  claimApplication,
  queue,
  releaseApplication,
  requestChanges,
  reviewedApplication,
} from '#contract/operators/review.ts';
import {
  FILLED,
  newDraft,
  publishTestCatalogue,
  submitted,
} from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import {
  addDocument,
  change,
  EVERYTHING,
  handedOver,
  inReview,
  waitingForBorrower,
} from '#gateway/testing/review.ts';

describeOnBothStores('an application in review', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let other: TestPerson;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    other = await newMember(gateway(), operator, 'operator');
  });

  const look = (by: TestPerson, number: string) => by.call(reviewedApplication, { number });
  const listed = async (by: TestPerson, claimed: 'by-me' | 'by-somebody' | 'by-nobody') => {
    const filter = { ...EVERYTHING, claimed };
    const { applications } = await by.done(queue, { filter, order: 'submitted', after: null });
    return applications.map(({ number }) => number);
  };

  it('is never reviewed by its own borrower', async () => {
    const own = await submitted(operator);
    expect(await operator.call(claimApplication, change(own))).toMatchObject({
      status: 403,
      json: { message: 'This application is your own. Somebody else has to deal with it.' },
    });
    expect((await other.call(claimApplication, change(own))).status).toBe(200);
  });

  it('is claimed by one of two operators who want it at the same moment', async () => {
    const sent = await submitted(borrower);
    const replies = await Promise.all(
      [operator, other].map((each) => each.call(claimApplication, change(sent))),
    );
    expect(new Set(replies.map(({ status }) => status))).toStrictEqual(new Set([200, 409]));
    expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({
      current: { state: 'IN_REVIEW', version: sent.version + 1 },
    });
    const { db } = gateway().store.records;
    const claims = await db
      .selectFrom('audit_entries')
      .select('actor')
      .where('action', '=', 'claim')
      .execute();
    expect(claims).toHaveLength(1);
  });

  it('can be released only by the operator who claimed it', async () => {
    const claimed = await inReview(borrower, operator);
    expect((await other.call(releaseApplication, change(claimed))).status).toBe(403);
    expect((await other.call(claimApplication, change(claimed))).status).toBe(409);
    expect([await listed(operator, 'by-me'), await listed(other, 'by-me')]).toStrictEqual([
      [claimed.number],
      [],
    ]);
    const released = await operator.done(releaseApplication, change(claimed));
    expect(released.state).toBe('SUBMITTED');
    expect(await listed(other, 'by-nobody')).toStrictEqual([claimed.number]);
    expect((await other.done(claimApplication, change(released))).state).toBe('IN_REVIEW');
  });

  it('is free again when the claiming operator’s membership is revoked', async () => {
    const claimed = await inReview(borrower, other);
    expect(await listed(operator, 'by-somebody')).toStrictEqual([claimed.number]);
    const membership = await membershipOf(other);
    await operator.done(revokeMembership, { requestId: randomUUID(), membership });
    expect(await listed(operator, 'by-somebody')).toStrictEqual([]);
    expect(await listed(operator, 'by-nobody')).toStrictEqual([claimed.number]);
    await operator.done(claimApplication, change({ ...claimed, version: claimed.version + 1 }));
    expect(await listed(operator, 'by-me')).toStrictEqual([claimed.number]);
  });

  it('is free again when the claiming operator may no longer review it', async () => {
    const claimed = await inReview(borrower, other);
    const theirs = { membership: await membershipOf(other), requestId: randomUUID() };
    await operator.done(changeDuties, { ...theirs, duties: ['supervisor', 'support'] });
    expect(await listed(operator, 'by-somebody')).toStrictEqual([claimed.number]);
    await operator.done(changeDuties, {
      ...theirs,
      requestId: randomUUID(),
      duties: ['support'],
    });
    expect(await listed(operator, 'by-nobody')).toStrictEqual([claimed.number]);
    await operator.done(claimApplication, change({ ...claimed, version: claimed.version + 1 }));
    expect(await listed(operator, 'by-me')).toStrictEqual([claimed.number]);
  });

  it('shows the borrower’s answers to the operator who claimed it; each view is in the audit', async () => {
    const draft = await newDraft(borrower);
    expect((await look(operator, draft.number)).status).toBe(404);
    const sent = await submitted(borrower);
    expect((await look(operator, sent.number)).json).toMatchObject({
      state: 'SUBMITTED',
      content: null,
      pinArea: FILLED.address.pinCode.slice(0, 3),
    });
    await operator.done(claimApplication, change(sent));
    await addDocument(gateway(), sent.number, 'photograph');
    const seen = await operator.done(reviewedApplication, { number: sent.number });
    expect(seen).toMatchObject({
      content: { sections: FILLED, guarantor: null },
      documents: { unchecked: 1, verified: 0 },
      documentList: [{ kind: 'photograph', state: 'CLEAN' }],
      cases: [{ lenderId: 'test-lender', state: 'CREATED' }],
      claim: { isMine: true, membership: await membershipOf(operator) },
    });
    expect(seen.history.map(({ action }) => action).slice(0, 3)).toStrictEqual([
      'viewApplication',
      'claim',
      'viewApplication',
    ]);
    expect(JSON.stringify(seen.history)).not.toContain(FILLED.identity.fullName);
    expect((await look(other, sent.number)).text).not.toContain(FILLED.identity.fullName);
    expect((await look(borrower, sent.number)).status).toBe(403);
    const { db } = gateway().store.records;
    const looks = await db
      .selectFrom('audit_entries')
      .select(['actor', 'facts'])
      .where('action', '=', 'viewApplication')
      .execute();
    expect(looks).toHaveLength(3);
    expect(looks.filter(({ facts }) => facts === '{"hasContent":true}')).toEqual([
      expect.objectContaining({ actor: await membershipOf(operator) }),
    ]);
  });

  it('shows it to every operator once lenders have it', async () => {
    const given = await handedOver(gateway(), borrower, operator);
    expect((await look(other, given.number)).text).toContain(FILLED.identity.fullName);
    const asked = await other.done(requestChanges, {
      ...change(given),
      sections: [],
      documents: ['photograph'],
      reason: 'not-readable',
    });
    expect((await look(operator, asked.number)).text).toContain(FILLED.identity.fullName);
  });

  it('shows it to the operator who claimed it while the borrower corrects something', async () => {
    const asked = await waitingForBorrower(borrower, operator);
    expect((await look(operator, asked.number)).text).toContain(FILLED.identity.fullName);
    expect((await look(other, asked.number)).text).not.toContain(FILLED.identity.fullName);
  });

  it('is given to a colleague by whoever has it, with a note that tells them why', async () => {
    const claimed = await inReview(borrower, operator);
    const to = await membershipOf(other);
    const request = { ...change(claimed), to, note: 'You know this dealer.' };
    const given = await operator.done(assignApplication, request);
    expect(given).toStrictEqual({ ...claimed, version: claimed.version + 1, state: 'IN_REVIEW' });
    expect(await operator.done(assignApplication, request)).toStrictEqual(given);
    expect([await listed(operator, 'by-me'), await listed(other, 'by-me')]).toStrictEqual([
      [],
      [claimed.number],
    ]);
    expect(await other.done(mentions, { after: null })).toMatchObject({ unread: 1 });
    const seen = await other.done(reviewedApplication, { number: claimed.number });
    expect(seen).toMatchObject({
      content: { sections: FILLED },
      notes: [{ text: 'You know this dealer.', mentioned: [{ isMe: true }] }],
    });
    expect(seen.history.slice(1, 3)).toMatchObject([
      { action: 'writeNote' },
      { action: 'assign', facts: { from: await membershipOf(operator), to } },
    ]);
    expect(await operator.call(releaseApplication, change(given))).toMatchObject({
      json: { code: 'with-another-operator' },
    });
    expect((await other.done(releaseApplication, change(given))).state).toBe('SUBMITTED');
  });

  it('is given away while the borrower corrects something, and without a note', async () => {
    const asked = await waitingForBorrower(borrower, operator);
    const to = await membershipOf(other);
    const given = await operator.done(assignApplication, { ...change(asked), to, note: null });
    expect(given.state).toBe('ACTION_REQUIRED');
    expect((await look(other, asked.number)).text).toContain(FILLED.identity.fullName);
  });

  it('is given to nobody who has left or has applied for it, and by nobody who does not have it', async () => {
    const to = await membershipOf(other);
    const claimed = await inReview(borrower, operator);
    const give = (
      by: TestPerson,
      changed: Partial<ReturnType<typeof change> & { to: MembershipId }> = {},
    ) => by.call(assignApplication, { ...change(claimed), to, note: null, ...changed });
    const lender = await newMember(gateway(), operator, 'lender', 'test-lender');
    for (const left of [asId('membership', randomUUID()), await membershipOf(lender)]) {
      expect(await give(operator, { to: left })).toMatchObject({
        status: 409,
        json: { code: 'colleague-left', fields: ['to'] },
      });
    }
    expect(await give(operator, { version: claimed.version - 1 })).toMatchObject({
      status: 409,
      json: { code: 'application-changed', current: { version: claimed.version } },
    });
    expect(await give(other)).toMatchObject({ json: { code: 'with-another-operator' } });
    for (const person of [borrower, lender]) {
      expect(await give(person)).toMatchObject({ json: { code: 'not-open-to-you' } });
    }
    const body = { ...change(claimed), to, note: null };
    expect((await gateway().call(assignApplication, body)).status).toBe(401);
    const own = await inReview(other, operator);
    expect(await give(operator, change(own))).toMatchObject({
      status: 403,
      json: { code: 'application-of-colleague' },
    });
    const free = await submitted(borrower);
    expect(await give(operator, change(free))).toMatchObject({
      json: { code: 'application-changed', current: { state: 'SUBMITTED' } },
    });
    await operator.done(revokeMembership, { requestId: randomUUID(), membership: to });
    expect((await give(other)).status).toBe(403);
    expect(await give(operator)).toMatchObject({ json: { code: 'colleague-left' } });
    expect(await listed(operator, 'by-me')).toHaveLength(2);
  });
});
