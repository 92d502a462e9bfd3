import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { answeringByName, WithQueries } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { ConfirmEmail } from '#renderer/features/consumer/profile/confirm-email.tsx';

const showInPortal = await portalRenderer({ areas: ['common', 'confirm-email'] });

const EMAIL = 'asha@example.in';
const UNCONFIRMED = {
  email: EMAIL,
  isConfirmed: false,
  sendsMail: true,
  hasCode: false,
  waitSeconds: 0,
};
const refused = (
  status: number,
  more: Partial<Extract<GatewayFailure, { kind: 'refused' }>> = {},
) => fail({ kind: 'refused', status, ...more } as const);

/** A gateway whose status changes as a test says, and what its two other calls answer. */
function show({
  status = UNCONFIRMED,
  send = () => succeed({}),
  confirm = () => succeed({}),
  isAside = false,
  hasAdditions = true,
}: {
  status?: typeof UNCONFIRMED;
  send?: () => Result<object, GatewayFailure>;
  confirm?: () => Result<object, GatewayFailure>;
  isAside?: boolean;
  hasAdditions?: boolean;
} = {}) {
  let now = status;
  const { call, asked } = answeringByName({
    emailStatus: () => succeed(now),
    sendEmailCode: () => {
      const answer = send();
      if (answer.ok) now = { ...now, hasCode: true, waitSeconds: 60 };
      return answer;
    },
    confirmEmail: () => {
      const answer = confirm();
      if (answer.ok) now = { ...now, isConfirmed: true, hasCode: false };
      return answer;
    },
  });
  const state = { userId: 'RS1', keeping: 'browser' } as const;
  showInPortal(
    <WithQueries>
      <ConfirmEmail isAside={isAside} />
    </WithQueries>,
    {
      call,
      hasApplications: true,
      usesGatewayAdditions: () => Promise.resolve(hasAdditions),
      session: { current: () => state, ready: Promise.resolve(), subscribe: () => () => undefined },
    },
  );
  return { asked, namesAsked: () => asked.map(({ name }) => name) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const enter = async (code: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Code from the email/ }), code);
  await press('Confirm email');
};

test('a code is sent, entered and confirms the email', async () => {
  const { asked } = show();
  expect(await screen.findByText('Not confirmed yet')).toBeDefined();
  await press('Send code');
  expect(await screen.findByText(/A code was sent to asha@example\.in/)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('code'));
  expect(screen.getByRole('timer').textContent).toMatch(/in \d\d seconds$/);
  await enter('12 34 56');
  expect(await screen.findByText('Your email is confirmed.')).toBeDefined();
  expect(screen.getByText('Confirmed')).toBeDefined();
  expect(asked.filter(({ name }) => name !== 'emailStatus')).toStrictEqual([
    { name: 'sendEmailCode', body: { email: EMAIL, language: 'en' } },
    { name: 'confirmEmail', body: { email: EMAIL, code: '123456' } },
  ]);
});

test.each([
  [refused(400, { fields: ['email'] }), /This address takes no email/],
  [refused(409), /changed or confirmed somewhere else/],
  [refused(429, { retryAfterSeconds: 3600 }), /tomorrow at the latest/],
  [refused(429, { retryAfterSeconds: 30 }), /try again in a minute/],
  [refused(503), /try again in a minute/],
  [fail({ kind: 'unreachable' } as const), /connection/],
])('a code that is not sent says why: %j', async (failure, words) => {
  show({ send: () => failure });
  await press('Send code');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByRole('button', { name: 'Send code' })).toBeDefined();
});

test.each([
  [refused(403, { fields: ['code'] }), /not the code that we sent/],
  [refused(409, { fields: ['code'] }), /can no longer be used/],
  [refused(409, { fields: ['email'] }), /changed or confirmed somewhere else/],
  [refused(503), /could not be checked/],
])('a code that does not confirm says why: %j', async (failure, words) => {
  show({ status: { ...UNCONFIRMED, hasCode: true }, confirm: () => failure });
  await enter('123456');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByRole<HTMLInputElement>('textbox').value, 'what was typed stays').toBe(
    '123456',
  );
});

test('what is not six digits is not sent', async () => {
  const { namesAsked } = show({ status: { ...UNCONFIRMED, hasCode: true } });
  await enter('12345');
  const field = await screen.findByRole('textbox', { name: /Code from the email/ });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(namesAsked()).toStrictEqual(['emailStatus']);
});

test('nothing is offered where no email is sent, and the gateway is not asked if it does not know the call', async () => {
  const mailless = show({ status: { ...UNCONFIRMED, sendsMail: false } });
  await waitFor(() => expect(mailless.namesAsked()).toStrictEqual(['emailStatus']));
  const provider = show({ hasAdditions: false });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(provider.namesAsked()).toStrictEqual([]);
});

test('next to other things it is shown only while there is something to confirm', async () => {
  const { namesAsked } = show({
    status: { ...UNCONFIRMED, isConfirmed: true },
    isAside: true,
  });
  await waitFor(() => expect(namesAsked()).toStrictEqual(['emailStatus']));
  expect(screen.queryByRole('region')).toBeNull();
});
