import type { ReplyOf, signOut } from '#contract/gateway.ts';
import type { Sessions } from '#gateway/foundation/http/sessions.ts';
import { refusals, reply } from '#gateway/foundation/http/answers.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';

export function signOutHandler(sessions: Sessions): CallHandler<typeof signOut> {
  return async ({ sessionKey }) => {
    if (sessionKey === null) return refusals.signInAgain();
    await sessions.end(sessionKey);
    return reply({ message: 'Signed out' } satisfies ReplyOf<typeof signOut>);
  };
}
