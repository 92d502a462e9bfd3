import { beforeEach, expect, it } from 'vitest';
import { resubmit, saveSection } from '#contract/applications/loans.ts';
import { reviewedApplication } from '#contract/operators/review.ts';
import { fillSearchDigests } from '#gateway/lending/lender-cases/search-digests.ts';
import { purgeContent } from '#gateway/lending/applications/purge-content.ts';
import {
  FILLED,
  publish,
  submitted,
  TEST_LENDER,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newOperator, newPerson } from '#gateway/testing/people.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import { addDocument, change, waitingForBorrower } from '#gateway/testing/review.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

/** Everybody in these tests fills in the same PAN and account. */
describeOnBothStores('the same in two applications', (gateway) => {
  let operator: TestPerson;
  let number: string;
  let other: string;
  beforeEach(async () => {
    await publish(gateway().store, [TEST_LENDER], [TEST_PRODUCT]);
    operator = await newOperator(gateway());
    number = (await submitted(await newPerson(gateway()))).number;
    gateway().clock.now += 1000;
    other = (await submitted(await newPerson(gateway()))).number;
  });
  const db = () => gateway().store.records.db;
  const duplicates = async () => (await operator.done(reviewedApplication, { number })).duplicates;
  const idOf = async (of: string) =>
    (
      await db()
        .selectFrom('applications')
        .select('id')
        .where('number', '=', of)
        .executeTakeFirstOrThrow()
    ).id;
  const shown = async () =>
    (
      await db()
        .selectFrom('audit_entries')
        .select('facts')
        .where('action', '=', 'showDuplicates')
        .execute()
    ).map(({ facts }): unknown => JSON.parse(facts));

  it('is pointed out by number, state and day, without opening the other one', async () => {
    const found = await duplicates();
    expect(found).toEqual({
      applications: [
        {
          number: other,
          state: 'SUBMITTED',
          outcome: null,
          submittedAt: expect.any(Number),
          isSamePerson: false,
          same: expect.arrayContaining(['pan', 'account']),
        },
      ],
      isWhole: true,
    });
    expect(found.applications[0]?.same).toHaveLength(2);
    expect(await shown()).toEqual([{ applications: 1 }]);
    // Another look at the same is a look, and nothing more.
    await duplicates();
    expect(await shown()).toEqual([{ applications: 1 }]);
    const looks = await db()
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `application:${await idOf(other)}`)
      .where('role', '=', 'operator')
      .execute();
    expect(looks).toEqual([]);
  });

  it('is found of files as long as both are there', async () => {
    const mine = await addDocument(gateway(), number, 'photograph');
    await addDocument(gateway(), other, 'bank-statement', 'VERIFIED');
    const sameFile = async () => (await duplicates()).applications[0]?.same.includes('file');
    expect(await sameFile()).toBe(true);
    await db().updateTable('documents').set({ state: 'PURGED' }).where('id', '=', mine).execute();
    expect(await sameFile()).toBe(false);
  });

  it('says where it is the same person', async () => {
    await db()
      .updateTable('applications')
      .set((eb) => ({
        user_id: eb
          .selectFrom('applications as own')
          .select('own.user_id')
          .where('own.number', '=', number),
      }))
      .where('number', '=', other)
      .execute();
    const { applications } = await duplicates();
    expect(applications).toMatchObject([{ number: other, isSamePerson: true }]);
    expect(applications[0]?.same).not.toContain('phone');
  });

  it('is not found of what was erased', async () => {
    const keys = keysOf(gateway().store);
    await gateway().store.records.transact(async (runner) =>
      purgeContent({ runner }, keys, await idOf(other)),
    );
    expect((await duplicates()).applications).toEqual([]);
    expect(await shown()).toEqual([]);
  });

  it('is no longer the same once the borrower has corrected it', async () => {
    const borrower = await newPerson(gateway());
    const asked = await waitingForBorrower(borrower, operator);
    number = asked.number;
    expect((await duplicates()).applications[0]?.same).toContain('account');
    const saved = await borrower.done(saveSection, {
      ...change(asked),
      section: 'bank',
      values: { ...FILLED.bank, accountNumber: '100200300400' },
    });
    await borrower.done(resubmit, change({ number, version: saved.version }));
    expect((await duplicates()).applications[0]?.same).toEqual(['pan']);
  });

  it('is the phone of one person’s guarantor who applies as well', async () => {
    const { digest } = await db()
      .selectFrom('application_digests')
      .select('digest')
      .where('application_id', '=', await idOf(number))
      .where('kind', '=', 'phone')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('application_digests')
      .values({ application_id: await idOf(other), kind: 'guarantors-phone', digest })
      .execute();
    expect((await duplicates()).applications[0]?.same).toContain('phone');
  });

  it('is found in a closed one, with how it ended', async () => {
    await db()
      .updateTable('applications')
      .set({ state: 'CLOSED', outcome: 'REJECTED' })
      .where('number', '=', other)
      .execute();
    expect((await duplicates()).applications).toMatchObject([{ outcome: 'REJECTED' }]);
  });

  it('is found where a gateway of the release before took the application', async () => {
    const written = await db()
      .selectFrom('application_digests')
      .selectAll()
      .orderBy('digest')
      .execute();
    await db().deleteFrom('application_digests').execute();
    await db().updateTable('applications').set({ digested_at: null }).execute();
    expect((await duplicates()).applications).toEqual([]);
    const deps = { records: gateway().store.records, keys: keysOf(gateway().store) };
    expect(await fillSearchDigests(deps)).toBe(2);
    const filled = await db()
      .selectFrom('application_digests')
      .selectAll()
      .orderBy('digest')
      .execute();
    expect(new Set(filled.map((row) => JSON.stringify(row)))).toEqual(
      new Set(written.map((row) => JSON.stringify(row))),
    );
    expect((await duplicates()).applications).toHaveLength(1);
    expect(await fillSearchDigests(deps)).toBe(0);
  });
});
