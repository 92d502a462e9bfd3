import type { Context } from 'hono';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import type { DocumentRow } from '#gateway/lending/documents/find-document.ts';
import { staleDocument } from '#gateway/lending/documents/find-document.ts';
import type { OpenedDocument } from '#gateway/lending/documents/open-document.ts';
import { openDocument } from '#gateway/lending/documents/open-document.ts';
import { send } from '#gateway/foundation/http/call-route.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Answers with the content of a document, as a file to be saved; 409 when it is gone. */
export async function sendDocument(
  records: Records,
  deps: DocumentCallDeps,
  context: Context,
  document: DocumentRow,
): Promise<Response> {
  return sendOpened(context, document, await openDocument(records, deps, document));
}

/** As `sendDocument`, of one that was opened before. */
export function sendOpened(
  context: Context,
  document: DocumentRow,
  opened: OpenedDocument | null,
): Response {
  if (opened === null) return send(context, staleDocument(document));
  return context.body(new Uint8Array(opened.bytes), 200, {
    'Content-Type': opened.contentType,
    // Never shown in place, whatever a PDF may try.
    'Content-Disposition': `attachment; filename="${opened.fileName}"`,
  });
}
