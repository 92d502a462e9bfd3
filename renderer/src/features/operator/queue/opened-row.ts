import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { focusRow } from '#renderer/features/operator/queue/row-link.ts';

/** The application opened last, which gets the focus on returning to the list. */
export function useOpened() {
  const queries = useQueryClient();
  const [opened] = useState(() => queries.getQueryData<string>(OPENED) ?? null);
  return {
    opened,
    open: (number: string) => void queries.setQueryData(OPENED, number),
  };
}

/** Kept with the answers, and gone with them. */
const OPENED = ['queue', 'opened'];

export function useFocusedRow(number: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (number === null) return undefined;
    // After the heading, which gets the focus when another place opens.
    const timer = setTimeout(() => {
      queries.removeQueries({ queryKey: OPENED });
      focusRow(number);
    });
    return () => clearTimeout(timer);
  }, [queries, number]);
}
