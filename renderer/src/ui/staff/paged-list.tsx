import { makeStyles } from '@griffel/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import type { List } from '#renderer/platform/queries/use-list.ts';
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

/** Its title, what it shows of a row, and what there is to say of its layout. */
export type ListColumn<Row> = readonly [
  title: string,
  cell: (row: Row) => ReactNode,
  layout?: Pick<GridColumn<Row>, 'width' | 'isWhole' | 'from'>,
];
export type ListColumns<Row> = readonly [ListColumn<Row>, ...(readonly ListColumn<Row>[])];

/** What a reply says of the next page: where it begins, or only whether there is one. */
type Ends<Cursor> = { readonly next: Cursor | null } | { readonly isLastPage: boolean };

/**
 * A list that staff work through, a page at a time: while it is read, where there is nothing, where it could not be read,
 * and what was read before. Another page gets the focus as soon as it has loaded.
 */
export function PagedList<Reply extends Ends<Cursor>, Row, Cursor>({
  label,
  list: { query, pages, place },
  rowsOf,
  idOf,
  columns,
  cursorOf,
  loading,
  empty,
  as = 'cards',
  ...grid
}: {
  /** The list's accessible name. */
  readonly label: string;
  readonly list: List<Reply, Cursor>;
  readonly rowsOf: (reply: Reply) => readonly Row[];
  readonly idOf: (row: Row) => string;
  /** The first names the row. */
  readonly columns: ListColumns<Row>;
  /** Where the page after a row begins, if the reply says only whether it was the last one. */
  readonly cursorOf?: (last: Row) => Cursor;
  /** Shown while it is read, in place of the usual words. */
  readonly loading?: string;
  /** Shown when there is nothing, in paragraphs. */
  readonly empty: string | readonly string[];
  /**
   * How rows look: by `cards` and `grid`, arrow keys move between them, and cards take less width; a `table` is only read,
   * a `wide-table` has many columns.
   */
  readonly as?: 'cards' | 'grid' | 'table' | 'wide-table';
} & Pick<Parameters<typeof RowGrid<Row>>[0], 'addressOf' | 'markOf'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = query;
  const turn = useTurnedPage(place, data !== undefined && !isPlaceholderData);
  const rows = data === undefined ? [] : rowsOf(data);
  const last = rows.at(-1);
  const next = data === undefined ? null : nextIn<Cursor>(data, () => last && cursorOf?.(last));
  const awaited = error === null ? (loading ?? t('work.list.loading')) : [];
  const page = t('work.list.page', { page: pages.page });
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
      <Standing count={rows.length} words={data === undefined ? awaited : empty} />
      {rows.length > 0 &&
        (as === 'table' || as === 'wide-table' ? (
          <DataTable
            caption={label}
            columns={columns.map(([title]) => title)}
            manyColumns={as === 'wide-table'}
            rows={rows.map((row) => ({
              id: idOf(row),
              cells: columns.map(([, cell]) => cell(row)),
            }))}
          />
        ) : (
          <RowGrid
            {...grid}
            label={label}
            rows={rows}
            columns={gridColumns(columns)}
            idOf={idOf}
            hasCards={as === 'cards'}
          />
        ))}
      {(pages.page > 1 || next !== null) && (
        <FormActions>
          {pages.page > 1 && (
            <Button busy={isPlaceholderData} onClick={turn(isPlaceholderData, pages.before)}>
              {t('work.list.before')}
            </Button>
          )}
          {next !== null && (
            <Button
              busy={isPlaceholderData}
              onClick={turn(isPlaceholderData, () => pages.next(next))}
            >
              {t('work.list.next')}
            </Button>
          )}
        </FormActions>
      )}
    </div>
  );
}

function nextIn<Cursor>(reply: Ends<Cursor>, afterLast: () => Cursor | undefined): Cursor | null {
  if ('next' in reply) return reply.next;
  return reply.isLastPage ? null : (afterLast() ?? null);
}

function gridColumns<Row>([first, ...others]: ListColumns<Row>) {
  const column = ([title, cell, layout]: ListColumn<Row>): GridColumn<Row> => ({
    id: title,
    title,
    ...layout,
    cell,
  });
  return [column(first), ...others.map(column)] as const;
}

/** Announces the list: that it is loading, that it is empty, or, to people who do not see it, how long it is. */
function Standing({
  count,
  words,
}: {
  readonly count: number;
  readonly words: string | readonly string[];
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const shown = count > 0 ? t('work.list.shown', { count }) : words;
  return (
    <div role="status" className={count > 0 ? styles.unseen : undefined}>
      {[shown].flat().map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
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
