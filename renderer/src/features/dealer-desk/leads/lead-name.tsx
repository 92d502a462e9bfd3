import { useLeadHere } from '#renderer/features/dealer-desk/shared/use-leads-here.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** The name of a lead, once it is known. */
export function LeadName({ lead }: { readonly lead: string }) {
  const { t } = useTranslation();
  const { data, error } = useCallQuery('readLead', { lead });
  const here = useLeadHere(lead, data?.lead, error?.failure);
  return (here?.lead ?? data?.lead)?.name ?? t('desk.titles.lead');
}
