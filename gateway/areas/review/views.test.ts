import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { BodyOf } from '#contract/gateway.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import { MAX_VIEWS } from '#contract/applications/saved-views.ts';
import { deleteView, saveView, views } from '#contract/operators/views.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { EVERYTHING } from '#gateway/testing/review.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

type Body = BodyOf<typeof saveView>;

describeOnBothStores('views of the queue', (gateway) => {
  let operator: TestPerson;
  let reviewer: TestPerson;
  let other: TestPerson;
  beforeEach(async () => {
    operator = await newOperator(gateway());
    reviewer = await newMember(gateway(), operator, 'operator', null, ['reviewer']);
    other = await newMember(gateway(), operator, 'operator', null, ['reviewer']);
  });

  const bodyOf = (changes: Partial<Body> = {}): Body => ({
    requestId: randomUUID(),
    seen: null,
    name: 'Lucknow, overdue',
    choice: { ...EVERYTHING, states: [], pinArea: '226', due: 'overdue', order: 'due' },
    columns: ['state', 'due'],
    isShared: false,
    ...changes,
  });
  const save = (by: TestPerson, changes: Partial<Body> = {}) => by.done(saveView, bodyOf(changes));
  const listed = async (by: TestPerson) => (await by.done(views, {})).views;
  const namesOf = async (by: TestPerson) => (await listed(by)).map(({ name }) => name);
  const remove = (by: TestPerson, seen: { readonly view: string; readonly version: number }) =>
    by.call(deleteView, { requestId: randomUUID(), ...seen });
  const audit = () =>
    gateway()
      .store.records.db.selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject', '=', 'views')
      .orderBy('seq')
      .execute();

  it('are saved, listed as they were, changed and deleted; the audit has each', async () => {
    const first = await save(reviewer);
    const { choice, columns } = bodyOf();
    expect(await listed(reviewer)).toMatchObject([
      {
        view: first.view,
        name: 'Lucknow, overdue',
        choice,
        columns,
        isShared: false,
        isMine: true,
        mayChange: true,
        version: 1,
      },
    ]);
    const renamed = await save(reviewer, { seen: first, name: 'Lucknow', columns: [] });
    expect(renamed).toStrictEqual({ view: first.view, version: 2 });
    expect(await listed(reviewer)).toMatchObject([{ name: 'Lucknow', columns: [], version: 2 }]);
    expect(await remove(reviewer, first)).toMatchObject({
      status: 409,
      json: { code: 'view-changed', current: { version: 2 } },
    });
    expect((await remove(reviewer, renamed)).status).toBe(200);
    expect(await remove(reviewer, renamed)).toMatchObject({ json: { code: 'no-such-view' } });
    expect(await listed(reviewer)).toStrictEqual([]);
    const actor = await membershipOf(reviewer);
    expect(await audit()).toEqual([
      { actor, action: 'saveView' },
      { actor, action: 'saveView' },
      { actor, action: 'deleteView' },
    ]);
  });

  it('are seen by others only where they are shared, and changed only by who made them or a supervisor', async () => {
    await save(reviewer, { name: 'My own' });
    const seen = await save(reviewer, { isShared: true });
    expect(await namesOf(reviewer)).toStrictEqual(['Lucknow, overdue', 'My own']);
    expect(await listed(other)).toMatchObject([
      { name: 'Lucknow, overdue', isMine: false, mayChange: false, by: expect.stringMatching(/./) },
    ]);
    expect(await other.call(saveView, bodyOf({ seen, name: 'Other' }))).toMatchObject({
      status: 403,
      json: { code: 'view-of-another' },
    });
    expect(await remove(other, seen)).toMatchObject({ json: { code: 'view-of-another' } });
    const [, own] = await listed(reviewer);
    const hidden = { view: own?.view ?? '', version: 1 };
    expect(await remove(operator, hidden)).toMatchObject({ json: { code: 'no-such-view' } });
    const supervisor = await newMember(gateway(), operator, 'operator', null, ['supervisor']);
    expect(await listed(supervisor)).toMatchObject([{ mayChange: true }]);
    await save(supervisor, { seen, name: 'All of Lucknow', isShared: true });
    expect(await listed(reviewer)).toMatchObject([
      { name: 'All of Lucknow', isMine: true },
      { name: 'My own' },
    ]);
  });

  it('have names that differ, and are not more than fifty for one operator', async () => {
    const first = await save(reviewer);
    expect(await reviewer.call(saveView, bodyOf())).toMatchObject({
      status: 409,
      json: { code: 'view-name-taken', fields: ['name'] },
    });
    await save(other);
    await save(reviewer, { seen: first });
    for (let count = 1; count < MAX_VIEWS; count += 1) {
      await save(reviewer, { name: `View ${count}` });
    }
    expect(await reviewer.call(saveView, bodyOf({ name: 'One more' }))).toMatchObject({
      json: { code: 'too-many-views' },
    });
    const twice = await Promise.all(
      [1, 2].map(() => other.call(saveView, bodyOf({ name: 'Twice' }))),
    );
    expect(new Set(twice.map(({ status }) => status))).toStrictEqual(new Set([200, 409]));
  });

  it('are refused with a filter that the queue does not have, and said to be so if they were saved before', async () => {
    const { choice } = bodyOf();
    for (const wrong of [
      { ...choice, pinArea: '22' },
      { ...choice, order: 'newest' },
      { ...choice, colour: 'blue' },
    ]) {
      const sent = JSON.stringify({ ...bodyOf(), choice: wrong });
      const { status } = await gateway().post(saveView.path, sent, {
        Authorization: reviewer.token,
      });
      expect(status).toBe(400);
    }
    await save(reviewer);
    await gateway()
      .store.records.db.updateTable('views')
      .set({ choice: JSON.stringify({ ...choice, colour: 'blue' }) })
      .execute();
    expect(await listed(reviewer)).toMatchObject([{ name: 'Lucknow, overdue', choice: null }]);
  });

  it('open as before once there are more filters', async () => {
    await save(reviewer);
    const { step: _step, waitsForSecond: _waits, ...before } = bodyOf().choice;
    await gateway()
      .store.records.db.updateTable('views')
      .set({ choice: JSON.stringify(before) })
      .execute();
    expect(await listed(reviewer)).toMatchObject([
      { choice: { ...before, step: null, waitsForSecond: false } },
    ]);
  });

  it('go with who made them, but for the shared ones, which supervisors keep', async () => {
    await save(reviewer, { name: 'My own' });
    const shared = await save(reviewer, { isShared: true });
    const membership = await membershipOf(reviewer);
    await operator.done(revokeMembership, { requestId: randomUUID(), membership });
    expect(await listed(other)).toMatchObject([
      { view: shared.view, by: '', isMine: false, mayChange: false },
    ]);
    const { db } = gateway().store.records;
    expect(await db.selectFrom('views').select('name').execute()).toHaveLength(1);
    await save(operator, { seen: shared, name: 'Kept', isShared: true });
    expect(await namesOf(other)).toStrictEqual(['Kept']);
    expect((await remove(operator, { ...shared, version: 2 })).status).toBe(200);
  });

  it('are for operators who read the queue', async () => {
    const person = await newPerson(gateway());
    expect(await person.call(views, {})).toMatchObject({ json: { code: 'not-open-to-you' } });
    const keeper = await newMember(gateway(), operator, 'operator', null, ['product-manager']);
    expect(await keeper.call(saveView, bodyOf())).toMatchObject({
      json: { code: 'not-among-duties' },
    });
    const auditor = await newMember(gateway(), operator, 'operator', null, ['auditor']);
    await save(auditor);
    expect(await namesOf(auditor)).toHaveLength(1);
  });
});
