import { Badge } from '@fluentui/react-components';
import { BoxCheckmarkRegular } from '@fluentui/react-icons/svg/box-checkmark';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile';
import type { OrderStatus } from '#renderer/content/consumer-types.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const LOOKS = {
  Processing: { color: 'warning', icon: <ClockRegular /> },
  Shipped: { color: 'brand', icon: <VehicleTruckProfileRegular /> },
  Delivered: { color: 'success', icon: <BoxCheckmarkRegular /> },
} as const satisfies Record<OrderStatus, object>;

/** An order's status: in words, with a colour and an icon. */
export function OrderStatusMark({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation();
  return (
    <Badge appearance="tint" size="extra-large" {...LOOKS[status]}>
      {t(`orders.statuses.${status}`)}
    </Badge>
  );
}
