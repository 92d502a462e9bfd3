import { makeStyles } from '@griffel/react';
import type { KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { WideTable } from '#renderer/ui/tables/wide-table.tsx';
import { inRupeesAndPaise } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minWidth: 0,
    // A flex container is not broken between its rows.
    [onPaper]: { display: 'block' },
  },
  heading: { margin: 0, fontSize: token.fontSizeBase300, breakAfter: 'avoid' },
});

const AMOUNTS = ['opening', 'principal', 'interest', 'instalment'] as const;

/** Annex C of the statement, month by month. */
export function StatementSchedule({
  schedule: { annex, title, columns, rows },
  heading: Heading,
}: {
  readonly schedule: KeyFactsStatement['schedule'];
  readonly heading: 'h3' | 'h4';
}) {
  const styles = useStyles();
  return (
    <div className={styles.part}>
      <Heading className={styles.heading}>
        {annex}. {title}
      </Heading>
      <WideTable
        label={title}
        stacks
        headings={[columns.month, ...AMOUNTS.map((name) => columns[name])]}
        rows={rows.map((row) => [
          String(row.month),
          ...AMOUNTS.map((name) => inRupeesAndPaise(row[name])),
        ])}
      />
    </div>
  );
}
