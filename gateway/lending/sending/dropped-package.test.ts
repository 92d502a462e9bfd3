import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { application } from '#contract/applications/loans.ts';
import { dropMessage } from '#contract/operators/outbox.ts';
import { publishTestCatalogue, TEST_LENDER } from '#gateway/testing/applications.ts';
import { handedOver, queue } from '#gateway/testing/handed-over.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import {
  caseOf,
  handedOver as handedOverToTwo,
  idOf,
  OTHER_LENDER,
  publishForOffers,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newOperator, newPerson } from '#gateway/testing/people.ts';

describeOnBothStores('a package that an operator gives up', (gateway) => {
  let operator: TestPerson;
  beforeEach(async () => {
    operator = await newOperator(gateway());
  });

  const db = () => gateway().store.records.db;
  const giveUp = async (messageId: string, mayHaveArrived = true) => {
    await db()
      .updateTable('outbox')
      .set({
        state: 'DEAD',
        tries: 12,
        may_have_arrived: mayHaveArrived ? 1 : 0,
        due_at: null,
      })
      .where('id', '=', messageId)
      .execute();
    return operator.done(dropMessage, {
      requestId: randomUUID(),
      messageId,
      reason: 'lender-gone',
    });
  };
  const events = async () => {
    const rows = await db().selectFrom('notifications').select('event').orderBy('id').execute();
    return rows.map(({ event }) => event).filter((event) => event !== 'submitted');
  };

  it('ends the application where no other lender has it, and says why', async () => {
    await publishTestCatalogue(gateway().store);
    const { person, number, messageId, applicationId } = await handedOver(gateway());
    const behind = await queue(gateway().store, applicationId, 'documents');
    await giveUp(messageId);
    expect(await caseOf(gateway(), number)).toMatchObject({
      state: 'CANCELLED',
      reason: 'not-delivered',
    });
    expect(await person.done(application, { number })).toMatchObject({
      state: 'CLOSED',
      outcome: 'REJECTED',
      rejectReason: 'lender-not-reached',
    });
    expect(await events()).toStrictEqual(['rejected']);
    const messages = await db()
      .selectFrom('outbox')
      .select(['id', 'kind', 'state', 'facts'])
      .orderBy('position')
      .execute();
    // It may have arrived all the same: then the lender is to know that it is over.
    expect(messages).toMatchObject([
      { id: messageId, state: 'DROPPED' },
      { id: behind, state: 'DROPPED' },
      { kind: 'cancelled', state: 'PENDING', facts: '{"reason":"not-delivered"}' },
    ]);
    const entries = await auditOf(gateway(), `application:${applicationId}`);
    expect(entries.slice(-3)).toMatchObject([
      { role: 'operator', action: 'message.drop' },
      { role: 'operator', action: 'case.cancel', facts: { from: 'CREATED', to: 'CANCELLED' } },
      { role: 'operator', action: 'endWithoutLender', facts: { outcome: 'REJECTED' } },
    ]);
  });

  it('has nothing follow it to a lender that cannot have heard of the application', async () => {
    await publishTestCatalogue(gateway().store);
    const { messageId } = await handedOver(gateway());
    await giveUp(messageId, false);
    const messages = await db().selectFrom('outbox').select(['id', 'state']).execute();
    expect(messages).toEqual([{ id: messageId, state: 'DROPPED' }]);
  });

  it('leaves the application with the others', async () => {
    await publishForOffers(gateway());
    const person = await newPerson(gateway());
    const { number } = await handedOverToTwo(gateway(), person);
    const id = await idOf(gateway(), number);
    await db()
      .updateTable('lender_cases')
      .set({ state: 'CREATED', acknowledged_at: null })
      .where('application_id', '=', id)
      .where('lender_id', '=', OTHER_LENDER.id)
      .execute();
    const { id: messageId } = await db()
      .selectFrom('outbox')
      .select('id')
      .where('lender_id', '=', OTHER_LENDER.id)
      .executeTakeFirstOrThrow();
    await giveUp(messageId);
    expect(await person.done(application, { number })).toMatchObject({
      state: 'WITH_LENDER',
      lenders: [
        { lenderId: OTHER_LENDER.id, state: 'CANCELLED' },
        { lenderId: TEST_LENDER.id, state: 'PROCESSING' },
      ],
    });
    expect(await events()).toStrictEqual(['lender-not-reached']);
  });

  it('changes nothing for a lender that has acknowledged it', async () => {
    await publishForOffers(gateway());
    const person = await newPerson(gateway());
    const { number } = await handedOverToTwo(gateway(), person);
    const { id: messageId } = await db()
      .selectFrom('outbox')
      .select('id')
      .where('lender_id', '=', TEST_LENDER.id)
      .executeTakeFirstOrThrow();
    await giveUp(messageId);
    expect(await caseOf(gateway(), number)).toMatchObject({ state: 'PROCESSING' });
    expect(await events()).toStrictEqual([]);
  });
});
