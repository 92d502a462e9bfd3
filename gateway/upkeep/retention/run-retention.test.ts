import { beforeEach, expect, it } from 'vitest';
import { retention } from '#contract/operators/service.ts';
import { DAY_MS } from '#domain/days.ts';
import { storedDocuments } from '#gateway/lending/documents/stored-documents.ts';
import { runRetention } from '#gateway/upkeep/retention/run-retention.ts';
import { newDraft, publishTestCatalogue } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newOperator, newPerson } from '#gateway/testing/people.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import { TEST_RETENTION } from '#gateway/testing/test-gateway.ts';

describeOnBothStores('what the gateway removes by itself', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  const run = () => {
    const { store, vault } = gateway();
    const keys = keysOf(store);
    return runRetention({
      records: store.records,
      keys,
      documents: storedDocuments(store.records, keys, vault),
      terms: TEST_RETENTION,
      onFailure: () => {},
    });
  };
  /** As an operator sees it who signs in now. */
  const shown = async (name: string) => {
    const operator = await newOperator(gateway());
    const { classes } = await operator.done(retention, {});
    expect(classes.map((each) => each.name)).toStrictEqual(Object.keys(TEST_RETENTION));
    return classes.find((each) => each.name === name);
  };

  it('is shown with what is due, and how far the last run came', async () => {
    expect(await shown('drafts')).toStrictEqual({ name: 'drafts', days: 30, due: 0, run: null });
    for (let count = 0; count < 3; count += 1) await newDraft(await newPerson(gateway()));
    gateway().clock.now += 30 * DAY_MS;
    expect(await shown('drafts')).toMatchObject({ due: 3, run: null });
    expect(await run()).toMatchObject({ drafts: 3, grievances: 0, leads: 0 });
    const at = gateway().clock.now;
    expect(await shown('drafts')).toMatchObject({
      due: 0,
      run: { beganAt: at, endedAt: at, removed: 3, removedEver: 3 },
    });
    gateway().clock.now += 600_000;
    await newDraft(await newPerson(gateway()));
    gateway().clock.now += 31 * DAY_MS;
    await run();
    expect(await shown('drafts')).toMatchObject({ run: { removed: 1, removedEver: 4 } });
    await run();
    expect(await shown('drafts')).toMatchObject({ run: { removed: 0, removedEver: 4 } });
    expect(await shown('leads')).toMatchObject({ days: 90, run: { removed: 0 } });
  });

  it('is for operators only', async () => {
    const person = await newPerson(gateway());
    expect((await person.call(retention, {})).status).toBe(403);
  });
});
