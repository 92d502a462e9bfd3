import { LeadGrid } from '#renderer/features/dealer-desk/leads/list/lead-grid.tsx';
import { LeadsAway } from '#renderer/features/dealer-desk/leads/list/leads-away.tsx';
import type { LeadsAsked } from '#renderer/features/dealer-desk/leads/list/lead-filter.ts';
import { useLeads } from '#renderer/features/dealer-desk/leads/list/use-leads.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { Pages } from '#renderer/ui/staff/pages.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The requested leads, with more on request. */
export function LeadBrowser({
  label,
  asked,
  none,
}: {
  /** The list's accessible name. */
  readonly label: string;
  readonly asked: LeadsAsked;
  /** Shown when there are none. */
  readonly none: string;
}) {
  const { t } = useTranslation();
  const query = useLeads(asked);
  const kept = useKept();
  if (kept !== null && query.error?.failure.kind === 'unreachable') {
    const onAgain = () => void query.refetch();
    return <LeadsAway kept={kept} label={label} asked={asked} onAgain={onAgain} />;
  }
  return (
    <Pages
      query={query}
      itemsOf={(page) => page.leads}
      none={none}
      said={(count) => t('leads.shown', { count })}
    >
      {(leads) => <LeadGrid label={label} leads={leads} />}
    </Pages>
  );
}
