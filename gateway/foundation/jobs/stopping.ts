import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { Jobs } from '#gateway/foundation/jobs/jobs.ts';

/** Milliseconds that accepted requests have to end. */
const MAX_SHUTDOWN = 10_000;

export type Ending = {
  readonly servers: readonly Server[];
  /** How long calls are still taken after the first signal; nobody is told any more that the gateway is ready. */
  readonly drainSeconds: number;
  readonly jobs: Jobs;
  readonly closeStore: () => Promise<void>;
  readonly log: Log;
};

export type Stopping = {
  /** Aborted when the gateway is not to be sent any more calls. */
  readonly draining: AbortSignal;
  /** Aborted when it takes none any more: what is only being slowed is then released. */
  readonly closing: AbortSignal;
  readonly onSignals: (ending: Ending) => void;
};

/**
 * How a gateway ends on SIGTERM or SIGINT. First it only says that it is not ready, for as long as a balancer needs to
 * notice; then it accepts nothing new and finishes what it has accepted. A second signal ends the first part.
 */
export function stopping(): Stopping {
  const draining = new AbortController();
  const closing = new AbortController();
  const end = async ({ servers, drainSeconds, jobs, closeStore, log }: Ending) => {
    draining.abort();
    if (drainSeconds > 0) {
      log({ event: 'draining', seconds: drainSeconds });
      await pause(drainSeconds * 1000, null, { signal: closing.signal }).catch(() => {});
    }
    closing.abort();
    const forced = () => {
      for (const server of servers) server.closeAllConnections();
    };
    setTimeout(forced, MAX_SHUTDOWN).unref();
    await Promise.all([jobs.stop(), ...servers.map(closed)]);
    await closeStore();
  };
  return {
    draining: draining.signal,
    closing: closing.signal,
    onSignals(ending) {
      const stop = () => {
        if (draining.signal.aborted) {
          closing.abort();
          return;
        }
        end(ending).then(
          () => process.exit(0),
          () => process.exit(1),
        );
      };
      process.on('SIGTERM', stop);
      process.on('SIGINT', stop);
    },
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
