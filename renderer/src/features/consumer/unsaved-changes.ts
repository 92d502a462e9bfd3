import { createContext, use, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/** Takes note whether something typed would be lost by leaving. Given by the consumer area. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** Tells the consumer area that a form holds changes which are not saved, for as long as it is shown. */
export function useUnsaved(unsaved: boolean): void {
  const note = use(UnsavedContext);
  useEffect(() => {
    note(unsaved);
    return () => note(false);
  }, [note, unsaved]);
}

/**
 * Holds back what would lose changes: another view, Back, Logout. Reloading and closing are held back by the browser,
 * which asks in its own words. `asking` is true while the person has not answered.
 */
export function useLeaveGuard(): {
  readonly note: (unsaved: boolean) => void;
  readonly asking: boolean;
  readonly answer: (leave: boolean) => void;
  /** Does something that ends the form, after asking if need be. */
  readonly leaveBy: (action: () => void) => void;
} {
  const [unsaved, note] = useState(false);
  const [waiting, wait] = useState<{ readonly action: () => void } | null>(null);
  const blocker = useBlocker(unsaved);

  useEffect(() => {
    if (!unsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);

  function answer(leave: boolean): void {
    wait(null);
    if (leave) {
      blocker.proceed?.();
      waiting?.action();
    } else {
      blocker.reset?.();
    }
  }

  return {
    note,
    asking: blocker.state === 'blocked' || waiting !== null,
    answer,
    leaveBy: (action) => {
      if (unsaved) wait({ action });
      else action();
    },
  };
}
