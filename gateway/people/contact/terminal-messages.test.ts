import { expect, it } from 'vitest';
import { addContactUs } from '#contract/gateway.ts';
import { messagesIn } from '#gateway/testing/messages-in.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Asha',
  email: '',
  phone: '98765 43210',
  category: 'From the terminal: Nagpur',
  remarks: 'Please call me.',
  reference: '4821-7730',
};

describeOnBothStores('a message from a terminal', (gateway) => {
  it('needs no email, and keeps the number that its writer was given', async () => {
    const reply = await gateway().call(addContactUs, MESSAGE);
    expect([reply.status, reply.json]).toStrictEqual([200, { responseStatus: { statusCode: 0 } }]);
    expect(await messagesIn(gateway().store)).toMatchObject([
      { email: '', reference: '4821-7730', remarks: 'Please call me.' },
    ]);
  });

  it('is refused with anything else for a number, or without a phone', async () => {
    for (const wrong of [{ reference: '<b>1</b>' }, { phone: '' }]) {
      const { status } = await gateway().post(
        addContactUs.path,
        JSON.stringify({ ...MESSAGE, ...wrong }),
      );
      expect(status).toBe(400);
    }
    expect(await messagesIn(gateway().store)).toStrictEqual([]);
  });
});
