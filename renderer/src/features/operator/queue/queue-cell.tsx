import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { TickCell } from '#renderer/features/operator/queue/several/tick-cell.tsx';
import { ActCell } from '#renderer/features/operator/queue/act-cell.tsx';
import { DueMark } from '#renderer/features/operator/queue/due-mark.tsx';
import { LevelMark } from '#renderer/ui/staff/levels/level-mark.tsx';
import {
  ageInWords,
  claimInWords,
  comeBackInWords,
  documentsInWords,
  lendersInWords,
  stateInWords,
} from '#renderer/features/operator/queue/queue-words.ts';
import { rowLink } from '#renderer/features/operator/queue/row-link.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { startEdge } from '#renderer/theme/edge.ts';
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
    // Beside the boxes to tick, its column is as wide as it is, but for the gap.
    whiteSpace: 'nowrap',
    [from.lg]: { minHeight: '28px' },
  },
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightRegular,
  },
  mine: { fontWeight: token.fontWeightSemibold },
  back: { fontSize: token.fontSizeBase200, fontWeight: token.fontWeightSemibold },
  gone: {
    paddingInlineStart: space.xs,
    ...startEdge('3px', token.colorNeutralStroke1),
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
  },
});

export type QueueColumn =
  | 'tick'
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
  if (column === 'tick') return <TickCell {...props} />;
  if (column === 'act') return <ActCell {...props} />;
  return <Value column={column} {...props} />;
}

function NumberLink({ row, at, addressOf, onOpened }: CellProps) {
  const styles = useStyles();
  const translator = useTranslation();
  const { number, submittedAt } = row;
  return (
    <span className={styles.stacked}>
      <a
        id={rowLink(number)}
        href={addressOf(number)}
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

function ComeBack({ row: { comesBackAt }, at }: Pick<CellProps, 'row' | 'at'>) {
  const styles = useStyles();
  const words = comeBackInWords(useTranslation(), comesBackAt, at);
  if (words === null) return null;
  return <span className={styles.back}>{words}</span>;
}

function Value({
  column,
  row,
  at,
  lenderName,
}: CellProps & { readonly column: Exclude<QueueColumn, 'tick' | 'number' | 'act'> }): ReactNode {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  switch (column) {
    case 'state':
      return (
        <span className={styles.stacked}>
          {stateInWords(translator, row)}
          {row.waitsForSecond && <span className={styles.back}>{t('queue.waitsForSecond')}</span>}
          {row.hasAnswer && <span className={styles.back}>{t('queue.hasAnswer')}</span>}
          <ComeBack row={row} at={at} />
          {row.isGone && <span className={styles.gone}>{t('queue.gone')}</span>}
        </span>
      );
    case 'due':
      return (
        <span className={styles.stacked}>
          <DueMark dueAt={row.dueAt} at={at} />
          <span className={styles.small}>
            <LevelMark level={row.level} at={at} />
          </span>
        </span>
      );
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
