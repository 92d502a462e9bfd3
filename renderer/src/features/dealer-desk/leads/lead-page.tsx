import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { readLead } from '#contract/applications/leads.ts';
import type { MadeInvitation } from '#renderer/features/dealer-desk/invite/invite-dialog.tsx';
import { InviteCustomer } from '#renderer/features/dealer-desk/invite/invite-customer.tsx';
import { LeadActions } from '#renderer/features/dealer-desk/leads/lead-actions.tsx';
import { LeadFacts } from '#renderer/features/dealer-desk/leads/lead-facts.tsx';
import { LeadHistory } from '#renderer/features/dealer-desk/leads/lead-history.tsx';
import { LeadQuotes } from '#renderer/features/dealer-desk/quote/lead-quotes.tsx';
import { Unanswered } from '#renderer/features/dealer-desk/shared/unanswered.tsx';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    alignItems: 'start',
    gap: space.xl,
    // A quote needs the whole width.
    [from.lg]: {
      ':not(:has([data-wide]))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(18rem, 1fr)' },
    },
  },
  column: { display: 'flex', flexDirection: 'column', gap: space.xl, minWidth: 0 },
  back: { color: token.colorBrandForegroundLink },
});

/** One lead with its history, quotes and invitation. */
export function LeadPage({ lead }: { readonly lead: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('readLead', { lead });
  return (
    <>
      <p>
        <a href={fragmentOf({ view: 'leads' })} className={styles.back}>
          {t('leads.all')}
        </a>
      </p>
      {data !== undefined && error?.failure.kind !== 'refused' && <Whole {...data} />}
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
    </>
  );
}

function Whole({ lead, history, invitedUntil }: ReplyOf<typeof readLead>) {
  const styles = useStyles();
  // A secret, which is nowhere but on this page while it is open.
  const [invitation, setInvitation] = useState<MadeInvitation | null>(null);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <LeadFacts lead={lead} />
        <LeadActions lead={lead} />
        <LeadQuotes lead={lead} invitation={invitation} />
      </div>
      <div className={styles.column}>
        <InviteCustomer lead={lead} invitedUntil={invitedUntil} onMade={setInvitation} />
        <LeadHistory history={history} />
      </div>
    </div>
  );
}
