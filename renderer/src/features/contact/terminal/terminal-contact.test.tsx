import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addContactUs } from '#contract/gateway.ts';
import { fail, succeed } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { TerminalContact } from '#renderer/features/contact/terminal/terminal-contact.tsx';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import { HostPartsContext, type KeepMessageProps } from '#renderer/platform/context/host-parts.ts';
import { answering } from '#renderer/platform/testing/calls.tsx';

const showInPortal = await portalRenderer({ areas: HOST_AREAS });

const SENT = succeed({ responseStatus: { statusCode: 0 } });
const REFERENCE = /\d{4}-\d{4}/;

const Keep = ({ message }: KeepMessageProps) => <p>To keep: {message().reference}</p>;

function show(answers: Parameters<typeof answering>[0], usesAdditions: boolean) {
  const { call, asked } = answering(answers);
  showInPortal(
    <HostPartsContext value={{ KeepMessage: Keep }}>
      <TerminalContact />
    </HostPartsContext>,
    { call, usesGatewayAdditions: async () => usesAdditions },
  );
  return { bodies: () => asked.map(({ body }) => addContactUs.body.parse(body)) };
}

async function write(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Asha Rao');
  await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '98765 43210');
  await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'Please call me.');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('needs no email, and ends with the number that went with the message', async () => {
  const { bodies } = show([SENT], true);
  await write();
  expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull();
  await send();
  expect(await screen.findByText('Your message is with us.')).toBeTruthy();
  const [body] = bodies();
  expect(body).toMatchObject({ email: '', phone: '98765 43210', remarks: 'Please call me.' });
  expect(screen.getByText(body?.reference ?? 'none')).toBeTruthy();
  // The next message has a number of its own.
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', '');
});

it('asks for an email where the gateway wants one, and writes the number into the text', async () => {
  const { bodies } = show([SENT], false);
  const email = await screen.findByRole('textbox', { name: /^Email/ });
  await write();
  await send();
  expect(await screen.findByText('Please fill in this field.')).toBeTruthy();
  expect(bodies()).toEqual([]);
  await userEvent.type(email, 'asha@mail.example');
  await send();
  expect(await screen.findByText('Your message is with us.')).toBeTruthy();
  const [body] = bodies();
  expect(body?.reference).toBeUndefined();
  expect(body?.email).toBe('asha@mail.example');
  expect(body?.remarks).toMatch(/^Please call me\.\n\n\d{4}-\d{4}$/);
});

it('keeps what was typed when nobody answers, and its number when it is sent or kept later', async () => {
  const { bodies } = show([fail({ kind: 'unreachable' }), SENT], true);
  await write();
  await send();
  const offer = await screen.findByText(/^To keep/);
  const [number] = REFERENCE.exec(offer.textContent) ?? [];
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveProperty(
    'value',
    'Please call me.',
  );
  await send();
  expect(await screen.findByText('Your message is with us.')).toBeTruthy();
  expect(bodies().map(({ reference }) => reference)).toEqual([number, number]);
});
