// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilesElsewhere } from '#renderer/app/host/files-elsewhere.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';

const NEEDS = { areas: ['common', 'desktop'], contents: [] } as const;

it('shows the code of the same form on the web, to go on there with a phone', async () => {
  const render = await portalRenderer(NEEDS);
  window.history.replaceState(null, '', '/register-nbfc');
  render(<FilesElsewhere />, { webOrigin: 'https://portal.example' });
  expect(screen.getByRole('region', { name: 'Open this form on your phone' })).toBeTruthy();
  const address = 'https://portal.example/register-nbfc';
  expect(screen.getByRole('img', { name: `QR code for ${address}` })).toBeTruthy();
  expect(screen.getByText(address)).toBeTruthy();
});

it('has no code without a web address, and says whom to ask', async () => {
  const render = await portalRenderer(NEEDS);
  render(<FilesElsewhere />, { webOrigin: null });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/Please ask our staff/)).toBeTruthy();
});
