import { beforeEach, expect, it } from 'vitest';
import { rejectApplication, requestChanges } from '#contract/operators/review.ts';
import { noteFirstAnswers } from '#gateway/foundation/store/schema/operators.ts';
import { publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newOperator, newPerson } from '#gateway/testing/people.ts';
import { change, handedOver, inReview, waitingForBorrower } from '#gateway/testing/review.ts';

describeOnBothStores('first answers of applications from before they were noted', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  const db = () => gateway().store.records.db;
  const noted = () =>
    db().selectFrom('applications').select(['number', 'answered_at']).orderBy('number').execute();
  const pass = () => {
    gateway().clock.now += 60_000;
  };

  it('are found in other records', async () => {
    const operator = await newOperator(gateway());
    await submitted(await newPerson(gateway()));
    pass();
    await waitingForBorrower(await newPerson(gateway()), operator);
    pass();
    const given = await handedOver(gateway(), await newPerson(gateway()), operator);
    pass();
    // Later than the first answer.
    await operator.done(requestChanges, {
      ...change(given),
      sections: [],
      documents: ['photograph'],
      reason: 'not-readable',
    });
    pass();
    const claimed = await inReview(await newPerson(gateway()), operator);
    await operator.done(rejectApplication, { ...change(claimed), reason: 'not-reached' });
    const before = await noted();
    expect(before.filter(({ answered_at: at }) => at !== null)).toHaveLength(3);
    await db().updateTable('applications').set({ answered_at: null }).execute();
    await noteFirstAnswers(db());
    expect(await noted()).toEqual(before);
  });
});
