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
import type { LoanNeeds } from '#gateway/lending/applications/borrower.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallSurroundings } from '#gateway/foundation/http/call-route.ts';
import { callRoute } from '#gateway/foundation/http/call-route.ts';
import type { ProofNeeds } from '#gateway/foundation/identity/fresh-proof.ts';
import { freshProof } from '#gateway/foundation/identity/fresh-proof.ts';
import { dropLead, dropLeadsOf } from '#gateway/lending/leads/drop-leads.ts';
import {
  acceptInvited,
  linkForCustomer,
  madeLink,
  readInvitation,
} from '#gateway/lending/leads/invitations.ts';
import { keepQuote, quotesOf, savedQuote } from '#gateway/lending/leads/quotes.ts';
import { deskOf, leadsOf, readLeadOf } from '#gateway/lending/leads/read-leads.ts';
import { keepLead } from '#gateway/lending/leads/save-lead.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

/** The dealer's desk, and how customers follow its invitations. */
export function leadRoutes(needs: LoanNeeds & ProofNeeds, surroundings: CallSurroundings) {
  const { ofPerson, ofMember, once } = routesFor(needs.records, surroundings);
  return [
    ofMember(desk, 'dealer', ({ account, body }, { organisation }) =>
      deskOf(needs, organisation, account, body),
    ),
    ofMember(saveLead, 'dealer', (request, member) =>
      once(saveLead, request, (tx) => keepLead(needs, tx, member, request.body)),
    ),
    ofMember(leads, 'dealer', async ({ body }, { organisation }) =>
      reply(await leadsOf(needs, organisation, body)),
    ),
    ofMember(readLead, 'dealer', ({ body }, { organisation }) =>
      readLeadOf(needs, organisation, body),
    ),
    ofMember(removeLead, 'dealer', (request, member) =>
      once(removeLead, request, (tx) => dropLead(needs, tx, member, request.body)),
    ),
    ofMember(eraseLeads, 'operator', (request, operator) =>
      once(eraseLeads, request, (tx) => dropLeadsOf(needs, tx, actorOf(operator), request.body)),
    ),
    ofMember(saveQuote, 'dealer', async (request, member) => {
      const { body } = request;
      const answer = await once(saveQuote, request, (tx) => keepQuote(needs, tx, member, body));
      return answer.status === 200 ? savedQuote(needs, member.organisation, body.quote) : answer;
    }),
    ofMember(quotes, 'dealer', ({ body }, { organisation }) => quotesOf(needs, organisation, body)),
    ofMember(inviteCustomer, 'dealer', async (request, member) => {
      const { body } = request;
      const answer = await once(inviteCustomer, request, (tx) =>
        linkForCustomer(needs, tx, member, body),
      );
      return answer.status === 200
        ? madeLink(needs, member.organisation, body, answer.reply)
        : answer;
    }),
    [
      invitation.path,
      callRoute(invitation, surroundings, ({ body }) => readInvitation(needs, body)),
    ],
    ofPerson(acceptInvitation, (request) => {
      const { account, body, phoneProof, sessionProof } = request;
      let provedAt: number | null = null;
      const prove = async () => {
        if (body.noticeHash === null) return null;
        const signedIn = sessionProof?.phoneProvedAt ?? null;
        const proven = await freshProof(needs, account.mobileNumber, phoneProof, signedIn);
        if (!proven.ok) return proven.failure;
        provedAt = proven.value;
        return null;
      };
      return once(
        acceptInvitation,
        request,
        (tx) => acceptInvited(needs, tx, account.userId, body, provedAt),
        prove,
      );
    }),
  ] as const;
}
