import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Span, Tracing } from '#gateway/foundation/telemetry/spans.ts';
import { inTrace } from '#gateway/foundation/telemetry/spans.ts';
import { publishTestCatalogue } from '#gateway/testing/applications.ts';
import {
  handedOver,
  messageOf,
  sendAll,
  senderOf,
  setAddress,
} from '#gateway/testing/handed-over.ts';
import type { LenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { startLenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

/** Spans whose `traceparent` is their way from the root. */
function spanAt(way: string): Span {
  return {
    traceId: way.split('/')[0] ?? '',
    traceparent: way,
    begin: ({ name }) => spanAt(`${way}/${name}`),
    ended: () => {},
    rename: () => {},
    note: () => {},
    end: () => {},
  };
}
const tracing: Tracing = {
  begin: ({ name }, traceparent) => spanAt(`${traceparent ?? 'new'}/${name}`),
  stop: async () => {},
};

describeOnBothStores('a message to a lender', (gateway) => {
  let receiver: LenderReceiver;
  beforeAll(async () => {
    receiver = await startLenderReceiver();
  });
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    receiver.received.length = 0;
    await publishTestCatalogue(gateway().store);
    await setAddress(gateway().store, receiver.url);
  });

  it('is a part of the trace of the request that queued it, which the lender is told', async () => {
    const request = { name: 'POST hand over', kind: 'server' } as const;
    const { messageId } = await inTrace(tracing, request, null, () => handedOver(gateway()));
    const { traceparent } = await messageOf(gateway().store, messageId);
    expect(traceparent).toBe('new/POST hand over');
    const sender = senderOf(gateway(), { tracing });
    await sendAll(sender);
    await sender.stop();
    expect(receiver.received.map((each) => each.traceparent)).toEqual([
      'new/POST hand over/message package/lender post',
    ]);
  });

  it('names no trace where there is none', async () => {
    const { messageId } = await handedOver(gateway());
    expect((await messageOf(gateway().store, messageId)).traceparent).toBeNull();
    const sender = senderOf(gateway());
    await sendAll(sender);
    await sender.stop();
    expect(receiver.received.map((each) => each.traceparent)).toEqual([null]);
  });
});
