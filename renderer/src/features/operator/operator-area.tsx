import { useLocation } from 'react-router-dom';
import {
  GROUPS,
  type GroupedView,
  type Place,
  fragmentOf,
  placeAt,
} from '#renderer/features/operator/shell/place.ts';
import { View } from '#renderer/features/operator/views.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { StaffFrame } from '#renderer/ui/staff/staff-frame.tsx';

export { loadView } from '#renderer/features/operator/views.tsx';

/** The list from which each single thing is opened. */
const LIST_OF = { application: 'queue', grievance: 'grievances', product: 'catalogue' } as const;

/** The operator's console, for an active operator. */
export function OperatorArea() {
  const { t } = useTranslation();
  const place = placeAt(useLocation().hash);
  const { userId } = useSession();
  const { data } = useCallQuery('userDetails', { userId: userId ?? '' });
  const me = data?.responseData;
  const current: GroupedView =
    place.view === 'application' || place.view === 'grievance' || place.view === 'product'
      ? LIST_OF[place.view]
      : place.view;
  return (
    <StaffFrame
      path="/operator"
      who={me === undefined ? null : t('operator.who', { name: `${me.firstName} ${me.lastName}` })}
      label={t('operator.ways')}
      groups={GROUPS.map(({ name, views }) => ({
        title: t(`operator.groups.${name}`),
        ways: views.map((view) => ({
          address: fragmentOf(view === 'queue' ? { view, filter: '' } : { view }),
          text: t(`operator.titles.${view}`),
          isCurrent: view === current,
        })),
      }))}
      // Another filter of the queue is the same place.
      place={fragmentOf(place.view === 'queue' ? { view: 'queue', filter: '' } : place)}
      title={titleOf(t, place)}
    >
      <View place={place} />
    </StaffFrame>
  );
}

function titleOf(t: Translator['t'], place: Place): string {
  if (place.view === 'product') {
    const { productId: product, version } = place;
    return t('operator.titles.product', { product, version });
  }
  if ('number' in place) return t(`operator.titles.${place.view}`, { number: place.number });
  return t(`operator.titles.${place.view}`);
}
