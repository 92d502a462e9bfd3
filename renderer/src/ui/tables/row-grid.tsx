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
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { below } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

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
  first: { flexGrow: 1.5 },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginRight: space.s,
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightSemibold,
  },
});

export type GridColumn<Row> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The width of the window from which there is room for it; always, if absent. */
  readonly from?: 'md' | 'lg' | 'xl';
};

/**
 * Things one per row, each opened by the link in its first column. One of them is reached by Tab; arrow keys, Home and
 * End move to the others.
 */
export function RowGrid<Row>({
  label,
  rows,
  columns,
  idOf,
  addressOf,
  markOf,
}: {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The first names the row. Others in the row hold no links nor buttons. */
  readonly columns: readonly [GridColumn<Row>, ...(readonly GridColumn<Row>[])];
  readonly idOf: (row: Row) => string;
  readonly addressOf: (row: Row) => string;
  /** What stands beside the link. */
  readonly markOf?: (row: Row) => ReactNode;
}) {
  const styles = useStyles();
  const [reached, setReached] = useState(0);
  const [first] = columns;
  const classOf = (id: string | number) => {
    const column = columns.find((each) => each.id === id);
    return mergeClasses(
      styles.cell,
      column === first && styles.first,
      column?.from !== undefined && styles[column.from],
    );
  };
  const linkOf = (row: Row) => (
    <>
      <a
        href={addressOf(row)}
        tabIndex={rows.indexOf(row) === Math.min(reached, rows.length - 1) ? 0 : -1}
        className={styles.link}
        onFocus={() => setReached(rows.indexOf(row))}
      >
        {first.cell(row)}
      </a>
      {markOf?.(row)}
    </>
  );
  return (
    <div className={styles.frame}>
      <DataGrid
        items={[...rows]}
        columns={columns.map((column) =>
          createTableColumn<Row>({
            columnId: column.id,
            renderHeaderCell: () => column.title,
            renderCell: column === first ? linkOf : column.cell,
          }),
        )}
        getRowId={idOf}
        // Fluent's own ways of moving bring hidden elements that take the focus.
        focusMode="none"
        aria-label={label}
        onKeyDown={moveBetweenRows}
      >
        <DataGridHeader>
          <DataGridRow className={styles.row}>
            {({ renderHeaderCell, columnId }) => (
              <DataGridHeaderCell className={mergeClasses(classOf(columnId), styles.head)}>
                {renderHeaderCell()}
              </DataGridHeaderCell>
            )}
          </DataGridRow>
        </DataGridHeader>
        <DataGridBody<Row>>
          {({ item, rowId }) => (
            <DataGridRow<Row> key={rowId} className={styles.row}>
              {({ renderCell, columnId }) => (
                <DataGridCell className={classOf(columnId)}>{renderCell(item)}</DataGridCell>
              )}
            </DataGridRow>
          )}
        </DataGridBody>
      </DataGrid>
    </div>
  );
}

/** The next row's link for an arrow key, and the first or last one's. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === event.target);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const link = links[targets[event.key] ?? -1];
  if (at === -1 || link === undefined) return;
  event.preventDefault();
  link.focus();
}
