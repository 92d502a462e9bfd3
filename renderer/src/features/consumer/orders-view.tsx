import { makeStyles } from '@griffel/react';
import { consumerSample } from '#renderer/content/en/consumer-sample.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ShownDay } from '#renderer/ui/shown-date.tsx';

const useStyles = makeStyles({
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  scroll: { overflowX: 'auto' },
  table: {
    borderCollapse: 'collapse',
    width: '100%',
    '& th, & td': {
      padding: space.s,
      textAlign: 'left',
      borderBottom: `1px solid ${token.colorNeutralStroke2}`,
      whiteSpace: 'nowrap',
    },
  },
});

/** My Orders: the sample rows of the spec. */
export function OrdersView() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note}>{t('consumer.sampleData')}</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('consumer.orders')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('consumer.orderId')}</th>
              <th scope="col">{t('consumer.productName')}</th>
              <th scope="col">{t('consumer.orderDate')}</th>
              <th scope="col">{t('consumer.deliveryDate')}</th>
              <th scope="col">{t('consumer.orderStatus')}</th>
            </tr>
          </thead>
          <tbody>
            {consumerSample.orders.map((order) => (
              <tr key={order.orderId}>
                <th scope="row">{order.orderId}</th>
                <td>{order.productName}</td>
                <td>
                  <ShownDay iso={order.orderDate} />
                </td>
                <td>
                  <ShownDay iso={order.deliveryDate} />
                </td>
                <td>{order.status}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
