/** How much longer than the page's own countdown the guard waits, in seconds. */
export const GRACE_SECONDS = 30;

export type IdleGuardEffects = {
  /** Seconds without a touch after which the page itself should have ended the visit. */
  readonly limitSeconds: number;
  readonly now: () => number;
};

export type IdleGuard = {
  /** A key, a click or a touch. */
  readonly touched: () => void;
  readonly visitBegan: () => void;
  /** To be called every few seconds; ends a visit that has been left alone for too long. */
  readonly check: (endVisit: () => void) => void;
  /** Whether anybody has touched anything in this visit. */
  readonly isVisited: () => boolean;
  /** Whether anybody has since the program was started. */
  readonly wasTouched: () => boolean;
};

/**
 * Ends a visit that the page has failed to end. The page shows the visitor a countdown; forgetting the visitor must not
 * depend on a script of the page.
 */
export function idleGuard({ limitSeconds, now }: IdleGuardEffects): IdleGuard {
  let lastTouch: number | null = null;
  let everTouched = false;
  return {
    isVisited: () => lastTouch !== null,
    wasTouched: () => everTouched,
    touched: () => {
      everTouched = true;
      lastTouch = now();
    },
    visitBegan: () => {
      lastTouch = null;
    },
    check: (endVisit) => {
      // Nobody has touched anything: there is no visit to end.
      if (lastTouch === null || now() - lastTouch < (limitSeconds + GRACE_SECONDS) * 1000) return;
      lastTouch = null;
      endVisit();
    },
  };
}
