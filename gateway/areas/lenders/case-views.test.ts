import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { caseViews, deleteCaseView, saveCaseView } from '#contract/lenders/case-views.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import { saveView, views } from '#contract/operators/views.ts';
import type { LenderMember } from '#gateway/testing/lender-members.ts';
import { newLenderMember } from '#gateway/testing/lender-members.ts';
import { OTHER_LENDER, publishForOffers } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newOperator } from '#gateway/testing/people.ts';
import { EVERYTHING } from '#gateway/testing/review.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const CHOICE = { state: 'PROCESSING', only: 'late', order: 'waiting' } as const;

describeOnBothStores('views of a lender’s inbox', (gateway) => {
  let operator: TestPerson;
  let first: LenderMember;
  let second: LenderMember;
  let stranger: LenderMember;
  beforeEach(async () => {
    await publishForOffers(gateway());
    operator = await newOperator(gateway());
    first = await newLenderMember(gateway(), operator);
    second = await newLenderMember(gateway(), operator);
    stranger = await newLenderMember(gateway(), operator, OTHER_LENDER.id);
  });
  const body = (name: string, isShared = false) => ({
    requestId: randomUUID(),
    seen: null,
    name,
    isShared,
    choice: CHOICE,
  });
  const namesFor = async (by: LenderMember) =>
    (await by.done(caseViews, {})).views.map(({ name }) => name);

  it('are one’s own, or shared inside the lender and nowhere else', async () => {
    await first.done(saveCaseView, body('Mine'));
    const shared = await first.done(saveCaseView, body('Late', true));
    await operator.done(saveView, {
      ...body('Queue', true),
      choice: { ...EVERYTHING, states: [], order: 'due' },
      columns: [],
    });
    expect(await namesFor(first)).toEqual(['Late', 'Mine']);
    expect((await second.done(caseViews, {})).views).toMatchObject([
      { ...shared, name: 'Late', choice: CHOICE, isMine: false, mayChange: true, by: 'Asha Verma' },
    ]);
    expect(await namesFor(stranger)).toEqual([]);
    const { views: ofOperators } = await operator.done(views, {});
    expect(ofOperators.map(({ name }) => name)).toEqual(['Queue']);
    const gone = { requestId: randomUUID(), ...shared };
    expect(await stranger.call(deleteCaseView, gone)).toMatchObject({
      status: 404,
      json: { code: 'no-such-view' },
    });
    expect((await operator.call(caseViews, {})).status).toBe(403);
  });

  it('are changed and deleted as they were seen, and stay when who shared them leaves', async () => {
    const shared = await first.done(saveCaseView, body('Late', true));
    await first.done(saveCaseView, body('Mine'));
    const renamed = { ...body('Overdue', true), seen: shared };
    const changed = await second.done(saveCaseView, renamed);
    expect(await first.call(saveCaseView, { ...renamed, requestId: randomUUID() })).toMatchObject({
      status: 409,
      json: { code: 'view-changed', current: { version: 2 } },
    });
    expect(await first.call(saveCaseView, body('Mine'))).toMatchObject({
      status: 409,
      json: { code: 'view-name-taken' },
    });
    await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: await membershipOf(first),
    });
    expect((await second.done(caseViews, {})).views).toMatchObject([{ name: 'Overdue', by: '' }]);
    await second.done(deleteCaseView, { requestId: randomUUID(), ...changed });
    expect(await namesFor(second)).toEqual([]);
  });
});
