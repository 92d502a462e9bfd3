import type { Log } from '#main/log.ts';
import type { UpdateFeed } from '#main/update-feed.ts';
import { updateFailure } from '#main/update-failure.ts';

export type DealerUpdateEffects = {
  readonly feed: UpdateFeed;
  /** Says that there is a newer version, which this program cannot install itself. */
  readonly tell: (version: string) => Promise<void>;
  /** Asks whether to restart into the new version now. */
  readonly mayRestart: (version: string) => Promise<boolean>;
  readonly log: Log;
};

/**
 * What a showroom's computer does about updates whenever it looks. Each version is told of once in a run; who answers
 * 'Later' is asked again after the next start.
 */
export function dealerUpdates(effects: DealerUpdateEffects): () => Promise<void> {
  const { feed, tell, mayRestart, log } = effects;
  let told: string | null = null;
  let looking = false;

  async function look(): Promise<void> {
    const version = await feed.newerVersion();
    if (version === null || version === told) return;
    log({ event: 'update-available', version });
    if (!feed.installs) {
      told = version;
      return tell(version);
    }
    await feed.download();
    told = version;
    if (!(await mayRestart(version))) return;
    log({ event: 'update-installing', version });
    feed.install();
  }

  return async () => {
    if (looking) return;
    looking = true;
    try {
      await look();
    } catch (error) {
      log(updateFailure(error));
    } finally {
      looking = false;
    }
  };
}
