import {
  application,
  chooseLenders,
  createApplication,
  inviteGuarantor,
  match,
  myApplications,
  refreshMatch,
  saveSection,
  submit,
  withdraw,
} from '#contract/applications/loans.ts';
import { answerLetters, letters, noteLettersRead } from '#contract/applications/letters.ts';
import { choose } from '#gateway/lending/applications/choice.ts';
import { create, refresh, save } from '#gateway/lending/applications/drafts.ts';
import { withdrawOwn } from '#gateway/lending/own-applications/withdraw.ts';
import { lockFor } from '#gateway/lending/applications/application-edge.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import type { EmptyingDeps } from '#gateway/lending/applications/empty-withdrawn.ts';
import { emptyOwn } from '#gateway/lending/applications/empty-withdrawn.ts';
import {
  beginOwn,
  findOwnApplication,
  keyOfApplication,
  notFound,
  ownerOf,
  staleApplication,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import {
  awaitsGuarantor,
  guarantorOf,
  invitationToken,
  isSameGuarantor,
  keepGuarantor,
  renewInvitation,
} from '#gateway/lending/applications/guarantors.ts';
import { matchFor, waysFor } from '#gateway/lending/applications/matches.ts';
import { answerOwn, noteOwnRead, ownLetters } from '#gateway/lending/own-applications/letters.ts';
import {
  applicationsOf,
  readApplication,
} from '#gateway/lending/own-applications/read-application.ts';
import type { SubmitDeps } from '#gateway/lending/own-applications/submit.ts';
import { beginSubmit, submitOwn } from '#gateway/lending/own-applications/submit.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { callRoute } from '#gateway/foundation/http/call-route.ts';
import type { Wait } from '#gateway/foundation/http/wait.ts';
import type { ProofDeps } from '#gateway/foundation/identity/fresh-proof.ts';
import { freshProof } from '#gateway/foundation/identity/fresh-proof.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { onceNothingIsSent } from '#gateway/lending/outbox/in-flight.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { endConsentsOf } from '#gateway/lending/consents/consents.ts';

type LoanRouteDeps = SubmitDeps &
  ProofDeps &
  EmptyingDeps & {
    readonly wait: Wait;
  };

/** Applications as their borrower draws them up and sends them. */
export function loanRoutes(deps: LoanRouteDeps, callDeps: CallDeps) {
  const { records, keys, catalogue, documents } = deps;
  const { ofPerson, once, onceBegun } = routesFor(records, callDeps);
  return [
    [
      match.path,
      callRoute(match, callDeps, async ({ body }) => {
        const published = await catalogue.published(records.db);
        const at = await timeOf(records, records.db);
        const found = matchFor(body.input, published, at);
        return reply({
          match: found,
          ways: waysFor(body.input, found, published, at),
          catalogueHash: published.hash,
        });
      }),
    ],
    ofPerson(createApplication, (request) =>
      once(createApplication, request, (tx) =>
        create(deps, tx, request.account.userId, request.body),
      ),
    ),
    ofPerson(saveSection, (request) =>
      onceBegun(
        saveSection,
        request,
        (runner) =>
          beginOwn(deps.records, deps.keys, runner, request.account.userId, request.body.number),
        (tx, begun) => save(tx, begun, request.body),
      ),
    ),
    ofPerson(chooseLenders, (request) =>
      once(chooseLenders, request, (tx) => choose(deps, tx, request.account.userId, request.body)),
    ),
    ofPerson(refreshMatch, (request) =>
      once(refreshMatch, request, (tx) => refresh(deps, tx, request.account.userId, request.body)),
    ),
    ofPerson(inviteGuarantor, async (request) => {
      const { body, account } = request;
      if (body.mobileNumber === account.mobileNumber) {
        return refuse('guarantor-is-borrower', 'The guarantor must be somebody else.', {
          fields: ['mobileNumber'],
        });
      }
      let bytes: readonly string[] = [];
      const answer = await once(inviteGuarantor, request, async (tx) => {
        const { row } = await lockFor(records, tx, account.userId, body, 'inviteGuarantor');
        const key = await keyOfApplication(keys, tx.runner, row.id);
        const { name, mobileNumber } = body;
        const token = invitationToken(key, body.requestId);
        const named = { name, mobileNumber };
        const isSame = isSameGuarantor(key, row.id, await guarantorOf(tx.runner, row.id), named);
        if (row.state !== 'DRAFT' && !(isSame && (await awaitsGuarantor(tx.runner, row)))) {
          throw new Refused(staleApplication(row));
        }
        if (isSame) await renewInvitation(tx, row.id, token);
        else {
          await endConsentsOf(tx, row.id, 'guarantor');
          await keepGuarantor(tx, key, row.id, named, token);
          bytes = await documents.emptyOfGuarantor(tx, row.id);
        }
        const version = await touchApplication(tx, row);
        await tx.audit({
          subject: ownerOf(row.id),
          actor: BORROWER,
          action: 'inviteGuarantor',
          facts: { from: row.state, to: row.state, version },
        });
        return { number: row.number, version };
      });
      if (answer.status !== 200) return answer;
      await documents.removeBytes(bytes);
      const row = await findOwnApplication(records.db, account.userId, body.number);
      if (row === null) return notFound();
      if (row.state === 'CLOSED') return staleApplication(row);
      const key = await keyOfApplication(keys, records.db, row.id);
      return reply({ ...answer.reply, token: invitationToken(key, body.requestId) });
    }),
    ofPerson(application, async ({ account, body }) => {
      const found = await readApplication(deps, account.userId, body.number);
      return found === null ? notFound() : reply(found);
    }),
    ofPerson(myApplications, async ({ account }) =>
      reply({ applications: await applicationsOf(deps, account.userId) }),
    ),
    ofPerson(letters, ({ account, body }) => ownLetters(deps, account.userId, body.number)),
    ofPerson(answerLetters, (request) =>
      once(answerLetters, request, (tx) =>
        answerOwn(deps, tx, request.account.userId, request.body),
      ),
    ),
    ofPerson(noteLettersRead, (request) =>
      once(noteLettersRead, request, (tx) =>
        noteOwnRead(deps, tx, request.account.userId, request.body),
      ),
    ),
    ofPerson(withdraw, async (request) => {
      const { account, body } = request;
      const answer = await onceNothingIsSent(deps.wait, () =>
        once(withdraw, request, (tx) => withdrawOwn(deps, tx, account.userId, body)),
      );
      if (answer.status === 200) await emptyOwn(deps, account.userId, body.number);
      return answer;
    }),
    ofPerson(submit, (request) => {
      const { account, phoneProof, body } = request;
      return onceBegun(
        submit,
        request,
        (runner) => beginSubmit(deps, runner, account.userId, body),
        (tx, begun) => submitOwn(deps, tx, account.mobileNumber, begun, body),
        async () => {
          const proven = await freshProof(deps, account.mobileNumber, phoneProof);
          return proven.ok ? null : proven.failure;
        },
      );
    }),
  ] as const;
}
