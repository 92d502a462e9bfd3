import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionState } from '#contract/session-state.ts';
import type { Platform } from '#renderer/platform/platform.ts';

/** Filled by an entry. While pages are prerendered there is none, and nothing asks for it then. */
export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null) throw new Error('usePlatform is called outside of an entry.');
  return platform;
}

/** Who is signed in, kept up to date across sign-in, sign-out, other tabs and refused tokens. */
export function useSession(): SessionState {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.current, nobody);
}

const NOBODY: SessionState = { userId: null, keeping: 'browser' };
const nobody = () => NOBODY;
