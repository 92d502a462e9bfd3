import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionState } from '#contract/session-state.ts';
import type { Platform } from '#renderer/platform/platform.ts';

/** Set by an entry. Null while pages are prerendered, when nothing uses it. */
export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null) throw new Error('usePlatform is called outside of an entry.');
  return platform;
}

/** Who is signed in; updated on sign-in, sign-out, changes in other tabs and rejected tokens. */
export function useSession(): SessionState {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.current, session.prerendered ?? nobody);
}

const NOBODY: SessionState = { userId: null, keeping: 'browser' };
const nobody = () => NOBODY;
