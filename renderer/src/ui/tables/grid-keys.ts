import type { KeyboardEvent } from 'react';
import { keyInReadingDirection } from '#renderer/ui/navigation/reading-direction.ts';

type Place = { readonly row: string; readonly controls: readonly HTMLElement[] };

/** The links, buttons and boxes of each row that has any, by rows. */
const placesIn = (grid: Element): readonly Place[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-row]')]
    .map((row) => ({
      row: row.dataset['row'] ?? '',
      controls: [...row.querySelectorAll<HTMLElement>('a, button, input')],
    }))
    .filter(({ controls }) => controls.length > 0);

/** ID of the grid row that contains an element. */
export const rowAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;

/** Lets Tab stop in one row only: this one, or the first if it is gone. */
export function keepOneTabStop(grid: Element, reached: string | null): void {
  const places = placesIn(grid);
  const stop = places.find(({ row }) => row === reached) ?? places[0];
  for (const place of places) {
    for (const control of place.controls) control.tabIndex = place === stop ? 0 : -1;
  }
}

/** Moves by arrow keys, Home and End: up and down between rows, sideways within one. Returns whether the key is one of them. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): boolean {
  const rows = placesIn(event.currentTarget).map(({ controls }) => controls);
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
  const target = targets[keyInReadingDirection(event)];
  if (at === -1 || target === undefined) return false;
  const [row, place] = target;
  const places = rows[row];
  // A row with fewer uses its link.
  const link = places?.find(({ tagName }) => tagName === 'A') ?? places?.[0];
  const next = places?.[place] ?? (row === at ? undefined : link);
  if (next === undefined) return true;
  event.preventDefault();
  next.focus();
  return true;
}
