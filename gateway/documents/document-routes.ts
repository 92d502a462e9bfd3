import type { Context } from 'hono';
import {
  beginDocument,
  beginDocumentAsDealer,
  fetchDocument,
  finishDocument,
  listDocuments,
  pathOfPart,
  removeDocument,
} from '#contract/applications/documents.ts';
import { verifyDocument, viewDocument } from '#contract/operators/documents.ts';
import type { ApplicationNeeds } from '#gateway/applications/application-needs.ts';
import { findOwnApplication, notFound } from '#gateway/applications/find-application.ts';
import { beginForDealer } from '#gateway/documents/begin-as-dealer.ts';
import { beginOwn } from '#gateway/documents/begin-document.ts';
import { findOwnDocument, noSuchDocument } from '#gateway/documents/find-document.ts';
import { finishOwn } from '#gateway/documents/finish-document.ts';
import { documentsOf } from '#gateway/documents/list-documents.ts';
import { removeOwn } from '#gateway/documents/purge-document.ts';
import { sendDocument } from '#gateway/documents/send-document.ts';
import { partHandler } from '#gateway/documents/take-part.ts';
import { noteFinding, noteLook } from '#gateway/documents/verify-document.ts';
import { refusals, reply } from '#gateway/http/answers.ts';
import type { CallSurroundings } from '#gateway/http/call-route.ts';
import { anyone, readCall, send, signedInBy } from '#gateway/http/call-route.ts';
import { change } from '#gateway/http/change-once.ts';
import type { NamedLimit } from '#gateway/http/limits.ts';
import type { Metrics } from '#gateway/telemetry/metrics.ts';
import { inTurn } from '#gateway/in-turn.ts';
import { routesFor } from '#gateway/memberships/member-route.ts';
import { actorOf, memberOf } from '#gateway/memberships/staff.ts';
import type { Records } from '#gateway/store/records.ts';

/**
 * Eight people at a time have a document read and scanned, each one of theirs, with three more waiting. Two documents at a
 * time are decoded: that takes up to a hundred megabytes and a core.
 */
const CHECKING = { concurrency: 8, queue: 64, each: { concurrency: 1, queue: 3 } };
const DECODING = { concurrency: 2, queue: CHECKING.concurrency };
/** Of one person: a dozen of the largest pictures a minute, which a core decodes in some four seconds. */
const MEGAPIXELS_A_MINUTE = 300;
const A_MINUTE = 60;

/** The calls of documents, with what answers each of them. */
export function documentRoutes(
  records: Records,
  needs: ApplicationNeeds,
  surroundings: CallSurroundings,
  metrics: Metrics,
  limit: NamedLimit,
) {
  const turns = {
    checking: inTurn(CHECKING),
    decoding: inTurn(DECODING),
    megapixels: limit('megapixels', MEGAPIXELS_A_MINUTE, A_MINUTE),
  };
  metrics.watchQueue('documents', turns.checking.waiting);
  const { ofPerson, ofMember, once } = routesFor(records, surroundings);
  const takePart = partHandler(records, needs);

  const answerPart = async (context: Context) => {
    const signedIn = await signedInBy(context, surroundings.sessions);
    if (signedIn === null) return send(context, refusals.signInAgain());
    return send(context, await takePart(context, signedIn.account.userId));
  };
  const answerFetch = async (context: Context) => {
    const call = await readCall(fetchDocument, surroundings, context, anyone);
    if (!call.ok) return send(context, call.failure);
    const { account, body } = call.value.request;
    const document =
      account === null ? null : await findOwnDocument(records.db, account.userId, body.document);
    if (document === null) return send(context, noSuchDocument());
    return sendDocument(records, needs, context, document);
  };
  const answerView = async (context: Context) => {
    const call = await readCall(viewDocument, surroundings, context, (caller) =>
      memberOf(records, caller, 'operator'),
    );
    if (!call.ok) return send(context, call.failure);
    const { request, admitted: operator } = call.value;
    const looked = await change(records, (one) =>
      noteLook(records, one, actorOf(operator), request.body.document),
    );
    return looked.status === 200
      ? sendDocument(records, needs, context, looked.reply)
      : send(context, looked);
  };
  return [
    ofPerson(beginDocument, ({ account, body }) => beginOwn(records, needs, account.userId, body)),
    ofMember(beginDocumentAsDealer, 'dealer', ({ account, body }, member) =>
      beginForDealer(records, needs, account.userId, member, body),
    ),
    ofPerson(finishDocument, ({ account, body }) =>
      finishOwn(records, needs, turns, account.userId, body),
    ),
    ofPerson(removeDocument, ({ account, body }) =>
      removeOwn(records, needs, account.userId, body),
    ),
    ofPerson(listDocuments, async ({ account, body }) => {
      const application = await findOwnApplication(records.db, account.userId, body.number);
      if (application === null) return notFound();
      return reply(await documentsOf(needs, records.db, application));
    }),
    ofMember(verifyDocument, 'operator', (request, operator) =>
      once(verifyDocument, request, (one) =>
        noteFinding(records, one, actorOf(operator), request.body),
      ),
    ),
    [fetchDocument.path, answerFetch],
    [viewDocument.path, answerView],
    [pathOfPart(':document', ':part'), answerPart, 'PUT'],
  ] as const;
}
