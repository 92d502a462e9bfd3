import { makeStyles } from '@griffel/react';
import { flushSync } from 'react-dom';
import { FreshNote } from '#renderer/features/operator/queue/fresh-note.tsx';
import type { ChosenColumn, QueueChoice } from '#renderer/features/operator/queue/queue-filter.ts';
import { QueueGrid } from '#renderer/features/operator/queue/queue-grid.tsx';
import { focusRow } from '#renderer/features/operator/queue/row-link.ts';
import { SeveralBar } from '#renderer/features/operator/queue/several/several-bar.tsx';
import { useSelection } from '#renderer/features/operator/queue/several/use-selection.ts';
import { steadyRows } from '#renderer/features/operator/queue/steady-rows.ts';
import { useClaims } from '#renderer/features/operator/queue/use-claims.ts';
import { useFocusedRow, useOpened } from '#renderer/features/operator/queue/opened-row.ts';
import { useQueue } from '#renderer/features/operator/queue/use-queue.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.s,
    minWidth: 0,
  },
  grid: { alignSelf: 'stretch', minWidth: 0 },
  keys: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

/** The list itself, with what arrived meanwhile, and more on request. */
export function QueueList({
  choice,
  columns,
  isFiltered,
  lenderName,
  addressOf,
  onExport,
}: {
  readonly choice: QueueChoice;
  readonly columns: readonly ChosenColumn[];
  readonly isFiltered: boolean;
  readonly lenderName: (lenderId: string) => string;
  readonly addressOf: (number: string) => string;
  readonly onExport: (numbers: readonly string[]) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { query, fresh, shown, at, countOfNew, showNew } = useQueue(choice);
  const claims = useClaims();
  const { opened, open } = useOpened();
  const rows = steadyRows(shown, fresh, claims.known);
  const selection = useSelection(rows.map(({ number }) => number));
  const may = useMay();
  const maySelect = may('changeClaims') || may('exportApplications');
  const isThere = query.data !== undefined;
  useFocusedRow(isThere ? opened : null);

  if (!isThere) {
    return query.error === null ? (
      <p role="status">{t('shell.working')}</p>
    ) : (
      <Unanswered failure={query.error.failure} onAgain={() => query.refetch()} />
    );
  }

  function showFresh(): void {
    const before = new Set(shown.rows.map(({ number }) => number));
    const first = fresh.rows.find(({ number }) => !before.has(number));
    flushSync(showNew);
    if (first !== undefined) focusRow(first.number);
  }

  return (
    <div className={styles.part}>
      <FreshNote
        // Until they come, what another filter had found is shown.
        words={query.isPlaceholderData ? t('shell.working') : countInWords()}
        at={at}
        count={countOfNew}
        failure={query.error?.failure ?? null}
        onShow={showFresh}
        onAgain={() => void query.refetch().then(showNew)}
      />
      {maySelect && (
        <SeveralBar rows={rows} selection={selection} claims={claims} onExport={onExport} />
      )}
      {rows.length > 0 && (
        <div aria-busy={query.isPlaceholderData} className={styles.grid}>
          <QueueGrid
            rows={rows}
            shownColumns={columns}
            at={at}
            reached={opened}
            claims={claims}
            selection={maySelect ? selection : null}
            lenderName={lenderName}
            addressOf={addressOf}
            onOpened={open}
            isBeingReplaced={query.isPlaceholderData}
          />
        </div>
      )}
      {query.hasNextPage && (
        <PageButton busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('work.more')}
        </PageButton>
      )}
      {rows.length > 0 && <p className={styles.keys}>{t('queue.keys')}</p>}
    </div>
  );

  function countInWords(): string {
    const count = rows.length;
    if (count > 0) return t(query.hasNextPage ? 'queue.shownOfMore' : 'queue.shown', { count });
    if (isFiltered) return t('queue.emptyFiltered');
    return t(choice.order === 'due' ? 'queue.empty' : 'queue.emptyAll');
  }
}
