/** Operators' calls about the documents of an application that was submitted. */
import * as z from 'zod/mini';
import type { CheckId } from '#domain/lending/document-checks.ts';
import { ACCEPT_REASONS, CHECK_IDS, CHECK_OUTCOMES } from '#domain/lending/document-checks.ts';
import { RESUBMIT_REASONS } from '#domain/lending/documents.ts';
import { call, recordVersion, requestId } from '#contract/applications/call.ts';
import { documentId, documentStatus, documentSummary } from '#contract/applications/documents.ts';

const check = z.enum<CheckId[]>([...CHECK_IDS]);
const outcome = z.enum(CHECK_OUTCOMES);

/** What was found of a check of a document. */
const foundCheck = z.object({
  check,
  outcome,
  /** Whether the borrower's answer has changed since: then it is to be looked at again. */
  isOutdated: z.boolean(),
});

/** A document as operators see it. */
export const reviewedDocument = z.extend(documentSummary, {
  /** What operators found of its checks; null for those who may not read what the borrower says. */
  checks: z.nullable(z.array(foundCheck)),
});

/**
 * An operator's finding. Where an Aadhaar number may show, it must be confirmed that it is masked. A document of which not
 * every check is answered with yes is verified only `despite` that, for a reason.
 */
const finding = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('VERIFIED'),
    isMaskingConfirmed: z.boolean(),
    despite: z.optional(z.enum(ACCEPT_REASONS)),
  }),
  z.strictObject({ decision: z.literal('RESUBMIT'), reason: z.enum(RESUBMIT_REASONS) }),
]);

/** The same for an operator, of an application that was submitted. Each view is in the audit. */
export const viewDocument = call(
  { path: '/operator-service/viewDocument' },
  z.strictObject({ document: documentId }),
  z.unknown(),
);

/** For operators, of an application that was submitted. `version` is the document's own. */
export const verifyDocument = call(
  { path: '/operator-service/verifyDocument' },
  z.strictObject({ requestId, document: documentId, version: recordVersion, finding }),
  z.object(documentStatus),
);

/**
 * Says of checks of a document what was found; the last answer to each counts. For whoever may verify it, before and after
 * that. 409 for a check that this document does not have now.
 */
export const answerChecks = call(
  { path: '/operator-service/answerChecks' },
  z.strictObject({
    requestId,
    document: documentId,
    version: recordVersion,
    answers: z.array(z.strictObject({ check, outcome })).check(
      z.minLength(1),
      z.maxLength(CHECK_IDS.length),
      z.refine((answers) => new Set(answers.map((each) => each.check)).size === answers.length, {
        error: 'answer each check once',
      }),
    ),
  }),
  z.object({ document: documentId, checks: z.array(foundCheck) }),
);
