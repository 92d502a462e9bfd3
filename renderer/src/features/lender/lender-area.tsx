import { fullName } from '#domain/full-name.ts';
import { useLocation } from 'react-router-dom';
import { CaseSearch } from '#renderer/features/lender/search/case-search.tsx';
import { type Place, fragmentOf, placeAt } from '#renderer/features/lender/shell/place.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { StaffFrame } from '#renderer/ui/staff/staff-frame.tsx';
import { nameIn } from '#domain/languages.ts';

/** Answers have the labels of the borrower's form. */
const AREAS: readonly Area[] = ['apply', 'lender-inbox', 'applications', 'offers', 'cost'];
const NOTHING = {};

const inbox = async () =>
  (await import('#renderer/features/lender/inbox/inbox-view.tsx')).InboxView;
const settings = async () =>
  (await import('#renderer/features/lender/settings/settings-view.tsx')).SettingsView;
const oneCase = async () => (await import('#renderer/features/lender/case-view.tsx')).CaseView;

/** The inbox of a lender without its own system, for an active member of it. */
export function LenderArea({ organisation }: { readonly organisation: string }) {
  const { t, language } = useTranslation();
  const place = placeAt(useLocation().hash);
  const { userId } = useSession();
  const { data } = useCallQuery('userDetails', { userId: userId ?? '' });
  const me = data?.responseData;
  const { data: catalogue } = useCallQuery('listProducts', {});
  const lender = nameIn(catalogue?.lenders.find(({ id }) => id === organisation)?.names, language);
  return (
    <StaffFrame
      path="/lender"
      tools={<CaseSearch />}
      who={
        me === undefined
          ? null
          : t('lender.who', {
              name: fullName(me.firstName, me.lastName),
              lender: lender ?? organisation,
            })
      }
      label={t('lender.ways')}
      groups={[
        {
          ways: (['inbox', 'settings'] as const).map((view) => ({
            address: fragmentOf({ view }),
            text: t(`lender.titles.${view}`),
            isCurrent: view === (place.view === 'settings' ? 'settings' : 'inbox'),
          })),
        },
      ]}
      place={fragmentOf(place)}
      title={
        place.view === 'case'
          ? t('lender.titles.case', { number: place.number })
          : t(`lender.titles.${place.view}`)
      }
    >
      <View place={place} />
    </StaffFrame>
  );
}

function View({ place }: { readonly place: Place }) {
  if (place.view === 'settings') return <LazyPart load={settings} props={NOTHING} areas={AREAS} />;
  if (place.view === 'inbox') {
    const saved = place.saved ?? null;
    return <LazyPart key={saved} load={inbox} props={{ saved }} areas={AREAS} />;
  }
  const { number } = place;
  return <LazyPart key={number} load={oneCase} props={{ number }} areas={AREAS} />;
}
