import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { publishTestCatalogue, TEST_LENDER } from '#gateway/testing/applications.ts';
import { handedOver, queue, sendAll, senderOf, setAddress } from '#gateway/testing/handed-over.ts';
import type { LenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { startLenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('the metrics of messages to lenders', (gateway) => {
  let receiver: LenderReceiver;
  beforeAll(async () => {
    receiver = await startLenderReceiver();
  });
  afterAll(() => receiver.stop());
  beforeEach(() => publishTestCatalogue(gateway().store));

  const shown = async (name: string) => {
    const { text } = await gateway().send('/metrics', {});
    return text.split('\n').filter((line) => line.startsWith(name));
  };
  const oldest = () => shown('gateway_lender_oldest_message_seconds');

  it('say how old the oldest one is for a lender with its own system, until it has arrived', async () => {
    const { store, clock } = gateway();
    await handedOver(gateway());
    clock.now += 90_000;
    expect(await oldest(), 'it reads its inbox when it wants to').toEqual([]);
    await setAddress(store, receiver.url);
    expect(await oldest()).toEqual([
      `gateway_lender_oldest_message_seconds{lender="${TEST_LENDER.id}"} 90`,
    ]);
    const sender = senderOf(gateway());
    await sendAll(sender);
    await sender.stop();
    expect(await oldest()).toEqual([]);
    expect(await shown('gateway_lender_handover_seconds_bucket{le="60",kind="package"}')).toEqual([
      'gateway_lender_handover_seconds_bucket{le="60",kind="package"} 0',
    ]);
    expect(await shown('gateway_lender_handover_seconds_bucket{le="120",kind="package"}')).toEqual([
      'gateway_lender_handover_seconds_bucket{le="120",kind="package"} 1',
    ]);
    expect(
      await shown('gateway_dependency_duration_seconds_count{dependency="lender"'),
    ).toHaveLength(1);
  });

  it('leave out what waits behind one that an operator must decide about', async () => {
    const { store, clock } = gateway();
    await setAddress(store, receiver.url);
    const { applicationId, messageId } = await handedOver(gateway());
    await queue(store, applicationId, 'invoiced');
    await store.records.db
      .updateTable('outbox')
      .set({ state: 'DEAD', due_at: null })
      .where('id', '=', messageId)
      .execute();
    clock.now += 90_000;
    expect(await oldest()).toEqual([]);
    expect(await shown('gateway_lender_messages')).toEqual([
      'gateway_lender_messages{state="PENDING"} 1',
      'gateway_lender_messages{state="DEAD"} 1',
    ]);
  });
});
