import type { session } from '#contract/added-calls.ts';
import type { GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';

/** How long before its end a session's owner is warned, in milliseconds. */
const WARNED_BEFORE = 120_000;
const TICK = 5_000;
/** How soon to ask the gateway again while a warning is shown, or after it could not be reached. */
const ASKED_AGAIN = 10_000;
/** The times left that are announced, in seconds: screen readers would read out a countdown every second. */
const SAID = [30, 60, 120] as const;

export type SessionWarning = {
  /** The session ends in less than these seconds. */
  readonly withinSeconds: (typeof SAID)[number];
  /** False when it ends even if it is used. */
  readonly canStay: boolean;
};

export type SessionAnswer = Result<ReplyOf<typeof session>, GatewayFailure>;

export type SessionWatch = {
  /** Uses the session. Resolves to false if the gateway could not be reached. */
  readonly stay: () => Promise<boolean>;
  readonly stop: () => void;
};

/** Whether the gateway may be able to say later. */
const isBusy = (failure: GatewayFailure) =>
  failure.kind === 'unreachable' ||
  (failure.kind === 'refused' && (failure.status >= 500 || failure.status === 429));

/**
 * Asks the gateway from time to time how long the session lasts, and calls back when a warning begins, changes or ends.
 * The gateway alone knows: calls of any tab make the session last longer.
 */
export function watchSession(
  ask: (stay: boolean) => Promise<SessionAnswer>,
  onWarning: (warning: SessionWarning | null) => void,
): SessionWatch {
  let end: { readonly at: number; readonly canStay: boolean } | null = null;
  let askAt = 0;
  let isAsking = false;
  let isOver = false;

  const show = () => {
    const left = end === null ? Infinity : end.at - Date.now();
    const withinSeconds = SAID.find((seconds) => left <= seconds * 1000);
    onWarning(
      end === null || left <= 0 || withinSeconds === undefined
        ? null
        : { withinSeconds, canStay: end.canStay },
    );
  };

  const take = (answer: SessionAnswer, askedAt: number): void => {
    if (answer.ok) {
      const { idleSecondsLeft, secondsLeft } = answer.value;
      const at = askedAt + Math.min(idleSecondsLeft, secondsLeft) * 1000;
      end = { at, canStay: secondsLeft > idleSecondsLeft };
      askAt = Math.max(at - WARNED_BEFORE, Date.now() + ASKED_AGAIN);
    } else if (isBusy(answer.failure)) {
      askAt = Date.now() + ASKED_AGAIN;
    } else {
      // Either the session has ended, or this gateway cannot say.
      end = null;
      askAt = Infinity;
    }
    show();
  };

  const askNow = async (stay: boolean): Promise<boolean> => {
    isAsking = true;
    const askedAt = Date.now();
    const answer = await ask(stay);
    isAsking = false;
    if (!isOver) take(answer, askedAt);
    return answer.ok;
  };

  const timer = setInterval(() => {
    if (!isAsking && Date.now() >= askAt) void askNow(false);
    else show();
  }, TICK);

  return {
    stay: () => askNow(true),
    stop: () => {
      isOver = true;
      clearInterval(timer);
    },
  };
}
