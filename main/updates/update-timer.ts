import type { Log } from '#main/lib/log.ts';
import { updateFailure } from '#main/updates/update-failure.ts';

/** When the feed is first asked after the start, and how often from then on, in milliseconds. */
const FIRST_CHECK_MS = 20_000;
const CHECK_EVERY_MS = 6 * 3600 * 1000;

/** Sets updates going some time after the start, so that the first page does not wait for them. */
export function startUpdates(prepare: () => Promise<() => Promise<void>>, log: Log): void {
  setTimeout(() => {
    prepare().then(
      (check) => {
        void check();
        setInterval(() => void check(), CHECK_EVERY_MS).unref();
      },
      (error: unknown) => log(updateFailure(error)),
    );
  }, FIRST_CHECK_MS).unref();
}
