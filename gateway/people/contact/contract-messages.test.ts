import { expect, it } from 'vitest';
import { addContactUs } from '#contract/gateway.ts';
import { messagesIn } from '#gateway/testing/messages-in.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Ravi',
  email: 'ravi@example.in',
  phone: '+91 98765 43210',
  category: 'Loan for a rickshaw',
  remarks: 'नमस्ते 👋\n"quotes"; DROP TABLE accounts; --',
};

describeOnBothStores('addContactUs', (gateway) => {
  it('keeps a message of a visitor as it was written, with the time of the server', async () => {
    const reply = await gateway().call(addContactUs, MESSAGE);
    expect([reply.status, reply.json]).toStrictEqual([200, { responseStatus: { statusCode: 0 } }]);
    expect(await messagesIn(gateway().store)).toStrictEqual([
      { ...MESSAGE, id: expect.any(String), userId: null, receivedAt: gateway().clock.now },
    ]);
  });

  it('notes who sent it when that person is signed in', async () => {
    await gateway().registerPerson();
    const { userId, token } = await gateway().signInByPhone();
    await gateway().call(addContactUs, MESSAGE, { Authorization: token });
    expect(await messagesIn(gateway().store)).toMatchObject([{ userId }]);
  });

  it('keeps nothing when the token is wrong or the session has ended', async () => {
    await gateway().registerPerson();
    const { token } = await gateway().signInByPhone();
    gateway().clock.now += 13 * 3_600_000;
    for (const Authorization of ['wrong', token]) {
      const reply = await gateway().call(addContactUs, MESSAGE, { Authorization });
      expect(reply.status).toBe(401);
      expect(reply.json).toMatchObject({ responseStatus: { statusCode: 401 } });
    }
    expect(await messagesIn(gateway().store)).toStrictEqual([]);
  });

  it('lists messages in the order in which they came', async () => {
    for (const remarks of ['first', 'second', 'third']) {
      await gateway().call(addContactUs, { ...MESSAGE, remarks });
      gateway().clock.now += 1;
    }
    const kept = await messagesIn(gateway().store);
    expect(kept.map(({ remarks }) => remarks)).toStrictEqual(['first', 'second', 'third']);
  });
});
