import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Lead } from '#contract/dealers/leads.ts';
import { type KeptLeads, leadOfWrite } from '#contract/desk.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { leadsHere } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';

/** The leads as this computer last saw them; null if it never did. */
export function useSeenLeads(enabled: boolean): UseQueryResult<KeptLeads | null> {
  const kept = useKept();
  const { userId } = useSession();
  return useQuery({
    queryKey: [userId, 'kept-leads'],
    enabled: enabled && kept !== null,
    queryFn: () => kept?.computer.keptLeads() ?? null,
  });
}

/** A lead as this computer has it, where the gateway cannot be asked, or does not have it yet. */
export function useLeadHere(
  lead: string,
  answered: Lead | undefined,
  failure: GatewayFailure | undefined,
): { readonly lead: Lead; readonly seenAt: number | null } | null {
  const kept = useKept();
  const isAway = failure?.kind === 'unreachable';
  const isUnknown = refusedAs(failure, 'no-such-lead');
  const { data } = useSeenLeads(isAway);
  if (kept === null || (!isAway && !isUnknown)) return null;
  const seen = isUnknown ? [] : [...(data?.leads ?? []), ...(answered ? [answered] : [])];
  const writes = kept.writes.filter(({ write }) => leadOfWrite(write) === lead);
  const found = leadsHere(seen, writes).find((each) => each.lead === lead);
  if (found === undefined) return null;
  return { lead: found, seenAt: isAway ? (data?.seenAt ?? null) : null };
}
