import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { CallFailed } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space.m },
  unseen: visuallyHidden,
});

/** What was read page by page: loading, refused, empty, or a list with a button to load more. */
export function Pages<Page, Item>({
  query,
  itemsOf,
  none,
  said,
  children,
}: {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>, CallFailed>;
  readonly itemsOf: (page: Page) => readonly Item[];
  /** Shown when there are none. */
  readonly none: string;
  /** Announces how many, for people who do not see the list change. */
  readonly said: (count: number) => string;
  readonly children: (items: readonly Item[]) => ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error } = query;
  if (data === undefined && error === null) return <p role="status">{t('shell.working')}</p>;
  const items = data?.pages.flatMap(itemsOf) ?? [];
  return (
    <div className={styles.part}>
      {error !== null && (
        <Unanswered
          failure={error.failure}
          onAgain={() => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        />
      )}
      <p role="status" className={mergeClasses(items.length > 0 && styles.unseen)}>
        {data !== undefined && (items.length === 0 ? none : said(items.length))}
      </p>
      {items.length > 0 && children(items)}
      {query.hasNextPage && (
        <div>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('work.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
