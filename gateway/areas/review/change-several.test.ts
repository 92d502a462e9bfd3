import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { BodyOf } from '#contract/gateway.ts';
import { changeDuties } from '#contract/operators/memberships.ts';
import {
  changeClaims,
  claimApplication,
  queue,
  MAX_AT_ONCE,
  reviewedApplication,
} from '#contract/operators/review.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { change, EVERYTHING } from '#gateway/testing/review.ts';

type Act = BodyOf<typeof changeClaims>['act'];

describeOnBothStores('several applications at once', (gateway) => {
  let operator: TestPerson;
  let other: TestPerson;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    operator = await newOperator(gateway());
    other = await newMember(gateway(), operator, 'operator');
  });

  /** Sent by as many borrowers. */
  const sent = (count: number): Promise<Draft[]> =>
    Promise.all(Array.from({ length: count }, async () => submitted(await newPerson(gateway()))));
  const bodyOf = (drafts: readonly Draft[], act: Act): BodyOf<typeof changeClaims> => ({
    requestId: randomUUID(),
    act,
    applications: drafts.map(({ number, version }) => ({ number, version })),
  });
  const CLAIM: Act = { is: 'claim' };
  const RELEASE: Act = { is: 'release' };
  const listed = async (by: TestPerson, claimed: 'by-me' | 'by-nobody') => {
    const filter = { ...EVERYTHING, claimed };
    const { applications } = await by.done(queue, { filter, order: 'submitted', after: null });
    return applications.map(({ number }) => number).toSorted();
  };
  const numbersOf = (rows: readonly { readonly number: string }[]) =>
    rows.map(({ number }) => number).toSorted();
  const auditOf = async (action: string) => {
    const { db } = gateway().store.records;
    return db.selectFrom('audit_entries').select('actor').where('action', '=', action).execute();
  };

  it('are claimed and released, each with an entry in its audit', async () => {
    const drafts = await sent(3);
    const { done, left } = await operator.done(changeClaims, bodyOf(drafts, CLAIM));
    expect(left).toStrictEqual([]);
    expect(done).toMatchObject(numbersOf(drafts).map((number) => ({ number, state: 'IN_REVIEW' })));
    expect(await listed(operator, 'by-me')).toStrictEqual(numbersOf(drafts));
    expect(await auditOf('claim')).toHaveLength(3);
    const freed = await operator.done(changeClaims, bodyOf(done.slice(1), RELEASE));
    expect(numbersOf(freed.done)).toStrictEqual(numbersOf(done.slice(1)));
    expect(await listed(operator, 'by-me')).toStrictEqual(numbersOf(done.slice(0, 1)));
    expect(await auditOf('release')).toHaveLength(2);
  });

  it('are done as far as they can be, and each that is left says why', async () => {
    const [free, taken, changed] = await sent(3);
    const own = await submitted(operator);
    if (free === undefined || taken === undefined || changed === undefined) throw new Error();
    await other.done(claimApplication, change(taken));
    const wanted = [free, taken, { ...changed, version: changed.version + 1 }, own];
    const unknown = { ...free, number: 'LA0000000000' };
    const reply = await operator.done(changeClaims, bodyOf([...wanted, unknown], CLAIM));
    expect(numbersOf(reply.done)).toStrictEqual([free.number]);
    expect(new Map(reply.left.map(({ number, code }) => [number, code]))).toStrictEqual(
      new Map([
        [taken.number, 'with-another-operator'],
        [changed.number, 'application-changed'],
        [own.number, 'own-application'],
        [unknown.number, 'no-such-application'],
      ]),
    );
    const freed = await operator.done(changeClaims, bodyOf([taken], RELEASE));
    expect(freed).toStrictEqual({
      done: [],
      left: [{ number: taken.number, code: 'with-another-operator' }],
    });
  });

  it('are claimed once by one of two operators who want them at the same moment', async () => {
    const drafts = await sent(4);
    const replies = await Promise.all([
      operator.done(changeClaims, bodyOf(drafts, CLAIM)),
      other.done(changeClaims, bodyOf(drafts.toReversed(), CLAIM)),
    ]);
    const [mine, theirs] = replies;
    expect(numbersOf(replies.flatMap(({ done }) => done))).toStrictEqual(numbersOf(drafts));
    // What one has done, the other has left, and hears with whom it is.
    expect(numbersOf(mine.left)).toStrictEqual(numbersOf(theirs.done));
    expect(numbersOf(theirs.left)).toStrictEqual(numbersOf(mine.done));
    for (const { code } of replies.flatMap(({ left }) => left)) {
      expect(code).toBe('with-another-operator');
    }
    expect(await listed(operator, 'by-me')).toStrictEqual(numbersOf(mine.done));
    expect(await listed(other, 'by-me')).toStrictEqual(numbersOf(theirs.done));
    expect(await auditOf('claim')).toHaveLength(4);
  });

  it('are given to a colleague, also those that nobody had claimed', async () => {
    const [free, held] = await sent(2);
    if (free === undefined || held === undefined) throw new Error();
    const mine = await operator.done(claimApplication, change(held));
    const theirOwn = await submitted(other);
    const act: Act = { is: 'assign', to: await membershipOf(other) };
    const { done, left } = await operator.done(
      changeClaims,
      bodyOf([free, { ...held, version: mine.version }, theirOwn], act),
    );
    expect(numbersOf(done)).toStrictEqual(numbersOf([free, held]));
    expect(left).toStrictEqual([{ number: theirOwn.number, code: 'application-of-colleague' }]);
    expect(await listed(other, 'by-me')).toStrictEqual(numbersOf([free, held]));
    // Nothing is half done: nobody has claimed what was left.
    expect(await listed(operator, 'by-nobody')).toStrictEqual([theirOwn.number]);
    const { history } = await other.done(reviewedApplication, { number: free.number });
    const actions = history
      .map(({ action }) => action)
      .filter((action) => action !== 'showDuplicates');
    expect(actions.slice(1, 4)).toStrictEqual(['assign', 'claim', 'submit']);
  });

  it('are all left where the colleague cannot have them', async () => {
    const drafts = await sent(2);
    const membership = await membershipOf(other);
    await operator.done(changeDuties, {
      requestId: randomUUID(),
      membership,
      duties: ['support'],
    });
    const act: Act = { is: 'assign', to: membership };
    expect(await operator.call(changeClaims, bodyOf(drafts, act))).toMatchObject({
      status: 409,
      json: { code: 'colleague-left', fields: ['to'] },
    });
    expect(await listed(operator, 'by-nobody')).toStrictEqual(numbersOf(drafts));
    expect(await other.call(changeClaims, bodyOf(drafts, CLAIM))).toMatchObject({
      json: { code: 'not-among-duties' },
    });
  });

  it('are done once for one request, and no more than fifty', async () => {
    const drafts = await sent(1);
    const body = bodyOf(drafts, CLAIM);
    const first = await operator.done(changeClaims, body);
    expect(await operator.done(changeClaims, body)).toStrictEqual(first);
    expect(await auditOf('claim')).toHaveLength(1);
    const many = Array.from({ length: MAX_AT_ONCE + 1 }, () => drafts).flat();
    expect((await operator.call(changeClaims, bodyOf(many, CLAIM))).status).toBe(400);
  });
});
