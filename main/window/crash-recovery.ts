import type { Log } from '#main/lib/log.ts';

/** How often a page is reloaded immediately, within `WITHIN_MS`; after that a fallback page is shown for `FALLBACK_MS`. */
export const MAX_RELOADS = 3;
export const WITHIN_MS = 60_000;
export const FALLBACK_MS = 20_000;

/** The crashed page, and what can be done about it. */
export type CrashedPage = {
  /** Brings the portal back. */
  readonly reload: () => void;
  /** The same after the fallback page. A kiosk starts a new visit, as the last visitor has left by then. */
  readonly startAfresh: () => void;
  /** Shows a page that needs nothing of the portal. */
  readonly showFallback: () => void;
};

export type RecoveryEffects = {
  readonly now: () => number;
  readonly later: (milliseconds: number, act: () => void) => void;
  readonly log: Log;
};

export type CrashRecovery = (page: CrashedPage, reason: string) => void;

/** Decides what to do each time a page's process is gone. All crashes of one page count together. */
export function crashRecovery({ now, later, log }: RecoveryEffects): CrashRecovery {
  let crashes: number[] = [];
  let showsFallback = false;

  return (page, reason) => {
    log({ event: 'page-crashed', reason });
    // The fallback page has crashed as well; the timer is already running.
    if (showsFallback) return;
    crashes = [...crashes, now()].filter((at) => at > now() - WITHIN_MS);
    if (crashes.length <= MAX_RELOADS) {
      page.reload();
      return;
    }
    showsFallback = true;
    page.showFallback();
    later(FALLBACK_MS, () => {
      showsFallback = false;
      page.startAfresh();
    });
  };
}
