import type { ApplicationId, UserId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { beginDocument, documentId } from '#contract/applications/documents.ts';
import {
  DOCUMENTS_OF_GUARANTOR,
  isAskedBeforeSanction,
  isOfGuarantor,
  MAX_APPLICATION_BYTES,
  MAX_DOCUMENTS,
  MAX_DOCUMENTS_EVER,
  MAX_PERSON_BYTES,
  needsMasking,
  PART_BYTES,
} from '#domain/lending/documents.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import {
  keyOfApplication,
  lockOwnApplication,
  ownerOf,
} from '#gateway/lending/applications/find-application.ts';
import {
  bytesTaken,
  fileNamePlace,
  refuseUnlessOpen,
} from '#gateway/lending/documents/find-document.ts';
import { noteActivity } from '#gateway/lending/applications/change-application.ts';
import { onlyByGuarantor } from '#gateway/lending/documents/senders.ts';
import type { Answer, Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { changeOnce, Refused } from '#gateway/foundation/http/change-once.ts';
import { sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

export type Announced = Pick<
  BodyOf<typeof beginDocument>,
  'kind' | 'bytes' | 'sha256' | 'fileName' | 'isMasked'
>;

/** Refuses what is wrong with a file before any of it is sent. */
export function refuseAnnounced({ kind, isMasked }: Announced): Refusal | null {
  if (needsMasking(kind) && isMasked !== true) {
    return refuse(
      'aadhaar-not-masked',
      'Please cover all but the last four digits of the Aadhaar number, and say that you did.',
      { fields: ['isMasked'] },
    );
  }
  return null;
}

/** The application's row is locked, so that nobody else counts at the same time. */
export async function refuseOverQuota(runner: Runner, applicationId: ApplicationId, bytes: number) {
  const rows = await runner
    .selectFrom('documents')
    .select(['state', 'bytes', 'content_bytes'])
    .where('application_id', '=', applicationId)
    .execute();
  const present = rows.filter(({ state }) => state !== 'PURGED');
  const taken = present.reduce((sum, row) => sum + bytesTaken(row), 0);
  if (present.length >= MAX_DOCUMENTS || rows.length >= MAX_DOCUMENTS_EVER) {
    throw new Refused(
      refuse('too-many-documents', 'This application has too many documents. Please remove some.'),
    );
  }
  if (taken + bytes > MAX_APPLICATION_BYTES) {
    throw new Refused(
      refuse(
        'documents-too-large',
        'The documents of this application are too large together. Please remove some.',
        {
          fields: ['bytes'],
        },
      ),
    );
  }
}

/** What the documents of a person take together: those that they sent themselves, of all their applications. */
export async function bytesOfPerson(
  runner: Runner,
  userId: UserId,
  exceptDocument = '',
): Promise<number> {
  const rows = await runner
    .selectFrom('documents')
    .innerJoin('applications', 'applications.id', 'documents.application_id')
    .select(['documents.state', 'documents.bytes', 'documents.content_bytes'])
    .where('applications.user_id', '=', userId)
    .where('documents.dealer_id', 'is', null)
    .where('documents.kind', 'not in', DOCUMENTS_OF_GUARANTOR)
    .where('documents.state', '!=', 'PURGED')
    .where('documents.id', '!=', exceptDocument)
    .execute();
  return rows.reduce((sum, row) => sum + bytesTaken(row), 0);
}

/** The account's row is locked, so that two applications of one person are counted one after the other. */
async function refuseOverPersonsQuota(
  records: Records,
  { runner }: Change,
  userId: UserId,
  bytes: number,
): Promise<void> {
  await records
    .forChange(runner.selectFrom('accounts').select('user_id').where('user_id', '=', userId))
    .executeTakeFirst();
  if ((await bytesOfPerson(runner, userId)) + bytes <= MAX_PERSON_BYTES) return;
  throw new Refused(
    refuse(
      'all-documents-too-large',
      'The documents of all your applications are too large together. Please remove some, or withdraw an application.',
      { fields: ['bytes'] },
    ),
  );
}

/** Whose document it is: `dealerId` is null for a borrower's. */
type Sender = { readonly actor: Actor; readonly dealerId: string | null };

export async function addDocument(
  { keys }: DocumentCallDeps,
  { runner, at, audit }: Change,
  applicationId: ApplicationId,
  { kind, bytes, sha256, fileName }: Announced,
  { actor, dealerId }: Sender,
): Promise<string> {
  const id = crypto.randomUUID();
  const key = fileName === undefined ? null : await keyOfApplication(keys, runner, applicationId);
  await write(
    runner,
    runner.insertInto('documents').values({
      id,
      application_id: applicationId,
      dealer_id: dealerId,
      kind,
      state: 'UPLOADING',
      version: 1,
      bytes,
      sha256,
      sealed_file_name: key === null ? null : sealText(key, fileNamePlace(id), fileName ?? ''),
      is_masked: needsMasking(kind) ? 1 : null,
      is_masking_confirmed: needsMasking(kind) ? 0 : null,
      begun_at: at,
      changed_at: at,
    }),
  );
  await audit({
    subject: ownerOf(applicationId),
    actor,
    action: 'document.begin',
    facts: { document: id, kind, state: 'UPLOADING', bytes },
  });
  return id;
}

/** Parts that have arrived, in their order. */
async function partsThere(runner: Runner, document: string): Promise<number[]> {
  const rows = await runner
    .selectFrom('document_parts')
    .select('part')
    .where('document_id', '=', document)
    .orderBy('part')
    .execute();
  return rows.map(({ part }) => part);
}

const begun = z.object({ document: documentId });

/** Announces a document of the borrower's own application; the same request again tells what has arrived of it. */
export async function beginOwn(
  records: Records,
  deps: DocumentCallDeps,
  userId: UserId,
  body: BodyOf<typeof beginDocument>,
): Promise<Answer> {
  const refusal = isOfGuarantor(body.kind) ? onlyByGuarantor() : refuseAnnounced(body);
  if (refusal !== null) return refusal;
  const answer = await changeOnce(
    records,
    { path: beginDocument.path, userId, body },
    async (change) => {
      await refuseOverPersonsQuota(records, change, userId, body.bytes);
      const application = await lockOwnApplication(records, change, userId, body);
      refuseUnlessOpen(application);
      if (application.state === 'DRAFT' && !isAskedBeforeSanction(body.kind)) {
        throw new Refused(
          refuse(
            'document-too-early',
            'This document is asked for later, when a lender has agreed.',
            {
              fields: ['kind'],
            },
          ),
        );
      }
      await refuseOverQuota(change.runner, application.id, body.bytes);
      await noteActivity(change, application.id);
      return {
        document: await addDocument(deps, change, application.id, body, {
          actor: BORROWER,
          dealerId: null,
        }),
      };
    },
    {
      check: async () => ((await deps.documents.vault.hasRoom()) ? null : refusals.unavailable()),
    },
  );
  return begunReply(records, answer);
}

/** What a document that is announced is answered with: what has arrived of it. */
export async function begunReply(records: Records, answer: Answer): Promise<Answer> {
  if (answer.status !== 200) return answer;
  const { document } = begun.parse(answer.reply);
  return reply<ReplyOf<typeof beginDocument>>({
    document,
    partBytes: PART_BYTES,
    parts: await partsThere(records.db, document),
  });
}
