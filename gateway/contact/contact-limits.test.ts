import { expect, it } from 'vitest';
import { addContactUs } from '#contract/gateway.ts';
import { messagesIn } from '#gateway/testing/messages-in.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { testGateway } from '#gateway/testing/test-gateway.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Ravi',
  email: 'ravi@example.in',
  phone: '9876543210',
  category: 'Help',
  remarks: 'Please call me.',
};
const KEY = '4f1c3d0e-5a38-4e2a-9d6a-6b0f3a1c2d4e';

describeOnBothStores('the limits of addContactUs', (gateway) => {
  const limitedTo = (contactMessages: number) =>
    testGateway(
      gateway().store,
      gateway().tokens,
      {
        limits: { loginAttempts: 10, registerAttempts: 10, windowSeconds: 900, contactMessages },
      },
      gateway().clock,
    );
  const send = async (to: TestGateway, times: number, headers: Record<string, string> = {}) => {
    const replies = [];
    for (let time = 0; time < times; time += 1) {
      replies.push(await to.call(addContactUs, MESSAGE, headers));
    }
    return replies;
  };
  const statusesOf = (replies: readonly { status: number }[]) =>
    replies.map(({ status }) => status);

  it('accept twenty messages per account and window', async () => {
    await gateway().registerPerson();
    const { token } = await gateway().signInByPhone();
    const replies = await send(gateway(), 21, { Authorization: token });
    expect(statusesOf(replies.slice(0, 20))).toStrictEqual(Array.from({ length: 20 }, () => 200));
    expect(replies[20]).toMatchObject({
      status: 429,
      json: { responseStatus: { statusCode: 429 } },
    });
    expect(replies[20]?.headers.get('Retry-After')).toBe('900');
    expect(statusesOf(await send(gateway(), 1)), 'others are not refused').toStrictEqual([200]);
    gateway().clock.now += 900_000;
    expect(statusesOf(await send(gateway(), 1, { Authorization: token }))).toStrictEqual([200]);
  });

  it('only slow an address down, increasingly', async () => {
    const replies = await send(gateway(), 30);
    expect(new Set(statusesOf(replies))).toStrictEqual(new Set([200]));
    expect(gateway().waits.slice(0, 3), 'five are free').toStrictEqual([100, 200, 300]);
    expect(gateway().waits.at(-1)).toBe(2500);
    gateway().client.address = '203.0.113.8';
    gateway().waits.length = 0;
    await send(gateway(), 1);
    expect(gateway().waits).toStrictEqual([]);
  });

  it('limit all senders together, across the gateways of a store', async () => {
    const [one, other] = [await limitedTo(6), await limitedTo(6)];
    one.client.address = '203.0.113.50';
    expect(statusesOf([...(await send(one, 3)), ...(await send(other, 3))])).toStrictEqual(
      Array.from({ length: 6 }, () => 200),
    );
    const [refused] = await send(other, 1);
    expect([refused?.status, refused?.headers.get('Retry-After')]).toStrictEqual([503, '60']);
    expect(await messagesIn(gateway().store)).toHaveLength(6);
    gateway().clock.now += 60_000;
    expect(statusesOf(await send(one, 1))).toStrictEqual([200]);
  });

  it('are all off at 0', async () => {
    const unlimited = await limitedTo(0);
    await unlimited.registerPerson();
    const { token } = await unlimited.signInByPhone();
    const statuses = statusesOf(await send(unlimited, 30, { Authorization: token }));
    expect(new Set(statuses)).toStrictEqual(new Set([200]));
    expect(unlimited.waits).toStrictEqual([]);
  });

  it('let at most twenty senders of an address wait', async () => {
    const held = await testGateway(
      gateway().store,
      gateway().tokens,
      { wait: () => released },
      gateway().clock,
    );
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await send(held, 5);
    let crowded = 0;
    const replies = Array.from({ length: 25 }, async () => {
      const [reply] = await send(held, 1);
      if (reply?.status === 429) crowded += 1;
      if (crowded === 5) release();
      return reply?.status;
    });
    const statuses = await Promise.all(replies);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });

  it('accept nothing while the disk is nearly full', async () => {
    const full = await testGateway(gateway().store, gateway().tokens, {
      hasRoom: async () => false,
    });
    const [refused] = await send(full, 1);
    expect([refused?.status, refused?.headers.get('Retry-After')]).toStrictEqual([503, '10']);
    expect((await full.send('/readyz', {})).status).toBe(503);
    expect((await full.send('/livez', {})).status).toBe(200);
    expect(await messagesIn(gateway().store)).toStrictEqual([]);
  });
});

describeOnBothStores('a contact message with an idempotency key', (gateway) => {
  const headers = { 'Idempotency-Key': KEY };

  it('is stored once, however often it is sent, and answered the same', async () => {
    const first = await gateway().call(addContactUs, MESSAGE, headers);
    const again = await Promise.all(
      Array.from({ length: 5 }, () => gateway().call(addContactUs, MESSAGE, headers)),
    );
    for (const reply of again) {
      expect([reply.status, reply.text]).toStrictEqual([200, first.text]);
    }
    expect(await messagesIn(gateway().store)).toHaveLength(1);
  });

  it('is stored once if all copies arrive at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => gateway().call(addContactUs, MESSAGE, headers)),
    );
    expect(new Set(replies.map(({ status }) => status))).toStrictEqual(new Set([200]));
    expect(await messagesIn(gateway().store)).toHaveLength(1);
  });

  it('is refused when the key was used for another body, or by another person', async () => {
    await gateway().call(addContactUs, MESSAGE, headers);
    const other = await gateway().call(addContactUs, { ...MESSAGE, remarks: 'Other' }, headers);
    expect([other.status, other.json]).toMatchObject([
      409,
      { responseStatus: { statusCode: 409 } },
    ]);
    await gateway().registerPerson();
    const { token } = await gateway().signInByPhone();
    const person = await gateway().call(addContactUs, MESSAGE, {
      ...headers,
      Authorization: token,
    });
    expect(person.status).toBe(409);
    expect(await messagesIn(gateway().store)).toHaveLength(1);
  });

  it('is refused when the key could be guessed', async () => {
    for (const key of ['short', 'with spaces in between them', 'x'.repeat(129)]) {
      const reply = await gateway().call(addContactUs, MESSAGE, { 'Idempotency-Key': key });
      expect(reply.status, key).toBe(400);
    }
    expect(await messagesIn(gateway().store)).toStrictEqual([]);
  });

  it('may be sent again as a new message after a day', async () => {
    await gateway().call(addContactUs, MESSAGE, headers);
    gateway().clock.now += 24 * 3_600_000;
    await gateway().store.removeOutdated({ idleSeconds: 60, absoluteSeconds: 60 });
    await gateway().call(addContactUs, MESSAGE, headers);
    expect(await messagesIn(gateway().store)).toHaveLength(2);
  });
});
