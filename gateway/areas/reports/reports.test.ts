import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { withdrawConsent } from '#contract/applications/consents.ts';
import { erase } from '#contract/applications/privacy.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { reportPayment } from '#contract/lenders/calls.ts';
import { changeDuties } from '#contract/operators/memberships.ts';
import { dashboard } from '#contract/operators/dashboard.ts';
import { report } from '#contract/operators/reports.ts';
import { LENDER_STEPS } from '#contract/operators/review.ts';
import { daysAfter, indianDayOf } from '#domain/days.ts';
import { columnsOf, totalOfReport } from '#domain/lending/reports.ts';
import { monthLater, monthOfDay } from '#domain/months.ts';
import { submitted, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import { busyWeeks } from '#gateway/testing/busy-weeks.ts';
import { agreedLoan, deliverUntil, newDelivering, transfer } from '#gateway/testing/delivery.ts';
import { grievanceIn } from '#gateway/testing/grievances.ts';
import { newLenderMember } from '#gateway/testing/lender-members.ts';
import { publishForOffers } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

type Asked = BodyOf<typeof report>;
type Report = ReplyOf<typeof report>;

describeOnBothStores('the reports of operators', (gateway) => {
  let operator: TestPerson;
  let period: Pick<Asked, 'from' | 'to'>;
  beforeEach(async () => {
    operator = await newOperator(gateway());
    const { records } = gateway().store;
    const now = await timeOf(records, records.db);
    const to = monthOfDay(indianDayOf(now));
    period = { from: monthLater(to, -2), to };
  });

  const read = (name: Asked['report'], by: Asked['by'], more: Partial<Asked> = {}) =>
    operator.done(report, { report: name, by, monthly: false, ...period, ...more });
  /** The figures of each row by the names of their columns. */
  const named = (name: Asked['report'], by: Asked['by'], { rows }: Report) =>
    rows.map(({ month, group, values }) => ({
      month,
      group,
      ...Object.fromEntries(columnsOf(name, by).map((column, at) => [column.name, values[at]])),
    }));
  const totalOf = (name: Asked['report'], by: Asked['by'], { rows }: Report) => {
    const columns = columnsOf(name, by);
    const total = totalOfReport(
      columns,
      rows.map(({ values }) => values),
    );
    return Object.fromEntries(columns.map((column, at) => [column.name, total[at]]));
  };

  it('say the same as the dashboard where they mean the same', async () => {
    await publishForOffers(gateway());
    await busyWeeks(gateway(), operator);
    const shown = await operator.done(dashboard, {
      period: { from: `${period.from}-01`, to: daysAfter(`${monthLater(period.to, 1)}-01`, -1) },
    });
    const closed = (outcome: string) =>
      shown.closed.find((each) => each.outcome === outcome)?.count ?? 0;
    const expected = {
      submitted: shown.answers.submitted,
      disbursed: closed('DISBURSED'),
      rejected: closed('REJECTED'),
      withdrawn: closed('WITHDRAWN'),
      lapsed: closed('EXPIRED'),
      cooledOff: closed('COOLED_OFF'),
      open: shown.open.reduce((sum, { count }) => sum + count, 0),
    };
    expect(expected).toMatchObject({ submitted: 7, rejected: 1, withdrawn: 1, open: 5 });
    const byMonth = await read('applications', 'month');
    expect(byMonth.rows.map(({ month }) => month)).toEqual([
      period.from,
      monthLater(period.from, 1),
      period.to,
    ]);
    expect(totalOf('applications', 'month', byMonth)).toMatchObject(expected);
    const byDistrict = await read('applications', 'district');
    expect(totalOf('applications', 'district', byDistrict)).toMatchObject(expected);
    expect(columnsOf('applications', 'district').map(({ name }) => name)).not.toContain('paid');

    const byLender = named('applications', 'lender', await read('applications', 'lender'));
    expect(byLender.map(({ group }) => group)).toEqual(
      shown.lenders.map(({ lenderId }) => lenderId),
    );
    const COLUMN_OF = { sent: 'handedOver' } as const;
    for (const { lenderId, ...steps } of shown.lenders) {
      const row: Readonly<Record<string, unknown>> =
        byLender.find(({ group }) => group === lenderId) ?? {};
      for (const step of LENDER_STEPS) {
        const column = step === 'sent' ? COLUMN_OF[step] : step;
        expect(row[column], `${lenderId} ${step}`).toBe(steps[step]);
      }
    }
    const [answers] = named('turn-around', 'step', await read('turn-around', 'step'));
    expect(answers).toEqual({
      month: null,
      group: 'firstAnswer',
      reached: shown.answers.answered,
      median: shown.answers.median,
      p90: shown.answers.p90,
    });
  });

  it('count offers, their answers, and why there was no loan', async () => {
    await publishForOffers(gateway());
    await busyWeeks(gateway(), operator);
    expect(named('offers', 'lender', await read('offers', 'lender'))).toEqual([
      expect.objectContaining({ group: 'test-lender', shown: 1, taken: 1, share: 100 }),
    ]);
    expect(named('offers', 'product', await read('offers', 'product'))).toMatchObject([
      { group: TEST_PRODUCT.productId, shown: 1, turnedAway: 0 },
    ]);
    expect(named('reasons', 'reason', await read('reasons', 'reason'))).toEqual([
      { month: null, group: 'service:not-reached', byService: 1, byLender: 0, byBorrower: 0 },
    ]);
    const monthly = await read('applications', 'product', { monthly: true });
    expect(monthly.rows.map(({ group }) => group)).toContain(TEST_PRODUCT.productId);
    expect(monthly.rows.every(({ month }) => month !== null)).toBe(true);
  });

  it('know what was paid out, and how long each step took', async () => {
    const people = await newDelivering(gateway());
    operator = people.operator;
    const number = await agreedLoan(gateway(), people);
    await deliverUntil(gateway(), people, number, 'DELIVERED');
    expect(totalOf('applications', 'lender', await read('applications', 'lender'))).toMatchObject({
      accepted: 1,
      disbursed: 0,
      paid: 0,
      open: 1,
    });
    const order = await gateway()
      .store.records.db.selectFrom('delivery_orders')
      .select('amount')
      .executeTakeFirstOrThrow();
    await people.lender.done(reportPayment, {
      ...(await people.lender.seen(number)),
      ...transfer(order.amount),
    });
    for (const by of ['month', 'lender', 'product'] as const) {
      expect(totalOf('applications', by, await read('applications', by))).toMatchObject({
        disbursed: 1,
        paid: order.amount,
        open: 0,
      });
    }
    const steps = named('turn-around', 'step', await read('turn-around', 'step'));
    expect(steps.map(({ group }) => group)).toEqual([
      'firstAnswer',
      'decision',
      'lenderAnswer',
      'acceptance',
      'disbursal',
    ]);
    expect(steps.at(-1)).toMatchObject({ reached: 1 });
    expect((await read('turn-around', 'step', { monthly: true })).rows).toHaveLength(5);
  });

  it('count complaints by kind and age, and consents by purpose', async () => {
    await publishForOffers(gateway());
    await grievanceIn('OPEN', await newPerson(gateway()), operator);
    await grievanceIn('ANSWERED', await newPerson(gateway()), operator);
    const { db } = gateway().store.records;
    await db
      .updateTable('grievances')
      .set((eb) => ({ raised_at: eb('raised_at', '-', 40 * 86_400_000), due_at: 1 }))
      .where('state', '=', 'OPEN')
      .execute();
    expect(named('complaints', 'age', await read('complaints', 'age'))).toMatchObject([
      { group: 'week', raised: 1, waiting: 0, overdue: 0, answered: 1 },
      { group: 'longer', raised: 1, waiting: 1, overdue: 1, answered: 0 },
    ]);
    const byKind = named('complaints', 'kind', await read('complaints', 'kind'));
    expect(byKind).toMatchObject([{ raised: 2, waiting: 1, closed: 0 }]);

    const person = await newPerson(gateway());
    const { number } = await submitted(person);
    const consent = await db
      .selectFrom('consents')
      .select(['id', 'purpose'])
      .where('purpose', '=', 'share-with-lender')
      .executeTakeFirst();
    expect(consent).toBeDefined();
    await person.done(withdrawConsent, {
      requestId: randomUUID(),
      number,
      consent: consent?.id ?? '',
    });
    const consents = named('consents', 'purpose', await read('consents', 'purpose'));
    expect(consents.find(({ group }) => group === 'share-with-lender')).toMatchObject({
      ended: 1,
      ofBorrowers: 1,
      ofGuarantors: 0,
    });
    expect(totalOf('consents', 'month', await read('consents', 'month'))).toEqual(
      totalOf('consents', 'purpose', await read('consents', 'purpose')),
    );
  });

  it('count erasures that were asked for and refused, without keeping whose', async () => {
    const person = await newPerson(gateway());
    await person.done(erase, { requestId: randomUUID() }, await person.withProof());
    const refused = await operator.call(
      erase,
      { requestId: randomUUID() },
      await operator.withProof(),
    );
    expect(refused).toMatchObject({ status: 409, json: { code: 'has-a-role' } });
    const found = await read('erasures', 'month');
    expect(named('erasures', 'month', found).at(-1)).toMatchObject({ asked: 1, hasRole: 1 });
    const kept = await gateway()
      .store.records.db.selectFrom('erasure_counts')
      .selectAll()
      .execute();
    expect(JSON.stringify(kept)).not.toContain(person.userId);
  });

  it('are in the audit with what was asked for', async () => {
    await read('applications', 'district');
    const { db } = gateway().store.records;
    const membership = await membershipOf(operator);
    const entry = await db
      .selectFrom('audit_entries')
      .select(['subject', 'actor', 'facts'])
      .where('action', '=', 'readReport')
      .executeTakeFirstOrThrow();
    expect({ ...entry, facts: JSON.parse(entry.facts) }).toEqual({
      subject: `reports:${membership}`,
      actor: membership,
      facts: { report: 'applications', by: 'district', monthly: false, ...period, rows: 0 },
    });
    await Promise.all([1, 2, 3].map(() => read('offers', 'month')));
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('are for supervisors and auditors, by what they can be grouped by, and for three years at most', async () => {
    const body = { report: 'applications', by: 'month', monthly: false, ...period } as const;
    for (const wrong of [
      { from: '2026-02', to: '2026-01' },
      { from: '2021-01', to: '2026-01' },
      { from: '2026-13', to: '2026-13' },
      { by: 'step' as const },
      { by: 'district' as const, monthly: true },
    ]) {
      expect((await operator.call(report, { ...body, ...wrong })).status).toBe(400);
    }
    const colleague = await newMember(gateway(), operator, 'operator');
    const membership = await membershipOf(colleague);
    const answers: [string, number][] = [];
    for (const duty of ['reviewer', 'support', 'administrator', 'auditor', 'supervisor'] as const) {
      await operator.done(changeDuties, { requestId: randomUUID(), membership, duties: [duty] });
      answers.push([duty, (await colleague.call(report, body)).status]);
    }
    expect(answers).toEqual([
      ['reviewer', 403],
      ['support', 403],
      ['administrator', 403],
      ['auditor', 200],
      ['supervisor', 200],
    ]);
    await publishForOffers(gateway());
    const lender = await newLenderMember(gateway(), operator);
    expect((await lender.call(report, body)).status).toBe(403);
    expect((await (await newPerson(gateway())).call(report, body)).status).toBe(403);
  });
});
