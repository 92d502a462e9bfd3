import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StaffPin } from '#renderer/features/kiosk/staff/staff-pin.tsx';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import type { Host } from '#renderer/platform/platform.ts';

type Answer = Awaited<ReturnType<Host['unlock']>>;

async function ask(unlock: (pin: string) => Promise<Answer>) {
  const onUnlocked = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <EditionContext value={await loadEdition('en', '', { areas: ['desktop'] })}>
      <StaffPin unlock={unlock} ended={false} onUnlocked={onUnlocked} onClose={onClose} />
    </EditionContext>,
  );
  const type = async (pin: string) => {
    await userEvent.type(screen.getByLabelText('PIN'), pin);
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  };
  return { type, onUnlocked, onClose };
}

describe('the PIN of a terminal', () => {
  it('can be typed again after it could not be checked', async () => {
    const unlock = vi
      .fn<(pin: string) => Promise<Answer>>()
      .mockRejectedValueOnce(new Error('no answer'))
      .mockResolvedValue({ outcome: 'unlocked' });
    const { type, onUnlocked } = await ask(unlock);
    await type('204816');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The PIN could not be checked. Please try again.',
    );
    expect(screen.getByLabelText('PIN')).toHaveProperty('value', '');
    await type('204816');
    expect(unlock).toHaveBeenCalledTimes(2);
    expect(onUnlocked).toHaveBeenCalledOnce();
  });

  it('is not sent when it is malformed, and says how many digits a PIN has', async () => {
    const unlock = vi.fn<(pin: string) => Promise<Answer>>();
    const { type } = await ask(unlock);
    await type('12');
    expect((await screen.findByRole('alert')).textContent).toBe('A PIN has 4 to 12 digits.');
    expect(unlock).not.toHaveBeenCalled();
  });

  it('goes away when staff go back', async () => {
    const { onClose } = await ask(vi.fn<(pin: string) => Promise<Answer>>());
    await userEvent.click(screen.getByRole('button', { name: 'Back to the portal' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
