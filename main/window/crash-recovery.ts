import type { Log } from '#main/lib/log.ts';

/** How often a page is brought back at once, within `WITHIN_MS`; after that a still page is shown for `STILL_MS`. */
export const MAX_RELOADS = 3;
export const WITHIN_MS = 60_000;
export const STILL_MS = 20_000;

export type RecoveryEffects = {
  /** Brings the portal back. */
  readonly reload: () => void;
  /** The same after the still page. On a kiosk nobody has been waiting there, so it begins a new visit. */
  readonly startAfresh: () => void;
  /** Shows a page that needs nothing of the portal. */
  readonly showStill: () => void;
  readonly now: () => number;
  readonly later: (milliseconds: number, act: () => void) => void;
  readonly log: Log;
};

/** What to do each time that the page's process has gone. */
export function crashRecovery(effects: RecoveryEffects): (reason: string) => void {
  const { reload, startAfresh, showStill, now, later, log } = effects;
  let crashes: number[] = [];
  let still = false;

  return (reason) => {
    log({ event: 'page-crashed', reason });
    // The still page has gone as well: whatever it is will pass or not, and the timer is running.
    if (still) return;
    crashes = [...crashes, now()].filter((at) => at > now() - WITHIN_MS);
    if (crashes.length <= MAX_RELOADS) {
      reload();
      return;
    }
    still = true;
    showStill();
    later(STILL_MS, () => {
      still = false;
      startAfresh();
    });
  };
}
