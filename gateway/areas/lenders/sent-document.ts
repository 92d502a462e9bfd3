import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { viewSentDocument } from '#contract/lenders/case-calls.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { DocumentRow } from '#gateway/lending/documents/find-document.ts';
import { noSuchDocument } from '#gateway/lending/documents/find-document.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { lockCase } from '#gateway/lending/lender-cases/cases.ts';
import type { CallingLender } from '#gateway/lending/lender-cases/calling-lender.ts';
import { consentedItems } from '#gateway/lending/sending/consented.ts';
import { documentsSent } from '#gateway/lending/sending/sent-documents.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

type Wanted = BodyOf<typeof viewSentDocument>;

/** A document of an application that a lender has a case of: to be opened before `noteSentView`, which says whether it may be. */
export async function findSent(
  runner: Runner,
  lenderId: string,
  { number, document }: Wanted,
): Promise<DocumentRow | null> {
  const found = await runner
    .selectFrom('documents')
    .innerJoin('applications', 'applications.id', 'documents.application_id')
    .innerJoin('lender_cases', 'lender_cases.application_id', 'documents.application_id')
    .selectAll('documents')
    .where('documents.id', '=', document)
    .where('documents.state', '=', 'VERIFIED')
    .where('applications.number', '=', number)
    .where('lender_cases.lender_id', '=', lenderId)
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Notes that a lender looks at a document that it was sent; gives the document, to be shown directly. Refuses with 404 where
 * there is none, or the lender may see it no longer.
 */
export async function noteSentView(
  records: Records,
  tx: Change,
  { lenderId, actor }: CallingLender,
  { number, document: id }: Wanted,
): Promise<DocumentRow> {
  const { application, lenderCase } = await lockCase(records, tx, lenderId, number);
  const items = await consentedItems(tx.runner, application.id, lenderId);
  const sent =
    isOpenCase(lenderCase) && items.has('documents')
      ? await documentsSent(tx.runner, application.id, lenderId)
      : [];
  const document = sent.find((each) => each.id === id);
  if (document === undefined) throw new Refused(noSuchDocument());
  await tx.audit({
    subject: ownerOf(application.id),
    actor,
    action: 'viewDocument',
    facts: { document: id, kind: document.kind, lender: lenderId },
  });
  return document;
}
