import { eraseLeads } from '#contract/operators/delivery.ts';
import { acceptInvitation, invitation } from '#contract/applications/invitations.ts';
import {
  desk,
  inviteCustomer,
  leads,
  quotes,
  readLead,
  removeLead,
  saveLead,
  saveQuote,
} from '#contract/dealers/leads.ts';
import {
  addLeadNote,
  assignLeads,
  importLeads,
  loseLeads,
  moveLeads,
  sameNumber,
  team,
} from '#contract/dealers/lead-work.ts';
import { chooseBranches, closeBranch, saveBranch } from '#contract/dealers/branches.ts';
import { sharedQuote } from '#contract/applications/shared-quotes.ts';
import { saveDetails } from '#contract/dealers/dealer-details.ts';
import { showroom } from '#contract/dealers/showroom.ts';
import {
  noteContact,
  putOffCard,
  takeBackCard,
  takeBackContact,
  today,
} from '#contract/dealers/today.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { callRoute } from '#gateway/foundation/http/call-route.ts';
import type { ProofDeps } from '#gateway/foundation/identity/fresh-proof.ts';
import { freshProof } from '#gateway/foundation/identity/fresh-proof.ts';
import { dropLead, dropLeadsOf } from '#gateway/lending/leads/drop-leads.ts';
import {
  acceptInvited,
  linkForCustomer,
  madeLink,
  readInvitation,
} from '#gateway/lending/leads/invitations.ts';
import {
  chosenBranches,
  endBranch,
  keepBranch,
  keepBranchesOf,
} from '#gateway/lending/leads/dealer-branches.ts';
import { keepDetails } from '#gateway/lending/leads/dealer-details.ts';
import { readSharedQuote } from '#gateway/lending/leads/shared-quotes.ts';
import { dropContact, keepContact } from '#gateway/lending/leads/lead-contacts.ts';
import { bringBack, putOff } from '#gateway/lending/leads/put-off-cards.ts';
import { todayOf } from '#gateway/lending/leads/today.ts';
import { keepQuote, quotesOf, savedQuote } from '#gateway/lending/leads/quotes.ts';
import { deskOf, leadsOf, readLeadOf } from '#gateway/lending/leads/read-leads.ts';
import {
  keepImported,
  keepNote,
  loseLeadsOf,
  moveLeadsTo,
  passLeadsOn,
  withSameNumber,
} from '#gateway/lending/leads/lead-work.ts';
import { keepLead } from '#gateway/lending/leads/save-lead.ts';
import { teamOf } from '#gateway/people/memberships/dealer-team.ts';
import { showroomOf } from '#gateway/lending/leads/showroom.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

/** The dealer's desk, and how customers follow its invitations. */
export function leadRoutes(deps: LoanDeps & ProofDeps, callDeps: CallDeps) {
  const { ofPerson, ofMember, once } = routesFor(deps.records, callDeps);
  return [
    ofMember(desk, 'dealer', ({ account, body }, member) => deskOf(deps, member, account, body)),
    ofMember(saveLead, 'dealer', (request, member) =>
      once(saveLead, request, (tx) => keepLead(deps, tx, member, request.body)),
    ),
    ofMember(leads, 'dealer', async ({ body }, member) => reply(await leadsOf(deps, member, body))),
    ofMember(readLead, 'dealer', ({ body }, member) => readLeadOf(deps, member, body)),
    ofMember(team, 'dealer', async (_, { organisation }) => {
      const { db } = deps.records;
      const chosen = await chosenBranches(db, organisation);
      return reply({
        members: [...(await teamOf(db, organisation))].map(([membership, member]) => ({
          membership,
          ...member,
          branches: chosen.get(membership) ?? [],
        })),
      });
    }),
    ofMember(saveBranch, 'dealer', (request, member) =>
      once(saveBranch, request, (tx) => keepBranch(deps, tx, member, request.body)),
    ),
    ofMember(closeBranch, 'dealer', (request, member) =>
      once(closeBranch, request, (tx) => endBranch(deps, tx, member, request.body)),
    ),
    ofMember(chooseBranches, 'dealer', (request, member) =>
      once(chooseBranches, request, (tx) => keepBranchesOf(deps, tx, member, request.body)),
    ),
    ofMember(moveLeads, 'dealer', (request, member) =>
      once(moveLeads, request, (tx) => moveLeadsTo(deps, tx, member, request.body)),
    ),
    ofMember(assignLeads, 'dealer', (request, member) =>
      once(assignLeads, request, (tx) => passLeadsOn(deps, tx, member, request.body)),
    ),
    ofMember(loseLeads, 'dealer', (request, member) =>
      once(loseLeads, request, (tx) => loseLeadsOf(deps, tx, member, request.body)),
    ),
    ofMember(sameNumber, 'dealer', async ({ body }, member) =>
      reply(await withSameNumber(deps, member, body)),
    ),
    ofMember(addLeadNote, 'dealer', (request, member) =>
      once(addLeadNote, request, (tx) => keepNote(deps, tx, member, request.body)),
    ),
    ofMember(importLeads, 'dealer', (request, member) =>
      once(importLeads, request, (tx) => keepImported(deps, tx, member, request.body)),
    ),
    ofMember(showroom, 'dealer', async ({ body }, { organisation }) =>
      reply(await showroomOf(deps.records.db, organisation, body)),
    ),
    ofMember(removeLead, 'dealer', (request, member) =>
      once(removeLead, request, (tx) => dropLead(deps, tx, member, request.body)),
    ),
    ofMember(eraseLeads, 'operator', (request, operator) =>
      once(eraseLeads, request, (tx) => dropLeadsOf(deps, tx, actorOf(operator), request.body)),
    ),
    ofMember(saveQuote, 'dealer', async (request, member) => {
      const { body } = request;
      const answer = await once(saveQuote, request, (tx) => keepQuote(deps, tx, member, body));
      return answer.status === 200 ? savedQuote(deps, member.organisation, body.quote) : answer;
    }),
    ofMember(today, 'dealer', async ({ body }, member) => reply(await todayOf(deps, member, body))),
    ofMember(noteContact, 'dealer', (request, member) =>
      once(noteContact, request, (tx) => keepContact(deps, tx, member, request.body)),
    ),
    ofMember(takeBackContact, 'dealer', (request, member) =>
      once(takeBackContact, request, (tx) => dropContact(deps, tx, member, request.body)),
    ),
    ofMember(putOffCard, 'dealer', (request, member) =>
      once(putOffCard, request, (tx) => putOff(tx, member, request.body)),
    ),
    ofMember(takeBackCard, 'dealer', (request, member) =>
      once(takeBackCard, request, (tx) => bringBack(tx, member, request.body.card)),
    ),
    ofMember(quotes, 'dealer', ({ body }, member) => quotesOf(deps, member, body)),
    ofMember(inviteCustomer, 'dealer', async (request, member) => {
      const { body } = request;
      const answer = await once(inviteCustomer, request, (tx) =>
        linkForCustomer(deps, tx, member, body),
      );
      return answer.status === 200
        ? madeLink(deps, member.organisation, body, answer.reply)
        : answer;
    }),
    ofMember(saveDetails, 'dealer', (request, member) =>
      once(saveDetails, request, (tx) => keepDetails(deps, tx, member, request.body)),
    ),
    [sharedQuote.path, callRoute(sharedQuote, callDeps, ({ body }) => readSharedQuote(deps, body))],
    [invitation.path, callRoute(invitation, callDeps, ({ body }) => readInvitation(deps, body))],
    ofPerson(acceptInvitation, (request) => {
      const { account, body, phoneProof, sessionProof } = request;
      let provedAt: number | null = null;
      const prove = async () => {
        if (body.noticeHash === null) return null;
        const signedIn = sessionProof?.phoneProvedAt ?? null;
        const proven = await freshProof(deps, account.mobileNumber, phoneProof, signedIn);
        if (!proven.ok) return proven.failure;
        provedAt = proven.value;
        return null;
      };
      return once(
        acceptInvitation,
        request,
        (tx) => acceptInvited(deps, tx, account.userId, body, provedAt),
        prove,
      );
    }),
  ] as const;
}
