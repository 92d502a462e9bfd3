import { LeadQuotes } from '#renderer/features/dealer-desk/quote/lead-quotes.tsx';
import { Unanswered } from '#renderer/features/dealer-desk/shared/unanswered.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** One lead with its history, quotes and invitation. */
export function LeadPage({ lead }: { readonly lead: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('readLead', { lead });
  if (data === undefined) {
    return error === null ? (
      <p role="status">{t('shell.working')}</p>
    ) : (
      <Unanswered failure={error.failure} onAgain={refetch} />
    );
  }
  return <LeadQuotes lead={data.lead} />;
}
