import {
  DataGrid,
  DataGridBody,
  DataGridCell,
  DataGridHeader,
  DataGridHeaderCell,
  DataGridRow,
  type TableColumnDefinition,
  createTableColumn,
} from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { KeyboardEvent } from 'react';
import { moveInGrid } from '#renderer/features/operator/queue/grid-keys.ts';
import { QueueCell } from '#renderer/features/operator/queue/queue-cell.tsx';
import {
  QUEUE_COLUMNS,
  type QueueColumn,
} from '#renderer/features/operator/queue/queue-columns.ts';
import { focusRow } from '#renderer/features/operator/queue/row-link.ts';
import type { Row } from '#renderer/features/operator/queue/steady-rows.ts';
import {
  type ClaimAct,
  type Claims,
  claimActOf,
} from '#renderer/features/operator/queue/use-claims.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';

const useStyles = makeStyles({
  frame: { alignSelf: 'stretch', minWidth: 0 },
  // On a narrow window each row is a card; its column names stand beside the values.
  head: { [below.lg]: visuallyHidden },
  row: {
    minHeight: '52px',
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
    fontSize: token.fontSizeBase300,
    overflowWrap: 'anywhere',
    paddingTop: space.xs,
    paddingBottom: space.xs,
    [below.lg]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'flex-start',
      minHeight: 'auto',
      padding: `0.25rem 0`,
    },
  },
  heading: { fontWeight: token.fontWeightSemibold },
  whole: { [below.lg]: { gridColumn: '1 / -1' } },
  wide: { [from.lg]: { flexGrow: 1.35 } },
  narrow: { [from.lg]: { flexGrow: 0.65 } },
});

const KEYS: Readonly<Record<string, ClaimAct>> = { KeyC: 'claim', KeyR: 'release' };
const WIDE: readonly QueueColumn[] = ['due', 'lenders'];

/**
 * Applications, one per row. One of them is reached by Tab; arrow keys, Home and End move to the others, Enter opens one,
 * C claims and R releases it.
 */
export function QueueGrid({
  rows,
  at,
  reached,
  claims,
  lenderName,
  onReached,
  onOpened,
}: {
  readonly rows: readonly Row[];
  readonly at: number;
  /** The number of the application that Tab reaches. */
  readonly reached: string | null;
  readonly claims: Claims;
  readonly lenderName: (lenderId: string) => string;
  readonly onReached: (number: string) => void;
  readonly onOpened: (number: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const tabStop = rows.some(({ number }) => number === reached) ? reached : rows[0]?.number;
  const classOf = (column: string | number) =>
    mergeClasses(
      styles.cell,
      WIDE.some((each) => each === column) && styles.wide,
      column === 'pinArea' && styles.narrow,
      (column === 'number' || column === 'act') && styles.whole,
    );
  const columns: TableColumnDefinition<Row>[] = QUEUE_COLUMNS.map((column) =>
    createTableColumn<Row>({
      columnId: column,
      renderHeaderCell: () => t(`queue.column.${column}`),
      renderCell: (row) => (
        <QueueCell
          column={column}
          row={row}
          at={at}
          isTabStop={row.number === tabStop}
          claims={claims}
          lenderName={lenderName}
          onReached={onReached}
          onOpened={onOpened}
          onAct={(act, one) => void actOn(act, one)}
        />
      ),
    }),
  );

  /** The button may be another then, or gone: the focus goes to what opens the application. */
  async function actOn(act: ClaimAct, row: Row): Promise<void> {
    await claims.act(act, row);
    focusRow(row.number);
  }
  /** A letter claims or releases the row that has the focus: by its place on the keyboard, whatever the language. */
  function actByKey(event: KeyboardEvent<HTMLElement>): void {
    const act = KEYS[event.code];
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const row = rows.find(({ number }) => number === reached);
    if (act === undefined || row === undefined || claimActOf(row) !== act) return;
    event.preventDefault();
    void actOn(act, row);
  }

  return (
    <div className={styles.frame}>
      <DataGrid
        items={[...rows]}
        columns={columns}
        getRowId={({ number }: Row) => number}
        // Fluent's own ways of moving bring hidden elements that take the focus.
        focusMode="none"
        aria-label={t('queue.list')}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          moveInGrid(event);
          actByKey(event);
        }}
      >
        <DataGridHeader className={styles.head}>
          <DataGridRow className={styles.row}>
            {({ renderHeaderCell, columnId }) => (
              <DataGridHeaderCell className={mergeClasses(classOf(columnId), styles.heading)}>
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
