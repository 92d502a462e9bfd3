import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { RegistrationSteps } from '#renderer/features/auth/registration/registration-steps.tsx';
import { AREAS } from '#renderer/i18n/areas.ts';
import type { ReturnPath } from '#renderer/ui/navigation/return-path.ts';

const showInPortal = await portalRenderer({ areas: AREAS });

const PHONE = { mobileNumber: '9876543210', proof: 'phone-proof' };

function show({
  from = '/apply',
  hasApplications = true,
  usesGatewayAdditions = true,
  sendsPhoneProof = true,
  answer = succeed({}),
  signsIn = true,
}: {
  readonly from?: ReturnPath | null;
  readonly hasApplications?: boolean;
  readonly usesGatewayAdditions?: boolean;
  readonly sendsPhoneProof?: boolean;
  readonly answer?: Result<object, GatewayFailure>;
  readonly signsIn?: boolean;
} = {}) {
  const { call, asked } = answeringByName({
    register: () => answer,
    registerByPhone: () => answer,
  });
  const onSignedIn = vi.fn<() => void>();
  showInPortal(<RegistrationSteps phone={PHONE} from={from} onSignedIn={onSignedIn} />, {
    call,
    hasApplications,
    usesGatewayAdditions: () => Promise.resolve(usesGatewayAdditions),
    sendsPhoneProof: () => Promise.resolve(sendsPhoneProof),
    signIn: () =>
      Promise.resolve(signsIn ? succeed({ userId: 'RS1' }) : fail({ kind: 'unreachable' })),
  });
  return { asked, onSignedIn };
}

const field = (name: RegExp) => screen.findByLabelText(name);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function typeName() {
  await userEvent.type(await field(/^First name/), ' Asha ');
  await userEvent.type(await field(/^Last name/), 'Verma');
}

beforeEach(() => window.sessionStorage.clear());

describe('registering on the way to an application', () => {
  it('asks for a name and consent alone, and sends neither email, password nor category', async () => {
    const { asked, onSignedIn } = show();
    await typeName();
    expect(screen.queryByLabelText(/^Category/)).toBeNull();
    await press('Next');
    await screen.findByRole('button', { name: 'Submit' });
    expect(screen.queryByLabelText(/^Email ID/)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Submit');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    const name = { firstName: 'Asha', lastName: 'Verma', mobileNumber: PHONE.mobileNumber };
    expect(asked).toStrictEqual([
      {
        name: 'registerByPhone',
        body: { ...name, emailId: null, password: null },
        proof: 'phone-proof',
      },
    ]);
  });

  it('takes an email and a password from those who add them, and checks both', async () => {
    const { asked } = show();
    await typeName();
    await press('Next');
    await press('Add an email or a password');
    const email = await field(/^Email ID \(optional\)/);
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('required')).toBeNull();
    await userEvent.type(email, 'asha@example');
    await userEvent.type(await field(/^Password \(optional\)/), 'monsoon 2026');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Submit');
    expect(await screen.findByText('Please enter a valid email.')).toBeDefined();
    expect(screen.getByText('The passwords do not match.')).toBeDefined();
    expect(asked).toStrictEqual([]);
    await userEvent.type(email, '.in');
    await userEvent.type(await field(/^Confirm password/), 'monsoon 2026');
    await press('Submit');
    await waitFor(() =>
      expect(asked).toMatchObject([
        { body: { emailId: 'asha@example.in', password: 'monsoon 2026' } },
      ]),
    );
  });

  it('says how to sign in when that fails after registering', async () => {
    show({ signsIn: false });
    await typeName();
    await press('Next');
    await userEvent.click(await screen.findByRole('checkbox'));
    await press('Submit');
    expect(await screen.findByText(/sign in with your mobile number and a code/)).toBeDefined();
  });

  it('keeps what was typed when the email is taken, and leads back to it', async () => {
    show({ answer: fail({ kind: 'refused', status: 409, fields: ['emailId'] }) });
    await typeName();
    await press('Next');
    await press('Add an email or a password');
    await userEvent.type(await field(/^Email ID/), 'asha@example.in');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Submit');
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Change the email' }));
    expect(document.activeElement).toHaveProperty('value', 'asha@example.in');
    await press('Previous');
    expect(await field(/^First name/)).toHaveProperty('value', ' Asha ');
  });
});

describe('registering as documented', () => {
  it.each([
    ['elsewhere', { from: null }],
    ['on the way to the consumer area', { from: '/consumer-profile' as const }],
    ['without loan applications', { hasApplications: false }],
    ['with a gateway of the five calls', { usesGatewayAdditions: false }],
    ['where a number proves nothing', { sendsPhoneProof: false }],
  ])('asks for category, email and password %s', async (_where, changes) => {
    const { asked } = show(changes);
    expect(await screen.findByText('2/3')).toBeDefined();
    await typeName();
    await userEvent.selectOptions(await field(/^Category/), 'CSR');
    await press('Next');
    await userEvent.click(await screen.findByRole('checkbox'));
    await press('Submit');
    expect(await screen.findAllByText('Please fill in this field.')).not.toHaveLength(0);
    expect(asked).toStrictEqual([]);
  });
});
