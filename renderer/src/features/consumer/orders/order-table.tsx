import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Badge,
} from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { BoxCheckmarkRegular } from '@fluentui/react-icons/svg/box-checkmark';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile';
import type { SampleOrder, OrderStatus } from '#renderer/content/consumer-types.ts';
import {
  COLUMNS,
  type Column,
  type Sorting,
} from '#renderer/features/consumer/orders/order-list.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ShownDay } from '#renderer/ui/text/shown-date.tsx';

export const COLUMN_LABELS = {
  orderId: 'orders.orderId',
  productName: 'orders.productName',
  orderDate: 'orders.orderDate',
  deliveryDate: 'orders.deliveryDate',
  status: 'orders.status',
} as const satisfies Record<Column, string>;

const useStyles = makeStyles({
  table: { [from.md]: { tableLayout: 'auto' }, [below.md]: { display: 'block' } },
  head: { [below.md]: { display: 'none' } },
  heading: {
    padding: `0 ${space.s}`,
    backgroundColor: token.portalBandBackground,
    fontWeight: token.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  sort: { minHeight: '44px', fontWeight: token.fontWeightSemibold },
  body: { [below.md]: { display: 'flex', flexDirection: 'column', gap: space.s } },
  row: {
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
    fontSize: token.fontSizeBase400,
    lineHeight: '1.5',
    [from.md]: { height: '3rem', padding: `${space.xs} ${space.s}`, whiteSpace: 'nowrap' },
    [below.md]: { display: 'block', height: 'auto', padding: 0 },
  },
  product: {
    fontWeight: token.fontWeightSemibold,
    [from.md]: { whiteSpace: 'normal' },
    [below.md]: { gridRow: 1, gridColumn: '1 / -1' },
  },
  label: {
    display: 'block',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    [from.md]: { display: 'none' },
  },
});

/** The orders, one per row, or per card in a small window. A heading sorts by its column. */
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
  const direction = sorting.descending ? 'descending' : 'ascending';
  const label = (column: Column) => (
    <span className={styles.label}>{t(COLUMN_LABELS[column])}</span>
  );
  return (
    <Table sortable className={styles.table} aria-label={t('consumer.orders')}>
      <TableHeader className={styles.head}>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableHeaderCell
              key={column}
              scope="col"
              sortDirection={sorting.column === column ? direction : undefined}
              className={styles.heading}
              button={{ className: styles.sort, onClick: () => onSort(column) }}
            >
              {t(COLUMN_LABELS[column])}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className={styles.body}>
        {orders.map((order) => (
          <TableRow key={order.orderId} className={styles.row}>
            <TableCell role="rowheader" className={styles.cell}>
              {label('orderId')}
              {order.orderId}
            </TableCell>
            <TableCell className={mergeClasses(styles.cell, styles.product)}>
              {order.productName}
            </TableCell>
            <TableCell className={styles.cell}>
              {label('orderDate')}
              <ShownDay iso={order.orderDate} />
            </TableCell>
            <TableCell className={styles.cell}>
              {label('deliveryDate')}
              <ShownDay iso={order.deliveryDate} />
            </TableCell>
            <TableCell className={styles.cell}>
              {label('status')}
              <OrderStatusMark status={order.status} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const LOOKS = {
  Processing: { color: 'warning', icon: <ClockRegular /> },
  Shipped: { color: 'brand', icon: <VehicleTruckProfileRegular /> },
  Delivered: { color: 'success', icon: <BoxCheckmarkRegular /> },
} as const satisfies Record<OrderStatus, object>;

/** An order's status: in words, with a colour and an icon. */
function OrderStatusMark({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation();
  return (
    <Badge appearance="tint" size="extra-large" {...LOOKS[status]}>
      {t(`orders.statuses.${status}`)}
    </Badge>
  );
}
