import { useQuery } from '@tanstack/react-query';
import type { Today } from '#contract/dealers/today.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import {
  askedBranch,
  type BranchFilter,
  isOfBranch,
} from '#renderer/features/dealer-desk/shared/branches.ts';
import { type Kept, useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

type DaysWork = {
  /** null while it is loaded, or where it is not known. */
  readonly today: Today | null;
  /** Why the gateway did not answer. */
  readonly failure: GatewayFailure | null;
  /** When this computer saw it, in milliseconds since 1970; null where the gateway answered or it never did. */
  readonly seenAt: number | null;
  readonly isAway: boolean;
  readonly isPending: boolean;
  readonly again: () => Promise<unknown>;
};

/** The day's work: from the gateway, or as this computer last saw it, without what is on its way. */
export function useToday(branch: BranchFilter): DaysWork {
  const kept = useKept();
  const { userId } = useSession();
  const asked = askedBranch(branch);
  const { data, error, refetch } = useCallQuery('today', { today: indianToday(), branch: asked });
  const isAway = kept !== null && error?.failure.kind === 'unreachable';
  const seen = useQuery({
    queryKey: [userId, 'kept-today'],
    enabled: isAway,
    queryFn: () => kept?.computer.keptToday() ?? null,
  });
  const known = isAway ? (seen.data?.today ?? data ?? null) : (data ?? null);
  return {
    today: known === null ? null : ofBranch(withoutSent(known, kept), asked),
    failure: isAway ? null : (error?.failure ?? null),
    seenAt: isAway ? (seen.data?.seenAt ?? null) : null,
    isAway,
    isPending: isAway ? seen.isPending : data === undefined && error === null,
    again: refetch,
  };
}

/** What this computer has seen is of all branches. */
const ofBranch = (today: Today, asked: string | null): Today =>
  asked === null
    ? today
    : { ...today, cards: today.cards.filter(({ branch }) => isOfBranch(branch, asked)) };

function withoutSent(today: Today, kept: Kept | null): Today {
  const done = new Set(
    (kept?.writes ?? []).flatMap(({ write, state }) =>
      (write.call === 'noteContact' || write.call === 'putOffCard') && state.kind !== 'conflict'
        ? (write.body.card ?? [])
        : [],
    ),
  );
  return done.size === 0
    ? today
    : { ...today, cards: today.cards.filter(({ card }) => !done.has(card)) };
}
