import { useEffect, useRef } from 'react';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

/** Calls back when the signed-in person signs out, here or in another tab. */
export function useWhenSignedOut(tell: () => void): void {
  const { session } = usePlatform();
  const newest = useRef(tell);
  useEffect(() => {
    newest.current = tell;
  });
  useEffect(() => {
    let before = session.current().userId;
    return session.subscribe(() => {
      const now = session.current().userId;
      if (before !== null && now === null) newest.current();
      before = now;
    });
  }, [session]);
}
