import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** All open leads, as their list reads them first. */
const LEADS = {
  search: null,
  state: 'OPEN',
  dueBy: null,
  step: null,
  orderBy: 'newest',
  after: null,
} as const;

/** Reads the leads, and what a quote needs, while there is a connection, on a computer that works without one. */
export function useReadAhead(): void {
  const enabled = useKept() !== null;
  useCallQuery('listProducts', {}, { enabled });
  useCallQuery('runningSchemes', {}, { enabled });
  useCallQuery('leads', LEADS, { enabled });
}
