import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RowGrid } from '#renderer/ui/tables/row-grid.tsx';

type Letter = { readonly id: string; readonly acts: readonly string[] };

const letters: readonly Letter[] = [
  { id: 'one', acts: ['Send one', 'Drop one'] },
  { id: 'two', acts: [] },
  { id: 'three', acts: ['Send three', 'Drop three'] },
];

const grid = (rows: readonly Letter[]) => (
  <RowGrid
    label="Letters"
    rows={rows}
    idOf={({ id }) => id}
    addressOf={({ id }) => `#${id}`}
    columns={[
      { id: 'name', title: 'Name', cell: ({ id }) => id },
      {
        id: 'acts',
        title: 'What can be done',
        cell: ({ acts }) => acts.map((act) => <button key={act}>{act}</button>),
      },
    ]}
  />
);
const focused = () => document.activeElement?.textContent;
/** Where Tab stops; the browser's own part is not tested here. */
const stops = () =>
  [...screen.getByRole('grid').querySelectorAll<HTMLElement>('a, button, [tabindex]')]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map(({ textContent }) => textContent);

it('is navigated by arrow keys, and entered and left by Tab in one row only', async () => {
  render(grid(letters));
  expect(stops()).toEqual(['one', 'Send one', 'Drop one']);
  screen.getByRole('link', { name: 'one' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Drop one');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('two');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe('Send three');
  expect(stops()).toEqual(['three', 'Send three', 'Drop three']);
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Send one');
});

it('is reached by Tab again when the row that had the focus is gone', async () => {
  const { rerender } = render(grid(letters));
  screen.getByRole('link', { name: 'three' }).focus();
  rerender(grid(letters.slice(0, 2)));
  await expect.poll(stops).toEqual(['one', 'Send one', 'Drop one']);
});

it('names each row by its first column', () => {
  render(grid(letters));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'one',
    'two',
    'three',
  ]);
});
