import type { Context } from 'hono';
import {
  beginDocument,
  beginDocumentAsDealer,
  beginDocumentAsGuarantor,
  fetchDocument,
  finishDocument,
  finishDocumentAsGuarantor,
  GUARANTOR_PASS_HEADER,
  listDocuments,
  listDocumentsAsGuarantor,
  pathOfPart,
  removeDocument,
  removeDocumentAsGuarantor,
} from '#contract/applications/documents.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import { findOwnApplication, notFound } from '#gateway/lending/applications/find-application.ts';
import { beginForDealer } from '#gateway/lending/documents/begin-as-dealer.ts';
import {
  beginAsGuarantor,
  guarantorSending,
  listForGuarantor,
} from '#gateway/lending/documents/as-guarantor.ts';
import { beginOwn } from '#gateway/lending/documents/begin-document.ts';
import { findOwnDocument, noSuchDocument } from '#gateway/lending/documents/find-document.ts';
import { finishSent } from '#gateway/lending/documents/finish-document.ts';
import { documentsOf } from '#gateway/lending/documents/list-documents.ts';
import { removeSent } from '#gateway/lending/documents/purge-document.ts';
import { personSending } from '#gateway/lending/documents/senders.ts';
import { sendDocument } from '#gateway/lending/documents/send-document.ts';
import { partHandler } from '#gateway/lending/documents/take-part.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refusals, reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';
import {
  callRoute,
  ownSession,
  readCall,
  send,
  signedInBy,
} from '#gateway/foundation/http/call-route.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { NamedLimit } from '#gateway/foundation/http/limits.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';
import { inTurn } from '#gateway/foundation/process/in-turn.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/**
 * Eight people at a time have a document read and scanned, each one of theirs, with three more waiting. Two documents at a
 * time are decoded: that takes up to a hundred megabytes and a core.
 */
const CHECKING = { concurrency: 8, queue: 64, each: { concurrency: 1, queue: 3 } };
const DECODING = { concurrency: 2, queue: CHECKING.concurrency };
/** Of one person: a dozen of the largest pictures a minute, which a core decodes in some four seconds. */
const MEGAPIXELS_A_MINUTE = 300;
const A_MINUTE = 60;

/** A refusal as an answer, also outside a change. */
async function orRefused(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** The calls of documents, with what answers each of them. */
export function documentRoutes(
  records: Records,
  deps: DocumentCallDeps,
  callDeps: CallDeps,
  metrics: Metrics,
  limit: NamedLimit,
) {
  const turns = {
    checking: inTurn(CHECKING),
    decoding: inTurn(DECODING),
    megapixels: limit('megapixels', MEGAPIXELS_A_MINUTE, A_MINUTE),
  };
  metrics.watchQueue('documents', turns.checking.waiting);
  const { ofPerson, ofMember } = routesFor(records, callDeps);
  const takePart = partHandler(records, deps);
  const sending = (pass: string) => guarantorSending(records, deps, pass);

  const ofGuarantor = <Call extends GatewayCall>(call: Call, handle: CallHandler<Call>) =>
    [call.path, callRoute(call, callDeps, handle)] as const;

  const answerPart = async (context: Context) => {
    const pass = context.req.header(GUARANTOR_PASS_HEADER);
    if (pass !== undefined) return send(context, await orRefused(takePart(context, sending(pass))));
    const signedIn = await signedInBy(context, callDeps.sessions);
    if (signedIn === null) return send(context, refusals.signInAgain());
    const sender = personSending(signedIn.account.userId);
    return send(context, await orRefused(takePart(context, sender)));
  };
  const answerFetch = async (context: Context) => {
    const call = await readCall(fetchDocument, callDeps, context, ownSession(fetchDocument));
    if (!call.ok) return send(context, call.failure);
    const { account, body } = call.value.request;
    const document =
      account === null ? null : await findOwnDocument(records.db, account.userId, body.document);
    if (document === null) return send(context, noSuchDocument());
    return sendDocument(records, deps, context, document);
  };
  return [
    ofPerson(beginDocument, ({ account, body }) => beginOwn(records, deps, account.userId, body)),
    ofMember(beginDocumentAsDealer, 'dealer', ({ account, body }, member) =>
      beginForDealer(records, deps, account.userId, member, body),
    ),
    ofPerson(finishDocument, ({ account, body }) =>
      finishSent(records, deps, turns, personSending(account.userId), {
        path: finishDocument.path,
        userId: account.userId,
        body,
      }),
    ),
    ofPerson(removeDocument, ({ account, body }) =>
      removeSent(records, deps, personSending(account.userId), {
        path: removeDocument.path,
        userId: account.userId,
        body,
      }),
    ),
    ofPerson(listDocuments, async ({ account, body }) => {
      const application = await findOwnApplication(records.db, account.userId, body.number);
      if (application === null) return notFound();
      return reply(await documentsOf(deps, records.db, application, 'borrower'));
    }),
    ofGuarantor(beginDocumentAsGuarantor, ({ body }) => beginAsGuarantor(records, deps, body)),
    ofGuarantor(finishDocumentAsGuarantor, ({ body }) =>
      finishSent(records, deps, turns, sending(body.pass), {
        path: finishDocumentAsGuarantor.path,
        userId: null,
        body,
      }),
    ),
    ofGuarantor(removeDocumentAsGuarantor, ({ body }) =>
      removeSent(records, deps, sending(body.pass), {
        path: removeDocumentAsGuarantor.path,
        userId: null,
        body,
      }),
    ),
    ofGuarantor(listDocumentsAsGuarantor, ({ body }) =>
      orRefused(listForGuarantor(records, deps, body.pass).then(reply)),
    ),
    [fetchDocument.path, answerFetch],
    [pathOfPart(':document', ':part'), answerPart, 'PUT'],
  ] as const;
}
