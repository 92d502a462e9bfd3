import { useEffect } from 'react';
import type { Lender } from '#domain/lending/catalogue/product.ts';
import { useCallPages } from '#renderer/platform/queries/use-call-pages.ts';

const NONE: readonly Lender[] = [];

/** Every lender, by ID; none until they are read. */
export function useLenders(): readonly Lender[] {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useCallPages(
    'lenderSystems',
    (after: string | null) => ({ after }),
    ({ systems, isLastPage }) => (isLastPage ? null : (systems.at(-1)?.lenderId ?? null)),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return data?.pages.flatMap(({ systems }) => systems.map(({ lender }) => lender)) ?? NONE;
}
