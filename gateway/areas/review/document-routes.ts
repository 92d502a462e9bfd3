import type { Context } from 'hono';
import { answerChecks, verifyDocument, viewDocument } from '#contract/operators/documents.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import { sendDocument } from '#gateway/lending/documents/send-document.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { readCall, send } from '#gateway/foundation/http/call-route.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { permissionOf } from '#gateway/people/memberships/permission-of.ts';
import { actorOf, memberOf } from '#gateway/people/memberships/staff.ts';
import { noteChecks } from '#gateway/areas/review/check-document.ts';
import { noteFinding, noteLook } from '#gateway/areas/review/verify-document.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** How operators look at documents, and say what they found. */
export function reviewedDocumentRoutes(
  records: Records,
  deps: DocumentCallDeps,
  callDeps: CallDeps,
) {
  const { ofMember, once } = routesFor(records, callDeps);

  const answerView = async (context: Context) => {
    const call = await readCall(viewDocument, callDeps, context, (caller) =>
      memberOf(caller, 'operator', permissionOf(viewDocument)),
    );
    if (!call.ok) return send(context, call.failure);
    const { request, admitted: operator } = call.value;
    const looked = await change(records, (tx) =>
      noteLook(records, tx, actorOf(operator), request.body.document),
    );
    return looked.status === 200
      ? sendDocument(records, deps, context, looked.reply)
      : send(context, looked);
  };
  return [
    ofMember(verifyDocument, 'operator', (request, operator) =>
      once(verifyDocument, request, (tx) =>
        noteFinding({ records, keys: deps.keys }, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(answerChecks, 'operator', (request, operator) =>
      once(answerChecks, request, (tx) =>
        noteChecks({ records, keys: deps.keys }, tx, actorOf(operator), request.body),
      ),
    ),
    [viewDocument.path, answerView],
  ] as const;
}
