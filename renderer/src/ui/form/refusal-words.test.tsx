import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { RefusalWords } from '#renderer/ui/form/refusal-words.tsx';

// The connection is gone when the words would be fetched.
vi.mock(import('#renderer/ui/form/say-refusal.tsx'), () => ({
  sayRefusal: () => Promise.reject(new Error('no network')),
}));

const showInHindi = await portalRenderer({ areas: [] }, 'hi');

it('quotes the gateway where its own words cannot be fetched', async () => {
  showInHindi(<RefusalWords code="number-taken" message="This mobile number is taken." />);
  expect((await screen.findByText('This mobile number is taken.')).lang).toBe('en');
});
