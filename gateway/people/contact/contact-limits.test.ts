import { BlockList } from 'node:net';
import { expect, it } from 'vitest';
import { addContactUs } from '#contract/gateway.ts';
import { addressList } from '#gateway/foundation/configuration/address-list.ts';
import { messagesIn } from '#gateway/testing/messages-in.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { PERSON, TEST_LIMITS, testGateway } from '#gateway/testing/test-gateway.ts';

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
  const limitedTo = (limits: Partial<typeof TEST_LIMITS>) =>
    testGateway(
      gateway().store,
      gateway().tokens,
      { limits: { ...TEST_LIMITS, ...limits } },
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

  it('slow an address down more and more, and never refuse it', async () => {
    const replies = await send(gateway(), 30);
    expect(new Set(statusesOf(replies))).toStrictEqual(new Set([200]));
    expect(gateway().waits.slice(0, 3), 'five are free').toStrictEqual([100, 200, 300]);
    expect(gateway().waits.at(-1)).toBe(2500);
    gateway().client.address = '203.0.113.8';
    gateway().waits.length = 0;
    await send(gateway(), 1);
    expect(gateway().waits).toStrictEqual([]);
  });

  const tokenOf = async (mobileNumber: string = PERSON.mobileNumber) => {
    await gateway().registerPerson({
      ...PERSON,
      mobileNumber,
      emailId: `p${mobileNumber}@example.in`,
    });
    return { Authorization: (await gateway().signInByPhone(mobileNumber)).token };
  };
  /** How many of some calls were answered with each status. */
  const counts = (statuses: readonly number[]) =>
    Object.fromEntries(
      [...new Set(statuses)].map((one) => [one, statuses.filter((each) => each === one).length]),
    );

  it('stop one noisy address, and nobody else', async () => {
    const noisy = await send(gateway(), 700);
    expect(counts(statusesOf(noisy))).toStrictEqual({ 200: 60, 429: 640 });
    expect(noisy.at(-1)?.headers.get('Retry-After')).toBe('60');
    expect(await messagesIn(gateway().store)).toHaveLength(60);
    const signedIn = await tokenOf();
    expect(statusesOf(await send(gateway(), 5, signedIn)), 'signed in there').toStrictEqual(
      Array.from({ length: 5 }, () => 200),
    );
    gateway().client.address = '203.0.113.8';
    expect(statusesOf(await send(gateway(), 20)), 'at another address').toStrictEqual(
      Array.from({ length: 20 }, () => 200),
    );
    expect(statusesOf(await send(gateway(), 5, signedIn)), 'signed in here').toStrictEqual(
      Array.from({ length: 5 }, () => 200),
    );
    gateway().clock.now += 60_000;
    gateway().client.address = '203.0.113.7';
    expect(statusesOf(await send(gateway(), 1))).toStrictEqual([200]);
  });

  it('keep a half for quiet addresses and people signed in, and the last fifth for the latter', async () => {
    const [one, other] = [
      await limitedTo({ contactMessages: 100 }),
      await limitedTo({ contactMessages: 100 }),
    ];
    const from = async (to: TestGateway, last: number, times: number) => {
      to.client.address = `203.0.113.${last}`;
      return counts(statusesOf(await send(to, times)));
    };
    for (let address = 1; address <= 5; address += 1) {
      expect(await from(address % 2 === 0 ? one : other, address, 10)).toStrictEqual({ 200: 10 });
    }
    expect(await from(one, 6, 10), 'only while it is quiet').toStrictEqual({ 200: 5, 503: 5 });
    for (let address = 7; address <= 11; address += 1) {
      expect(await from(address % 2 === 0 ? one : other, address, 5)).toStrictEqual({ 200: 5 });
    }
    expect(await from(other, 12, 1)).toStrictEqual({ 503: 1 });
    const signedIn = await tokenOf();
    expect(counts(statusesOf(await send(other, 20, signedIn)))).toStrictEqual({ 200: 20 });
    const another = await tokenOf('9876500001');
    const [refused] = await send(one, 1, another);
    expect([refused?.status, refused?.headers.get('Retry-After')]).toStrictEqual([503, '60']);
    expect(await messagesIn(gateway().store)).toHaveLength(100);
    gateway().clock.now += 60_000;
    expect(await from(one, 1, 1)).toStrictEqual({ 200: 1 });
  });

  it('are not miscounted by gateways that take messages at the same moment', async () => {
    const trustedProxies = addressList(['203.0.113.7']) ?? new BlockList();
    const limits = { ...TEST_LIMITS, contactMessages: 20 };
    const { store, tokens, clock } = gateway();
    const gateways = await Promise.all(
      [1, 2].map(() => testGateway(store, tokens, { limits, trustedProxies }, clock)),
    );
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (gateways[index % 2] ?? gateway()).call(addContactUs, MESSAGE, {
          'X-Forwarded-For': `198.51.100.${index}`,
        }),
      ),
    );
    expect(counts(statusesOf(replies))).toStrictEqual({ 200: 16, 503: 24 });
    expect(await messagesIn(store)).toHaveLength(16);
  });

  it('count only what is stored against all: nothing refused, invalid or repeated', async () => {
    const limited = await limitedTo({ contactMessages: 10 });
    const headers = { 'Idempotency-Key': KEY };
    for (let address = 1; address <= 20; address += 1) {
      limited.client.address = `203.0.113.${address}`;
      const replies = [
        await limited.call(addContactUs, MESSAGE, headers),
        await limited.call(addContactUs, { ...MESSAGE, remarks: 'Other' }, headers),
        await limited.call(addContactUs, { ...MESSAGE, email: 'none' }),
        await limited.call(addContactUs, { ...MESSAGE, remarks: 'Aadhaar 4991 1866 5246' }),
      ];
      expect(statusesOf(replies)).toStrictEqual([200, 409, 400, 400]);
    }
    expect(await messagesIn(limited.store)).toHaveLength(1);
    const statuses = [];
    for (let address = 21; address <= 29; address += 1) {
      limited.client.address = `203.0.113.${address}`;
      statuses.push(...statusesOf(await send(limited, 1)));
    }
    expect(counts(statuses), 'eight of ten are for quiet addresses').toStrictEqual({
      200: 7,
      503: 2,
    });
  });

  it('hold for a day as well, on every database, for each address and for all', async () => {
    const limited = await limitedTo({ contactMessagesPerDay: 200 });
    const inADay = async (address: number, times: number) => {
      limited.client.address = `203.0.113.${address}`;
      const replies = [];
      for (let time = 0; time < times; time += 1) {
        replies.push(...(await send(limited, 1)));
        gateway().clock.now += 60_000;
      }
      return replies;
    };
    const first = await inADay(1, 25);
    expect(counts(statusesOf(first)), 'a tenth').toStrictEqual({ 200: 20, 429: 5 });
    expect(Number(first.at(-1)?.headers.get('Retry-After'))).toBe(24 * 3600 - 24 * 60);
    for (let address = 2; address <= 5; address += 1) await inADay(address, 20);
    expect(counts(statusesOf(await inADay(6, 10)))).toStrictEqual({ 200: 5, 503: 5 });
    for (let address = 7; address <= 17; address += 1) await inADay(address, 5);
    expect(counts(statusesOf(await inADay(18, 1)))).toStrictEqual({ 503: 1 });
    expect(statusesOf(await send(limited, 1, await tokenOf()))).toStrictEqual([200]);
    gateway().clock.now += 24 * 3_600_000;
    expect(counts(statusesOf(await inADay(1, 1)))).toStrictEqual({ 200: 1 });
  });

  it('are all off at 0', async () => {
    const unlimited = await limitedTo({ contactMessages: 0 });
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
