import { makeStyles, mergeClasses } from '@griffel/react';
import type { SampleOrder } from '#renderer/content/consumer-types.ts';
import { COLUMNS, type Column, type Sorting } from '#renderer/features/consumer/order-list.ts';
import { OrderStatusMark } from '#renderer/features/consumer/order-status-mark.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ShownDay } from '#renderer/ui/shown-date.tsx';

export const COLUMN_LABELS = {
  orderId: 'orders.orderId',
  productName: 'orders.productName',
  orderDate: 'orders.orderDate',
  deliveryDate: 'orders.deliveryDate',
  status: 'orders.status',
} as const satisfies Record<Column, string>;

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', [below.md]: { display: 'block' } },
  head: { [below.md]: { display: 'none' } },
  heading: { padding: 0, backgroundColor: token.portalBandBackground, textAlign: 'left' },
  sort: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.375rem',
    width: '100%',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: token.fontWeightSemibold,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outlineOffset: '-3px' },
  },
  arrow: { width: '0.75rem', color: token.colorBrandForeground1 },
  body: { [below.md]: { display: 'flex', flexDirection: 'column', gap: space.s } },
  row: {
    [from.md]: {
      borderBottom: `1px solid ${token.colorNeutralStroke2}`,
      ':hover': { backgroundColor: token.colorNeutralBackground1Hover },
    },
    [below.md]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: `${space.xs} ${space.m}`,
      padding: space.m,
      backgroundColor: token.colorNeutralBackground1,
      border: `1px solid ${token.colorNeutralStroke2}`,
      borderRadius: token.borderRadius2XLarge,
      boxShadow: token.portalShadow,
    },
  },
  cell: {
    textAlign: 'left',
    fontWeight: token.fontWeightRegular,
    [from.md]: { padding: space.s, whiteSpace: 'nowrap' },
    [below.md]: { display: 'block' },
  },
  product: {
    [from.md]: { fontWeight: token.fontWeightSemibold, whiteSpace: 'normal' },
    [below.md]: { gridRow: 1, gridColumn: '1 / -1', fontWeight: token.fontWeightSemibold },
  },
  label: {
    display: 'block',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    [from.md]: { display: 'none' },
  },
});

/** The orders, one to a row; one to a card in a small window. A heading sorts by its column. */
export function OrderTable({
  orders,
  sorting,
  onSort,
}: {
  readonly orders: readonly SampleOrder[];
  readonly sorting: Sorting;
  readonly onSort: (column: Column) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const label = (column: Column) => (
    <span className={styles.label}>{t(COLUMN_LABELS[column])}</span>
  );
  return (
    <table className={styles.table} aria-label={t('consumer.orders')}>
      <thead className={styles.head}>
        <tr>
          {COLUMNS.map((column) => {
            const here = sorting.column === column;
            const direction = sorting.descending ? 'descending' : 'ascending';
            return (
              <th
                key={column}
                scope="col"
                aria-sort={here ? direction : undefined}
                className={styles.heading}
              >
                <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                  {t(COLUMN_LABELS[column])}
                  <span aria-hidden className={styles.arrow}>
                    {here && (sorting.descending ? '↓' : '↑')}
                  </span>
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {orders.map((order) => (
          <tr key={order.orderId} className={styles.row}>
            <th scope="row" className={styles.cell}>
              {label('orderId')}
              {order.orderId}
            </th>
            <td className={mergeClasses(styles.cell, styles.product)}>{order.productName}</td>
            <td className={styles.cell}>
              {label('orderDate')}
              <ShownDay iso={order.orderDate} />
            </td>
            <td className={styles.cell}>
              {label('deliveryDate')}
              <ShownDay iso={order.deliveryDate} />
            </td>
            <td className={styles.cell}>
              {label('status')}
              <OrderStatusMark status={order.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
