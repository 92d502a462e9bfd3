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
  /** Call it every few seconds; it ends a visit that has been left alone for too long. */
  readonly check: (endVisit: () => void) => void;
  /** Whether anybody has touched anything in this visit. */
  readonly isVisited: () => boolean;
  /** Whether anybody has since the program started. */
  readonly wasTouched: () => boolean;
  /** Whole seconds since the last touch, in whichever visit; null if there was none since the start. */
  readonly secondsSinceTouch: () => number | null;
};

/**
 * Ends a visit that the page failed to end. The page shows a countdown, but forgetting the visitor must not depend on
 * the page's script.
 */
export function idleGuard({ limitSeconds, now }: IdleGuardEffects): IdleGuard {
  let lastTouch: number | null = null;
  let touchedAt: number | null = null;
  return {
    isVisited: () => lastTouch !== null,
    wasTouched: () => touchedAt !== null,
    secondsSinceTouch: () =>
      touchedAt === null ? null : Math.max(0, Math.floor((now() - touchedAt) / 1000)),
    touched: () => {
      lastTouch = now();
      touchedAt = lastTouch;
    },
    visitBegan: () => {
      lastTouch = null;
    },
    check: (endVisit) => {
      // The terminal was not touched: there is no visit to end.
      if (lastTouch === null || now() - lastTouch < (limitSeconds + GRACE_SECONDS) * 1000) return;
      lastTouch = null;
      endVisit();
    },
  };
}
