import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { ActCell } from '#renderer/features/operator/queue/act-cell.tsx';
import { DueMark } from '#renderer/features/operator/queue/due-mark.tsx';
import type { QueueColumn } from '#renderer/features/operator/queue/queue-columns.ts';
import {
  ageInWords,
  claimInWords,
  documentsInWords,
  stateInWords,
} from '#renderer/features/operator/queue/queue-words.ts';
import { rowLink } from '#renderer/features/operator/queue/row-link.ts';
import type { Row } from '#renderer/features/operator/queue/steady-rows.ts';
import type { ClaimAct, Claims } from '#renderer/features/operator/queue/use-claims.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  label: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    [from.lg]: { display: 'none' },
  },
  stacked: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    [from.lg]: { minHeight: '28px' },
  },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
  mine: { fontWeight: token.fontWeightSemibold },
  gone: {
    paddingLeft: space.xs,
    borderLeft: `3px solid ${token.colorNeutralStroke1}`,
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
  },
});

export type CellProps = {
  readonly row: Row;
  readonly at: number;
  readonly isTabStop: boolean;
  readonly claims: Claims;
  readonly lenderName: (lenderId: string) => string;
  readonly onReached: (number: string) => void;
  readonly onOpened: (number: string) => void;
  readonly onAct: (act: ClaimAct, row: Row) => void;
};

/** What a row shows in a column, with the column's name where rows are cards. */
export function QueueCell({
  column,
  ...props
}: CellProps & { readonly column: QueueColumn }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation();
  if (column === 'number') return <NumberLink {...props} />;
  if (column === 'act') return <ActCell {...props} />;
  return (
    <>
      {/* The header cell names the column already. */}
      <span aria-hidden="true" className={styles.label}>
        {t(`queue.column.${column}`)}
      </span>
      <Value column={column} {...props} />
    </>
  );
}

function NumberLink({ row, at, isTabStop, onReached, onOpened }: CellProps) {
  const styles = useStyles();
  const translator = useTranslation();
  const { number, submittedAt } = row;
  return (
    <span className={styles.stacked}>
      <a
        id={rowLink(number)}
        href={`#application=${number}`}
        tabIndex={isTabStop ? 0 : -1}
        className={styles.link}
        onFocus={() => onReached(number)}
        onClick={() => onOpened(number)}
      >
        {number}
      </a>
      <span className={styles.small}>
        {translator.t('queue.sent', { age: ageInWords(translator, submittedAt, at) })}
      </span>
    </span>
  );
}

function Value({
  column,
  row,
  at,
  lenderName,
}: CellProps & { readonly column: Exclude<QueueColumn, 'number' | 'act'> }): ReactNode {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  switch (column) {
    case 'state':
      return (
        <span className={styles.stacked}>
          {stateInWords(translator, row)}
          {row.isGone && <span className={styles.gone}>{t('queue.gone')}</span>}
        </span>
      );
    case 'due':
      return <DueMark dueAt={row.dueAt} at={at} />;
    case 'claim':
      return (
        <span className={mergeClasses(row.claim?.isMine === true && styles.mine)}>
          {claimInWords(translator, row)}
        </span>
      );
    case 'documents':
      return documentsInWords(translator, row);
    case 'lenders':
      return row.lenders.map(({ lenderId }) => lenderName(lenderId)).join(', ');
    case 'pinArea':
      return row.pinArea ?? t('queue.unknown');
  }
}
