import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';

/** Shows how much room is where data are kept, by what is kept there. */
export function showDisks(
  metrics: Pick<Metrics, 'show'>,
  folders: Readonly<Record<string, string>>,
): void {
  const sample = async (sizeOf: (disk: StatsFs) => number) =>
    Promise.all(
      Object.entries(folders).map(
        async ([place, folder]) => [sizeOf(await statfs(folder)), { place }] as const,
      ),
    );
  // What only root may still fill is not free.
  metrics.show('gateway_disk_free_bytes', () => sample(({ bavail, bsize }) => bavail * bsize));
  metrics.show('gateway_disk_size_bytes', () => sample(({ blocks, bsize }) => blocks * bsize));
}
