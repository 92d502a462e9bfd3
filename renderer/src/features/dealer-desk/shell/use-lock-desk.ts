import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

/**
 * Locks the desk immediately: it is hidden, with what was typed, until its person has signed in again. A showroom's program
 * does that itself; in a browser the session ends, so that no other address of the site opens meanwhile.
 */
export function useLockDesk(): () => void {
  const platform = usePlatform();
  const desk = platform.host?.desk ?? null;
  return () => void (desk === null ? platform.call('signOut', {}) : desk.lock());
}
