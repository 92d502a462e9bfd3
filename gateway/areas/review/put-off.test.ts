import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { BodyOf } from '#contract/gateway.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import {
  assignApplication,
  comeBackOn,
  exportApplications,
  MAX_DAYS_PUT_OFF,
  queue,
  releaseApplication,
  requestChanges,
  reviewedApplication,
} from '#contract/operators/review.ts';
import { daysAfter, endOfIndianDay, indianDayOf } from '#domain/days.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { change, EVERYTHING, inReview, waitingForBorrower } from '#gateway/testing/review.ts';

describeOnBothStores('an application that is put off', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let other: TestPerson;
  beforeEach(async () => {
    beforeMidnight();
    await publishTestCatalogue(gateway().store);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    other = await newMember(gateway(), operator, 'operator');
  });

  const today = () => indianDayOf(gateway().clock.now);
  const inDays = (count: number) => daysAfter(today(), count);
  const until = (by: TestPerson, draft: Draft, day: string | null) =>
    by.done(comeBackOn, { ...change(draft), day });
  const listed = async (
    comeBack: BodyOf<typeof queue>['filter']['comeBack'] = null,
    order: BodyOf<typeof queue>['order'] = 'due',
    by = operator,
  ) => {
    const filter = { ...EVERYTHING, comeBack };
    const { applications } = await by.done(queue, { filter, order, after: null });
    return applications.map(({ number }) => number);
  };
  const look = (by: TestPerson, { number }: Draft) => by.done(reviewedApplication, { number });
  /** A minute before midnight in India, so that everybody is still signed in when the next day begins. */
  const beforeMidnight = () => {
    gateway().clock.now = endOfIndianDay(today()) - 60_000;
  };

  it('is in no list of what is due until its day, and then comes back to its operator', async () => {
    const draft = await inReview(borrower, operator);
    const { dueAt } = await look(operator, draft);
    const put = await until(operator, draft, inDays(1));
    expect(put).toStrictEqual({ ...draft, version: draft.version + 1, state: 'IN_REVIEW' });
    expect([await listed(), await listed('today')]).toStrictEqual([[], []]);
    expect([await listed('later'), await listed('any')]).toStrictEqual([
      [draft.number],
      [draft.number],
    ]);
    // Where what is promised is counted, it stays.
    expect(await listed(null, 'submitted')).toStrictEqual([draft.number]);
    expect(await look(operator, draft)).toMatchObject({
      dueAt,
      comesBackAt: endOfIndianDay(today()),
    });
    gateway().clock.now += 120_000;
    expect([await listed(), await listed('today'), await listed('later')]).toStrictEqual([
      [draft.number],
      [draft.number],
      [],
    ]);
    expect(await look(operator, draft)).toMatchObject({ claim: { isMine: true } });
  });

  it('is put off to another day, or no longer; the audit says so', async () => {
    const draft = await inReview(borrower, operator);
    const once = await until(operator, draft, inDays(2));
    const again = await until(operator, once, inDays(MAX_DAYS_PUT_OFF));
    await until(operator, again, null);
    expect(await listed()).toStrictEqual([draft.number]);
    const { history, comesBackAt } = await look(operator, draft);
    expect(comesBackAt).toBeNull();
    const days = history.filter(({ action }) => action === 'comeBackOn');
    expect(days.map(({ facts }) => facts['day'])).toStrictEqual([null, inDays(30), inDays(2)]);
  });

  it('has a day from today to thirty days from now', async () => {
    const draft = await inReview(borrower, operator);
    for (const day of [inDays(-1), inDays(MAX_DAYS_PUT_OFF + 1)]) {
      expect(await operator.call(comeBackOn, { ...change(draft), day })).toMatchObject({
        status: 400,
        json: { code: 'come-back-day-wrong', fields: ['day'] },
      });
    }
    await until(operator, draft, today());
    expect(await listed('today')).toStrictEqual([draft.number]);
  });

  it('is put off only by the operator who is checking it, as it was seen', async () => {
    const draft = await inReview(borrower, operator);
    const ask = (by: TestPerson, changed: object = {}) =>
      by.call(comeBackOn, { ...change(draft), day: inDays(1), ...changed });
    expect(await ask(other)).toMatchObject({ json: { code: 'with-another-operator' } });
    expect(await ask(operator, { version: draft.version - 1 })).toMatchObject({
      status: 409,
      json: { code: 'application-changed', current: { version: draft.version } },
    });
    const lender = await newMember(gateway(), operator, 'lender', 'test-lender');
    const dealer = await newMember(gateway(), operator, 'dealer', 'test-dealer');
    for (const person of [borrower, lender, dealer]) {
      expect(await ask(person)).toMatchObject({ json: { code: 'not-open-to-you' } });
    }
    const body = { ...change(draft), day: inDays(1) };
    expect((await gateway().call(comeBackOn, body)).status).toBe(401);
    const free = await submitted(borrower);
    const asked = await waitingForBorrower(borrower, operator);
    for (const each of [free, asked]) {
      expect(await ask(operator, change(each))).toMatchObject({
        status: 409,
        json: { code: 'application-changed' },
      });
    }
    await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: await membershipOf(other),
    });
    expect((await ask(other)).status).toBe(403);
  });

  it('is there at once for whoever has it next, and stays put off for who takes over', async () => {
    const put = await until(operator, await inReview(borrower, operator), inDays(5));
    const to = await membershipOf(other);
    const given = await operator.done(assignApplication, { ...change(put), to, note: null });
    expect(await listed()).toStrictEqual([put.number]);
    const again = await until(other, given, inDays(5));
    await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: to,
      passTo: await membershipOf(operator),
    });
    expect(await listed('later')).toStrictEqual([put.number]);
    const passed = { ...again, version: again.version + 1 };
    await operator.done(releaseApplication, change(passed));
    expect(await listed()).toStrictEqual([put.number]);
  });

  it('is put off no more once the borrower is asked for something', async () => {
    const put = await until(operator, await inReview(borrower, operator), inDays(5));
    await operator.done(requestChanges, {
      ...change(put),
      sections: ['bank'],
      documents: [],
      reason: 'not-plausible',
    });
    expect((await look(operator, put)).comesBackAt).toBeNull();
  });

  it('is in an export all the same', async () => {
    const put = await until(operator, await inReview(borrower, operator), inDays(5));
    const taken = await operator.done(exportApplications, {
      filter: EVERYTHING,
      numbers: null,
      format: 'rows',
      reason: 'auditor',
      ticket: null,
    });
    expect(taken.applications?.map(({ number }) => number)).toStrictEqual([put.number]);
  });
});
