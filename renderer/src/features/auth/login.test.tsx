import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { fail, succeed } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { Login } from '#renderer/features/auth/login.tsx';
import { AREAS } from '#renderer/i18n/areas.ts';
import type {
  PhoneFailure,
  PhoneIdentity,
} from '#renderer/platform/phone-identity/phone-identity.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { NavigateContext } from '#renderer/ui/navigation/navigate.tsx';

const showInPortal = await portalRenderer({ areas: AREAS });

const goTo = vi.fn<(path: string) => void>();

function show(over: Partial<Platform>) {
  showInPortal(
    <NavigateContext value={goTo}>
      <Login />
    </NavigateContext>,
    over,
  );
}

const identity = (over: Partial<PhoneIdentity>): PhoneIdentity => ({
  prepare: () => undefined,

  sendCode: () =>
    Promise.resolve(succeed({ confirm: () => Promise.resolve(succeed({ proof: 'phone-proof' })) })),
  ...over,
});

async function askForCode() {
  await userEvent.type(screen.getByRole('textbox', { name: /Mobile No/ }), '98765 43210');
  await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
}

describe('signing in by code', () => {
  it('sends the documented credentials with the proof, and opens the consumer area', async () => {
    const signIn = vi.fn<Platform['signIn']>(() => Promise.resolve(succeed({ userId: 'RS1' })));
    show({ phoneIdentity: identity({}), signIn });
    await askForCode();
    await userEvent.type(await screen.findByRole('textbox', { name: /OTP/ }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }));
    expect(await screen.findByText('You have successfully logged in!')).toBeDefined();
    expect(signIn).toHaveBeenCalledWith(
      { mobileNumber: '9876543210', password: null, userId: null },
      'phone-proof',
    );
    expect(goTo).toHaveBeenCalledWith('/consumer-profile');
  });

  const failures: readonly PhoneFailure[] = [
    { kind: 'too-many' },
    { kind: 'unreachable' },
    { kind: 'timed-out' },
    { kind: 'other', code: 'auth/internal-error' },
  ];
  it.each(failures)(
    'shows $kind in the catalogue’s words and lets the person try again',
    async (failure) => {
      const sendCode = vi
        .fn<PhoneIdentity['sendCode']>(identity({}).sendCode)
        .mockResolvedValueOnce(fail(failure));
      show({ phoneIdentity: identity({ sendCode }) });
      await askForCode();
      expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined();
      expect(screen.getByDisplayValue(/^98765 ?43210$/)).toBeDefined();
      await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
      expect(await screen.findByRole('button', { name: 'Verify OTP' })).toBeDefined();
    },
  );

  it.each([
    [{ kind: 'wrong-code' }, 'This is not the code we sent. Check the 6 digits in the SMS.'],
    [{ kind: 'expired' }, 'This code is too old. Ask for a new one.'],
    [{ kind: 'timed-out' }, 'The code could not be checked. Try it again, or ask for a new one.'],
  ] as const)(
    'says first why a code is rejected (%j), and clears its field',
    async (failure, reason) => {
      const confirm = () => Promise.resolve(fail(failure));
      show({
        phoneIdentity: identity({ sendCode: () => Promise.resolve(succeed({ confirm })) }),
      });
      await askForCode();
      await userEvent.type(await screen.findByRole('textbox', { name: /OTP/ }), '123456');
      await userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(`${reason}An error occurred. Please try again.`);
      expect(screen.getByRole('textbox', { name: /OTP/ })).toHaveProperty('value', '');
    },
  );

  it('offers registration when a verified number has no account', async () => {
    show({
      phoneIdentity: identity({}),
      signIn: () => Promise.resolve(fail({ kind: 'refused', status: 401 })),
    });
    await askForCode();
    await userEvent.type(await screen.findByRole('textbox', { name: /OTP/ }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Register with this number' }));
    expect(await screen.findByText('Verified number: +91 98765 43210')).toBeDefined();
    expect(screen.getByRole('textbox', { name: /First name/ })).toBeDefined();
  });

  it('can be cancelled silently while a code is being sent', async () => {
    let seen: AbortSignal | undefined;
    const sendCode: PhoneIdentity['sendCode'] = (_number, _box, signal) => {
      seen = signal;
      return new Promise(() => undefined);
    };
    show({ phoneIdentity: identity({ sendCode }) });
    await askForCode();
    await userEvent.click(await screen.findByRole('button', { name: 'Change number' }));
    expect(seen?.aborted).toBe(true);
    expect(screen.queryByText('An error occurred. Please try again.')).toBeNull();
    expect(screen.getByRole('textbox', { name: /Mobile No/ })).toHaveProperty(
      'value',
      '98765 43210',
    );
  });
});

describe('signing in by user ID', () => {
  const answers: readonly [GatewayFailure, string][] = [
    [{ kind: 'refused', status: 401 }, 'Login failed. Please try again.'],
    [
      { kind: 'refused', status: 429, retryAfterSeconds: 30 },
      'Login failed. Please try again. Too many attempts. Please wait 30 seconds and try again.',
    ],
    [{ kind: 'unreachable' }, 'An error occurred. Please try again.'],
    [{ kind: 'malformed' }, 'An error occurred. Please try again.'],
  ];
  it.each(answers)('shows %j in the catalogue’s words', async (failure, words) => {
    show({ phoneIdentity: identity({}), signIn: () => Promise.resolve(fail(failure)) });
    await userEvent.click(screen.getByRole('tab', { name: 'User Id' }));
    await userEvent.type(screen.getByRole('textbox', { name: /User ID/ }), 'RS12345678');
    await userEvent.type(screen.getByLabelText(/^Password/), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('textbox', { name: /User ID/ })).toHaveProperty('value', '');
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', '');
  });
});
