import { useMemo } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type SubsidyScheme, runsOn } from '#domain/lending/subsidy-schemes.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

export type SchemesState = {
  /** Those of the last reading that run today. */
  readonly running: readonly SubsidyScheme[];
  readonly isLoading: boolean;
  /** Why they are not there. */
  readonly failure: GatewayFailure | null;
  readonly onAgain: () => Promise<unknown>;
};

/** The subsidy schemes that a quote may count on; without a connection, as they were last read. */
export function useSchemes(): SchemesState {
  const { data, error, refetch } = useCallQuery('runningSchemes', {});
  const today = indianToday();
  const running = useMemo(
    () => data?.schemes.filter((scheme) => runsOn(scheme, today)) ?? [],
    [data, today],
  );
  return {
    running,
    isLoading: data === undefined && error === null,
    failure: data === undefined ? (error?.failure ?? null) : null,
    onAgain: refetch,
  };
}
