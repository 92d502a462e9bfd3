import type { Context } from 'hono';
import {
  lenderCases,
  openCase,
  previewOffer as previewOfferCall,
  viewSentDocument,
} from '#contract/lenders/case-calls.ts';
import { caseViews, deleteCaseView, saveCaseView } from '#contract/lenders/case-views.ts';
import { searchCases } from '#contract/lenders/case-search.ts';
import { caseColleagues, writeCaseNote } from '#contract/lenders/case-notes.ts';
import {
  deleteOfferTemplate,
  offerTemplates,
  saveOfferTemplate,
} from '#contract/lenders/offer-templates.ts';
import {
  decideLenderDraft,
  decideLenderSecondPerson,
  draftOffer as draftOfferCall,
  draftPayment as draftPaymentCall,
  lenderSecondPerson,
  proposeLenderSecondPerson,
} from '#contract/lenders/second-person.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import { openDocument } from '#gateway/lending/documents/open-document.ts';
import { sendOpened } from '#gateway/lending/documents/send-document.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import { readCall, send } from '#gateway/foundation/http/call-route.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { CallingMember } from '#gateway/lending/lender-cases/calling-lender.ts';
import { showCases } from '#gateway/areas/lenders/list-cases.ts';
import { openLendersCase } from '#gateway/areas/lenders/open-case.ts';
import { findSent, noteSentView } from '#gateway/areas/lenders/sent-document.ts';
import { decideCaseDraft, draftOffer, draftPayment } from '#gateway/areas/lenders/case-drafts.ts';
import { colleaguesAbout, writeNoteOnCase } from '#gateway/areas/lenders/case-notes.ts';
import {
  keepTemplate,
  removeTemplate,
  templatesOf,
} from '#gateway/areas/lenders/offer-templates.ts';
import { caseViewsFor, keepCaseView, removeCaseView } from '#gateway/areas/lenders/case-views.ts';
import { searchForCases } from '#gateway/areas/lenders/search-cases.ts';
import { decideRules, proposeRules, rulesFor } from '#gateway/areas/lenders/second-person.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf, memberOf } from '#gateway/people/memberships/staff.ts';
import type { OfferDeps } from '#gateway/lending/offers/make-offer.ts';
import { previewOffer } from '#gateway/lending/offers/make-offer.ts';

const lenderOf = (member: Member): CallingMember => ({
  lenderId: member.organisation,
  actor: actorOf(member),
});

/** What a lender's people look at in the browser. */
export function caseRoutes(deps: DocumentCallDeps & OfferDeps, callDeps: CallDeps) {
  const { records } = deps;
  const { ofMember, once } = routesFor(records, callDeps);

  const answerView = async (context: Context) => {
    const call = await readCall(viewSentDocument, callDeps, context, (caller) =>
      memberOf(caller, 'lender', null),
    );
    if (!call.ok) return send(context, call.failure);
    const { request, admitted } = call.value;
    const lender = lenderOf(admitted);
    // Opened first, which may take long: a withdrawal meanwhile still counts.
    const found = await findSent(records.db, lender.lenderId, request.body);
    const opened = found === null ? null : await openDocument(records, deps, found);
    const looked = await change(records, (tx) => noteSentView(records, tx, lender, request.body));
    return looked.status === 200
      ? sendOpened(context, looked.reply, opened)
      : send(context, looked);
  };
  return [
    ofMember(lenderCases, 'lender', ({ body }, member) => showCases(deps, lenderOf(member), body)),
    ofMember(openCase, 'lender', ({ body }, member) =>
      change(records, (tx) => openLendersCase(deps, tx, lenderOf(member), body.number)),
    ),
    ofMember(previewOfferCall, 'lender', ({ body }, member) =>
      change(records, (tx) => previewOffer(deps, tx, lenderOf(member), body)),
    ),
    [viewSentDocument.path, answerView],
    ofMember(caseViews, 'lender', async (_, member) =>
      reply(await caseViewsFor(records, lenderOf(member))),
    ),
    ofMember(saveCaseView, 'lender', (request, member) =>
      once(saveCaseView, request, (tx) =>
        keepCaseView(records, tx, lenderOf(member), request.body),
      ),
    ),
    ofMember(deleteCaseView, 'lender', (request, member) =>
      once(deleteCaseView, request, (tx) =>
        removeCaseView(records, tx, lenderOf(member), request.body),
      ),
    ),
    ofMember(searchCases, 'lender', ({ body }, member) =>
      searchForCases(deps, lenderOf(member), body.search),
    ),
    ofMember(lenderSecondPerson, 'lender', async (_, member) =>
      reply(await rulesFor(records.db, lenderOf(member))),
    ),
    ofMember(proposeLenderSecondPerson, 'lender', (request, member) =>
      once(proposeLenderSecondPerson, request, (tx) =>
        proposeRules(records, tx, lenderOf(member), request.body.rules),
      ),
    ),
    ofMember(decideLenderSecondPerson, 'lender', (request, member) =>
      once(decideLenderSecondPerson, request, (tx) =>
        decideRules(records, tx, lenderOf(member), request.body),
      ),
    ),
    ofMember(draftOfferCall, 'lender', (request, member) =>
      once(draftOfferCall, request, (tx) => draftOffer(deps, tx, lenderOf(member), request.body)),
    ),
    ofMember(draftPaymentCall, 'lender', (request, member) =>
      once(draftPaymentCall, request, (tx) =>
        draftPayment(deps, tx, lenderOf(member), request.body),
      ),
    ),
    ofMember(decideLenderDraft, 'lender', (request, member) =>
      once(decideLenderDraft, request, (tx) =>
        decideCaseDraft(deps, tx, lenderOf(member), request.body),
      ),
    ),
    ofMember(offerTemplates, 'lender', async (_, member) =>
      reply(await templatesOf(records, lenderOf(member))),
    ),
    ofMember(saveOfferTemplate, 'lender', (request, member) =>
      once(saveOfferTemplate, request, (tx) =>
        keepTemplate(records, tx, lenderOf(member), request.body),
      ),
    ),
    ofMember(deleteOfferTemplate, 'lender', (request, member) =>
      once(deleteOfferTemplate, request, (tx) =>
        removeTemplate(records, tx, lenderOf(member), request.body),
      ),
    ),
    ofMember(writeCaseNote, 'lender', (request, member) =>
      once(writeCaseNote, request, (tx) =>
        writeNoteOnCase(deps, tx, lenderOf(member), request.body),
      ),
    ),
    ofMember(caseColleagues, 'lender', ({ body }, member) =>
      colleaguesAbout(records, lenderOf(member), body.number),
    ),
  ] as const;
}
