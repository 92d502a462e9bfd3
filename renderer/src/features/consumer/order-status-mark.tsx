import { makeStyles, mergeClasses } from '@griffel/react';
import type { OrderStatus } from '#renderer/content/consumer-types.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    padding: `0.125rem ${space.s}`,
    borderRadius: token.borderRadiusCircular,
    fontSize: token.fontSizeBase300,
    fontWeight: token.fontWeightSemibold,
    whiteSpace: 'nowrap',
    '::before': {
      content: '""',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: token.borderRadiusCircular,
      backgroundColor: 'currentColor',
    },
  },
  Processing: {
    backgroundColor: token.colorPaletteYellowBackground1,
    color: token.colorNeutralForeground1,
    '::before': { backgroundColor: token.portalAccent },
  },
  Shipped: {
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
  },
  Delivered: {
    backgroundColor: token.colorPaletteGreenBackground1,
    color: token.colorPaletteGreenForeground1,
  },
});

/** Where an order stands: in words, with a colour beside them. */
export function OrderStatusMark({ status }: { readonly status: OrderStatus }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <span className={mergeClasses(styles.mark, styles[status])}>
      {t(`orders.statuses.${status}`)}
    </span>
  );
}
