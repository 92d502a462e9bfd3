import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Following } from '#renderer/features/dealer-desk/follow/following.tsx';
import { LeadPage } from '#renderer/features/dealer-desk/leads/lead-page.tsx';
import { LeadsView } from '#renderer/features/dealer-desk/leads/leads-view.tsx';
import { TodayView } from '#renderer/features/dealer-desk/leads/today-view.tsx';
import { DeskFrame } from '#renderer/features/dealer-desk/shell/desk-frame.tsx';
import { type Place, fragmentOf, placeAt } from '#renderer/features/dealer-desk/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';

const useStyles = makeStyles({
  title: { fontSize: 'clamp(1.5rem, 3vw, 2rem)', letterSpacing: '-0.01em', outlineStyle: 'none' },
});

/** The dealer's desk, for an active member of a dealer. */
export function Desk() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { hash } = useLocation();
  const place = placeAt(hash);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = fragmentOf(place);
  const shown = useRef(at);

  // To a screen reader another place is another page: focus its heading, also after Back.
  useEffect(() => {
    if (shown.current !== at) heading.current?.focus();
    shown.current = at;
  }, [at]);

  return (
    <Toasts closeLabel={t('desk.closeMessage')}>
      <DeskFrame view={place.view}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t(`desk.titles.${place.view}`)}
        </h1>
        <Content place={place} />
      </DeskFrame>
    </Toasts>
  );
}

function Content({ place }: { readonly place: Place }) {
  switch (place.view) {
    case 'today':
      return <TodayView />;
    case 'leads':
      return <LeadsView />;
    case 'following':
      return <Following />;
    case 'lead':
      return <LeadPage key={place.lead} lead={place.lead} />;
  }
}
