import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { StaffSignIn } from '#renderer/features/auth/staff-sign-in.tsx';
import { AREAS, STAFF_AREAS } from '#renderer/i18n/areas.ts';
import type { PhoneIdentity } from '#renderer/platform/phone-identity/phone-identity.ts';
import type { Platform } from '#renderer/platform/platform.ts';

const showInPortal = await portalRenderer({ areas: [...AREAS, ...STAFF_AREAS] });

const WRONG_PASSWORD = fail({ kind: 'refused', status: 401 } as const);
const WRONG_NUMBER = fail({ kind: 'refused', status: 401, fields: ['mobileNumber'] } as const);
const SIGNED_IN = succeed({ userId: 'RS1' });
const BOTH = [{ mobileNumber: null, userId: 'RS10000002', password: 'rickshaw 2026' }, 'proof'];

function show(...answers: readonly Awaited<ReturnType<Platform['signIn']>>[]) {
  const left = [...answers];
  const onSignedIn = vi.fn<() => void>();
  const signIn = vi.fn<Platform['signIn']>(() => Promise.resolve(left.shift() ?? SIGNED_IN));
  const confirm = () => Promise.resolve(succeed({ proof: 'proof' }));
  const sendCode = vi.fn<PhoneIdentity['sendCode']>(() => Promise.resolve(succeed({ confirm })));
  const phoneIdentity: PhoneIdentity = {
    prepare: () => undefined,

    sendCode,
  };
  showInPortal(<StaffSignIn onSignedIn={onSignedIn} />, { phoneIdentity, signIn });
  return { onSignedIn, signIn, sendCode };
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
  const number = await screen.findByRole('textbox', { name: /Mobile No/ });
  await expect.poll(() => document.activeElement).toBe(number);
  expect(signIn).not.toHaveBeenCalled();
  await userEvent.type(number, '9800000002');
  await giveCode();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(signIn.mock.calls).toEqual([BOTH]);
});

it('keeps what was typed when the password is wrong, and wants no second code', async () => {
  const { onSignedIn, signIn, sendCode } = show(WRONG_PASSWORD);
  await givePassword();
  await userEvent.type(await screen.findByRole('textbox', { name: /Mobile No/ }), '9800000002');
  await giveCode();
  expect(await screen.findByText(/Check your user ID and password/)).toBeDefined();
  expect(screen.getByLabelText(/^User ID/)).toHaveProperty('value', 'RS10000002');
  expect(password()).toHaveProperty('value', 'rickshaw 2026');
  await press(/^Next/);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(signIn).toHaveBeenCalledTimes(2);
  expect(sendCode).toHaveBeenCalledOnce();
});

it('asks for another code when the number is not the account’s, and keeps the password', async () => {
  const { onSignedIn, signIn, sendCode } = show(WRONG_NUMBER);
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
