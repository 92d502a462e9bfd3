import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { withdraw } from '#contract/applications/loans.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { readInbox } from '#gateway/lending/sending/inbox.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { publishTestCatalogue, TEST_LENDER } from '#gateway/testing/applications.ts';
import {
  handedOver,
  messageOf,
  queue,
  sendAll,
  senderOf,
  setAddress,
} from '#gateway/testing/handed-over.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import { testGateway } from '#gateway/testing/test-gateway.ts';

const MEMBER: Actor = { role: 'lender', id: 'membership' };

describeOnBothStores('the inbox of a lender without a system', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  const read = (received: readonly string[] = [], lenderId: string = TEST_LENDER.id) => {
    const { store, logged } = gateway();
    return readInbox(
      { records: store.records, keys: keysOf(store), log: (entry) => logged.push(entry) },
      { lenderId, actor: MEMBER, received },
    );
  };
  const idsIn = ({ messages }: Awaited<ReturnType<typeof read>>) =>
    messages.map(({ metadata }) => metadata.messageId);

  it('has its messages in order until the lender has them', async () => {
    const { applicationId, messageId } = await handedOver(gateway());
    const facts = { offer: randomUUID(), reason: 'no' };
    const second = await queue(gateway().store, applicationId, 'offer-declined', facts);
    const sender = senderOf(gateway());
    await sendAll(sender);
    await sender.stop();
    expect(await messageOf(gateway().store, messageId)).toMatchObject({ tries: 0 });

    const first = await read();
    expect(idsIn(first)).toStrictEqual([messageId, second]);
    expect(first.isLastPage).toBe(true);
    expect(idsIn(await read())).toStrictEqual([messageId, second]);
    expect(idsIn(await read([messageId]))).toStrictEqual([second]);
    expect(await messageOf(gateway().store, messageId)).toMatchObject({ state: 'SENT' });
    expect(idsIn(await read([second]))).toStrictEqual([]);
  });

  it('is the lender’s alone, and an unread message cannot be acknowledged', async () => {
    const { messageId } = await handedOver(gateway());
    expect(idsIn(await read([messageId]))).toStrictEqual([messageId]);
    expect(idsIn(await read([messageId], 'careful-lender'))).toStrictEqual([]);
    expect(await messageOf(gateway().store, messageId)).toMatchObject({ state: 'PENDING' });
  });

  it('no longer holds a package once the application is withdrawn', async () => {
    const unread = await handedOver(gateway());
    const withdrawn = ({ person, number, version }: typeof unread) =>
      person.done(withdraw, { requestId: randomUUID(), number, version });
    await withdrawn(unread);
    expect(idsIn(await read())).toStrictEqual([]);
    const readOnce = await handedOver(gateway());
    expect(idsIn(await read())).toStrictEqual([readOnce.messageId]);
    await withdrawn(readOnce);
    expect((await read()).messages).toMatchObject([
      { kind: 'cancelled', body: { reason: 'withdrawn' } },
    ]);
  });

  it('is read before anything of it can be withdrawn', async () => {
    const { store, tokens, clock, logged } = gateway();
    const waits = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    const wait = () => {
      waits.resolve();
      return isRead.promise;
    };
    const patient = await testGateway(store, tokens, { wait }, clock);
    const first = await handedOver(patient);
    clock.now += 1000;
    await handedOver(patient);
    const withdrawFirst = () =>
      first.person.call(withdraw, {
        requestId: randomUUID(),
        number: first.number,
        version: first.version,
      });
    let transactions = 0;
    const withdrawals: ReturnType<typeof withdrawFirst>[] = [];
    const records: Records = {
      ...store.records,
      async transact(work) {
        transactions += 1;
        // The first message was written, and the second is about to be claimed.
        if (transactions === 3) {
          withdrawals.push(withdrawFirst());
          await waits.promise;
        }
        return store.records.transact(work);
      },
    };
    const { messages } = await readInbox(
      { records, keys: keysOf(store), log: (entry) => logged.push(entry) },
      { lenderId: TEST_LENDER.id, actor: MEMBER, received: [] },
    );
    expect(messages).toHaveLength(2);
    isRead.resolve();
    expect(await Promise.all(withdrawals)).toMatchObject([{ status: 200 }]);
  });

  it('is empty where messages are sent to an address', async () => {
    await handedOver(gateway());
    await setAddress(gateway().store, 'https://lender.example/messages');
    expect(idsIn(await read())).toStrictEqual([]);
  });

  it('has pages: more follows once what was read is received', async () => {
    const { applicationId } = await handedOver(gateway());
    const facts = { offer: randomUUID(), reason: 'no' };
    for (let count = 0; count < 21; count += 1) {
      await queue(gateway().store, applicationId, 'offer-declined', facts);
    }
    const first = await read();
    expect([first.messages.length, first.isLastPage]).toStrictEqual([20, false]);
    const rest = await read(idsIn(first));
    expect([rest.messages.length, rest.isLastPage]).toStrictEqual([2, true]);
    expect(rest.messages.map(({ metadata }) => metadata.position)).toStrictEqual([21, 22]);
  });
});
