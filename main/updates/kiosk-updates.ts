import * as z from 'zod/mini';
import type { StoredValue } from '#main/storage/json-file.ts';
import type { Log } from '#main/lib/log.ts';
import type { UpdateFeed } from '#main/updates/update-feed.ts';
import { updateFailure } from '#main/updates/update-failure.ts';

/** Hours of the local clock in which a kiosk may restart into a new version: from the first up to the second. */
export const QUIET_HOURS = { from: 1, to: 5 } as const;
/** How often the installation of a version is tried; after that, staff must act. */
export const MAX_TRIES = 2;

/** The version last tried, and how often: persistent, since trying ends the program. */
export const updateTries = z.object({ version: z.string(), tries: z.int() });
type UpdateTries = z.output<typeof updateTries>;

export type KioskUpdateEffects = {
  readonly feed: UpdateFeed;
  readonly tries: StoredValue<UpdateTries>;
  readonly now: () => Date;
  /** Whether a visitor is, or may be, at the screen. */
  readonly isVisited: () => boolean;
  /** Whether anybody has touched the screen since the program started. */
  readonly wasTouched: () => boolean;
  /** Whether the locked window may be closed. */
  readonly letClose: (may: boolean) => void;
  readonly log: Log;
};

export type KioskUpdates = {
  /** Call it at the start and every few hours. */
  readonly check: () => Promise<void>;
  /** Call it every minute: it installs what is ready as soon as the kiosk is idle. */
  readonly installWhenQuiet: () => void;
};

/**
 * Downloads a newer version and installs it at the start, before the first visitor, or at night: never during a visit,
 * and without showing anything.
 */
export function kioskUpdates(effects: KioskUpdateEffects): KioskUpdates {
  const { feed, tries, now, isVisited, wasTouched, letClose, log } = effects;
  let checking = false;
  let reported: string | null = null;
  let ready: string | null = null;

  const triesOf = (version: string) => {
    const stored = tries.read();
    return stored?.version === version ? stored.tries : 0;
  };

  async function fetchNewer(): Promise<void> {
    const version = await feed.newerVersion();
    if (version === null) return tries.clear();
    if (version !== reported) log({ event: 'update-available', version });
    reported = version;
    if (!feed.installs || version === ready) return;
    if (triesOf(version) >= MAX_TRIES) return log({ event: 'update-given-up', version });
    await feed.download();
    ready = version;
    installWhenQuiet();
  }

  function installWhenQuiet(): void {
    if (ready === null || isVisited()) return;
    const hour = now().getHours();
    const inTheNight = hour >= QUIET_HOURS.from && hour < QUIET_HOURS.to;
    if (!inTheNight && wasTouched()) return;
    const version = ready;
    ready = null;
    // Written first: if the installation fails, the program restarts and must not try forever.
    tries.write({ version, tries: triesOf(version) + 1 });
    log({ event: 'update-installing', version });
    // macOS closes the windows before it reports that the program ends.
    letClose(true);
    feed.install().catch((error: unknown) => {
      letClose(false);
      log(updateFailure(error));
    });
  }

  return {
    installWhenQuiet: () => {
      try {
        installWhenQuiet();
      } catch (error) {
        log(updateFailure(error));
      }
    },
    check: async () => {
      if (checking) return;
      checking = true;
      try {
        await fetchNewer();
      } catch (error) {
        log(updateFailure(error));
      } finally {
        checking = false;
      }
    },
  };
}
