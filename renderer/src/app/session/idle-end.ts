import { succeed } from '#contract/result.ts';
import type { SessionAnswer } from '#renderer/app/session/session-watch.ts';
import { keyUntilSignOut } from '#renderer/platform/personal-storage.ts';
import { onTouch } from '#renderer/platform/touches.ts';

/** How often it is looked whether the page was left alone, and how often a touch is written down, in milliseconds. */
const LOOK_EVERY_MS = 5000;

type Ask = (stay: boolean) => Promise<SessionAnswer>;

export type IdleEnd = {
  /** Asks how long the session lasts, by when somebody last touched a page. */
  readonly ask: Ask;
  /** While the person is warned, only an answer to that shows that somebody is there. */
  readonly setWarned: (isWarned: boolean) => void;
  readonly stop: () => void;
};

/** For how long the pages of whom may be left alone, and what ends their session. */
type Idle = {
  readonly userId: string;
  /** In milliseconds; Infinity where the gateway alone says so. */
  readonly limit: number;
  /** Whether the person has signed in just now, and not before on another page. */
  readonly isNew: boolean;
  readonly onEnd: () => void;
};

/**
 * Ends the session of somebody whose pages were left alone in all tabs, however often they ask the gateway by themselves.
 * The gateway may end it earlier, and is told of touches when it would end the session otherwise. A touch is noted in
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
  // Also where the clock was set back: then nobody knows for how long.
  const idleLeft = () => limit - Math.abs(Date.now() - touchedAt());
  const look = () => {
    if (idleLeft() <= 0) onEnd();
  };

  // A tab that is opened hours later does not go on.
  if (idle.isNew || storage.getItem(key) === null) note();
  else look();
  const touch = () => {
    if (isWarned || Math.abs(Date.now() - written) < LOOK_EVERY_MS) return;
    // Whoever comes back too late does not go on.
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
