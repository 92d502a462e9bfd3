import { join } from 'node:path';
import type { Configuration } from '#main/configuration/configuration.ts';
import { electronUpdateFeed } from '#main/updates/electron-update-feed.ts';
import { jsonFile } from '#main/storage/json-file.ts';
import { kioskUpdates, updateTries } from '#main/updates/kiosk-updates.ts';
import type { Log } from '#main/lib/log.ts';
import { startUpdates } from '#main/updates/update-timer.ts';

/** How often to check whether the kiosk is idle, in milliseconds. */
const QUIET_CHECK_EVERY_MS = 60_000;

/** Installs newer versions on a kiosk while it is idle. */
export function installUpdates({
  updates: { feedUrl, mayInstall },
  userData,
  presence,
  letClose,
  log,
}: {
  readonly updates: Configuration['updates'];
  readonly userData: string;
  readonly presence: {
    readonly isVisited: () => boolean;
    readonly wasTouched: () => boolean;
  };
  /** Whether the locked window may be closed. */
  readonly letClose: (may: boolean) => void;
  readonly log: Log;
}): void {
  if (feedUrl === null) return;
  startUpdates(async () => {
    const { check, installWhenQuiet } = kioskUpdates({
      feed: await electronUpdateFeed(feedUrl, { mayInstall }),
      tries: jsonFile(join(userData, 'update-tries.json'), updateTries, log),
      now: () => new Date(),
      isVisited: presence.isVisited,
      wasTouched: presence.wasTouched,
      letClose,
      log,
    });
    setInterval(installWhenQuiet, QUIET_CHECK_EVERY_MS).unref();
    return check;
  }, log);
}
