import {
  closeGrievance,
  escalateGrievance,
  myGrievances,
  raiseGrievance,
} from '#contract/applications/grievances.ts';
import { answerGrievance, grievances, viewGrievance } from '#contract/operators/grievances.ts';
import type { GrievanceDeps } from '#gateway/lending/grievances/change-grievances.ts';
import { answer, close, escalate, raise } from '#gateway/lending/grievances/change-grievances.ts';
import {
  grievancesOf,
  pageOfGrievances,
  viewOne,
} from '#gateway/lending/grievances/read-grievances.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

/** Grievances: calls of those who raise them, and of operators. */
export function grievanceRoutes(deps: GrievanceDeps, callDeps: CallDeps) {
  const { records, keys } = deps;
  const { ofPerson, ofMember, once } = routesFor(records, callDeps);
  return [
    ofPerson(raiseGrievance, (request) =>
      once(raiseGrievance, request, (tx) => raise(deps, tx, request.account.userId, request.body)),
    ),
    ofPerson(myGrievances, async ({ account }) =>
      reply({ grievances: await grievancesOf(keys, records.db, account.userId) }),
    ),
    ofPerson(escalateGrievance, (request) =>
      once(escalateGrievance, request, (tx) =>
        escalate(deps, tx, request.account.userId, request.body),
      ),
    ),
    ofPerson(closeGrievance, (request) =>
      once(closeGrievance, request, (tx) => close(deps, tx, request.account.userId, request.body)),
    ),
    ofMember(grievances, 'operator', async ({ body }) =>
      reply(await pageOfGrievances(records.db, body)),
    ),
    ofMember(viewGrievance, 'operator', ({ body }, operator) =>
      change(records, (tx) => viewOne(deps, tx, actorOf(operator), body.number)),
    ),
    ofMember(answerGrievance, 'operator', (request, operator) =>
      once(answerGrievance, request, (tx) => answer(deps, tx, actorOf(operator), request.body)),
    ),
  ] as const;
}
