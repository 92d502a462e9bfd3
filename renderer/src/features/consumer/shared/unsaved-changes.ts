import { createContext, use, useEffect, useLayoutEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { loadQuestion } from '#renderer/ui/dialogs/question.tsx';

/** Records whether leaving would lose typed changes. Provided by the consumer area. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** Tells the consumer area, while mounted, that a form has unsaved changes. */
export function useUnsaved(unsaved: boolean): void {
  const setUnsaved = use(UnsavedContext);
  // Within the event that made the change, so that the very next press is held back already.
  useLayoutEffect(() => {
    setUnsaved(unsaved);
    return () => setUnsaved(false);
  }, [setUnsaved, unsaved]);
}

/**
 * Guards against losing changes: another view, Back, Logout. For reloading and closing the browser asks in its own
 * words. `asking` is true until the person answers.
 */
export function useLeaveGuard(): {
  readonly setUnsaved: (unsaved: boolean) => void;
  readonly asking: boolean;
  readonly answer: (leave: boolean) => void;
  /** Runs an action that closes the form, asking first if necessary. */
  readonly leaveBy: (action: () => void) => void;
} {
  const [unsaved, setUnsaved] = useState(false);
  const [waiting, setWaiting] = useState<{ readonly action: () => void } | null>(null);
  const blocker = useBlocker(unsaved);

  useEffect(() => {
    if (!unsaved) return undefined;
    // Fetched ahead, so that it can ask even without a connection.
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
