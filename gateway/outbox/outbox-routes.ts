import { deadLetters, dropMessage, retryMessage } from '#contract/lenders/outbox-calls.ts';
import { reply } from '#gateway/http/answers.ts';
import type { CallSurroundings } from '#gateway/http/call-route.ts';
import { routesFor } from '#gateway/memberships/member-route.ts';
import { actorOf } from '#gateway/memberships/staff.ts';
import { deadLettersAfter, dropDead, retryDead } from '#gateway/outbox/dead-letters.ts';
import type { Records } from '#gateway/store/records.ts';

type OutboxRouteNeeds = {
  readonly records: Records;
  /** Tells this gateway that there is something to be sent. */
  readonly wakeOutbox: () => void;
};

/** What operators do about messages that did not arrive. */
export function outboxRoutes(
  { records, wakeOutbox }: OutboxRouteNeeds,
  surroundings: CallSurroundings,
) {
  const { ofMember, once } = routesFor(records, surroundings);
  return [
    ofMember(deadLetters, 'operator', async ({ body }) =>
      reply(await deadLettersAfter(records.db, body)),
    ),
    ofMember(retryMessage, 'operator', async (request, operator) => {
      const answer = await once(retryMessage, request, (one) =>
        retryDead(records, one, actorOf(operator), request.body.messageId),
      );
      if (answer.status === 200) wakeOutbox();
      return answer;
    }),
    ofMember(dropMessage, 'operator', async (request, operator) => {
      const answer = await once(dropMessage, request, (one) =>
        dropDead(records, one, actorOf(operator), request.body),
      );
      if (answer.status === 200) wakeOutbox();
      return answer;
    }),
  ] as const;
}
