import { useState } from 'react';

/** Which page of a list is shown, by the entry after which it begins. */
export type Pages<Cursor> = {
  readonly after: Cursor | null;
  /** From 1. */
  readonly page: number;
  readonly next: (after: Cursor) => void;
  readonly before: () => void;
};

/** The pages that one has come through. */
export function usePages<Cursor>(): Pages<Cursor> {
  const [cursors, setCursors] = useState<readonly Cursor[]>([]);
  return {
    after: cursors.at(-1) ?? null,
    page: cursors.length + 1,
    next: (after) => setCursors([...cursors, after]),
    before: () => setCursors(cursors.slice(0, -1)),
  };
}
