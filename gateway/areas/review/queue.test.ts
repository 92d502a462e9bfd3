import { asId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { resubmit } from '#contract/applications/loans.ts';
import {
  besideInQueue,
  claimApplication,
  MAX_BESIDE,
  queue,
  rejectApplication,
} from '#contract/operators/review.ts';
import { lookDueAt } from '#domain/lending/time-frames.ts';
import { FILLED, publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { addDocument, change, EVERYTHING, waitingForBorrower } from '#gateway/testing/review.ts';

const AN_HOUR = 3_600_000;

type Filter = BodyOf<typeof queue>['filter'];
type Order = BodyOf<typeof queue>['order'];

const raise = (): never => {
  throw new Error('there are not as many');
};

describeOnBothStores('the queue of operators', (gateway) => {
  let operator: TestPerson;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    operator = await newOperator(gateway());
  });

  const db = () => gateway().store.records.db;
  /** As many as that, sent a minute after each other, two at a time. */
  async function addSubmitted(count: number): Promise<string[]> {
    const rows = Array.from({ length: count }, (_, index) => {
      const at = gateway().clock.now - AN_HOUR + Math.floor(index / 2) * 60_000;
      return {
        id: asId('application', randomUUID()),
        number: `LA${String(index).padStart(10, '0')}`,
        state: 'SUBMITTED' as const,
        version: 1,
        language: 'en',
        created_at: at,
        changed_at: at,
        submitted_at: at,
        due_at: at + AN_HOUR,
        pin_area: index % 2 === 0 ? '226' : '110',
      };
    });
    await db().insertInto('applications').values(rows).execute();
    return rows.map(({ number }) => number);
  }
  const page = (
    filter: Partial<Filter> = {},
    order: Order = 'submitted',
    after: BodyOf<typeof queue>['after'] = null,
  ) => operator.done(queue, { filter: { ...EVERYTHING, ...filter }, order, after });
  const numbersOf = ({ applications }: ReplyOf<typeof queue>) =>
    applications.map(({ number }) => number);
  async function allPages(order: Order, between: (seen: number) => Promise<void>) {
    const numbers: string[] = [];
    let after: BodyOf<typeof queue>['after'] = null;
    for (;;) {
      const found: ReplyOf<typeof queue> = await page({}, order, after);
      numbers.push(...numbersOf(found));
      if (found.next === null) return numbers;
      after = found.next;
      await between(numbers.length);
    }
  }

  it.each(['submitted', 'due'] as const)(
    'has every application once on its pages, by %s, while others change rows',
    async (order) => {
      const numbers = await addSubmitted(130);
      const pages = await allPages(order, async (seen) => {
        // One that was on a page, and one that is still to come.
        for (const number of [numbers[seen - 3] ?? '', numbers[seen + 3] ?? '']) {
          const claimed = await operator.done(claimApplication, change({ number, version: 1 }));
          await operator.done(rejectApplication, {
            ...change(claimed),
            reason: 'not-reached',
          });
        }
        for (const number of numbers.slice(seen + 4, seen + 8)) {
          await operator.done(claimApplication, change({ number, version: 1 }));
        }
      });
      const left = await db()
        .selectFrom('applications')
        .select('number')
        .where('state', '<>', 'CLOSED')
        .execute();
      expect(pages.toSorted()).toStrictEqual([...new Set(pages)].toSorted());
      for (const { number } of left) expect(pages).toContain(number);
      expect(pages).toStrictEqual(pages.toSorted());
    },
  );

  it.each(['submitted', 'due'] as const)(
    'leads from one application to those before and after it, by %s',
    async (order) => {
      const numbers = await addSubmitted(6);
      const other = await newMember(gateway(), operator, 'operator');
      for (const number of [numbers[2] ?? '', numbers[4] ?? '']) {
        await other.done(claimApplication, change({ number, version: 1 }));
      }
      const { applications } = await page({}, order);
      const { dueAt, submittedAt, number } = applications[3] ?? raise();
      const from = { at: order === 'due' ? (dueAt ?? 0) : submittedAt, number };
      const beside = (skipsTaken: boolean, place: typeof from | null = from) =>
        operator.done(besideInQueue, { filter: EVERYTHING, order, from: place, skipsTaken });
      expect(await beside(false)).toStrictEqual({
        before: { number: numbers[2], count: 3 },
        after: { number: numbers[4], count: 2 },
      });
      expect(await beside(true)).toStrictEqual({
        before: { number: numbers[1], count: 2 },
        after: { number: numbers[5], count: 1 },
      });
      expect(await beside(true, null)).toStrictEqual({
        before: { number: null, count: 0 },
        after: { number: numbers[0], count: 4 },
      });
      // It may have left the list: what comes after it is the same.
      await operator.done(rejectApplication, {
        ...change(await operator.done(claimApplication, change({ number, version: 1 }))),
        reason: 'not-reached',
      });
      expect((await beside(true)).after).toStrictEqual({ number: numbers[5], count: 1 });
    },
  );

  it('counts no more than a thousand of them', async () => {
    await addSubmitted(MAX_BESIDE + 3);
    const { after } = await operator.done(besideInQueue, {
      filter: EVERYTHING,
      order: 'due',
      from: null,
      skipsTaken: false,
    });
    expect(after.count).toBe(MAX_BESIDE + 1);
  });

  it('shows of an application what an operator needs, and nothing of the person', async () => {
    const person = await newPerson(gateway());
    const sent = await submitted(person);
    await addDocument(gateway(), sent.number, 'photograph');
    await addDocument(gateway(), sent.number, 'masked-aadhaar', 'VERIFIED');
    const at = gateway().clock.now;
    const reply = await page();
    expect(reply).toStrictEqual({
      applications: [
        {
          number: sent.number,
          state: 'SUBMITTED',
          outcome: null,
          version: sent.version,
          submittedAt: at,
          changedAt: at,
          dueAt: lookDueAt(at, new Set()),
          isOverdue: false,
          level: { step: 'claim', is: 'none', dueAt: null },
          claim: null,
          comesBackAt: null,
          waitsForSecond: false,
          hasAnswer: false,
          pinArea: FILLED.address.pinCode.slice(0, 3),
          lenders: [{ lenderId: 'test-lender', state: 'CREATED' }],
          documents: { unchecked: 1, verified: 1 },
        },
      ],
      next: null,
      at,
    });
    const { submitted_at: submittedAt } = await db()
      .selectFrom('applications')
      .select('submitted_at')
      .executeTakeFirstOrThrow();
    expect(submittedAt).toBe(at);
    await db().updateTable('applications').set({ due_at: at }).execute();
    expect((await page()).applications).toMatchObject([{ isOverdue: true }]);
    expect((await person.call(queue, bodyOfAll())).status).toBe(403);
  });

  const bodyOfAll = (): BodyOf<typeof queue> => ({
    filter: EVERYTHING,
    order: 'submitted',
    after: null,
  });

  it('is filtered by state, place, time, lender and unchecked documents', async () => {
    const numbers = await addSubmitted(4);
    const [first = '', second = '', third = '', fourth = ''] = numbers;
    const sent = await submitted(await newPerson(gateway()));
    await addDocument(gateway(), second, 'photograph');
    await addDocument(gateway(), third, 'photograph', 'VERIFIED');
    await operator.done(claimApplication, change({ number: fourth, version: 1 }));
    const start = gateway().clock.now - AN_HOUR;
    const found = async (filter: Partial<Filter>) => numbersOf(await page(filter));
    expect(await found({ states: ['IN_REVIEW'] })).toStrictEqual([fourth]);
    expect(await found({ states: ['CLOSED', 'IN_REVIEW'] })).toStrictEqual([fourth]);
    expect(await found({ pinArea: '110' })).toStrictEqual([second, fourth]);
    expect(await found({ submittedBefore: start + 60_000 })).toStrictEqual([first, second]);
    expect(await found({ submittedFrom: start + 60_000 })).toStrictEqual([
      third,
      fourth,
      sent.number,
    ]);
    expect(await found({ lenderId: 'test-lender' })).toStrictEqual([sent.number]);
    expect(await found({ lenderId: 'careful-lender' })).toStrictEqual([]);
    expect(await found({ hasUncheckedDocuments: true })).toStrictEqual([second]);
    expect(await found({ claimed: 'by-me' })).toStrictEqual([fourth]);
    expect(await found({ claimed: 'by-somebody', pinArea: '226' })).toStrictEqual([]);
  });

  it('shows as due only what waits for an operator', async () => {
    const person = await newPerson(gateway());
    const asked = await waitingForBorrower(person, operator);
    expect(numbersOf(await page({}, 'due'))).toStrictEqual([]);
    gateway().clock.now += 24 * AN_HOUR;
    const again = await gateway().signInByPhone(person.mobileNumber);
    await gateway().call(resubmit, change(asked), { Authorization: again.token });
    const body: BodyOf<typeof queue> = { ...bodyOfAll(), order: 'due' };
    // The operator's session has ended meanwhile.
    expect((await operator.call(queue, body)).status).toBe(401);
    const rows = await db().selectFrom('applications').select(['state', 'due_at']).execute();
    expect(rows).toEqual([
      { state: 'IN_REVIEW', due_at: lookDueAt(gateway().clock.now, new Set()) },
    ]);
  });
});
