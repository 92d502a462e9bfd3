import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { Toasts, useToasts } from '#renderer/ui/feedback/toasts.tsx';

const edition = await loadEdition('en', '', { areas: [] });
const undone = vi.fn<() => void>();

function Doer() {
  const say = useToasts();
  return (
    <>
      <button type="button" onClick={() => say({ text: 'It was saved.' })}>
        Save
      </button>
      <button
        type="button"
        onClick={() => say({ text: 'It was deleted.', undo: { label: 'Undo', onUndo: undone } })}
      >
        Delete
      </button>
    </>
  );
}

function show() {
  render(
    <EditionContext value={edition}>
      <Toasts closeLabel="Close">
        <Doer />
      </Toasts>
    </EditionContext>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

describe('messages of what was done', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are read out, and go by themselves', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const text = await screen.findByText('It was saved.');
    expect(screen.getByRole('status').contains(text)).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(screen.queryByText('It was saved.')).toBeNull();
  });

  it('leave the focus to whoever has gone on before they are there', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const next = screen.getByRole('button', { name: 'Save' });
    next.focus();
    await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(next);
  });

  it('stay while they hold a way back, which has the focus, until the next one comes', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await user.click(undo);
    expect(undone).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('It was saved.');
    expect(screen.queryByText('It was deleted.')).toBeNull();
  });

  it('can be closed', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByText('It was deleted.')).toBeNull());
  });
});
