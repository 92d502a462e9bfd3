import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { answeringByName, WithQueries } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { OwnPassword } from '#renderer/features/auth/recovery/own-password.tsx';
import type { Platform } from '#renderer/platform/platform.ts';

const showInPortal = await portalRenderer({ areas: ['common', 'auth', 'recovery'] });

const PASSWORD = 'harvest 2027';
const state = { userId: 'RS1', keeping: 'browser' } as const;

function show({
  isSet = false,
  hasAdditions = true,
  reset = succeed({}),
  signIn = vi.fn<Platform['signIn']>(() => Promise.resolve(succeed({ userId: 'RS1' }))),
}: {
  readonly isSet?: boolean;
  readonly hasAdditions?: boolean;
  readonly reset?: Result<object, GatewayFailure>;
  readonly signIn?: Platform['signIn'];
} = {}) {
  let isSetNow = isSet;
  const { call, asked } = answeringByName({
    passwordStatus: () => succeed({ isSet: isSetNow }),
    resetPassword: () => {
      if (reset.ok) isSetNow = true;
      return reset;
    },
  });
  const signOut = vi.fn<Platform['signOut']>(() => Promise.resolve());
  showInPortal(
    <WithQueries>
      <OwnPassword />
    </WithQueries>,
    {
      call,
      signIn,
      signOut,
      hasApplications: true,
      usesGatewayAdditions: () => Promise.resolve(hasAdditions),
      session: { current: () => state, ready: Promise.resolve(), subscribe: () => () => undefined },
      mobileNumber: { current: () => '9876543210', keep: () => undefined },
      phoneIdentity: {
        prepare: () => undefined,
        sendCode: () =>
          Promise.resolve(
            succeed({ confirm: () => Promise.resolve(succeed({ proof: 'phone-proof' })) }),
          ),
      },
    },
  );
  return { asked, signIn, signOut };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function choosePassword(): Promise<void> {
  await press('Send OTP');
  await userEvent.type(await screen.findByRole('textbox', { name: /OTP/ }), '123456');
  await press('Verify OTP');
  await userEvent.type(await screen.findByLabelText(/^New password/), PASSWORD);
  await userEvent.type(await screen.findByLabelText(/^Confirm password/), PASSWORD);
  await press('Set new password');
}

test('somebody without a password sets the first one by code, and stays signed in', async () => {
  const { asked, signIn } = show();
  expect(await screen.findByText(/^You have no password/)).toBeDefined();
  await press('Set a password');
  const number = await screen.findByRole('textbox', { name: /Mobile No/ });
  expect(number).toHaveProperty('value', '9876543210');
  await waitFor(() => expect(document.activeElement).toBe(number));
  await choosePassword();
  expect(await screen.findByText(/^Your password is set/)).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Password');
  expect(asked.filter(({ name }) => name === 'resetPassword')).toStrictEqual([
    { name: 'resetPassword', body: { userId: 'RS1', password: PASSWORD }, proof: 'phone-proof' },
  ]);
  const byCode = { mobileNumber: '9876543210', password: null, userId: null };
  expect(signIn).toHaveBeenCalledExactlyOnceWith(byCode, 'phone-proof');
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeDefined();
});

test('somebody with a password changes it', async () => {
  show({ isSet: true });
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Set a password' })).toBeNull();
});

test('a code that is too old is asked for again', async () => {
  const { signIn } = show({ reset: fail({ kind: 'refused', status: 403 }) });
  await press('Set a password');
  await choosePassword();
  expect((await screen.findByRole('alert')).textContent).toMatch(/needs a new code/);
  expect(signIn).not.toHaveBeenCalled();
  await press('Ask for a new code');
  expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeDefined();
});

test('a session that does not begin again is not kept', async () => {
  const signIn = vi.fn<Platform['signIn']>(() =>
    Promise.resolve(fail({ kind: 'unreachable' } as const)),
  );
  const { signOut } = show({ signIn });
  await press('Set a password');
  await choosePassword();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test('a gateway of the five calls is not asked', async () => {
  const { asked } = show({ hasAdditions: false });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(asked).toStrictEqual([]);
});
