import { succeed } from '#contract/result.ts';
import type { SessionAnswer } from '#renderer/app/session/session-watch.ts';
import { keyUntilSignOut } from '#renderer/platform/personal-storage.ts';
import { onTouch } from '#renderer/platform/touches.ts';

/** How often to check whether the page is idle, and how often to record a touch, in milliseconds. */
const LOOK_EVERY_MS = 5000;

type Ask = (stay: boolean) => Promise<SessionAnswer>;

export type IdleEnd = {
  /** Asks how long the session lasts, given when a page was last used. */
  readonly ask: Ask;
  /** While the warning is shown, only an answer to it counts as use. */
  readonly setWarned: (isWarned: boolean) => void;
  readonly stop: () => void;
};

/** Whose pages may be idle, for how long, and what ends their session. */
type Idle = {
  readonly userId: string;
  /** In milliseconds; Infinity where the gateway alone says so. */
  readonly limit: number;
  /** Whether the person has just signed in, not earlier on another page. */
  readonly isNew: boolean;
  readonly onEnd: () => void;
};

/**
 * Ends the session of a person whose pages are idle in all tabs, however often they call the gateway by themselves.
 * The gateway may end it earlier, so it gets a report of touches when it would otherwise do so. A touch is recorded in
 * local storage until the session ends.
 */
export function idleEnd({ userId, ...idle }: Idle, askGateway: Ask, storage: Storage): IdleEnd {
  const key = keyUntilSignOut(userId, 'page-touched');
  const over = new AbortController();
  let { limit } = idle;
  let toldAt = 0;
  let isWarned = false;
  let written = 0;

  const note = () => {
    written = Date.now();
    storage.setItem(key, String(written));
  };
  const onEnd = () => {
    storage.removeItem(key);
    idle.onEnd();
  };
  const touchedAt = () => Number(storage.getItem(key) ?? 0);
  // Also when the clock was set back: then the idle time is unknown.
  const idleLeft = () => limit - Math.abs(Date.now() - touchedAt());
  const look = () => {
    if (idleLeft() <= 0) onEnd();
  };

  // A tab opened hours later does not continue the session.
  if (idle.isNew || storage.getItem(key) === null) note();
  else look();
  const touch = () => {
    if (isWarned || Math.abs(Date.now() - written) < LOOK_EVERY_MS) return;
    // A person who returns too late does not continue.
    if (idleLeft() <= 0) onEnd();
    else note();
  };
  onTouch(touch, over.signal);
  document.addEventListener('visibilitychange', look, { signal: over.signal });
  const timer = setInterval(look, LOOK_EVERY_MS);

  return {
    ask: async (stay) => {
      if (stay) note();
      const isUsed = touchedAt() > toldAt;
      const askedAt = Date.now();
      const answer = await askGateway(isUsed);
      if (!answer.ok) return answer;
      const { idleSecondsLeft, secondsLeft } = answer.value;
      if (isUsed) {
        toldAt = askedAt;
        limit = Math.min(idle.limit, idleSecondsLeft * 1000);
      }
      const left = Math.min(idleSecondsLeft, Math.floor(idleLeft() / 1000));
      return succeed({ idleSecondsLeft: left, secondsLeft });
    },
    setWarned: (now) => {
      isWarned = now;
    },
    stop: () => {
      clearInterval(timer);
      over.abort();
    },
  };
}
