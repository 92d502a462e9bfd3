import { asId } from '#domain/ids.ts';
import { beforeEach, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { dashboard } from '#contract/operators/dashboard.ts';
import type { queueFilter } from '#contract/operators/review.ts';
import {
  exportApplications,
  LENDER_STEPS,
  queue,
  STATES_IN_QUEUE,
} from '#contract/operators/review.ts';
import { DAY_MS } from '#domain/days.ts';
import { APPLICATION_OUTCOMES } from '#domain/lending/states/application-states.ts';
import { busyWeeks } from '#gateway/testing/busy-weeks.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { handedOver as handedOverToTwo, publishForOffers } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newOperator, newPerson } from '#gateway/testing/people.ts';
import { EVERYTHING } from '#gateway/testing/review.ts';

const AN_HOUR = 3_600_000;

type Filter = z.output<typeof queueFilter>;
type Dashboard = ReplyOf<typeof dashboard>;

describeOnBothStores('the dashboard of operators', (gateway) => {
  let operator: TestPerson;
  beforeEach(async () => {
    await publishForOffers(gateway());
    operator = await newOperator(gateway());
  });

  const shown = (period: BodyOf<typeof dashboard>['period'] = null) =>
    operator.done(dashboard, { period });
  const person = () => newPerson(gateway());
  /** How many the queue lists, and as many are exported. */
  async function listed(filter: Partial<Filter>): Promise<number> {
    const { applications, next } = await operator.done(queue, {
      filter: { ...EVERYTHING, states: [...STATES_IN_QUEUE], ...filter },
      order: 'submitted',
      after: null,
    });
    expect(next).toBeNull();
    return applications.length;
  }

  async function expectListed(found: Dashboard): Promise<void> {
    const { begins: submittedFrom, ends: submittedBefore } = found.period;
    const ofPeriod = { submittedFrom, submittedBefore };
    for (const { state, due, count } of found.open) {
      expect(await listed({ states: [state], due }), `${state} ${due}`).toBe(count);
    }
    for (const outcome of APPLICATION_OUTCOMES) {
      const counted = found.closed.find((each) => each.outcome === outcome)?.count ?? 0;
      expect(await listed({ ...ofPeriod, outcome }), outcome).toBe(counted);
    }
    expect(await listed(ofPeriod)).toBe(found.answers.submitted);
    expect(await listed({ ...ofPeriod, firstAnswer: 'given' })).toBe(found.answers.answered);
    for (const week of found.weeks) {
      const inWeek = { submittedFrom: week.begins, submittedBefore: week.ends };
      expect(await listed(inWeek)).toBe(week.submitted);
      expect(await listed({ ...inWeek, firstAnswer: 'given' })).toBe(week.answered);
    }
    for (const { lenderId, ...steps } of found.lenders) {
      for (const lenderStep of LENDER_STEPS) {
        const count = await listed({ ...ofPeriod, lenderId, lenderStep });
        expect(count, `${lenderId} ${lenderStep}`).toBe(steps[lenderStep]);
      }
    }
  }

  it('counts what the queue lists, and nothing else', async () => {
    await busyWeeks(gateway(), operator);
    const found = await shown();
    await expectListed(found);
    const sum = (counts: readonly { readonly count: number }[]) =>
      counts.reduce((all, { count }) => all + count, 0);
    expect(sum(found.open) + sum(found.closed)).toBe(found.answers.submitted);
    expect(found.open).toContainEqual({ state: 'SUBMITTED', due: 'overdue', count: 1 });
    expect(found.closed).toStrictEqual([
      { outcome: 'REJECTED', count: 1 },
      { outcome: 'WITHDRAWN', count: 1 },
    ]);
    expect(found.lenders).toMatchObject([
      { lenderId: 'other-lender', sent: 1, offered: 0, accepted: 0, rejected: 0, disbursed: 0 },
      { lenderId: 'test-lender', sent: 1, offered: 1, accepted: 1, rejected: 0, disbursed: 0 },
    ]);
    expect(found.drafts).toMatchObject({ begun: 10, submitted: 7, open: 1, ended: 2 });
    const ended = new Map(found.drafts.endedWith.map(({ section, count }) => [section, count]));
    expect(Object.fromEntries(ended)).toStrictEqual({
      identity: 1,
      address: 1,
      work: 1,
      vehicle: 1,
      bank: 1,
    });
    const exported = await operator.done(exportApplications, {
      filter: { ...EVERYTHING, states: ['CLOSED'], outcome: 'REJECTED' },
      numbers: null,
      format: 'rows',
      reason: 'auditor',
      ticket: null,
    });
    expect(exported.count).toBe(1);
  });

  it('counts a package as sent that the lender acknowledged, though no receipt came', async () => {
    const { number } = await handedOverToTwo(gateway(), await person());
    await gateway()
      .store.records.db.updateTable('outbox')
      .set({ state: 'DROPPED' })
      .where('lender_id', '=', 'test-lender')
      .execute();
    const found = await shown();
    expect(found.lenders).toContainEqual(
      expect.objectContaining({ lenderId: 'test-lender', sent: 1 }),
    );
    expect(await listed({ lenderId: 'test-lender', lenderStep: 'sent' }), number).toBe(1);
  });

  it('keeps to the days of its period, in India', async () => {
    await busyWeeks(gateway(), operator);
    const { weeks, period } = await shown();
    expect(weeks).toHaveLength(12 + (new Date(`${period.to}T00:00:00Z`).getUTCDay() === 0 ? 0 : 1));
    const busy = weeks.filter((week) => week.submitted > 0);
    expect(busy.map((week) => week.submitted)).toStrictEqual([2, 3, 2]);
    const [first] = busy;
    if (first === undefined) throw new Error('no week');
    const day = new Date(first.begins + 12 * AN_HOUR).toISOString().slice(0, 10);
    const week = {
      from: day,
      to: new Date(first.begins + 6.5 * DAY_MS).toISOString().slice(0, 10),
    };
    const ofWeek = await shown(week);
    expect(ofWeek.period).toMatchObject({ ...week, begins: first.begins, ends: first.ends });
    expect(ofWeek.answers.submitted).toBe(2);
    await expectListed(ofWeek);
    const before = await shown({ from: '2020-01-01', to: '2020-01-31' });
    expect(before).toMatchObject({
      closed: [],
      answers: { submitted: 0, answered: 0, median: null, p90: null },
      lenders: [],
      drafts: { begun: 0 },
    });
  });

  it('says how long first answers took: half of them, and nine of ten', async () => {
    const at = gateway().clock.now;
    const { db } = gateway().store.records;
    const rows = Array.from({ length: 10 }, (_, index) => ({
      id: asId('application', `application-${index}`),
      number: `LA${String(index).padStart(10, '0')}`,
      state: 'WITH_LENDER' as const,
      version: 1,
      language: 'en',
      created_at: at,
      changed_at: at,
      submitted_at: at,
      answered_at: at + (index + 1) * AN_HOUR,
    }));
    await db.insertInto('applications').values(rows).execute();
    const { answers, weeks } = await shown();
    const expected = { submitted: 10, answered: 10, median: 5 * AN_HOUR, p90: 9 * AN_HOUR };
    expect(answers).toStrictEqual(expected);
    expect(weeks.at(-1)).toMatchObject(expected);
    await db
      .updateTable('applications')
      .set({ answered_at: null })
      .where('number', '!=', 'LA0000000003')
      .execute();
    expect((await shown()).answers).toStrictEqual({
      submitted: 10,
      answered: 1,
      median: 4 * AN_HOUR,
      p90: 4 * AN_HOUR,
    });
  });

  it('is for operators only, and for a year at most', async () => {
    const stranger = await person();
    expect((await stranger.call(dashboard, { period: null })).status).toBe(403);
    const wrong = [
      { from: '2026-02-01', to: '2026-01-01' },
      { from: '2024-01-01', to: '2026-01-01' },
      { from: '2026-02-30', to: '2026-03-01' },
      { from: '', to: '' },
      { from: 'soon', to: 'sooner' },
    ];
    for (const period of wrong) {
      expect((await operator.call(dashboard, { period })).status).toBe(400);
    }
  });
});
