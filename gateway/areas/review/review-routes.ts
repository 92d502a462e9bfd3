import type { BodyOf } from '#contract/gateway.ts';
import { resubmit } from '#contract/applications/loans.ts';
import {
  assignApplication,
  besideInQueue,
  changeClaims,
  claimApplication,
  comeBackOn,
  exportApplications,
  handOver,
  queue,
  rejectApplication,
  releaseApplication,
  requestChanges,
  reviewedApplication,
} from '#contract/operators/review.ts';
import {
  decideDraft,
  decideSecondPerson,
  proposeSecondPerson,
  secondPersonTerms,
} from '#contract/operators/second-person.ts';
import { colleagues, mentions, writeNote } from '#contract/operators/notes.ts';
import {
  answersWaiting,
  decideLetterTemplate,
  letterTemplates,
  noteAnswersRead,
  retireLetterTemplate,
  sendLetter,
  writeLetterTemplate,
} from '#contract/operators/letters.ts';
import { readServiceLevels, saveServiceLevels } from '#contract/operators/service-levels.ts';
import { deleteView, saveView, views } from '#contract/operators/views.ts';
import { searchConsole } from '#contract/operators/search.ts';
import { changeDuties, members, revokeMembership } from '#contract/operators/memberships.ts';
import type { SubmitDeps } from '#gateway/lending/own-applications/submit.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf, alsoMay, notAmongDuties } from '#gateway/people/memberships/staff.ts';
import { assign, claim, putOff, release } from '#gateway/areas/review/claims.ts';
import { changeSeveral } from '#gateway/areas/review/change-several.ts';
import { decideDrafted } from '#gateway/areas/review/decide-draft.ts';
import { decideTerms, proposeTerms, termsFor } from '#gateway/areas/review/second-person.ts';
import { handOverToLenders, reject } from '#gateway/areas/review/decide.ts';
import { exportMasked } from '#gateway/areas/review/export.ts';
import {
  listMembers,
  changeDutiesAndFree,
  revokeAndPassOn,
} from '#gateway/areas/review/members.ts';
import {
  decideTemplate,
  retireTemplate,
  templatesFor,
  writeTemplate,
} from '#gateway/areas/review/letter-templates.ts';
import { noteRead, sendTo } from '#gateway/areas/review/letters.ts';
import { colleaguesFor, mentionsPage, writeNoteOn } from '#gateway/areas/review/notes.ts';
import { answersFor, besideIn, queuePage } from '#gateway/areas/review/queue.ts';
import { askForChanges } from '#gateway/areas/review/request-changes.ts';
import { resubmitOwn } from '#gateway/areas/review/resubmit.ts';
import { saveLevels, setLevelsOf } from '#gateway/lending/service-levels/levels.ts';
import { searchFor } from '#gateway/areas/review/search.ts';
import { keepOperatorsView, removeOperatorsView, viewsFor } from '#gateway/areas/review/views.ts';
import { viewApplication } from '#gateway/areas/review/view-application.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Which steps a colleague took is for those who lead the others. */
function mayAskWho(
  request: Parameters<typeof alsoMay>[0] & {
    readonly body: Pick<BodyOf<typeof queue>, 'filter'>;
  },
  operator: Member,
): boolean {
  const { step, stepBy } = request.body.filter;
  const isColleagues = step !== 'lender' && stepBy !== null && stepBy !== operator.id;
  return !isColleagues || alsoMay(request, operator, 'see-service-levels');
}

/** What operators do with applications that were submitted, and the borrower's answer to them. */
export function reviewRoutes(records: Records, deps: SubmitDeps, callDeps: CallDeps) {
  const { ofPerson, ofMember, once } = routesFor(records, callDeps);
  return [
    ofMember(queue, 'operator', async (request, operator) => {
      const { body, at } = request;
      if (!mayAskWho(request, operator)) return notAmongDuties();
      return reply(await queuePage(records, body, { operatorId: operator.id, at }));
    }),
    ofMember(besideInQueue, 'operator', async (request, operator) => {
      const { body, at } = request;
      if (!mayAskWho(request, operator)) return notAmongDuties();
      return reply(await besideIn(records, body, { operatorId: operator.id, at }));
    }),
    ofMember(views, 'operator', async (_, operator) =>
      reply(await viewsFor(records, actorOf(operator))),
    ),
    ofMember(saveView, 'operator', (request, operator) =>
      once(saveView, request, (tx) =>
        keepOperatorsView(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(deleteView, 'operator', (request, operator) =>
      once(deleteView, request, (tx) =>
        removeOperatorsView(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(searchConsole, 'operator', ({ body }, operator) =>
      searchFor(deps, actorOf(operator), body.search),
    ),
    ofMember(claimApplication, 'operator', (request, operator) =>
      once(claimApplication, request, (tx) => claim(records, tx, actorOf(operator), request.body)),
    ),
    ofMember(releaseApplication, 'operator', (request, operator) =>
      once(releaseApplication, request, (tx) =>
        release(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(assignApplication, 'operator', (request, operator) =>
      once(assignApplication, request, (tx) => assign(deps, tx, actorOf(operator), request.body)),
    ),
    ofMember(changeClaims, 'operator', (request, operator) =>
      once(changeClaims, request, (tx) => changeSeveral(deps, tx, actorOf(operator), request.body)),
    ),
    ofMember(comeBackOn, 'operator', (request, operator) =>
      once(comeBackOn, request, (tx) => putOff(records, tx, actorOf(operator), request.body)),
    ),
    ofMember(reviewedApplication, 'operator', ({ body }, operator) =>
      viewApplication(deps, actorOf(operator), body.number),
    ),
    ofMember(requestChanges, 'operator', (request, operator) =>
      once(requestChanges, request, (tx) =>
        askForChanges(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofPerson(resubmit, (request) =>
      once(resubmit, request, (tx) => resubmitOwn(deps, tx, request.account, request.body)),
    ),
    ofMember(rejectApplication, 'operator', (request, operator) =>
      once(rejectApplication, request, (tx) => reject(deps, tx, actorOf(operator), request.body)),
    ),
    ofMember(handOver, 'operator', (request, operator) =>
      once(handOver, request, (tx) => handOverToLenders(deps, tx, actorOf(operator), request.body)),
    ),
    ofMember(secondPersonTerms, 'operator', async (_, operator) =>
      reply(await termsFor(records.db, actorOf(operator))),
    ),
    ofMember(proposeSecondPerson, 'operator', (request, operator) =>
      once(proposeSecondPerson, request, (tx) =>
        proposeTerms(records, tx, actorOf(operator), request.body.amount),
      ),
    ),
    ofMember(decideSecondPerson, 'operator', (request, operator) =>
      once(decideSecondPerson, request, (tx) =>
        decideTerms(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(readServiceLevels, 'operator', async () => reply(await setLevelsOf(records.db))),
    ofMember(saveServiceLevels, 'operator', (request, operator) =>
      once(saveServiceLevels, request, (tx) => saveLevels(tx, actorOf(operator), request.body)),
    ),
    ofMember(decideDraft, 'operator', (request, operator) =>
      once(decideDraft, request, (tx) => decideDrafted(deps, tx, actorOf(operator), request.body)),
    ),
    ofMember(writeNote, 'operator', (request, operator) =>
      once(writeNote, request, (tx) => writeNoteOn(deps, tx, actorOf(operator), request.body)),
    ),
    ofMember(answersWaiting, 'operator', async (_, operator) =>
      reply(await answersFor(records, operator.id)),
    ),
    ofMember(letterTemplates, 'operator', async (_, operator) =>
      reply(await templatesFor(records.db, actorOf(operator))),
    ),
    ofMember(writeLetterTemplate, 'operator', (request, operator) =>
      once(writeLetterTemplate, request, (tx) =>
        writeTemplate(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(decideLetterTemplate, 'operator', (request, operator) =>
      once(decideLetterTemplate, request, (tx) =>
        decideTemplate(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(retireLetterTemplate, 'operator', (request, operator) =>
      once(retireLetterTemplate, request, (tx) =>
        retireTemplate(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(sendLetter, 'operator', (request, operator) =>
      once(sendLetter, request, (tx) => sendTo(deps, tx, actorOf(operator), request.body)),
    ),
    ofMember(noteAnswersRead, 'operator', (request, operator) =>
      once(noteAnswersRead, request, (tx) => noteRead(deps, tx, actorOf(operator), request.body)),
    ),
    ofMember(colleagues, 'operator', ({ body }, operator) =>
      colleaguesFor(records, actorOf(operator), body.number),
    ),
    ofMember(mentions, 'operator', async ({ body }, operator) =>
      reply(await mentionsPage(records, actorOf(operator), body)),
    ),
    ofMember(members, 'operator', async ({ body, at }) =>
      reply(await listMembers(records, body, at)),
    ),
    ofMember(changeDuties, 'operator', (request, operator) =>
      once(changeDuties, request, (tx) =>
        changeDutiesAndFree(records, tx, actorOf(operator), request.body),
      ),
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
