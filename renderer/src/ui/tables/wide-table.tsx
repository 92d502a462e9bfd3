import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useRef } from 'react';
import { inNarrowFrame, onPaper, onScreen } from '#renderer/theme/breakpoints.ts';
import { token } from '#renderer/theme/token.ts';
import { useScrollEdges } from '#renderer/ui/tables/use-scroll-edges.ts';

const EDGE = { borderBottom: `1px solid ${token.colorNeutralStroke2}` };

const useStyles = makeStyles({
  place: { position: 'relative', isolation: 'isolate' },
  // Fifteen years by month are 180 rows: the table scrolls inside its frame, with sticky headings and a sticky first
  // column.
  // Clipped regions cannot break across pages.
  frame: {
    [onScreen]: {
      maxHeight: '32rem',
      overflow: 'auto',
      border: `1px solid ${token.colorNeutralStroke2}`,
      borderRadius: token.borderRadiusLarge,
    },
  },
  // A shadow at each edge that hides content; the first column casts its own.
  more: {
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '1px',
      insetInlineEnd: '1px',
      zIndex: 4,
      width: '1.25rem',
      borderStartEndRadius: token.borderRadiusLarge,
      borderEndEndRadius: token.borderRadiusLarge,
      backgroundImage: `linear-gradient(to left, ${token.colorNeutralStrokeAccessible}, transparent)`,
      opacity: 0.4,
      pointerEvents: 'none',
    },
    [onPaper]: { '::after': { content: 'none' } },
  },
  below: {
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 'auto 1px 1px',
      zIndex: 4,
      height: '1.25rem',
      borderRadius: `0 0 ${token.borderRadiusLarge} ${token.borderRadiusLarge}`,
      backgroundImage: `linear-gradient(to top, ${token.colorNeutralStrokeAccessible}, transparent)`,
      opacity: 0.4,
      pointerEvents: 'none',
    },
    [onPaper]: { '::before': { content: 'none' } },
  },
  passed: {
    [onScreen]: {
      '& th:first-child': { boxShadow: `4px 0 6px -2px ${token.colorNeutralStrokeAccessible}` },
    },
  },
  table: {
    tableLayout: 'auto',
    backgroundColor: token.colorNeutralBackground1,
    fontVariantNumeric: 'tabular-nums',
  },
  // Repeated on each page.
  head: { [onPaper]: { display: 'table-header-group' } },
  caption: { paddingBottom: '0.25rem', fontWeight: token.fontWeightSemibold },
  heading: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    padding: '0.25rem 0.5rem',
    backgroundColor: token.portalBandBackground,
    fontWeight: token.fontWeightSemibold,
    '& > div': { justifyContent: 'flex-end', textAlign: 'end' },
    [onPaper]: { position: 'static', padding: '0.125rem 0.25rem' },
  },
  corner: {
    insetInlineStart: 0,
    zIndex: 3,
    '& > div': { justifyContent: 'flex-start', textAlign: 'start' },
  },
  // Fluent draws row lines in a colour meant for controls, too strong for this many.
  row: { ...EDGE, [onPaper]: { breakInside: 'avoid' } },
  cell: {
    height: '2.25rem',
    padding: '0.25rem 0.5rem',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    [onPaper]: { height: 'auto', padding: '0.125rem 0.25rem' },
  },
  // Above the cells, which are positioned too and come later.
  period: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: token.colorNeutralBackground1,
    fontWeight: token.fontWeightRegular,
    '& > div': { minHeight: 'auto' },
    [onPaper]: { position: 'static', backgroundColor: 'transparent' },
  },
  // Next to the name of the row, its figures with their own headings.
  measured: { containerType: 'inline-size', [onPaper]: { containerType: 'normal' } },
  stackedTable: { [inNarrowFrame]: { display: 'block' } },
  stackedHead: { [inNarrowFrame]: { display: 'none' } },
  stackedRow: {
    [inNarrowFrame]: {
      display: 'grid',
      gridTemplateColumns: '2.5rem minmax(0, 1fr)',
      padding: '0.375rem 0.5rem',
      // The name stays next to them however many lines the figures take.
      '& > :first-child': { gridRow: '1 / span 9' },
    },
  },
  stackedFigure: {
    [inNarrowFrame]: {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: '0.5rem',
      height: 'auto',
      padding: 0,
    },
  },
  stackedGap: { [inNarrowFrame]: { display: 'none' } },
  stackedName: {
    [inNarrowFrame]: { display: 'block', alignSelf: 'start', height: 'auto', padding: 0 },
  },
  figureName: {
    display: 'none',
    [inNarrowFrame]: {
      display: 'inline',
      color: token.colorNeutralForeground2,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
  total: { '& > th, & > td': { fontWeight: token.fontWeightSemibold } },
});

/**
 * A table of figures that may be wider than the window or longer than a screen: it scrolls under its headings and
 * next to its first column, and shadows show where it continues. On paper it is shown in full.
 *
 * `stacks`: in a narrow place the figures of a row are stacked, each next to its heading.
 */
export function WideTable({
  label,
  captioned = false,
  stacks = false,
  headings,
  rows,
  total,
}: {
  /** The name of the table. */
  readonly label: string;
  /** Whether the name is visible, if no heading above the table says it. */
  readonly captioned?: boolean;
  readonly stacks?: boolean;
  readonly headings: readonly string[];
  /** The first cell of each row is its name and unique. */
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
}) {
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(frame);
  return (
    <div>
      {captioned && (
        <p aria-hidden className={styles.caption}>
          {label}
        </p>
      )}
      {/* Scrollable, so it must be focusable by keyboard. */}
      <div
        className={mergeClasses(
          styles.place,
          stacks && styles.measured,
          edges.more && styles.more,
          edges.below && styles.below,
          edges.passed && styles.passed,
        )}
      >
        <div
          ref={frame}
          className={styles.frame}
          role="region"
          aria-label={label}
          tabIndex={0}
          {...edges.handlers}
        >
          <Table
            size="small"
            className={mergeClasses(styles.table, stacks && styles.stackedTable)}
            aria-label={label}
          >
            <TableHeader className={mergeClasses(styles.head, stacks && styles.stackedHead)}>
              <TableRow className={styles.row}>
                {headings.map((heading, index) => (
                  <TableHeaderCell
                    key={heading}
                    scope="col"
                    className={mergeClasses(styles.heading, index === 0 && styles.corner)}
                  >
                    {heading}
                  </TableHeaderCell>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody className={mergeClasses(stacks && styles.stackedTable)}>
              {rows.map((cells) => (
                <Period key={cells[0]} cells={cells} names={stacks ? headings : null} />
              ))}
              {total !== undefined && (
                <Period cells={total} names={stacks ? headings : null} isTotal />
              )}
            </TableBody>
          </Table>
        </div>
      </div>
    </div>
  );
}

function Period({
  cells: [name, ...figures],
  names,
  isTotal = false,
}: {
  readonly cells: readonly string[];
  /** What the cells are called where they are stacked. */
  readonly names: readonly string[] | null;
  readonly isTotal?: boolean;
}) {
  const styles = useStyles();
  return (
    <TableRow
      className={mergeClasses(
        styles.row,
        isTotal && styles.total,
        names !== null && styles.stackedRow,
      )}
    >
      <TableHeaderCell
        scope="row"
        className={mergeClasses(styles.cell, styles.period, names !== null && styles.stackedName)}
      >
        {name}
      </TableHeaderCell>
      {figures.map((figure, index) => (
        // The columns never change order.
        <TableCell
          key={index}
          className={mergeClasses(
            styles.cell,
            names !== null && (figure === '' ? styles.stackedGap : styles.stackedFigure),
          )}
        >
          {names !== null && figure !== '' && (
            <span className={styles.figureName}>{names[index + 1]}</span>
          )}
          {figure}
        </TableCell>
      ))}
    </TableRow>
  );
}
