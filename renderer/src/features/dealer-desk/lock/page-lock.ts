import { LOCK_AFTER_MINUTES } from '#contract/lock-after.ts';
import { keyUntilSignOut } from '#renderer/platform/personal-storage.ts';
import { onTouch } from '#renderer/platform/touches.ts';

const LIMIT_MS = LOCK_AFTER_MINUTES * 60_000;
/** How often it is looked whether the desk was left alone, and how often a touch is written down, in milliseconds. */
const LOOK_EVERY_MS = 5000;
const LOCKED = 'locked';

export type PageLock = {
  readonly isLocked: () => boolean;
  readonly lock: () => void;
  readonly unlock: () => void;
  /** Counts touches of this page, and calls back when it may have been locked or unlocked, here or in another tab. */
  readonly watch: (look: () => void) => () => void;
};

/**
 * The lock of a person's desk in a browser, for all tabs: either that it is locked, or when it was last touched, in local
 * storage until the person signs out. It hides; the session goes on.
 */
export function pageLock(userId: string, storage: Storage): PageLock {
  const key = keyUntilSignOut(userId, 'desk-touched');
  const listeners = new Set<() => void>();
  let written = 0;
  const touched = () => {
    written = Date.now();
    storage.setItem(key, String(written));
  };
  const isLocked = () => {
    const kept = storage.getItem(key);
    // Also where the clock was set back: then nobody knows for how long.
    return kept === LOCKED || (kept !== null && !(Math.abs(Date.now() - Number(kept)) < LIMIT_MS));
  };
  const tell = () => listeners.forEach((listener) => listener());
  const touch = () => {
    if (isLocked()) tell();
    else if (Date.now() - written >= LOOK_EVERY_MS) touched();
  };
  const look = () => {
    // Written down, so that a clock that is set back does not open it.
    if (isLocked()) storage.setItem(key, LOCKED);
    tell();
  };

  return {
    isLocked,
    lock: () => {
      storage.setItem(key, LOCKED);
      tell();
    },
    unlock: () => {
      touched();
      tell();
    },
    watch: (listener) => {
      touch();
      listeners.add(listener);
      const over = new AbortController();
      const options = { capture: true, passive: true, signal: over.signal } as const;
      onTouch(touch, over.signal);
      window.addEventListener('storage', tell, options);
      document.addEventListener('visibilitychange', look, options);
      const timer = setInterval(look, LOOK_EVERY_MS);
      return () => {
        clearInterval(timer);
        over.abort();
        listeners.delete(listener);
      };
    },
  };
}
