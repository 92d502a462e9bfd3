import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { ActCell } from '#renderer/features/operator/queue/act-cell.tsx';
import { DueMark } from '#renderer/features/operator/queue/due-mark.tsx';
import {
  ageInWords,
  claimInWords,
  documentsInWords,
  lendersInWords,
  stateInWords,
} from '#renderer/features/operator/queue/queue-words.ts';
import { rowLink } from '#renderer/features/operator/queue/row-link.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import type { CellProps } from '#renderer/features/operator/queue/cell-props.ts';

const useStyles = makeStyles({
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
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightRegular,
  },
  mine: { fontWeight: token.fontWeightSemibold },
  gone: {
    paddingLeft: space.xs,
    borderLeft: `3px solid ${token.colorNeutralStroke1}`,
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
  },
});

export type QueueColumn =
  | 'number'
  | 'state'
  | 'due'
  | 'claim'
  | 'documents'
  | 'lenders'
  | 'pinArea'
  | 'act';

/** What a row shows in a column. */
export function QueueCell({
  column,
  ...props
}: CellProps & { readonly column: QueueColumn }): ReactNode {
  if (column === 'number') return <NumberLink {...props} />;
  if (column === 'act') return <ActCell {...props} />;
  return <Value column={column} {...props} />;
}

function NumberLink({ row, at, onOpened }: CellProps) {
  const styles = useStyles();
  const translator = useTranslation();
  const { number, submittedAt } = row;
  return (
    <span className={styles.stacked}>
      <a
        id={rowLink(number)}
        href={`#application=${number}`}
        className={styles.link}
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
      return lendersInWords(
        translator,
        row.lenders.map(({ lenderId }) => lenderName(lenderId)),
      );
    case 'pinArea':
      return row.pinArea ?? t('queue.unknown');
  }
}
