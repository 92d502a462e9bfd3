import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EMPTY_PLAN, type Plan } from '#renderer/features/consumer/plan/plan.ts';
import { type KeptPlan, planShelf } from '#renderer/features/consumer/plan/plan-shelf.ts';
import { samplePlan } from '#renderer/features/consumer/plan/sample-plan.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';

/** Where a plan is kept: on this device, in memory for this visit, or nowhere without a signed-in person. */
export type PlanKeeping = 'device' | 'visit' | 'nowhere';

/**
 * The signed-in person's goals and budget. They are in the query cache, which is cleared when the signed-in person
 * changes, and also in the storage of a device that may keep them.
 */
export function usePlan() {
  const { userId, keeping: sessionKeeping } = useSession();
  const queries = useQueryClient();
  const sample = useContent('consumer-sample');
  const { language } = useTranslation();
  const [refused, setRefused] = useState(false);
  const keeping: PlanKeeping =
    userId === null ? 'nowhere' : sessionKeeping === 'memory' ? 'visit' : 'device';
  const shelf = keeping === 'device' ? planShelf(window.localStorage, userId ?? '') : null;
  // A sample is in the page's language; a person's own plan is the same in all.
  const queryKey = userId === null ? ['sample plan', language] : ['plan', userId];
  const atFirst: KeptPlan = {
    plan: keeping === 'nowhere' ? samplePlan(sample) : EMPTY_PLAN,
    staysAfterSignOut: false,
  };
  const read = () => shelf?.read() ?? atFirst;
  const { data: kept } = useQuery({
    queryKey,
    queryFn: read,
    initialData: read,
    staleTime: Infinity,
    gcTime: Infinity,
  });

  // The same person changed it in another tab.
  useEffect(() => {
    if (keeping !== 'device') return undefined;
    const follow = ({ storageArea }: StorageEvent) => {
      if (storageArea !== window.localStorage) return;
      queries.setQueryData(['plan', userId], planShelf(window.localStorage, userId ?? '').read());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [keeping, queries, userId]);

  function keep(next: KeptPlan): void {
    queries.setQueryData(queryKey, next);
    setRefused(shelf !== null && !shelf.write(next));
  }

  return {
    plan: kept.plan,
    keeping,
    staysAfterSignOut: kept.staysAfterSignOut,
    /** Whether the last change could not be stored. */
    refused,
    change: (change: (plan: Plan) => Plan) => {
      // Read again: 'Undo' may be pressed long after its render.
      const now = queries.getQueryData<KeptPlan>(queryKey) ?? kept;
      keep({ ...now, plan: change(now.plan) });
    },
    keepAfterSignOut: (staysAfterSignOut: boolean) => keep({ ...kept, staysAfterSignOut }),
    erase: () => {
      shelf?.erase();
      queries.setQueryData(queryKey, { plan: EMPTY_PLAN, staysAfterSignOut: false });
      setRefused(false);
    },
  };
}

export type PlanInHand = ReturnType<typeof usePlan>;
