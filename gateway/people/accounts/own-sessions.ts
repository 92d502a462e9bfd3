import type { ReplyOf } from '#contract/gateway.ts';
import type { session, signOutEverywhere } from '#contract/added-calls.ts';
import type { Sessions } from '#gateway/foundation/http/sessions.ts';
import { refusals, reply } from '#gateway/foundation/http/answers.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';

const wholeSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

export function sessionHandler(sessions: Sessions): CallHandler<typeof session> {
  return async ({ body, sessionKey }) => {
    if (sessionKey === null) return refusals.signInAgain();
    if (body.stay) await sessions.use(sessionKey);
    const left = await sessions.timeLeft(sessionKey);
    if (left === null) return refusals.signInAgain();
    return reply({
      idleSecondsLeft: wholeSeconds(left.idle),
      secondsLeft: wholeSeconds(left.absolute),
    } satisfies ReplyOf<typeof session>);
  };
}

export function signOutEverywhereHandler(
  sessions: Sessions,
): CallHandler<typeof signOutEverywhere> {
  return async ({ account }) => {
    if (account === null) return refusals.signInAgain();
    await sessions.endAll(account.userId);
    return reply({ message: 'Signed out everywhere' } satisfies ReplyOf<typeof signOutEverywhere>);
  };
}
