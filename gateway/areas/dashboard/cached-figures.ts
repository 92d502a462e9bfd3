import type { BodyOf } from '#contract/gateway.ts';
import type { dashboard } from '#contract/operators/dashboard.ts';
import type { Figures } from '#gateway/areas/dashboard/dashboard.ts';
import { countFigures } from '#gateway/areas/dashboard/dashboard.ts';
import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Figures that took longer to count are kept; others are counted for whoever looks. In milliseconds. */
const CACHED_FROM = 300;
/** How long they are kept, and how often those of the usual period are counted anew. In milliseconds. */
const CACHED_FOR = 5 * 60 * 1000;
const COUNT_EVERY = 4 * 60 * 1000;

type Period = BodyOf<typeof dashboard>['period'];

export type DashboardFigures = {
  /** At most five minutes old; they say of what moment they are. */
  readonly of: (period: Period) => Promise<Figures>;
  /** Counts those of the usual period before anybody looks. */
  readonly job: PeriodicJob;
};

/**
 * The figures of the dashboard. Where there are many applications it takes seconds to count them, so each gateway keeps what
 * it has counted. `elapsed`: a clock of this machine that is never set, in milliseconds.
 */
export function dashboardFigures(
  records: Records,
  { cachedFrom = CACHED_FROM, elapsed = () => performance.now() } = {},
): DashboardFigures {
  const cached = new Map<string, { readonly figures: Figures; readonly at: number }>();
  const underWay = new Map<string, Promise<Figures>>();
  const isFresh = ({ at }: { readonly at: number }) => elapsed() - at < CACHED_FOR;

  async function count(key: string, period: Period): Promise<Figures> {
    const begun = elapsed();
    const figures = await countFigures(records, period);
    for (const [other, found] of cached) if (!isFresh(found)) cached.delete(other);
    cached.delete(key);
    if (elapsed() - begun >= cachedFrom) cached.set(key, { figures, at: begun });
    return figures;
  }
  /** Many who look at the same moment have them counted once. */
  function countOnce(period: Period): Promise<Figures> {
    const key = JSON.stringify(period);
    const counting = underWay.get(key) ?? count(key, period).finally(() => underWay.delete(key));
    underWay.set(key, counting);
    return counting;
  }

  return {
    async of(period) {
      const found = cached.get(JSON.stringify(period));
      return found !== undefined && isFresh(found) ? found.figures : countOnce(period);
    },
    job: {
      name: 'dashboard',
      every: COUNT_EVERY,
      async work() {
        await countOnce(null);
        return null;
      },
    },
  };
}
