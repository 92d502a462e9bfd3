import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BranchesProvider } from '#renderer/features/dealer-desk/branches/branches-provider.tsx';
import { BranchMissing } from '#renderer/features/dealer-desk/branches/branch-choice.tsx';
import { DetailsView } from '#renderer/features/dealer-desk/details/details-view.tsx';
import { Following } from '#renderer/features/dealer-desk/follow/following.tsx';
import { KeptProvider } from '#renderer/features/dealer-desk/kept/kept-provider.tsx';
import { WaitingWrites } from '#renderer/features/dealer-desk/kept/waiting-writes.tsx';
import { CustomerLooksContext } from '#renderer/features/dealer-desk/leads/customer-looks.ts';
import { LeadDrawerContext } from '#renderer/features/dealer-desk/leads/lead-drawer-context.ts';
import {
  ALL_OPEN,
  type LeadFilter,
} from '#renderer/features/dealer-desk/leads/list/lead-filter.ts';
import { LeadName } from '#renderer/features/dealer-desk/leads/lead-facts.tsx';
import { LeadPage } from '#renderer/features/dealer-desk/leads/lead-page.tsx';
import { LeadsView } from '#renderer/features/dealer-desk/leads/list/leads-view.tsx';
import { TodayView } from '#renderer/features/dealer-desk/today/today-view.tsx';
import { useLeadDrawer } from '#renderer/features/dealer-desk/leads/use-lead-drawer.tsx';
import { PricesView } from '#renderer/features/dealer-desk/prices/prices-view.tsx';
import { DeskFrame } from '#renderer/features/dealer-desk/shell/desk-frame.tsx';
import { DESK_WORDS } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { useReadAhead } from '#renderer/features/dealer-desk/shared/use-read-ahead.ts';
import {
  type Place,
  fragmentOf,
  placeAt,
  viewOf,
} from '#renderer/features/dealer-desk/shell/place.ts';
import { VisitorCalls } from '#renderer/features/dealer-desk/visitors/visitor-calls.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { FailureWordsContext } from '#renderer/ui/staff/failure-words.ts';
import { useFocusedHeading } from '#renderer/ui/staff/use-focused-heading.ts';

/** For managers, with the charts. */
const loadShowroom = async () =>
  (await import('#renderer/features/dealer-desk/showroom/showroom-view.tsx')).ShowroomView;

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
  title: {
    minWidth: 0,
    fontSize: 'clamp(1.5rem, 3vw, 2rem)',
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
  },
});

/** The dealer's desk, for an active member of a dealer. */
export function Desk() {
  const { t } = useTranslation();
  return (
    <Toasts closeLabel={t('work.closeMessage')}>
      <FailureWordsContext value={DESK_WORDS}>
        <KeptProvider>
          <BranchesProvider>
            <AtDesk />
          </BranchesProvider>
        </KeptProvider>
      </FailureWordsContext>
    </Toasts>
  );
}

function AtDesk() {
  const styles = useStyles();
  const { t } = useTranslation();
  const place = placeAt(useLocation().hash);
  const view = viewOf(place);
  // An application that is followed has its own heading, which takes the focus.
  const heading = useFocusedHeading(fragmentOf(place.view === 'followed' ? { view } : place));
  const [filter, setFilter] = useState(ALL_OPEN);
  const { open, drawer } = useLeadDrawer();
  useReadAhead();
  const [customerLooks, setCustomerLooks] = useState(false);
  return (
    <LeadDrawerContext value={open}>
      <DeskFrame view={view}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {place.view === 'lead' ? <LeadName lead={place.lead} /> : t(`desk.titles.${view}`)}
          </h1>
          {(place.view === 'today' || place.view === 'leads') && (
            <Button kind="primary" onClick={() => open(null)}>
              {t('leads.add')}
            </Button>
          )}
        </div>
        {!customerLooks && <VisitorCalls />}
        {!customerLooks && <BranchMissing />}
        {!customerLooks && <WaitingWrites />}
        {place.view === 'leads' ? (
          <LeadsView filter={filter} onFilter={setFilter} />
        ) : (
          <CustomerLooksContext value={setCustomerLooks}>
            <Content place={place} onLeads={setFilter} />
          </CustomerLooksContext>
        )}
      </DeskFrame>
      {drawer}
    </LeadDrawerContext>
  );
}

function Content({
  place,
  onLeads,
}: {
  readonly place: Place;
  readonly onLeads: (filter: LeadFilter) => void;
}) {
  if (place.view === 'lead') return <LeadPage key={place.lead} lead={place.lead} />;
  if (place.view === 'followed') return <Following number={place.number} />;
  if (place.view === 'prices') return <PricesView />;
  if (place.view === 'details') return <DetailsView />;
  if (place.view === 'showroom') return <LazyPart load={loadShowroom} props={{ onLeads }} />;
  return place.view === 'following' ? <Following number={null} /> : <TodayView />;
}
