import { Table, TableBody, TableCell, TableHeaderCell, TableRow } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import type { KeyFactsRow, KeyFactsStatement } from '#domain/lending/key-facts-statement.ts';
import { instalmentLines } from '#renderer/features/applications/offers/offer-facts.ts';
import { inRupeesAndPaise } from '#renderer/features/applications/shared/rupees.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LinkedText } from '#renderer/ui/text/linked-text.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  heading: { margin: 0, fontSize: token.fontSizeBase400, breakAfter: 'avoid' },
  table: { tableLayout: 'auto', fontSize: token.fontSizeBase300 },
  row: {
    borderBottom: 'none',
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    breakInside: 'avoid',
  },
  label: {
    width: '45%',
    padding: `0.375rem ${space.s} 0.375rem 0`,
    color: token.colorNeutralForeground2,
    fontWeight: token.fontWeightRegular,
    textAlign: 'left',
    verticalAlign: 'top',
    '& > div': { minHeight: 'auto', padding: 0 },
    [onPaper]: { paddingTop: '0.12rem', paddingBottom: '0.12rem' },
  },
  value: {
    height: 'auto',
    padding: '0.375rem 0',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    [onPaper]: { paddingTop: '0.12rem', paddingBottom: '0.12rem' },
  },
});

/** A part of the statement, row by row as it was made. */
export function StatementPart({
  part: { annex, title, rows },
  heading: Heading,
}: {
  readonly part: KeyFactsStatement['parts'][number];
  readonly heading: 'h3' | 'h4';
}) {
  const styles = useStyles();
  const id = useId();
  const { t } = useTranslation();
  return (
    <div className={styles.part}>
      <Heading id={id} className={styles.heading}>
        {annex}. {title}
      </Heading>
      <Table size="small" aria-labelledby={id} className={styles.table}>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.name} className={styles.row}>
              <TableHeaderCell scope="row" className={styles.label}>
                {row.label}
              </TableHeaderCell>
              <TableCell className={styles.value}>
                {linesOf(row, t).map((line) => (
                  <div key={line}>
                    <LinkedText>{line}</LinkedText>
                  </div>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function linesOf(row: KeyFactsRow, t: Translator['t']): readonly string[] {
  switch (row.kind) {
    case 'amount':
      return [inRupeesAndPaise(row.paise)];
    case 'rate':
      return [formatPercent(row.percent)];
    case 'count':
      return [String(row.count)];
    case 'text':
      return [row.text];
    case 'instalments':
      return instalmentLines(row.instalments, t);
    case 'fees':
      return row.fees.length === 0
        ? [inRupeesAndPaise(0)]
        : row.fees.map(
            ({ label, paise, text }) => `${label}: ${inRupeesAndPaise(paise)} (${text})`,
          );
    case 'contact':
      return [row.contact.name, row.contact.email, row.contact.phone];
  }
}
