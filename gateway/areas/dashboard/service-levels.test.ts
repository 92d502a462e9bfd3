import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { BodyOf } from '#contract/gateway.ts';
import { resubmit, withdraw } from '#contract/applications/loans.ts';
import { dashboard } from '#contract/operators/dashboard.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import {
  assignApplication,
  claimApplication,
  queue,
  rejectApplication,
  releaseApplication,
  requestChanges,
  reviewedApplication,
  STATES_IN_QUEUE,
} from '#contract/operators/review.ts';
import {
  readServiceLevels,
  saveServiceLevels,
  serviceLevelFigures,
} from '#contract/operators/service-levels.ts';
import type { ServiceLevels } from '#domain/lending/service-levels.ts';
import { NO_LEVELS } from '#domain/lending/service-levels.ts';
import { submitted } from '#gateway/testing/applications.ts';
import { offered, publishForOffers } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { change, EVERYTHING, handedOver, inReview } from '#gateway/testing/review.ts';
import { change as inOneChange } from '#gateway/foundation/http/change-once.ts';
import { lockCase } from '#gateway/lending/lender-cases/cases.ts';
import { noteAcknowledged } from '#gateway/areas/lenders/report-status.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const HOUR = 3_600_000;
/** Works day and night, but for the days on which nobody does. */
const LEVELS: ServiceLevels = {
  ...NO_LEVELS,
  opens: 0,
  closes: 24 * 60,
  hours: { claim: 4, check: 8, lender: 24 },
  warnHours: 1,
};
/** A Wednesday, after two working days and before two. */
const NOW = Date.parse('2026-11-25T12:00:00+05:30');

describeOnBothStores('service levels', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  beforeEach(async () => {
    await publishForOffers(gateway());
    gateway().clock.now = NOW;
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
  });

  const save = (levels: ServiceLevels, version = 0, by = operator) =>
    by.call(saveServiceLevels, { requestId: randomUUID(), version, levels });
  /** As if every clock had begun so much earlier: sessions do not last as long. */
  async function later(hours: number): Promise<void> {
    const { db } = gateway().store.records;
    for (const table of ['applications', 'lender_cases'] as const) {
      await db
        .updateTable(table)
        .set((eb) => ({
          step_since: eb('step_since', '-', hours * HOUR),
          step_due_at: eb('step_due_at', '-', hours * HOUR),
          step_warn_at: eb('step_warn_at', '-', hours * HOUR),
        }))
        .execute();
    }
  }
  const levelOf = async (number: string) =>
    (await operator.done(reviewedApplication, { number })).level;
  const figures = () => operator.done(serviceLevelFigures, { period: null });
  async function listed(filter: Partial<BodyOf<typeof queue>['filter']>): Promise<string[]> {
    const { applications } = await operator.done(queue, {
      filter: { ...EVERYTHING, states: [...STATES_IN_QUEUE], ...filter },
      order: 'submitted',
      after: null,
    });
    return applications.map(({ number }) => number);
  }
  /** As when the lender's system says that it has the package. */
  async function acknowledged(number: string): Promise<void> {
    const { records } = gateway().store;
    const answer = await inOneChange(records, async (tx) => {
      const { lenderCase } = await lockCase(records, tx, 'test-lender', number);
      await noteAcknowledged(tx, lenderCase, { role: 'lender', id: 'test-key' }, 'message');
      return {};
    });
    expect(answer.status).toBe(200);
  }
  const askToCorrect = async (draft: Parameters<typeof change>[0]) =>
    operator.done(requestChanges, {
      ...change(draft),
      sections: ['work'],
      documents: [],
      reason: 'not-plausible',
    });

  it('are none until somebody sets some, and nobody overwrites another’s', async () => {
    expect(await operator.done(readServiceLevels, {})).toStrictEqual({
      version: 0,
      levels: NO_LEVELS,
    });
    const { number } = await submitted(borrower);
    expect(await levelOf(number)).toStrictEqual({ step: 'claim', is: 'none', dueAt: null });
    const both = await Promise.all([save(LEVELS), save({ ...LEVELS, warnHours: 3 })]);
    expect(new Set(both.map(({ status }) => status))).toStrictEqual(new Set([200, 409]));
    const { version, levels } = await operator.done(readServiceLevels, {});
    expect(version).toBe(1);
    const stale = await save(NO_LEVELS);
    expect(stale).toMatchObject({
      status: 409,
      json: { code: 'levels-changed', current: { version, levels } },
    });
    expect((await save(NO_LEVELS, 1)).status).toBe(200);
    expect((await save({ ...LEVELS, closes: 30 }, 2)).status).toBe(400);
  });

  it('follow an application from one step to the next, and warn', async () => {
    await save(LEVELS);
    const { number, version } = await submitted(borrower);
    expect(await levelOf(number)).toStrictEqual({
      step: 'claim',
      is: 'in-time',
      dueAt: NOW + 4 * HOUR,
    });
    await later(3);
    expect((await levelOf(number))?.is).toBe('soon');
    expect(await listed({ step: 'claim', stepIs: 'soon' })).toStrictEqual([number]);
    await later(1);
    expect((await levelOf(number))?.is).toBe('late');
    const claimed = await operator.done(claimApplication, change({ number, version }));
    expect(await levelOf(number)).toStrictEqual({
      step: 'check',
      is: 'in-time',
      dueAt: NOW + 8 * HOUR,
    });
    const released = await operator.done(releaseApplication, change(claimed));
    expect(await levelOf(number)).toMatchObject({ step: 'claim', dueAt: NOW + 4 * HOUR });
    const again = await operator.done(claimApplication, change(released));
    await later(2);
    await operator.done(rejectApplication, { ...change(again), reason: 'not-reached' });
    expect((await figures()).ended).toStrictEqual([
      {
        step: 'check',
        party: await idOfOperator(),
        name: expect.any(String),
        count: 1,
        late: 0,
        median: 2 * HOUR,
        p90: 2 * HOUR,
      },
      { step: 'claim', party: '', name: '', count: 1, late: 0, median: 0, p90: 0 },
    ]);
  });

  it('stand still while the borrower is asked', async () => {
    await save(LEVELS);
    const draft = await inReview(borrower, operator);
    await later(3);
    const asked = await askToCorrect(draft);
    expect(await levelOf(draft.number)).toStrictEqual({ step: 'check', is: 'paused', dueAt: null });
    expect(await listed({ step: 'check', stepIs: 'paused' })).toStrictEqual([draft.number]);
    await borrower.done(resubmit, change(asked));
    expect(await levelOf(draft.number)).toStrictEqual({
      step: 'check',
      is: 'in-time',
      dueAt: NOW + 5 * HOUR,
    });
  });

  it('go on when a colleague takes over, and are counted for who ends the step', async () => {
    await save(LEVELS);
    const other = await newMember(gateway(), operator, 'operator');
    const draft = await inReview(borrower, operator);
    await later(3);
    const to = await membershipOf(other);
    const given = await operator.done(assignApplication, { ...change(draft), to, note: null });
    expect(await levelOf(draft.number)).toMatchObject({ step: 'check', dueAt: NOW + 5 * HOUR });
    await later(6);
    await other.done(rejectApplication, { ...change(given), reason: 'not-reached' });
    expect((await figures()).ended).toContainEqual(
      expect.objectContaining({ step: 'check', party: to, count: 1, late: 1, median: 9 * HOUR }),
    );
    expect(await listed({ step: 'check', stepIs: 'taken-late', stepBy: to })).toStrictEqual([
      draft.number,
    ]);
    expect(await listed({ step: 'check', stepBy: await idOfOperator() })).toStrictEqual([]);
    // Who takes how long is for those who lead the others.
    const reviewer = await newMember(gateway(), operator, 'operator', null, ['reviewer']);
    const asked = (stepBy: string) =>
      reviewer.call(queue, {
        filter: { ...EVERYTHING, step: 'check', stepBy },
        order: 'submitted',
        after: null,
      });
    expect(await asked(to)).toMatchObject({ status: 403, json: { code: 'not-among-duties' } });
    expect((await asked(await membershipOf(reviewer))).status).toBe(200);
  });

  it('begin anew for a claim when whoever had it has left', async () => {
    await save(LEVELS);
    const other = await newMember(gateway(), operator, 'operator');
    const { number } = await inReview(borrower, other);
    await later(2);
    await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: await membershipOf(other),
    });
    expect(await levelOf(number)).toMatchObject({ step: 'claim', dueAt: NOW + 4 * HOUR });
  });

  it('count a lender from its package to its answer', async () => {
    await save(LEVELS);
    const draft = await handedOver(gateway(), borrower, operator);
    expect((await figures()).now).toStrictEqual([]);
    await acknowledged(draft.number);
    expect((await figures()).now).toStrictEqual([{ step: 'lender', is: 'in-time', count: 1 }]);
    expect(await levelOf(draft.number)).toMatchObject({ step: 'lender', is: 'in-time' });
    expect(await listed({ step: 'lender', stepIs: 'in-time' })).toStrictEqual([draft.number]);
    await later(25);
    await offered(gateway(), draft.number);
    const { ended } = await figures();
    expect(ended).toContainEqual(
      expect.objectContaining({ step: 'lender', party: 'test-lender', count: 1, late: 1 }),
    );
    expect(
      await listed({ step: 'lender', stepIs: 'taken-late', stepBy: 'test-lender' }),
    ).toStrictEqual([draft.number]);
  });

  it('count as many as the queue lists, and nothing of what the borrower has withdrawn', async () => {
    await save(LEVELS);
    const gone = await submitted(borrower);
    await borrower.done(withdraw, change(gone));
    for (let each = 0; each < 2; each += 1) await submitted(await newPerson(gateway()));
    await inReview(await newPerson(gateway()), operator);
    await later(5);
    const { now, ended } = await figures();
    expect(now).toStrictEqual([
      { step: 'check', is: 'in-time', count: 1 },
      { step: 'claim', is: 'late', count: 2 },
    ]);
    for (const { step, is, count } of now) {
      expect(await listed({ step, stepIs: is })).toHaveLength(count);
    }
    const { begins: submittedFrom, ends: submittedBefore } = (
      await operator.done(dashboard, { period: null })
    ).period;
    for (const { step, party, count } of ended) {
      const stepBy = party === '' ? null : party;
      const filter = { step, stepIs: 'taken', stepBy, submittedFrom, submittedBefore } as const;
      expect(await listed(filter)).toHaveLength(count);
    }
  });

  const idOfOperator = () => membershipOf(operator);
});
