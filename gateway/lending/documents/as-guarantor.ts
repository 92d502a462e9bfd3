import type { ApplicationId } from '#domain/ids.ts';
import { createHash } from 'node:crypto';
import { beginDocumentAsGuarantor } from '#contract/applications/documents.ts';
import type { listDocumentsAsGuarantor } from '#contract/applications/documents.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import {
  isOfGuarantor,
  isSentByGuarantor,
  kindsAskedOfGuarantor,
  MAX_GUARANTORS_DOCUMENTS,
} from '#domain/lending/documents.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import { findByPass, GUARANTOR } from '#gateway/lending/applications/guarantors.ts';
import { documentsConsentedTo } from '#gateway/lending/consents/guarantors-documents.ts';
import {
  addDocument,
  begunReply,
  refuseAnnounced,
  refuseOverQuota,
} from '#gateway/lending/documents/begin-document.ts';
import { refuseUnlessOpen } from '#gateway/lending/documents/find-document.ts';
import { noteActivity } from '#gateway/lending/applications/change-application.ts';
import { documentsOf } from '#gateway/lending/documents/list-documents.ts';
import type { DocumentSender } from '#gateway/lending/documents/senders.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse } from '#gateway/foundation/http/answers.ts';
import { changeOnce, Refused } from '#gateway/foundation/http/change-once.ts';
import { openRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

type Deps = Pick<DocumentCallDeps, 'keys'>;

/** Whoever has such a pass, as the sender of documents. */
export const guarantorSending = (
  records: Records,
  { keys }: Deps,
  pass: string,
): DocumentSender => ({
  turn: createHash('sha256').update(pass).digest('base64url'),
  invited: (runner) => findByPass(records, keys, runner, pass),
});

async function refuseMore(runner: Runner, applicationId: ApplicationId): Promise<void> {
  const rows = await runner
    .selectFrom('documents')
    .select('kind')
    .where('application_id', '=', applicationId)
    .where('state', '!=', 'PURGED')
    .execute();
  const own = rows.filter(({ kind }) => isSentByGuarantor(kind));
  if (own.length < MAX_GUARANTORS_DOCUMENTS) return;
  throw new Refused(
    refuse('too-many-documents', 'You have sent too many documents. Please remove some.'),
  );
}

/** Announces a guarantor's document: only what the guarantor's consent names. */
export async function beginAsGuarantor(
  records: Records,
  deps: DocumentCallDeps,
  body: BodyOf<typeof beginDocumentAsGuarantor>,
): Promise<Answer> {
  const refusal = refuseAnnounced(body);
  if (refusal !== null) return refusal;
  const answer = await changeOnce(
    records,
    { path: beginDocumentAsGuarantor.path, userId: null, body },
    async (tx) => {
      const { row } = await findByPass(records, deps.keys, tx.runner, body.pass);
      refuseUnlessOpen(row);
      const covered = await documentsConsentedTo(tx.runner, row.id);
      if (!covered.includes(body.kind)) {
        throw new Refused(
          refuse(
            'not-in-consent',
            'Your consent does not name this document. Please read it again.',
            {
              fields: ['kind'],
            },
          ),
        );
      }
      await refuseMore(tx.runner, row.id);
      await refuseOverQuota(tx.runner, row.id, body.bytes);
      await noteActivity(tx, row.id);
      const sender = { actor: GUARANTOR, dealerId: null };
      return { document: await addDocument(deps, tx, row.id, body, sender) };
    },
    {
      check: async () => ((await deps.documents.vault.hasRoom()) ? null : refusals.unavailable()),
    },
  );
  return begunReply(records, answer);
}

/** What a guarantor has sent, with the requests that are open; nothing of the borrower's. */
export async function listForGuarantor(
  records: Records,
  { keys }: Deps,
  pass: string,
): Promise<ReplyOf<typeof listDocumentsAsGuarantor>> {
  const { row } = await findByPass(records, keys, records.db, pass);
  const list = await documentsOf({ keys }, records.db, row, 'guarantor');
  const requests = await openRequestsOf(records.db, row);
  return {
    ...list,
    documents: list.documents.filter(({ kind }) => isSentByGuarantor(kind)),
    requests: requests
      .filter(({ documents }) => documents.some((kind) => isOfGuarantor(kind)))
      .map((request) => ({
        ...request,
        sections: [],
        documents: [...kindsAskedOfGuarantor(request.documents)],
      })),
  };
}
