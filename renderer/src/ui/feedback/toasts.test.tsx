import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { Toasts, useToasts } from '#renderer/ui/feedback/toasts.tsx';

const edition = await loadEdition('en', '', { areas: [] });
const undone = vi.fn<() => void>();

function Doer() {
  const showToast = useToasts();
  return (
    <>
      <button type="button" onClick={() => showToast({ text: 'It was saved.' })}>
        Save
      </button>
      <button
        type="button"
        onClick={() =>
          showToast({ text: 'It was deleted.', undo: { label: 'Undo', onUndo: undone } })
        }
      >
        Delete
      </button>
    </>
  );
}

/** As the single-page app has it, in which StrictMode mounts everything twice during development. */
function show() {
  render(
    <StrictMode>
      <EditionContext value={edition}>
        <Toasts closeLabel="Close">
          <Doer />
        </Toasts>
      </EditionContext>
    </StrictMode>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are announced, and disappear on their own', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const text = await screen.findByText('It was saved.');
    expect(screen.getByRole('status').contains(text)).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(screen.queryByText('It was saved.')).toBeNull();
  });

  it('hide nothing of the page from assistive technology', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('listitem', { name: 'It was deleted.' });
    const hidden = document.querySelectorAll('[aria-hidden="true"]:not(svg), [inert]');
    expect([...hidden].map((each) => each.outerHTML)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  });

  it('move to the upper edge where they would cover what has the focus', async () => {
    const user = show();
    const save = screen.getByRole('button', { name: 'Save' });
    const at = (top: number) => new DOMRect(0, top, 300, 50);
    const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    rects.mockImplementation(() => at(700));
    await user.click(save);
    const message = (await screen.findByRole('listitem', { name: 'It was saved.' })).parentElement;
    await expect.poll(() => getComputedStyle(message ?? save).position).toBe('fixed');
    rects.mockRestore();
  });

  it('do not take the focus if the person has moved on', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const next = screen.getByRole('button', { name: 'Save' });
    next.focus();
    await screen.findByRole('button', { name: 'Undo' });
    await expect.poll(() => document.activeElement).toBe(next);
  });

  it('toasts with an undo button take the focus and stay until the next one', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await expect.poll(() => document.activeElement).toBe(undo);
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
