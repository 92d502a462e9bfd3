import type { Context } from 'hono';
import {
  acknowledge,
  cancelDeliveryOrder,
  fetchLinkedDocument,
  inbox,
  issueDeliveryOrder,
  lenderCase,
  renewDocumentLinks,
  makeOffer as makeOfferCall,
  reportPayment,
  reportStatus,
  withdrawOffer as withdrawOfferCall,
} from '#contract/lenders/calls.ts';
import {
  cancelDelivery,
  issueDelivery,
  notePayment,
} from '#gateway/lending/delivery/lender-steps.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import { openDocument } from '#gateway/lending/documents/open-document.ts';
import { sendOpened } from '#gateway/lending/documents/send-document.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { send } from '#gateway/foundation/http/call-route.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { LenderRouteDeps } from '#gateway/areas/lenders/lender-route.ts';
import { lenderRoutesFor } from '#gateway/areas/lenders/lender-route.ts';
import { acknowledgePackage, noteStatus } from '#gateway/areas/lenders/report-status.ts';
import type { OfferDeps } from '#gateway/lending/offers/make-offer.ts';
import { makeOffer, withdrawOffer } from '#gateway/lending/offers/make-offer.ts';
import { requireAlone } from '#gateway/areas/lenders/second-person.ts';
import { showCase } from '#gateway/areas/lenders/show-case.ts';
import { findLinked, renewLinks, takeLink } from '#gateway/lending/sending/document-links.ts';
import { readInbox } from '#gateway/lending/sending/inbox.ts';
import type { WriterDeps } from '#gateway/lending/sending/send-outbox.ts';

/** What lenders call. */
export function lenderRoutes(
  deps: LenderRouteDeps & OfferDeps & DocumentCallDeps & WriterDeps,
  callDeps: CallDeps,
) {
  const { records } = deps;
  const { fromLender, ofLender, once } = lenderRoutesFor(deps, callDeps);

  const answerFetch = async (context: Context) => {
    const from = await fromLender(fetchLinkedDocument, context);
    if (!from.ok) return send(context, from.failure);
    const { request, lender } = from.value;
    const { number, token } = request.body;
    const asking = { ...lender, number };
    // Opened first, which may take long: a withdrawal meanwhile still counts.
    const linked = await findLinked(records, asking, token);
    const opened = linked === null ? null : await openDocument(records, deps, linked);
    const taken = await change(records, (tx) => takeLink(records, tx, asking, token));
    return taken.status === 200 ? sendOpened(context, taken.reply, opened) : send(context, taken);
  };
  return [
    ofLender(lenderCase, ({ body }, { lenderId }) =>
      change(records, ({ runner }) => showCase(runner, lenderId, body.number)),
    ),
    ofLender(inbox, async ({ body: { received } }, lender) =>
      reply(await readInbox(deps, { ...lender, received })),
    ),
    ofLender(acknowledge, ({ body }, lender) =>
      once(acknowledge, body, lender, (tx) => acknowledgePackage(records, tx, lender, body)),
    ),
    ofLender(reportStatus, ({ body }, lender) =>
      once(reportStatus, body, lender, (tx) => noteStatus(records, tx, lender, body)),
    ),
    ofLender(makeOfferCall, ({ body }, lender) =>
      once(makeOfferCall, body, lender, async (tx) => {
        if (lender.isPerson) {
          await requireAlone(tx.runner, lender, { kind: 'offer', amount: body.amount });
        }
        return makeOffer(deps, tx, lender, body);
      }),
    ),
    ofLender(withdrawOfferCall, ({ body }, lender) =>
      once(withdrawOfferCall, body, lender, (tx) => withdrawOffer(deps, tx, lender, body)),
    ),
    [fetchLinkedDocument.path, answerFetch],
    ofLender(renewDocumentLinks, ({ body: { number } }, lender) =>
      change(records, async (tx) => ({
        documents: await renewLinks(records, tx, { ...lender, number }),
      })),
    ),
    ofLender(issueDeliveryOrder, ({ body }, lender) =>
      once(issueDeliveryOrder, body, lender, (tx) => issueDelivery(deps, tx, lender, body)),
    ),
    ofLender(cancelDeliveryOrder, ({ body }, lender) =>
      once(cancelDeliveryOrder, body, lender, (tx) => cancelDelivery(deps, tx, lender, body)),
    ),
    ofLender(reportPayment, ({ body }, lender) =>
      once(reportPayment, body, lender, async (tx) => {
        if (lender.isPerson) await requireAlone(tx.runner, lender, { kind: 'payment' });
        return notePayment(deps, tx, lender, body);
      }),
    ),
  ] as const;
}
