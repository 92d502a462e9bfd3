import { EMPTY_PLAN, type Plan, parsePlan } from '#renderer/features/consumer/plan/plan.ts';
import { keyUntilSignOut } from '#renderer/platform/personal-storage.ts';

/** A plan, and whether its owner chose to keep it on this device after signing out. */
export type KeptPlan = { readonly plan: Plan; readonly staysAfterSignOut: boolean };

/** Where one person's plan is stored on this device. */
export type PlanShelf = {
  readonly read: () => KeptPlan;
  /** False if storage is full or unavailable. */
  readonly write: (kept: KeptPlan) => boolean;
  readonly erase: () => void;
};

export function planShelf(storage: Storage, userId: string): PlanShelf {
  const untilSignOut = keyUntilSignOut(userId, 'plan');
  const beyond = `kept:${encodeURIComponent(userId)}:plan`;
  return {
    read: () => {
      const stays = parsePlan(storage.getItem(beyond));
      if (stays !== null) return { plan: stays, staysAfterSignOut: true };
      const plan = parsePlan(storage.getItem(untilSignOut)) ?? EMPTY_PLAN;
      return { plan, staysAfterSignOut: false };
    },
    write: ({ plan, staysAfterSignOut }) => {
      try {
        storage.setItem(staysAfterSignOut ? beyond : untilSignOut, JSON.stringify(plan));
        storage.removeItem(staysAfterSignOut ? untilSignOut : beyond);
        return true;
      } catch {
        return false;
      }
    },
    erase: () => {
      storage.removeItem(untilSignOut);
      storage.removeItem(beyond);
    },
  };
}
