import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { StaffSignIn } from '#renderer/features/auth/staff-sign-in.tsx';
import { AREAS, STAFF_AREAS } from '#renderer/i18n/areas.ts';
import type { PhoneIdentity } from '#renderer/platform/phone-identity/phone-identity.ts';
import type { Platform } from '#renderer/platform/platform.ts';

const showInPortal = await portalRenderer({ areas: [...AREAS, ...STAFF_AREAS] });

const WRONG_PASSWORD = fail({ kind: 'refused', status: 401 } as const);
const WRONG_NUMBER = fail({ kind: 'refused', status: 401, fields: ['mobileNumber'] } as const);
const TOO_MANY = fail({ kind: 'refused', status: 429, retryAfterSeconds: 60 } as const);
const FOUND = succeed({ responseData: { mobileNumber: '9800000002' } });
const SIGNED_IN = succeed({ userId: 'RS1' });
const BOTH = [{ mobileNumber: null, userId: 'RS10000002', password: 'rickshaw 2026' }, 'proof'];

type SignInAnswers = readonly Awaited<ReturnType<Platform['signIn']>>[];

const show = (...answers: SignInAnswers) => showWith({ number: () => FOUND }, ...answers);

function showWith(
  { number }: { readonly number: () => typeof FOUND | typeof TOO_MANY | typeof WRONG_PASSWORD },
  ...answers: SignInAnswers
) {
  const left = [...answers];
  const onSignedIn = vi.fn<() => void>();
  const signIn = vi.fn<Platform['signIn']>(() => Promise.resolve(left.shift() ?? SIGNED_IN));
  const confirm = () => Promise.resolve(succeed({ proof: 'proof' }));
  const sendCode = vi.fn<PhoneIdentity['sendCode']>(() => Promise.resolve(succeed({ confirm })));
  const phoneIdentity: PhoneIdentity = {
    prepare: () => undefined,

    sendCode,
  };
  const { call, asked } = answeringByName({ findMobileNumber: number });
  showInPortal(<StaffSignIn onSignedIn={onSignedIn} />, { call, phoneIdentity, signIn });
  return { onSignedIn, signIn, sendCode, asked };
}

const password = () => screen.getByLabelText(/^Password/);
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function givePassword(): Promise<void> {
  await userEvent.type(screen.getByLabelText(/^User ID/), 'RS10000002');
  await userEvent.type(password(), 'rickshaw 2026');
  await press(/^Next/);
}

async function giveCode(): Promise<void> {
  await press(/Send OTP/);
  await userEvent.type(await screen.findByRole('textbox', { name: /OTP/ }), '123456');
  await press(/Verify OTP/);
}

it('signs in with password and code in one call', async () => {
  const { onSignedIn, signIn } = show();
  await givePassword();
  const send = await screen.findByRole('button', { name: /Send OTP/ });
  await expect.poll(() => document.activeElement).toBe(send);
  expect(signIn).not.toHaveBeenCalled();
  await giveCode();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(signIn.mock.calls).toEqual([BOTH]);
});

it('keeps what was typed when the password is wrong, and wants no second code', async () => {
  const { onSignedIn, signIn, sendCode } = show(WRONG_PASSWORD);
  await givePassword();
  await giveCode();
  expect(await screen.findByText(/Check your user ID and password/)).toBeDefined();
  expect(screen.getByLabelText(/^User ID/)).toHaveProperty('value', 'RS10000002');
  expect(password()).toHaveProperty('value', 'rickshaw 2026');
  await press(/^Next/);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(signIn).toHaveBeenCalledTimes(2);
  expect(sendCode).toHaveBeenCalledOnce();
});

it('sends the code to the number of the account, of which it shows the last four digits', async () => {
  const { sendCode, asked } = show();
  await givePassword();
  expect(await screen.findByText(/ends in 0002/)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /Mobile No/ })).toBeNull();
  await giveCode();
  expect(sendCode.mock.calls.map(([number]) => number)).toEqual(['9800000002']);
  expect(document.body.textContent).not.toContain('98000');
  expect(asked).toEqual([
    { name: 'findMobileNumber', body: { userId: 'RS10000002', password: 'rickshaw 2026' } },
  ]);
});

it('says that the password is wrong before it sends a code', async () => {
  const { sendCode } = showWith({ number: () => WRONG_PASSWORD });
  await givePassword();
  expect(await screen.findByText(/Check your user ID and password/)).toBeDefined();
  expect(password()).toHaveProperty('value', 'rickshaw 2026');
  expect(sendCode).not.toHaveBeenCalled();
});

it('asks for the number where too many wrong passwords were tried, and for another one when it is not the account’s', async () => {
  const { onSignedIn, signIn, sendCode } = showWith({ number: () => TOO_MANY }, WRONG_NUMBER);
  await givePassword();
  await userEvent.type(await screen.findByRole('textbox', { name: /Mobile No/ }), '9800000009');
  await giveCode();
  expect(await screen.findByText(/Use the mobile number of your account/)).toBeDefined();
  const number = screen.getByRole('textbox', { name: /Mobile No/ });
  expect(number).toHaveProperty('value', expect.stringMatching(/^98000 ?00009$/));
  await userEvent.clear(number);
  await userEvent.type(number, '9800000002');
  await giveCode();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(signIn.mock.calls).toEqual([BOTH, BOTH]);
  expect(sendCode).toHaveBeenCalledTimes(2);
});
