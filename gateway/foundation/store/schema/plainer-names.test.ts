import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { readLead } from '#contract/dealers/leads.ts';
import { notifications } from '#contract/operators/notifications.ts';
import { plainerNames } from '#gateway/foundation/store/schema/plainer-names.ts';
import { newDelivering } from '#gateway/testing/delivery.ts';
import { newLead } from '#gateway/testing/leads.ts';
import { newOperator } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

type Dealer = Awaited<ReturnType<typeof newDelivering>>['dealer'];

describeOnBothStores('records with names of before the first release', (gateway) => {
  const db = () => gateway().store.records.db;
  let dealer: Dealer;

  beforeEach(async () => {
    ({ dealer } = await newDelivering(gateway()));
  });

  it('are read by the names of today', async () => {
    const lead = await newLead(dealer, {
      status: { state: 'OPEN', next: { step: 'documents', on: '2026-11-25' } },
    });
    await db().updateTable('leads').set({ next_step: 'papers' }).execute();
    await db()
      .updateTable('audit_entries')
      .set((eb) => ({
        facts: eb.fn('replace', ['facts', eb.val('"documents"'), eb.val('"papers"')]),
      }))
      .where('facts', 'like', '%"step":"documents"%')
      .execute();
    await db()
      .insertInto('notifications')
      .values({
        id: '11111111-1111-4111-8111-111111111111',
        user_id: dealer.userId,
        number: 'RS-2026-000001',
        event: 'offer-made',
        language: 'en',
        // A state that there was, and is no more.
        state: sql<'PHONED'>`'TOLD'`,
        tries: 0,
        due_at: null,
        problem: null,
        created_at: 1,
        ended_at: 2,
        traceparent: null,
      })
      .execute();

    await plainerNames().up(db());

    expect(await dealer.done(readLead, { lead })).toMatchObject({
      lead: { status: { next: { step: 'documents' } } },
      history: [{ event: 'create', step: 'documents' }],
    });
    const operator = await newOperator(gateway());
    const list = await operator.done(notifications, { state: 'PHONED', after: null });
    expect(list.notifications).toMatchObject([{ state: 'PHONED' }]);
  });
});
