import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { space, token } from '#renderer/theme/token.ts';
import { Money } from '#renderer/ui/text/money.tsx';

const useStyles = makeStyles({
  list: { margin: 0 },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.m,
    padding: `${space.xs} 0`,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  term: { minWidth: 0 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  emphasised: { fontWeight: token.fontWeightBold },
  negative: { color: token.colorPaletteRedForeground1 },
});

export type AmountRow = {
  readonly key: string;
  readonly term: ReactNode;
  readonly rupees: number;
  readonly emphasised?: boolean;
};

/** Amounts with their names, one per row. A negative amount has a minus sign and another colour. */
export function AmountRows({ rows }: { readonly rows: readonly AmountRow[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {rows.map(({ key, term, rupees, emphasised = false }) => (
        <div key={key} className={mergeClasses(styles.row, emphasised && styles.emphasised)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={mergeClasses(styles.value, rupees < 0 && styles.negative)}>
            <Money amount={rupees} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
