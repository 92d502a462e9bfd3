import { type KeyboardEvent, memo } from 'react';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { areLettersOn } from '#renderer/features/operator/keys/listening.ts';
import type { ChosenColumn } from '#renderer/features/operator/queue/queue-filter.ts';
import type { Selection } from '#renderer/features/operator/queue/several/use-selection.ts';
import { rowAt } from '#renderer/ui/tables/grid-keys.ts';
import { usePageActions } from '#renderer/ui/staff/page-actions.tsx';
import { QueueCell, type QueueColumn } from '#renderer/features/operator/queue/queue-cell.tsx';
import { focusRow } from '#renderer/features/operator/queue/row-link.ts';
import type { Row } from '#renderer/features/operator/queue/steady-rows.ts';
import {
  type ClaimAct,
  type Claims,
  claimActOf,
} from '#renderer/features/operator/queue/use-claims.ts';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type GridColumn, RowGrid } from '#renderer/ui/tables/row-grid.tsx';

const KEYS: Readonly<Record<string, ClaimAct>> = {
  [`Key${LETTERS.queue.claim}`]: 'claim',
  [`Key${LETTERS.queue.release}`]: 'release',
};

const WIDTHS: Partial<Readonly<Record<ChosenColumn, Pick<GridColumn<Row>, 'width'>>>> = {
  due: { width: 'wide' },
  lenders: { width: 'wide' },
  pinArea: { width: 'narrow' },
};

type Props = {
  readonly rows: readonly Row[];
  readonly shownColumns: readonly ChosenColumn[];
  readonly at: number;
  /** The number of the application that Tab reaches at first. */
  readonly reached: string | null;
  readonly claims: Claims;
  /** null where nothing can be done to several at once. */
  readonly selection: Selection | null;
  readonly lenderName: (lenderId: string) => string;
  readonly addressOf: (number: string) => string;
  readonly onOpened: (number: string) => void;
  /** Whether another list is on its way. Only what is done to these applications is drawn meanwhile. */
  readonly isBeingReplaced: boolean;
};

/**
 * Applications, one per row. Enter opens one, X ticks, C claims and R releases it. Drawing all rows takes longer than the gateway's
 * answer to another filter, so they are not drawn again while it is asked for.
 */
export const QueueGrid = memo(
  Grid,
  (
    { claims: before, selection: tickedBefore },
    { isBeingReplaced, selection, claims: { known, notes, busyWith } },
  ) =>
    isBeingReplaced &&
    selection?.numbers.join() === tickedBefore?.numbers.join() &&
    known === before.known &&
    notes === before.notes &&
    busyWith === before.busyWith,
);

function Grid({
  rows,
  shownColumns,
  at,
  reached,
  claims,
  selection,
  lenderName,
  addressOf,
  onOpened,
}: Props) {
  const { t } = useTranslation();
  const mayClaim = useMay()('claimApplication');
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
        selection={selection}
        lenderName={lenderName}
        addressOf={addressOf}
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
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !areLettersOn()) return;
    if (event.code === `Key${LETTERS.queue.tick}`) {
      event.preventDefault();
      return selection?.toggle(row.number, event.shiftKey);
    }
    // While some are ticked, the letter is for all of them.
    if (
      (selection?.numbers.length ?? 0) > 0 ||
      act === undefined ||
      !mayClaim ||
      claimActOf(row) !== act
    )
      return;
    event.preventDefault();
    void actOn(act, row);
  }

  /** From the row that has the focus; without one, to the first. */
  function step(by: 1 | -1): void {
    const from = rows.findIndex(
      ({ number }) => number === rowAt(document.activeElement ?? document),
    );
    const next = rows[from === -1 ? 0 : from + by];
    if (next !== undefined) focusRow(next.number);
  }
  usePageActions([
    { text: '', letter: LETTERS.queue.down, isKeyOnly: true, run: () => step(1) },
    { text: '', letter: LETTERS.queue.up, isKeyOnly: true, run: () => step(-1) },
  ]);

  const columns = [
    columnOf('number'),
    ...shownColumns.map((column) => columnOf(column, WIDTHS[column])),
    columnOf('act', { isWhole: true }),
  ] as const;

  return (
    <RowGrid
      label={t('queue.list')}
      rows={rows}
      columns={
        selection === null
          ? columns
          : [columnOf('tick', { width: 'box', isWhole: true }), ...columns]
      }
      idOf={({ number }) => number}
      hasCards
      named={selection === null ? 0 : 1}
      {...(selection !== null && { onExtend: selection.extend })}
      reached={reached}
      onKey={actByKey}
    />
  );
}
