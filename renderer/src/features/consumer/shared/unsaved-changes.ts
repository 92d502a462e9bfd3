import { createContext, use, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { loadQuestion } from '#renderer/ui/dialogs/question.tsx';

/** Takes note whether something typed would be lost by leaving. Given by the consumer area. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** Tells the consumer area that a form holds changes which are not saved, for as long as it is shown. */
export function useUnsaved(unsaved: boolean): void {
  const setUnsaved = use(UnsavedContext);
  useEffect(() => {
    setUnsaved(unsaved);
    return () => setUnsaved(false);
  }, [setUnsaved, unsaved]);
}

/**
 * Holds back what would lose changes: another view, Back, Logout. Reloading and closing are held back by the browser,
 * which asks in its own words. `asking` is true while the person has not answered.
 */
export function useLeaveGuard(): {
  readonly setUnsaved: (unsaved: boolean) => void;
  readonly asking: boolean;
  readonly answer: (leave: boolean) => void;
  /** Does something that ends the form, after asking if need be. */
  readonly leaveBy: (action: () => void) => void;
} {
  const [unsaved, setUnsaved] = useState(false);
  const [waiting, setWaiting] = useState<{ readonly action: () => void } | null>(null);
  const blocker = useBlocker(unsaved);

  useEffect(() => {
    if (!unsaved) return undefined;
    // Ahead, so that it can be asked even when the connection goes.
    loadQuestion().catch(() => undefined);
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);

  function answer(leave: boolean): void {
    setWaiting(null);
    if (leave) {
      blocker.proceed?.();
      waiting?.action();
    } else {
      blocker.reset?.();
    }
  }

  return {
    setUnsaved,
    asking: blocker.state === 'blocked' || waiting !== null,
    answer,
    leaveBy: (action) => {
      if (unsaved) setWaiting({ action });
      else action();
    },
  };
}
