import { expect, it } from 'vitest';
import { newContactReference, withReferenceInText } from '#contract/contact-reference.ts';
import { addContactUs } from '#contract/gateway.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Asha',
  email: '',
  phone: '98765 43210',
  category: 'Terminal',
  remarks: 'Please call me.',
};

it('is two halves of four digits, each as likely as the others', () => {
  const drawn = [255, 7, 250, 18, 29, 30, 41, 52, 63, 74];
  const next = (numbers: Uint8Array<ArrayBuffer>) => numbers.fill(drawn.shift() ?? 0);
  expect(newContactReference(next)).toBe('7890-1234');
  expect(newContactReference()).toMatch(/^\d{4}-\d{4}$/);
});

it('is the last line of the text for a gateway that does not know it', () => {
  expect(withReferenceInText({ ...MESSAGE, reference: '4821-7730' })).toEqual({
    ...MESSAGE,
    remarks: 'Please call me.\n\n4821-7730',
  });
  expect(withReferenceInText(MESSAGE)).toEqual(MESSAGE);
});

it('goes with a message, which then needs no email; nothing else passes for one', () => {
  const accepts = (more: object) => addContactUs.body.safeParse({ ...MESSAGE, ...more }).success;
  expect(accepts({ reference: '4821-7730' })).toBe(true);
  expect(accepts({})).toBe(true);
  for (const reference of ['', '48217730', '<b>4821</b>', '4821-77301']) {
    expect(accepts({ reference }), reference).toBe(false);
  }
  expect(accepts({ email: 'asha' })).toBe(false);
  expect(accepts({ phone: '' })).toBe(false);
});
