import { ChosenLeads } from '#renderer/features/dealer-desk/leads/list/chosen-leads.tsx';
import { LeadGrid } from '#renderer/features/dealer-desk/leads/list/lead-grid.tsx';
import { LeadsAway } from '#renderer/features/dealer-desk/leads/list/leads-away.tsx';
import type { LeadsAsked } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { Pages } from '#renderer/ui/staff/pages.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { Lead } from '#contract/dealers/leads.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { CallFailed } from '#renderer/platform/queries/call-query.ts';

/** The requested leads, with more on request. */
export function LeadBrowser({
  label,
  asked,
  none,
  choosable = false,
}: {
  /** The list's accessible name. */
  readonly label: string;
  readonly asked: LeadsAsked;
  /** Shown when there are none. */
  readonly none: string;
  /** Whether several can be chosen, to hand them on or to mark them as lost. */
  readonly choosable?: boolean;
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
      {(leads) =>
        choosable ? (
          <ChosenLeads label={label} leads={leads} />
        ) : (
          <LeadGrid label={label} leads={leads} />
        )
      }
    </Pages>
  );
}

type Page = { readonly leads: readonly Lead[]; readonly next: string | null };

/** The leads, page by page. While others load, the previous ones stay. */
function useLeads(asked: LeadsAsked): UseInfiniteQueryResult<InfiniteData<Page>, CallFailed> {
  const { call } = usePlatform();
  const { userId } = useSession();
  return useInfiniteQuery<Page, CallFailed, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: [userId, 'leads', asked],
    initialPageParam: null,
    queryFn: ({ pageParam }) => readPage(call, asked, pageParam),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** A page with leads in it: a search may have empty ones before the next. */
async function readPage(
  call: Platform['call'],
  asked: LeadsAsked,
  after: string | null,
): Promise<Page> {
  const answer = await call('leads', { ...asked, after });
  if (!answer.ok) throw new CallFailed(answer.failure);
  const { leads, next } = answer.value;
  return leads.length === 0 && next !== null ? readPage(call, asked, next) : answer.value;
}
