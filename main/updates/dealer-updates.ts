import type { Log } from '#main/lib/log.ts';
import type { UpdateFeed } from '#main/updates/update-feed.ts';
import { updateFailure } from '#main/updates/update-failure.ts';
import { withTimeout } from '#main/lib/with-timeout.ts';

export type DealerUpdateEffects = {
  readonly feed: UpdateFeed;
  /** Reports a newer version that this program cannot install itself. */
  readonly report: (version: string) => Promise<void>;
  /** Asks whether to restart into the new version now. */
  readonly mayRestart: (version: string) => Promise<boolean>;
  /** Closes the window normally; false if the person stays, with unsaved changes. */
  readonly closeWindow: () => Promise<boolean>;
  /** Restarts the same version of the program. */
  readonly startAgain: () => void;
  readonly log: Log;
};

/** How long it may take, in milliseconds, until the installation is under way; macOS looks through the program first. */
export const MAX_HANDOVER_MS = 120_000;

/**
 * What a showroom's computer does about updates whenever it checks. Each version is reported once in a run. After 'Later'
 * the question comes again with the next start, after 'Stay here' with unsaved changes at the next check.
 *
 * The window is closed first. Electron's own order, an installation that closes windows, leaves a program half closed, with
 * an installer waiting for it, when a page holds back.
 */
export function dealerUpdates(effects: DealerUpdateEffects): () => Promise<void> {
  const { feed, report, mayRestart, closeWindow, startAgain, log } = effects;
  let reported: string | null = null;
  let checking = false;

  async function check(): Promise<void> {
    const version = await feed.newerVersion();
    if (version === null || version === reported) return;
    log({ event: 'update-available', version });
    if (!feed.installs) {
      reported = version;
      return report(version);
    }
    await feed.download();
    reported = version;
    if (!(await mayRestart(version))) return;
    if (!(await closeWindow())) {
      reported = null;
      log({ event: 'update-put-off', version });
      return;
    }
    log({ event: 'update-installing', version });
    await withTimeout(feed.install(), {
      what: 'The installation',
      milliseconds: MAX_HANDOVER_MS,
    }).catch((error: unknown) => {
      log(updateFailure(error));
      startAgain();
    });
  }

  return async () => {
    if (checking) return;
    checking = true;
    try {
      await check();
    } catch (error) {
      log(updateFailure(error));
    } finally {
      checking = false;
    }
  };
}
