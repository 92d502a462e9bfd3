import { deadLetters, dropMessage, messageNow, retryMessage } from '#contract/operators/outbox.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import {
  deadLettersAfter,
  dropDead,
  noSuchMessage,
  retryDead,
  stateOfMessage,
} from '#gateway/lending/sending/dead-letters.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** What operators do about messages that did not arrive. */
export function outboxRoutes(records: Records, callDeps: CallDeps) {
  const { ofMember, once } = routesFor(records, callDeps);
  return [
    ofMember(deadLetters, 'operator', async ({ body }) =>
      reply(await deadLettersAfter(records.db, body)),
    ),
    ofMember(messageNow, 'operator', async ({ body }) => {
      const now = await stateOfMessage(records.db, body.messageId);
      return now === null ? noSuchMessage() : reply(now);
    }),
    ofMember(retryMessage, 'operator', (request, operator) =>
      once(retryMessage, request, (tx) =>
        retryDead(records, tx, actorOf(operator), request.body.messageId),
      ),
    ),
    ofMember(dropMessage, 'operator', (request, operator) =>
      once(dropMessage, request, (tx) => dropDead(records, tx, actorOf(operator), request.body)),
    ),
  ] as const;
}
