import type { SessionState } from '#contract/session-state.ts';

/** Whose things are on the screen: who is signed in, or was until the session ended by itself. */
export function personOf({ userId, lapsed }: SessionState): string | null {
  return userId ?? lapsed ?? null;
}
