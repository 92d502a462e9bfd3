import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorScreen } from '#renderer/app/error-screen.tsx';
import { ChunkFailure } from '#renderer/platform/load-chunk.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { AREAS } from '#renderer/i18n/areas.ts';

const showInPortal = await portalRenderer({ areas: AREAS });

const show = (error: unknown) => showInPortal(<ErrorScreen error={error} />);

describe('the error screen', () => {
  it('names an unexpected error and its message', () => {
    show(new Error('a mistake of ours'));
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
    expect(screen.getByText('a mistake of ours')).toBeDefined();
  });

  it('shows the status of a routing error', () => {
    show({ status: 404, statusText: 'Not Found' });
    expect(screen.getByText('404 Not Found')).toBeDefined();
  });

  it('shows the stack to developers only', () => {
    const { unmount } = show(new Error('with a stack'));
    expect(screen.getByText(/error-screen\.test/)).toBeDefined();
    unmount();
    vi.stubEnv('DEV', false);
    show(new Error('with a stack'));
    expect(screen.queryByText(/error-screen\.test/)).toBeNull();
    vi.unstubAllEnvs();
  });

  it('reports a chunk that failed to load, and offers to reload', () => {
    show(new ChunkFailure(new TypeError('no network')));
    expect(screen.getByRole('heading', { name: 'Loading chunk failed' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  });
});
