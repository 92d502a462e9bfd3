import type { ApplicationId } from '#domain/ids.ts';
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
  let application: ApplicationId;
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

  it('the gateway looks for messages to send as soon as one is queued', async () => {
    await queue(gateway().store, application, 'documents');
    expect(woken).toStrictEqual(['outbox']);
  });

  it('the gateway looks for messages to send as soon as an operator has one tried again', async () => {
    await giveUp();
    const operator = await newOperator(gateway());
    await operator.done(retryMessage, { requestId: randomUUID(), messageId: message });
    expect(woken).toStrictEqual(['outbox']);
  });

  it('the gateway looks for messages to send as soon as an operator gives one up, for those behind it', async () => {
    await giveUp();
    const operator = await newOperator(gateway());
    const reason = 'lender-gone';
    await operator.done(dropMessage, { requestId: randomUUID(), messageId: message, reason });
    expect(woken).toStrictEqual(['outbox', 'events']);
  });
});
