import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { Question } from '#renderer/ui/dialogs/question.tsx';

const edition = await loadEdition('en', '', { areas: [] });

function Eraser({ onAnswer }: { readonly onAnswer: (yes: boolean) => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <EditionContext value={edition}>
      <button type="button" onClick={() => setAsking(true)}>
        Erase
      </button>
      {asking && (
        <Question
          title="Erase everything?"
          text="It cannot be brought back."
          no="Keep it"
          yes="Erase it"
          onAnswer={(yes) => {
            setAsking(false);
            onAnswer(yes);
          }}
        />
      )}
    </EditionContext>
  );
}

async function ask() {
  const onAnswer = vi.fn<(yes: boolean) => void>();
  const { container } = render(<Eraser onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Erase everything?' });
  return { onAnswer, dialog, container };
}

describe('a question', () => {
  it('is announced in full, and offers the safe answer first', async () => {
    const { dialog } = await ask();
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('It cannot be brought back.');
    const answers = within(dialog).getAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Keep it', 'Erase it']);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}'), false],
    ['No', () => userEvent.click(screen.getByRole('button', { name: 'Keep it' })), false],
    ['Yes', () => userEvent.click(screen.getByRole('button', { name: 'Erase it' })), true],
  ] as const)('answered by %s closes, and restores the focus and the page', async (_, act, yes) => {
    const { onAnswer, dialog, container } = await ask();
    await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await act();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(yes);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(container.getAttribute('aria-hidden')).toBeNull();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Erase' }));
  });
});
