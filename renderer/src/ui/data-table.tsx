import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', [below.lg]: { display: 'block' } },
  caption: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  head: { [below.lg]: { display: 'none' } },
  body: {
    [below.lg]: { display: 'flex', flexDirection: 'column', gap: space.m },
  },
  row: {
    verticalAlign: 'top',
    [from.lg]: { borderBottom: `1px solid ${token.colorNeutralStroke2}` },
    [below.lg]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.s,
      padding: space.l,
      backgroundColor: token.colorNeutralBackground1,
      border: `1px solid ${token.colorNeutralStroke2}`,
      borderRadius: token.borderRadius2XLarge,
      boxShadow: token.portalShadow,
    },
  },
  heading: {
    padding: `${space.s} ${space.m}`,
    backgroundColor: token.portalBandBackground,
    fontWeight: token.fontWeightSemibold,
    textAlign: 'left',
  },
  cell: {
    textAlign: 'left',
    fontWeight: token.fontWeightRegular,
    [from.lg]: { padding: `${space.m} ${space.m}` },
    [below.lg]: { display: 'block' },
  },
  first: { fontWeight: token.fontWeightSemibold },
  label: {
    display: 'block',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightRegular,
    [from.lg]: { display: 'none' },
  },
});

/** A table that turns into one card per row where the window is too narrow for its columns. */
export function DataTable({
  caption,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}) {
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.heading}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(({ id, cells }) => (
          <tr key={id} className={styles.row}>
            {cells.map((cell, index) => {
              const label = <span className={styles.label}>{columns[index]}</span>;
              return index === 0 ? (
                <th
                  key={columns[index]}
                  scope="row"
                  className={mergeClasses(styles.cell, styles.first)}
                >
                  {label}
                  {cell}
                </th>
              ) : (
                <td key={columns[index]} className={styles.cell}>
                  {label}
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
