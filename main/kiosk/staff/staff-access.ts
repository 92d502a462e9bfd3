import type { UnlockOutcome } from '#contract/kiosk.ts';

/** How long staff access lasts after the PIN, in milliseconds. */
export const STAFF_MS = 5 * 60_000;

export type StaffAccess = {
  readonly unlock: (pin: string) => Promise<UnlockOutcome>;
  readonly isUnlocked: () => boolean;
  readonly lock: () => void;
};

/** Whether staff have access to the kiosk: after the PIN, for a few minutes, or until the visit ends. */
export function staffAccess(
  enter: (pin: string) => Promise<UnlockOutcome>,
  now: () => number,
): StaffAccess {
  let until = 0;
  let visit = 0;
  return {
    unlock: async (pin) => {
      const during = visit;
      const answer = await enter(pin);
      // The visit may have ended while the PIN was being checked.
      if (answer.outcome === 'unlocked' && during === visit) until = now() + STAFF_MS;
      return answer;
    },
    isUnlocked: () => now() < until,
    lock: () => {
      until = 0;
      visit += 1;
    },
  };
}
