import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { TableFrame } from '#renderer/ui/tables/table-frame.tsx';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse' },
  caption: visuallyHidden,
  row: { verticalAlign: 'top' },
  heading: {
    padding: `${space.s} ${space.m}`,
    backgroundColor: token.portalBandBackground,
    fontWeight: token.fontWeightSemibold,
    textAlign: 'start',
  },
  close: { padding: space.xs, fontSize: token.fontSizeBase300, verticalAlign: 'bottom' },
  cell: { textAlign: 'start', fontWeight: token.fontWeightRegular },
  first: { fontWeight: token.fontWeightSemibold },
  label: {
    display: 'block',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightRegular,
  },
});

const CARDS = { display: 'flex', flexDirection: 'column', gap: space.m } as const;
const CARD = {
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: space.l,
  backgroundColor: token.colorNeutralBackground1,
  border: `1px solid ${token.colorNeutralStroke2}`,
  borderRadius: token.borderRadius2XLarge,
  boxShadow: token.portalShadow,
} as const;
const LINE = { borderBottom: `1px solid ${token.colorNeutralStroke2}` } as const;

const useFewColumns = makeStyles({
  block: { [below.lg]: { display: 'block' } },
  head: { [below.lg]: { display: 'none' } },
  body: { [below.lg]: CARDS },
  row: { [from.lg]: LINE, [below.lg]: CARD },
  cell: { [from.lg]: { padding: space.m }, [below.lg]: { display: 'block' } },
  label: { [from.lg]: { display: 'none' } },
});

const useManyColumns = makeStyles({
  block: { [below.xl]: { display: 'block' } },
  head: { [below.xl]: { display: 'none' } },
  body: { [below.xl]: CARDS },
  row: {
    [from.xl]: LINE,
    [below.xl]: {
      ...CARD,
      display: 'grid',
      // Two side by side on a phone.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))',
      padding: space.m,
      '& th': { gridColumn: '1 / -1' },
    },
  },
  cell: {
    [from.xl]: { padding: `${space.s} ${space.xs}`, fontSize: token.fontSizeBase300 },
    [below.xl]: { display: 'block' },
  },
  label: { [from.xl]: { display: 'none' } },
});

/** A table whose rows become cards where the window is too narrow for its columns. */
export function DataTable({
  caption,
  columns,
  manyColumns = false,
  rows,
}: {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Whether there are so many columns that they need a wide window and small type. */
  readonly manyColumns?: boolean;
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}) {
  const styles = useStyles();
  const few = useFewColumns();
  const many = useManyColumns();
  const layout = manyColumns ? many : few;
  const heading = mergeClasses(styles.heading, manyColumns && styles.close);
  const cellClass = mergeClasses(styles.cell, layout.cell);
  return (
    <TableFrame>
      <table className={mergeClasses(styles.table, layout.block)}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={layout.head}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={heading}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={layout.body}>
          {rows.map(({ id, cells }) => (
            <tr key={id} className={mergeClasses(styles.row, layout.row)}>
              {cells.map((cell, index) => {
                const label = (
                  <span className={mergeClasses(styles.label, layout.label)}>{columns[index]}</span>
                );
                return index === 0 ? (
                  <th
                    key={columns[index]}
                    scope="row"
                    className={mergeClasses(cellClass, styles.first)}
                  >
                    {label}
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} className={cellClass}>
                    {label}
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
