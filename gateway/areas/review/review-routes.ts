import { resubmit } from '#contract/applications/loans.ts';
import {
  claimApplication,
  exportApplications,
  handOver,
  queue,
  rejectApplication,
  releaseApplication,
  requestChanges,
  reviewedApplication,
} from '#contract/operators/review.ts';
import { members, revokeMembership } from '#contract/operators/memberships.ts';
import type { SubmitNeeds } from '#gateway/lending/own-applications/submit.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallSurroundings } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import { claim, release } from '#gateway/areas/review/claims.ts';
import { handOverToLenders, reject } from '#gateway/areas/review/decide.ts';
import { exportMasked } from '#gateway/areas/review/export.ts';
import { listMembers, revokeAndPassOn } from '#gateway/areas/review/members.ts';
import { queuePage } from '#gateway/areas/review/queue.ts';
import { askForChanges } from '#gateway/areas/review/request-changes.ts';
import { resubmitOwn } from '#gateway/areas/review/resubmit.ts';
import { viewApplication } from '#gateway/areas/review/view-application.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** What operators do with applications that were submitted, and the borrower's answer to them. */
export function reviewRoutes(records: Records, needs: SubmitNeeds, surroundings: CallSurroundings) {
  const { ofPerson, ofMember, once } = routesFor(records, surroundings);
  return [
    ofMember(queue, 'operator', async ({ body, at }, operator) =>
      reply(await queuePage(records, body, { operatorId: operator.id, at })),
    ),
    ofMember(claimApplication, 'operator', (request, operator) =>
      once(claimApplication, request, (tx) => claim(records, tx, actorOf(operator), request.body)),
    ),
    ofMember(releaseApplication, 'operator', (request, operator) =>
      once(releaseApplication, request, (tx) =>
        release(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(reviewedApplication, 'operator', ({ body }, operator) =>
      viewApplication(needs, actorOf(operator), body.number),
    ),
    ofMember(requestChanges, 'operator', (request, operator) =>
      once(requestChanges, request, (tx) =>
        askForChanges(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofPerson(resubmit, (request) =>
      once(resubmit, request, (tx) => resubmitOwn(needs, tx, request.account.userId, request.body)),
    ),
    ofMember(rejectApplication, 'operator', (request, operator) =>
      once(rejectApplication, request, (tx) =>
        reject(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(handOver, 'operator', (request, operator) =>
      once(handOver, request, (tx) =>
        handOverToLenders(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(members, 'operator', async ({ body, at }) =>
      reply(await listMembers(records, body, at)),
    ),
    ofMember(revokeMembership, 'operator', (request, operator) =>
      once(revokeMembership, request, (tx) =>
        revokeAndPassOn(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(exportApplications, 'operator', ({ body }, operator) =>
      exportMasked(records, actorOf(operator), body),
    ),
  ] as const;
}
