import type { BodyOf } from '#contract/gateway.ts';
import type { verifyDocument } from '#contract/applications/documents.ts';
import type { Actor } from '#gateway/audit/audit.ts';
import { ownerOf, staleApplication } from '#gateway/applications/find-application.ts';
import type { DocumentRow, DocumentStatus } from '#gateway/documents/find-document.ts';
import {
  lockDocument,
  moveDocument,
  staleDocument,
  statusOf,
} from '#gateway/documents/find-document.ts';
import { refuse } from '#gateway/http/answers.ts';
import type { Change } from '#gateway/http/change-once.ts';
import { Refused } from '#gateway/http/change-once.ts';
import type { Records } from '#gateway/store/records.ts';

/** States of an application in which its documents are no operator's business. */
const CLOSED_TO_OPERATORS = ['DRAFT', 'CLOSED'];

/** Notes that an operator looks at a document; gives the document to be opened. */
export async function noteLook(
  records: Records,
  change: Change,
  actor: Actor,
  id: string,
): Promise<DocumentRow> {
  const { application, document } = await lockDocument(records, change, null, id);
  if (CLOSED_TO_OPERATORS.includes(application.state)) {
    throw new Refused(staleApplication(application));
  }
  await change.audit({
    subject: ownerOf(application.id),
    actor,
    action: 'viewDocument',
    facts: { document: id },
  });
  return document;
}

/** Notes what an operator has found of a document. */
export async function noteFinding(
  records: Records,
  change: Change,
  actor: Actor,
  { document: id, version, finding }: Omit<BodyOf<typeof verifyDocument>, 'requestId'>,
): Promise<DocumentStatus> {
  const { application, document } = await lockDocument(records, change, null, id);
  if (CLOSED_TO_OPERATORS.includes(application.state)) {
    throw new Refused(staleApplication(application));
  }
  if (document.version !== version) throw new Refused(staleDocument(document));
  if (finding.decision === 'RESUBMIT') {
    const { reason } = finding;
    return statusOf(
      await moveDocument(
        change,
        document,
        { action: 'askAgain', actor, facts: { reason } },
        { reason },
      ),
    );
  }
  if (document.is_masked === null) {
    return statusOf(await moveDocument(change, document, { action: 'verify', actor }));
  }
  if (!finding.isMaskingConfirmed) {
    throw new Refused(
      refuse(400, 'Please confirm that the Aadhaar number is masked, or ask for another copy.', {
        fields: ['isMaskingConfirmed'],
      }),
    );
  }
  return statusOf(
    await moveDocument(
      change,
      document,
      { action: 'verify', actor, facts: { isMaskingConfirmed: true } },
      { is_masking_confirmed: 1 },
    ),
  );
}
