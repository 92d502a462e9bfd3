// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { StaffCallAsk, StaffCallOutcome } from '#contract/terminals/at-terminal.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { CallStaff } from '#renderer/features/kiosk/call-staff/call-staff.tsx';
import { showroom } from '#renderer/app/testing/showroom.ts';

const show = await portalRenderer({ areas: ['desktop'] });

function open(answers: Partial<Record<StaffCallAsk, StaffCallOutcome>>) {
  const askStaff = vi.fn<(ask: StaffCallAsk) => Promise<StaffCallOutcome>>(
    async (ask) => answers[ask] ?? { outcome: 'none' },
  );
  show(<CallStaff />, { host: { ...showroom({}), askStaff } });
  return askStaff;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the button that calls staff', () => {
  it('is absent where the terminal is not enrolled', async () => {
    const asked = open({ look: { outcome: 'unavailable' } });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('look'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says how the call stands, and takes it back', async () => {
    const asked = open({ call: { outcome: 'waiting', secondsAgo: 0 } });
    await press('Call a member of staff');
    expect(await screen.findByText(/We have told our staff/)).toBeDefined();
    expect(screen.getByText('Staff have been called')).toBeDefined();
    await press('I no longer need help');
    expect(asked).toHaveBeenLastCalledWith('end');
    expect(await screen.findByText('Call a member of staff')).toBeDefined();
  });

  it('shows the call that went on when the last visit ended', async () => {
    open({ look: { outcome: 'coming', secondsAgo: 130 } });
    await press('Somebody is coming');
    expect(await screen.findByText(/They answered 2 minutes ago/)).toBeDefined();
  });

  it('says where to go when nobody answers, or the gateway does not', async () => {
    open({ call: { outcome: 'unreachable' } });
    await press('Call a member of staff');
    expect(await screen.findByText(/cannot be called from here just now/)).toBeDefined();
  });
});
