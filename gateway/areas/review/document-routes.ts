import type { Context } from 'hono';
import { verifyDocument, viewDocument } from '#contract/operators/documents.ts';
import type { DocumentCallNeeds } from '#gateway/lending/documents/document-needs.ts';
import { sendDocument } from '#gateway/lending/documents/send-document.ts';
import type { CallSurroundings } from '#gateway/foundation/http/call-route.ts';
import { readCall, send } from '#gateway/foundation/http/call-route.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf, memberOf } from '#gateway/people/memberships/staff.ts';
import { noteFinding, noteLook } from '#gateway/areas/review/verify-document.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** How operators look at documents, and say what they found. */
export function reviewedDocumentRoutes(
  records: Records,
  needs: DocumentCallNeeds,
  surroundings: CallSurroundings,
) {
  const { ofMember, once } = routesFor(records, surroundings);

  const answerView = async (context: Context) => {
    const call = await readCall(viewDocument, surroundings, context, (caller) =>
      memberOf(caller, 'operator'),
    );
    if (!call.ok) return send(context, call.failure);
    const { request, admitted: operator } = call.value;
    const looked = await change(records, (tx) =>
      noteLook(records, tx, actorOf(operator), request.body.document),
    );
    return looked.status === 200
      ? sendDocument(records, needs, context, looked.reply)
      : send(context, looked);
  };
  return [
    ofMember(verifyDocument, 'operator', (request, operator) =>
      once(verifyDocument, request, (tx) =>
        noteFinding(records, tx, actorOf(operator), request.body),
      ),
    ),
    [viewDocument.path, answerView],
  ] as const;
}
