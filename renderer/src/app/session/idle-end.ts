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

/**
 * Ends the session of somebody whose pages were left alone in all tabs, however often they ask the gateway by themselves.
 * The gateway says for how long that may be, and is told of touches when it would end the session otherwise. A touch is
 * noted in local storage until the person signs out.
 */
export function idleEnd(
  userId: string,
  askGateway: Ask,
  onEnd: () => void,
  storage: Storage,
): IdleEnd {
  const key = keyUntilSignOut(userId, 'page-touched');
  const over = new AbortController();
  let limit = Infinity;
  let toldAt = 0;
  let isWarned = false;
  let written = 0;

  const note = () => {
    written = Date.now();
    storage.setItem(key, String(written));
  };
  const touchedAt = () => Number(storage.getItem(key) ?? 0);
  // Also where the clock was set back: then nobody knows for how long.
  const idleLeft = () => limit - Math.abs(Date.now() - touchedAt());
  const look = () => {
    if (idleLeft() <= 0) onEnd();
  };

  note();
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
        limit = idleSecondsLeft * 1000;
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
