import {
  DataGrid,
  DataGridBody,
  DataGridCell,
  DataGridHeader,
  DataGridHeaderCell,
  DataGridRow,
  createTableColumn,
} from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { keepOneTabStop, moveInGrid, rowAt } from '#renderer/ui/tables/grid-keys.ts';

const useStyles = makeStyles({
  frame: { alignSelf: 'stretch', minWidth: 0 },
  row: { minHeight: '48px' },
  cell: {
    fontSize: token.fontSizeBase300,
    overflowWrap: 'anywhere',
    flexWrap: 'wrap',
    paddingTop: space.xs,
    paddingBottom: space.xs,
  },
  head: { fontWeight: token.fontWeightSemibold },
  md: { [below.md]: { display: 'none' } },
  lg: { [below.lg]: { display: 'none' } },
  xl: { [below.xl]: { display: 'none' } },
  wide: { flexGrow: 1.35 },
  named: { flexGrow: 1.5 },
  narrow: { flexGrow: 0.65 },
  box: { flexGrow: 0.4 },
  hidden: visuallyHidden,
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginInlineEnd: space.s,
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightSemibold,
  },
});

// On a narrow window each row is a card; its column names are above the values.
const useCards = makeStyles({
  head: { [below.lg]: visuallyHidden },
  row: {
    [below.lg]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
      columnGap: space.s,
      alignItems: 'start',
      height: 'auto',
      padding: `${space.xs} ${space.s}`,
      marginBottom: space.s,
      border: `1px solid ${token.colorNeutralStroke1}`,
      borderRadius: token.borderRadiusLarge,
    },
  },
  cell: {
    [from.lg]: { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center' },
    [below.lg]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'flex-start',
      minHeight: 'auto',
      padding: '0.25rem 0',
    },
  },
  whole: { [below.lg]: { gridColumn: '1 / -1' } },
  label: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightRegular,
    [from.lg]: { display: 'none' },
  },
});

export type GridColumn<Row> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The minimum window width at which it is shown; always shown if absent. */
  readonly from?: 'md' | 'lg' | 'xl';
  /** Relative to the other columns. */
  readonly width?: 'wide' | 'narrow' | 'box';
  /** Whether a card gives it a separate line, without its title. */
  readonly isWhole?: boolean;
};

/**
 * A grid with one thing per row. Tab reaches one row's links and buttons; arrow keys move up and down between rows and
 * sideways within one, Home and End to the first and the last row.
 */
export function RowGrid<Row>({
  label,
  rows,
  columns,
  idOf,
  addressOf,
  markOf,
  hasCards = false,
  reached = null,
  onKey,
  onExtend,
  named = 0,
}: {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The first names the row, unless `named` says otherwise. */
  readonly columns: readonly [GridColumn<Row>, ...(readonly GridColumn<Row>[])];
  readonly idOf: (row: Row) => string;
  /** Where the first column links to; if given, it is a link. */
  readonly addressOf?: (row: Row) => string;
  /** What is next to the link. */
  readonly markOf?: (row: Row) => ReactNode;
  /** Whether rows become cards where the window is too narrow for their columns. */
  readonly hasCards?: boolean;
  /** ID of the row that Tab reaches at first; the first one's, if absent. */
  readonly reached?: string | null;
  /** Called for a key that is pressed in a row and does not move the focus. */
  readonly onKey?: (event: KeyboardEvent<HTMLElement>, row: Row) => void;
  /** Called with the IDs of two rows when Shift and an arrow key move from one to the other. */
  readonly onExtend?: (from: string, to: string) => void;
  /** The index of the column that names the row, if it is not the first. */
  readonly named?: 0 | 1;
}) {
  const styles = useStyles();
  const cards = useCards();
  const first = columns[named] ?? columns[0];
  const { frame, onFocus } = useTabStop(reached);
  const classOf = (id: string | number) => {
    const column = columns.find((each) => each.id === id);
    return mergeClasses(
      styles.cell,
      addressOf !== undefined && column === first && styles.named,
      column?.width !== undefined && styles[column.width],
      column?.from !== undefined && styles[column.from],
      hasCards && cards.cell,
      hasCards && column === first && styles.head,
      hasCards && (column === first || column?.isWhole === true) && cards.whole,
    );
  };
  const cellOf = (column: GridColumn<Row>, row: Row) => (
    <>
      {hasCards && column !== first && column.isWhole !== true && (
        // The header cell already names the column.
        <span aria-hidden="true" className={cards.label}>
          {column.title}
        </span>
      )}
      {column === first && addressOf !== undefined ? (
        <>
          <a href={addressOf(row)} className={styles.link}>
            {first.cell(row)}
          </a>
          {markOf?.(row)}
        </>
      ) : (
        column.cell(row)
      )}
    </>
  );
  const rowClass = mergeClasses(styles.row, hasCards && cards.row);
  return (
    <div ref={frame} className={styles.frame}>
      <DataGrid
        items={[...rows]}
        columns={columns.map((column) =>
          createTableColumn<Row>({
            columnId: column.id,
            renderHeaderCell: () =>
              // A column as wide as a box has no room for words.
              column.width === 'box' ? (
                <span className={styles.hidden}>{column.title}</span>
              ) : (
                column.title
              ),
            renderCell: (row) => cellOf(column, row),
          }),
        )}
        getRowId={idOf}
        // Fluent's own navigation adds hidden elements that take the focus.
        focusMode="none"
        aria-label={label}
        onFocus={onFocus}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          const before = rowAt(event.target);
          if (moveInGrid(event)) {
            const after = rowAt(document.activeElement ?? event.target);
            const hasMoved = before !== undefined && after !== undefined && before !== after;
            if (event.shiftKey && hasMoved) onExtend?.(before, after);
            return;
          }
          const row = rows.find((each) => idOf(each) === before);
          if (row !== undefined) onKey?.(event, row);
        }}
      >
        <DataGridHeader className={mergeClasses(hasCards && cards.head)}>
          <DataGridRow className={rowClass}>
            {({ renderHeaderCell, columnId }) => (
              <DataGridHeaderCell
                // It does nothing, so Tab should not stop at it.
                focusMode="none"
                className={mergeClasses(classOf(columnId), styles.head)}
              >
                {renderHeaderCell()}
              </DataGridHeaderCell>
            )}
          </DataGridRow>
        </DataGridHeader>
        <DataGridBody<Row>>
          {({ item, rowId }) => (
            <DataGridRow<Row> key={rowId} data-row={rowId} className={rowClass}>
              {({ renderCell, columnId }) => (
                <DataGridCell
                  role={columnId === first.id ? 'rowheader' : 'gridcell'}
                  className={classOf(columnId)}
                >
                  {renderCell(item)}
                </DataGridCell>
              )}
            </DataGridRow>
          )}
        </DataGridBody>
      </DataGrid>
    </div>
  );
}

/** Keeps one row of a grid within reach of Tab: the one that had the focus last. */
function useTabStop(reached: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(reached);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const keep = () => keepOneTabStop(current, last.current);
    keep();
    // Rows and their buttons come and go, also when the grid itself does not render.
    const observer = new MutationObserver(keep);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    frame,
    onFocus: ({ target }: { readonly target: EventTarget }) => {
      last.current = rowAt(target) ?? last.current;
      if (frame.current !== null) keepOneTabStop(frame.current, last.current);
    },
  };
}
