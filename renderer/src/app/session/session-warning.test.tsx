import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SessionWarningDialog } from '#renderer/app/session/session-warning.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';

const show = await portalRenderer({ areas: ['common', 'recovery'], contents: [] });
const onStay = vi.fn<() => Promise<void>>(() => Promise.resolve());
const onSignOut = vi.fn<() => void>();

it('says that nothing is lost when the session ends regardless, and lets the person continue', async () => {
  show(
    <SessionWarningDialog
      withinSeconds={120}
      canStay={false}
      failed={false}
      onStay={onStay}
      onSignOut={onSignOut}
    />,
  );
  await screen.findByRole('alertdialog', { name: 'You will need to sign in again' });
  screen.getByText('You will be signed out in less than 2 minutes.');
  screen.getByText(/What you have typed stays here\.$/);
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(onStay).toHaveBeenCalledOnce();
  expect(onSignOut).not.toHaveBeenCalled();
});
