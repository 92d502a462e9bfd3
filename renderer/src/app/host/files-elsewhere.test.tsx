// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilesElsewhere } from '#renderer/app/host/files-elsewhere.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';

const NEEDS = { areas: ['common', 'desktop'], contents: [] } as const;

it('links from a form to the same form on the web', async () => {
  const render = await portalRenderer(NEEDS);
  window.history.replaceState(null, '', '/register-nbfc');
  render(<FilesElsewhere />, { webOrigin: 'https://portal.example' });
  const link = screen.getByRole('link', { name: 'Open this form on your phone' });
  expect(link.getAttribute('href')).toBe('https://portal.example/register-nbfc');
});

it('has no link without a web address, and says whom to ask', async () => {
  const render = await portalRenderer(NEEDS);
  render(<FilesElsewhere />, { webOrigin: null });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/Please ask our staff/)).toBeTruthy();
});
