import {
  closeGrievance,
  escalateGrievance,
  myGrievances,
  raiseGrievance,
} from '#contract/applications/grievances.ts';
import { answerGrievance, grievances, viewGrievance } from '#contract/operators/grievances.ts';
import type { GrievanceNeeds } from '#gateway/lending/grievances/change-grievances.ts';
import { answer, close, escalate, raise } from '#gateway/lending/grievances/change-grievances.ts';
import {
  grievancesOf,
  pageOfGrievances,
  viewOne,
} from '#gateway/lending/grievances/read-grievances.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallSurroundings } from '#gateway/foundation/http/call-route.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

/** Grievances: calls of those who raise them, and of operators. */
export function grievanceRoutes(needs: GrievanceNeeds, surroundings: CallSurroundings) {
  const { records, keys } = needs;
  const { ofPerson, ofMember, once } = routesFor(records, surroundings);
  return [
    ofPerson(raiseGrievance, (request) =>
      once(raiseGrievance, request, (tx) => raise(needs, tx, request.account.userId, request.body)),
    ),
    ofPerson(myGrievances, async ({ account }) =>
      reply({ grievances: await grievancesOf(keys, records.db, account.userId) }),
    ),
    ofPerson(escalateGrievance, (request) =>
      once(escalateGrievance, request, (tx) =>
        escalate(needs, tx, request.account.userId, request.body),
      ),
    ),
    ofPerson(closeGrievance, (request) =>
      once(closeGrievance, request, (tx) => close(needs, tx, request.account.userId, request.body)),
    ),
    ofMember(grievances, 'operator', async ({ body }) =>
      reply(await pageOfGrievances(records.db, body)),
    ),
    ofMember(viewGrievance, 'operator', ({ body }, operator) =>
      change(records, (tx) => viewOne(needs, tx, actorOf(operator), body.number)),
    ),
    ofMember(answerGrievance, 'operator', (request, operator) =>
      once(answerGrievance, request, (tx) => answer(needs, tx, actorOf(operator), request.body)),
    ),
  ] as const;
}
