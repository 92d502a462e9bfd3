import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** The name of a lead, once it is known. */
export function LeadName({ lead }: { readonly lead: string }) {
  const { t } = useTranslation();
  const { data } = useCallQuery('readLead', { lead });
  return data?.lead.name ?? t('desk.titles.lead');
}
