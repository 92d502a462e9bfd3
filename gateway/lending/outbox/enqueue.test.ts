import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { dropMessage, retryMessage } from '#contract/operators/outbox.ts';
import { publishTestCatalogue } from '#gateway/testing/applications.ts';
import { handedOver, queue } from '#gateway/testing/handed-over.ts';
import { newOperator } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('the gateway looks for messages to send', (gateway) => {
  let woken: string[];
  let message: string;
  let application: string;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    const { messageId, applicationId } = await handedOver(gateway());
    message = messageId;
    application = applicationId;
    woken = [];
    gateway().store.onJobWanted((job) => woken.push(job));
  });

  const giveUp = () =>
    gateway()
      .store.records.db.updateTable('outbox')
      .set({ state: 'DEAD', tries: 12, due_at: null })
      .where('id', '=', message)
      .execute();

  it('the sender is woken as soon as a message is queued', async () => {
    await queue(gateway().store, application, 'documents');
    expect(woken).toStrictEqual(['outbox']);
  });

  it('the sender is woken as soon as an operator retries a message', async () => {
    await giveUp();
    const operator = await newOperator(gateway());
    await operator.done(retryMessage, { requestId: randomUUID(), messageId: message });
    expect(woken).toStrictEqual(['outbox']);
  });

  it('the sender is woken for the messages behind one that an operator gives up', async () => {
    await giveUp();
    const operator = await newOperator(gateway());
    const reason = 'lender-gone';
    await operator.done(dropMessage, { requestId: randomUUID(), messageId: message, reason });
    expect(woken).toStrictEqual(['outbox']);
  });
});
