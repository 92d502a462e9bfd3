import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import type { LiveChartProps } from '#renderer/ui/chart/live-chart.tsx';

const load = async () => (await import('#renderer/ui/chart/live-chart.tsx')).LiveChart;

/** Fetches the chart code once it is needed. */
export function useChartCode(wanted: boolean): {
  readonly LiveChart: ComponentType<LiveChartProps> | null;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const [code, setCode] = useState<{ readonly LiveChart: ComponentType<LiveChartProps> } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    loadChunk(load).then(
      (LiveChart) => {
        if (!gone) setCode({ LiveChart });
      },
      () => {
        if (!gone) setFailedAttempt(attempt);
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, attempt]);

  return {
    LiveChart: code?.LiveChart ?? null,
    failed: code === null && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
