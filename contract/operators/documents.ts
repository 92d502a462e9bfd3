/** Operators' calls about the documents of an application that was submitted. */
import * as z from 'zod/mini';
import { RESUBMIT_REASONS } from '#domain/lending/documents.ts';
import { call, recordVersion, requestId } from '#contract/applications/call.ts';
import { documentId, documentStatus } from '#contract/applications/documents.ts';

/** An operator's finding. Where an Aadhaar number may show, it must be confirmed that it is masked. */
const finding = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('VERIFIED'), isMaskingConfirmed: z.boolean() }),
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
