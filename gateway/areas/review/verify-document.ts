import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { verifyDocument } from '#contract/operators/documents.ts';
import { noteOfApplication } from '#gateway/lending/applications/change-application.ts';
import {
  NOTHING_DRAFTED,
  ownerOf,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import type { DocumentRow, DocumentStatus } from '#gateway/lending/documents/find-document.ts';
import {
  lockDocument,
  moveDocument,
  staleDocument,
  statusOf,
} from '#gateway/lending/documents/find-document.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { requireSomebodyElses } from '#gateway/lending/applications/own-application.ts';
import { requireCheck, requireLook } from '#gateway/areas/review/lock-for-review.ts';
import type { CheckDeps } from '#gateway/areas/review/check-document.ts';
import { requireProven } from '#gateway/areas/review/check-document.ts';
import { answers, hasUnchecked, passOnDocuments } from '#gateway/areas/review/pass-on-documents.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Notes that an operator looks at a document; gives the document to be opened. */
export async function noteLook(
  records: Records,
  change: Change,
  actor: MemberActor,
  id: string,
): Promise<DocumentRow> {
  const { application, document } = await lockDocument(records, change, null, id);
  await requireLook(change, application, actor);
  await change.audit({
    subject: ownerOf(application.id),
    actor,
    action: 'viewDocument',
    facts: { document: id },
  });
  return document;
}

type Finding = BodyOf<typeof verifyDocument>['finding'];

async function moveByFinding(
  deps: CheckDeps,
  tx: Change,
  actor: MemberActor,
  document: DocumentRow,
  finding: Finding,
): Promise<DocumentRow> {
  if (finding.decision === 'RESUBMIT') {
    const { reason } = finding;
    const move = { action: 'askAgain', actor, facts: { reason } } as const;
    return moveDocument(tx, document, move, { reason });
  }
  if (document.state !== 'CLEAN') throw new Refused(staleDocument(document));
  const asksForMasking = document.is_masked !== null;
  if (asksForMasking && !finding.isMaskingConfirmed) {
    throw new Refused(
      refuse(
        'masking-not-confirmed',
        'Please confirm that the Aadhaar number is masked, or ask for another copy.',
        {
          fields: ['isMaskingConfirmed'],
        },
      ),
    );
  }
  const found = await requireProven(deps, tx, document, finding.despite);
  if (!asksForMasking) return moveDocument(tx, document, { action: 'verify', actor, facts: found });
  const facts = { isMaskingConfirmed: true, ...found };
  return moveDocument(
    tx,
    document,
    { action: 'verify', actor, facts },
    { is_masking_confirmed: 1 },
  );
}

/** Notes what an operator has found of a document; lenders are sent what they asked for once all of it is verified. */
export async function noteFinding(
  deps: CheckDeps,
  change: Change,
  actor: MemberActor,
  { document: id, version, finding }: Omit<BodyOf<typeof verifyDocument>, 'requestId'>,
): Promise<DocumentStatus> {
  const { application, document } = await lockDocument(deps.records, change, null, id);
  requireCheck(application, actor);
  await requireSomebodyElses(change, application, actor);
  if (document.version !== version) throw new Refused(staleDocument(document));
  const moved = await moveByFinding(deps, change, actor, document, finding);
  await passOnDocuments(change, application, (request) => answers(document, request));
  // The second operator is to confirm what they have looked at.
  if (application.drafted_decision !== null) {
    await touchApplication(change, application, NOTHING_DRAFTED);
  }
  if (application.state !== 'IN_REVIEW' && !(await hasUnchecked(change.runner, application.id))) {
    await noteOfApplication(change, application.id, { due_at: null });
  }
  return statusOf(moved);
}
