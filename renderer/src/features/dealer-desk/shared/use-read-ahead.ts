import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** Reads what a quote needs while there is a connection, on a computer that keeps quotes without one. */
export function useReadAhead(): void {
  const enabled = useKept() !== null;
  useCallQuery('listProducts', {}, { enabled });
  useCallQuery('runningSchemes', {}, { enabled });
}
