import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import {
  INITIAL_SORTING,
  NO_FILTER,
  arrange,
  turn,
} from '#renderer/features/consumer/orders/order-list.ts';
import { OrderFilters } from '#renderer/features/consumer/orders/order-filters.tsx';
import { OrderTable } from '#renderer/features/consumer/orders/order-table.tsx';
import { SampleMark } from '#renderer/features/consumer/shared/sample-mark.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  count: { color: token.colorNeutralForeground2 },
  nothing: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.m,
    padding: space.xl,
    border: `1px dashed ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadius2XLarge,
    textAlign: 'center',
  },
});

/** My Orders: the sample rows of the spec, with search, filter and sorting. */
export function OrdersView() {
  const consumerSample = useContent('consumer-sample');
  const styles = useStyles();
  const { t } = useTranslation();
  const [filter, setFilter] = useState<typeof NO_FILTER>(NO_FILTER);
  const [sorting, setSorting] = useState(INITIAL_SORTING);
  const orders = arrange(consumerSample.orders, filter, sorting, (status) =>
    t(`orders.statuses.${status}`),
  );
  return (
    <>
      <OrderFilters filter={filter} onFilter={setFilter} sorting={sorting} onSort={setSorting} />
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {t('orders.count', { count: orders.length, total: consumerSample.orders.length })}
        </p>
        <SampleMark />
      </div>
      {orders.length === 0 ? (
        <div className={styles.nothing}>
          <p>{t('orders.nothing')}</p>
          <Button onClick={() => setFilter(NO_FILTER)}>{t('orders.clear')}</Button>
        </div>
      ) : (
        <OrderTable
          orders={orders}
          sorting={sorting}
          onSort={(column) => setSorting(turn(sorting, column))}
        />
      )}
    </>
  );
}
