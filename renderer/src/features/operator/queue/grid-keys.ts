import type { KeyboardEvent } from 'react';

/** The link and the button of each row, by rows. */
const rowsIn = (grid: Element): readonly (readonly HTMLElement[])[] =>
  [...grid.querySelectorAll('[role="row"]')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('a, button')])
    .filter((places) => places.length > 0);

/** Moves by arrow keys, Home and End: up and down from row to row, sideways within one. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const rows = rowsIn(event.currentTarget);
  const at = rows.findIndex((places) => places.some((place) => place === event.target));
  const across = rows[at]?.findIndex((place) => place === event.target) ?? 0;
  const targets: Readonly<Record<string, readonly [row: number, place: number]>> = {
    ArrowDown: [at + 1, across],
    ArrowUp: [at - 1, across],
    ArrowRight: [at, across + 1],
    ArrowLeft: [at, across - 1],
    Home: [0, across],
    End: [rows.length - 1, across],
  };
  const [row, place] = targets[event.key] ?? [-1, 0];
  const places = at === -1 ? undefined : rows[row];
  // A row without a button has its link alone.
  const next = places?.[place] ?? (row === at ? undefined : places?.[0]);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
