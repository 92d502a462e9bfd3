import { makeStyles } from '@griffel/react';
import { use, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { Lead, readLead } from '#contract/dealers/leads.ts';
import type { MadeInvitation } from '#renderer/features/dealer-desk/invite/invite-dialog.tsx';
import { InviteCustomer } from '#renderer/features/dealer-desk/invite/invite-customer.tsx';
import { LeadActions } from '#renderer/features/dealer-desk/leads/lead-actions.tsx';
import { CustomerLooksContext } from '#renderer/features/dealer-desk/leads/customer-looks.ts';
import { NoteContact } from '#renderer/features/dealer-desk/leads/note-contact.tsx';
import { LeadFacts } from '#renderer/features/dealer-desk/leads/lead-facts.tsx';
import { LeadHistory } from '#renderer/features/dealer-desk/leads/lead-history.tsx';
import { LeadQuotes, type QuoteInView } from '#renderer/features/dealer-desk/quote/lead-quotes.tsx';
import { SeenNote } from '#renderer/features/dealer-desk/leads/list/seen-note.tsx';
import { useLeadHere } from '#renderer/features/dealer-desk/shared/use-leads-here.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

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
  back: { color: token.colorBrandForegroundLink },
});

/** One lead with its history, quotes and invitation. */
export function LeadPage({ lead }: { readonly lead: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('readLead', { lead });
  const answered = error?.failure.kind === 'refused' ? undefined : data;
  const here = useLeadHere(lead, answered?.lead, error?.failure);
  const shown = here?.lead ?? answered?.lead;
  return (
    <>
      <p>
        <a href={fragmentOf({ view: 'leads' })} className={styles.back}>
          {t('leads.all')}
        </a>
      </p>
      {here !== null && <SeenNote seenAt={here.seenAt} onAgain={() => void refetch()} />}
      {shown !== undefined && <Whole lead={shown} answered={answered} />}
      {here === null && error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {shown === undefined && error === null && <p role="status">{t('shell.working')}</p>}
    </>
  );
}

function Whole({
  lead,
  answered,
}: {
  readonly lead: Lead;
  /** What only the gateway knows. */
  readonly answered: ReplyOf<typeof readLead> | undefined;
}) {
  const styles = useStyles();
  // A secret, which exists only on this page while it is open.
  const [invitation, setInvitation] = useState<MadeInvitation | null>(null);
  const [quote, setQuote] = useState<QuoteInView | null>(null);
  const [isInviting, setInviting] = useState(false);
  // The customer looks on then: of the lead, only the name above stays in view.
  const looksOn = quote !== null || isInviting;
  const sayLooks = use(CustomerLooksContext);
  useEffect(() => {
    sayLooks(looksOn);
    return () => sayLooks(false);
  }, [sayLooks, looksOn]);
  const invite = answered !== undefined && (
    <InviteCustomer
      lead={lead}
      quote={quote?.id ?? null}
      invitedUntil={answered.invitedUntil}
      isOpen={isInviting}
      onOpen={setInviting}
      onMade={setInvitation}
    />
  );
  return (
    <div className={styles.columns}>
      <Stack>
        {!looksOn && (
          <>
            <LeadFacts lead={lead} />
            <LeadActions lead={lead} />
            <NoteContact lead={lead} />
          </>
        )}
        <LeadQuotes lead={lead} invitation={invitation} invite={invite} onView={setQuote} />
      </Stack>
      {answered !== undefined && quote === null && (
        <Stack>
          {invite}
          {!looksOn && <LeadHistory lead={lead.lead} history={answered.history} />}
        </Stack>
      )}
    </div>
  );
}
