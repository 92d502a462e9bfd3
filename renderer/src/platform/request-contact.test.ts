import { expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { type SendContact, requestContact } from '#renderer/platform/request-contact.ts';

const ASHA = { name: 'Asha Verma', email: 'asha@example.com', phone: '98765 43210' };
const ABOUT = { category: 'GP', remarks: 'Please contact me.', today: new Date(2026, 10, 21) };

const askWith = (answer: Awaited<ReturnType<SendContact>>) => {
  const send = vi.fn<SendContact>().mockResolvedValue(answer);
  return { send, outcome: requestContact(send, ASHA, ABOUT) };
};

it('sends name, email, phone, date and category with a fixed remark, and nothing else', async () => {
  const { send, outcome } = askWith(succeed({ responseStatus: { statusCode: 0 } }));
  expect(await outcome).toBe('sent');
  expect(send).toHaveBeenCalledExactlyOnceWith({
    ...ASHA,
    txnDate: ABOUT.today.toLocaleDateString(),
    category: 'GP',
    remarks: 'Please contact me.',
  });
});

it.each([
  ['another status code', succeed({ responseStatus: { statusCode: 1 } }), 'refused'],
  ['a refusal', fail({ kind: 'refused', status: 400 } as const), 'refused'],
  ['no answer', fail({ kind: 'unreachable' } as const), 'lost'],
  ['an answer of another shape', fail({ kind: 'malformed' } as const), 'lost'],
] as const)('reports %s', async (_, answer, outcome) => {
  expect(await askWith(answer).outcome).toBe(outcome);
});
