import type { UseQueryResult } from '@tanstack/react-query';
import { makeStyles } from '@griffel/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Pages } from '#renderer/features/operator/service/shared/use-pages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { CallFailed } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { type GridColumn, RowGrid } from '#renderer/ui/tables/row-grid.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    outlineStyle: 'none',
  },
  unseen: visuallyHidden,
});

export type ListRow = { readonly id: string; readonly cells: readonly ReactNode[] };
/** Its title, and what there is to say of its layout. */
export type ListColumn = readonly [
  title: string,
  layout?: Pick<GridColumn<ListRow>, 'width' | 'isWhole'>,
];

/**
 * A list of the service, a page at a time: while it is read, where there is nothing, where it could not be read, and
 * what was read before. Another page gets the focus as soon as it has loaded.
 */
export function PagedList<Reply, Cursor>({
  label,
  columns,
  isReadAlone = false,
  query,
  rowsOf,
  nextOf,
  pages,
  empty,
  place,
}: {
  /** The list's accessible name. */
  readonly label: string;
  /** The first names the row. */
  readonly columns: readonly [ListColumn, ...(readonly ListColumn[])];
  /** Whether rows hold neither links nor buttons: then there is nothing to move between. */
  readonly isReadAlone?: boolean;
  readonly query: UseQueryResult<Reply, CallFailed>;
  readonly rowsOf: (reply: Reply) => readonly ListRow[];
  /** Where the next page begins; null after the last one. */
  readonly nextOf: (reply: Reply) => Cursor | null;
  readonly pages: Pages<Cursor>;
  /** Shown when there is nothing. */
  readonly empty: string;
  /** Gets the focus when what had it is gone from the list. */
  readonly place: RefObject<HTMLDivElement | null>;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = query;
  const turn = useTurnedPage(place, data !== undefined && !isPlaceholderData);
  const rows = data === undefined ? [] : rowsOf(data);
  const next = data === undefined ? null : nextOf(data);
  const page = t('service.list.page', { page: pages.page });
  return (
    <div
      ref={place}
      role="group"
      aria-label={pages.page === 1 ? label : `${label}, ${page}`}
      aria-busy={isPlaceholderData}
      tabIndex={-1}
      className={styles.list}
    >
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      <Standing isAwaited={data === undefined && error === null} count={rows.length}>
        {data === undefined ? null : empty}
      </Standing>
      {rows.length > 0 &&
        (isReadAlone ? (
          <DataTable
            caption={label}
            columns={columns.map(([title]) => title)}
            manyColumns
            rows={rows}
          />
        ) : (
          <RowGrid
            label={label}
            rows={rows}
            columns={gridColumns(columns)}
            idOf={({ id }) => id}
            hasCards
          />
        ))}
      <FormActions>
        {pages.page > 1 && (
          <Button busy={isPlaceholderData} onClick={turn(isPlaceholderData, pages.before)}>
            {t('service.list.before')}
          </Button>
        )}
        {next !== null && (
          <Button
            busy={isPlaceholderData}
            onClick={turn(isPlaceholderData, () => pages.next(next))}
          >
            {t('service.list.next')}
          </Button>
        )}
      </FormActions>
    </div>
  );
}

function gridColumns([first, ...others]: readonly [ListColumn, ...(readonly ListColumn[])]) {
  const column = ([title, layout]: ListColumn, index: number): GridColumn<ListRow> => ({
    id: title,
    title,
    ...layout,
    cell: ({ cells }) => cells[index],
  });
  return [column(first, 0), ...others.map((other, index) => column(other, index + 1))] as const;
}

/** Announces the list: that it is loading, that it is empty, or, to people who do not see it, how long it is. */
function Standing({
  isAwaited,
  count,
  children,
}: {
  readonly isAwaited: boolean;
  readonly count: number;
  readonly children: string | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <p role="status" className={count > 0 ? styles.unseen : undefined}>
      {isAwaited && t('service.list.loading')}
      {!isAwaited && (count > 0 ? t('service.list.shown', { count }) : children)}
    </p>
  );
}

/** Focuses the list once the requested page has loaded. */
function useTurnedPage(place: RefObject<HTMLDivElement | null>, isThere: boolean) {
  const turned = useRef(false);
  useEffect(() => {
    if (!turned.current || !isThere) return;
    turned.current = false;
    place.current?.focus();
  });
  return (isBusy: boolean, go: () => void) => () => {
    if (isBusy) return;
    turned.current = true;
    go();
  };
}
