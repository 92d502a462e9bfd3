import { type KeyboardEvent, memo } from 'react';
import { QueueCell, type QueueColumn } from '#renderer/features/operator/queue/queue-cell.tsx';
import { focusRow } from '#renderer/features/operator/queue/row-link.ts';
import type { Row } from '#renderer/features/operator/queue/steady-rows.ts';
import {
  type ClaimAct,
  type Claims,
  claimActOf,
} from '#renderer/features/operator/queue/use-claims.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type GridColumn, RowGrid } from '#renderer/ui/tables/row-grid.tsx';

const KEYS: Readonly<Record<string, ClaimAct>> = { KeyC: 'claim', KeyR: 'release' };

type Props = {
  readonly rows: readonly Row[];
  readonly at: number;
  /** The number of the application that Tab reaches at first. */
  readonly reached: string | null;
  readonly claims: Claims;
  readonly lenderName: (lenderId: string) => string;
  readonly onOpened: (number: string) => void;
  /** Whether another list is on its way. Only what is done to these applications is drawn meanwhile. */
  readonly isBeingReplaced: boolean;
};

/**
 * Applications, one per row. Enter opens one, C claims and R releases it. Drawing all rows takes longer than the gateway's
 * answer to another filter, so they are not drawn again while it is asked for.
 */
export const QueueGrid = memo(
  Grid,
  ({ claims: before }, { isBeingReplaced, claims: { known, notes, busyWith } }) =>
    isBeingReplaced &&
    known === before.known &&
    notes === before.notes &&
    busyWith === before.busyWith,
);

function Grid({ rows, at, reached, claims, lenderName, onOpened }: Props) {
  const { t } = useTranslation();
  const columnOf = (
    column: QueueColumn,
    layout: Pick<GridColumn<Row>, 'width' | 'isWhole'> = {},
  ): GridColumn<Row> => ({
    id: column,
    title: t(`queue.column.${column}`),
    ...layout,
    cell: (row) => (
      <QueueCell
        column={column}
        row={row}
        at={at}
        claims={claims}
        lenderName={lenderName}
        onOpened={onOpened}
        onAct={(act, one) => void actOn(act, one)}
      />
    ),
  });

  /** The button may be another then, or gone: the focus goes to what opens the application. */
  async function actOn(act: ClaimAct, row: Row): Promise<void> {
    await claims.act(act, row);
    focusRow(row.number);
  }
  /** A letter claims or releases the row that has the focus: by its place on the keyboard, whatever the language. */
  function actByKey(event: KeyboardEvent<HTMLElement>, row: Row): void {
    const act = KEYS[event.code];
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (act === undefined || claimActOf(row) !== act) return;
    event.preventDefault();
    void actOn(act, row);
  }

  return (
    <RowGrid
      label={t('queue.list')}
      rows={rows}
      columns={[
        columnOf('number'),
        columnOf('state'),
        columnOf('due', { width: 'wide' }),
        columnOf('claim'),
        columnOf('documents'),
        columnOf('lenders', { width: 'wide' }),
        columnOf('pinArea', { width: 'narrow' }),
        columnOf('act', { isWhole: true }),
      ]}
      idOf={({ number }) => number}
      hasCards
      reached={reached}
      onKey={actByKey}
    />
  );
}
