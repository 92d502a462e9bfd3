import type { Duty } from '#domain/duties.ts';
import { fullName } from '#domain/full-name.ts';
import { mayCall } from '#contract/operators/permissions.ts';
import { useLocation } from 'react-router-dom';
import {
  CALL_OF_VIEW,
  GROUPS,
  type GroupedView,
  type Place,
  fragmentOf,
  placeAt,
  usualPlace,
} from '#renderer/features/operator/shell/place.ts';
import { PageKeys } from '#renderer/features/operator/keys/page-keys.tsx';
import { ConsoleSearch } from '#renderer/features/operator/search/console-search.tsx';
import { CallsBanner } from '#renderer/features/operator/terminals/calls-banner.tsx';
import { useStaffCalls } from '#renderer/features/operator/terminals/use-staff-calls.ts';
import { View } from '#renderer/features/operator/views.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { DutiesContext } from '#renderer/ui/staff/duties.tsx';
import { WithPageActions } from '#renderer/ui/staff/page-actions.tsx';
import { StaffFrame } from '#renderer/ui/staff/staff-frame.tsx';

export { loadView } from '#renderer/features/operator/views.tsx';

/** The list from which each single thing is opened. */
const LIST_OF = {
  application: 'queue',
  grievance: 'grievances',
  product: 'catalogue',
  versions: 'catalogue',
} as const;

/** The operator's console, for an active operator. */
export function OperatorArea({ duties }: { readonly duties: readonly Duty[] }) {
  const { t } = useTranslation();
  const place = placeAt(useLocation().hash);
  const { userId } = useSession();
  const { data } = useCallQuery('userDetails', { userId: userId ?? '' });
  const me = data?.responseData;
  const calls = useStaffCalls(duties);
  const waiting = calls.filter(({ state }) => state !== 'coming');
  const leadsTo = (view: Place['view']) => mayCall(duties, CALL_OF_VIEW[view]);
  const current: GroupedView =
    place.view === 'application' ||
    place.view === 'grievance' ||
    place.view === 'product' ||
    place.view === 'versions'
      ? LIST_OF[place.view]
      : place.view;
  return (
    <DutiesContext value={duties}>
      <WithPageActions>
        <PageKeys />
        <StaffFrame
          path="/operator"
          who={
            me === undefined
              ? null
              : t('operator.who', { name: fullName(me.firstName, me.lastName) })
          }
          label={t('operator.ways')}
          groups={GROUPS.map(({ name, views }) => ({ name, views: views.filter(leadsTo) }))
            .filter(({ views }) => views.length > 0)
            .map(({ name, views }) => ({
              title: t(`operator.groups.${name}`),
              ways: views.map((view) => ({
                address: fragmentOf(usualPlace(view)),
                text:
                  view === 'terminals' && waiting.length > 0
                    ? t('operator.withCalls', {
                        title: t('operator.titles.terminals'),
                        count: waiting.length,
                      })
                    : t(`operator.titles.${view}`),
                isCurrent: view === current,
              })),
            }))}
          place={fragmentOf(withoutChoice(place))}
          title={titleOf(t, place)}
          tools={<ConsoleSearch />}
        >
          <CallsBanner waiting={waiting} isAtTerminals={place.view === 'terminals'} />
          {leadsTo(place.view) ? <View place={place} /> : <p>{t('operator.notYours')}</p>}
        </StaffFrame>
      </WithPageActions>
    </DutiesContext>
  );
}

/** Another filter of the queue, another report, and other versions compared, are the same place. */
function withoutChoice(place: Place): Place {
  if (place.view === 'queue' || place.view === 'reports') return usualPlace(place.view);
  return place.view === 'versions' ? { view: place.view, productId: place.productId } : place;
}

function titleOf(t: Translator['t'], place: Place): string {
  if (place.view === 'product') {
    const { productId: product, version } = place;
    return t('operator.titles.product', { product, version });
  }
  if (place.view === 'versions') return t('operator.titles.versions', { product: place.productId });
  if ('number' in place) return t(`operator.titles.${place.view}`, { number: place.number });
  return t(`operator.titles.${place.view}`);
}
