import { TablePart } from '#renderer/ui/tables/table-part.tsx';
import { Table, TableBody, TableCell, TableHeaderCell, TableRow } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { onPaper, onPhone } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
  table: { tableLayout: 'auto', fontSize: token.fontSizeBase300 },
  row: {
    borderBottom: 'none',
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    breakInside: 'avoid',
    // On a phone the value goes below its label: next to it, both would break after every word.
    [onPhone]: { display: 'block', padding: '0.375rem 0' },
  },
  label: {
    width: '45%',
    paddingBlock: '0.375rem',
    paddingInlineEnd: space.s,
    color: token.colorNeutralForeground2,
    fontWeight: token.fontWeightRegular,
    textAlign: 'start',
    verticalAlign: 'top',
    '& > div': { minHeight: 'auto', padding: 0 },
    [onPhone]: { display: 'block', width: 'auto', height: 'auto', padding: 0 },
    [onPaper]: { paddingTop: '0.12rem', paddingBottom: '0.12rem' },
  },
  value: {
    height: 'auto',
    padding: '0.375rem 0',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    [onPhone]: { display: 'block', padding: 0 },
    [onPaper]: { paddingTop: '0.12rem', paddingBottom: '0.12rem' },
  },
});

/** A part of a statement: rows of labels and values under a heading. Rows do not break across pages. */
export function LabelledRows({
  title,
  note,
  heading,
  rows,
}: {
  readonly title: string;
  readonly note?: string;
  readonly heading: 'h2' | 'h3' | 'h4';
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}) {
  const styles = useStyles();
  const id = useId();
  return (
    <TablePart id={id} title={title} heading={heading}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <Table size="small" aria-labelledby={id} className={styles.table}>
        <TableBody>
          {rows.map(([label, value]) => (
            <TableRow key={label} className={styles.row}>
              <TableHeaderCell scope="row" className={styles.label}>
                {label}
              </TableHeaderCell>
              <TableCell className={styles.value}>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TablePart>
  );
}
