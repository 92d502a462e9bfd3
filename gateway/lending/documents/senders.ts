/**
 * Who sends a document: the borrower, the guarantor by a pass, or the staff of the vehicle's dealer, who then uploaded it
 * themselves.
 */
import type { UserId } from '#domain/ids.ts';
import type { ExpressionBuilder } from 'kysely';
import type { PurposeName } from '#domain/lending/notifications/notices.ts';
import { DOCUMENTS_OF_GUARANTOR, isSentByGuarantor } from '#domain/lending/documents.ts';
import { canUploadOf } from '#domain/lending/followed.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import type { Invited } from '#gateway/lending/applications/guarantors.ts';
import { GUARANTOR } from '#gateway/lending/applications/guarantors.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { progressOf } from '#gateway/lending/lender-cases/progress.ts';
import type { DocumentRow, LockedDocument } from '#gateway/lending/documents/find-document.ts';
import {
  lockDocument,
  noSuchDocument,
  refuseUnlessOpen,
} from '#gateway/lending/documents/find-document.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** Who asks to send something. */
export type DocumentSender = {
  /** Whose turn it is where many documents are checked. */
  readonly turn: string;
} & (
  | { readonly userId: UserId }
  /** A guarantor. Refuses where the pass is none, or the guarantor has not agreed. */
  | { readonly invited: (runner: Runner) => Promise<Invited> }
);

export const personSending = (userId: UserId): DocumentSender => ({ turn: userId, userId });

export const onlyByGuarantor = () =>
  refuse(
    'guarantor-sends-it',
    'Only the guarantor sends this document, on the guarantor’s own link.',
  );

const PURPOSE: PurposeName = 'share-status-with-dealer';

type OfApplications = ExpressionBuilder<Tables, 'applications'>;

/** Whether the borrower of an application lets its dealer see how far it is. */
export const isShared = (eb: OfApplications) =>
  eb.exists(
    eb
      .selectFrom('consents')
      .select('consents.id')
      .whereRef('consents.application_id', '=', 'applications.id')
      .where('consents.person', '=', 'borrower')
      .where('consents.purpose', '=', PURPOSE)
      .where('consents.state', '=', 'GIVEN'),
  );

/** Active memberships of the dealer that has uploaded a document, and still sells the vehicle. */
const bringing = (eb: OfApplications, userId: UserId, document: string) =>
  eb
    .selectFrom('memberships')
    .innerJoin('documents', 'documents.dealer_id', 'memberships.organisation')
    .select('memberships.id')
    .whereRef('documents.application_id', '=', 'applications.id')
    .whereRef('documents.dealer_id', '=', 'applications.dealer_id')
    .where('documents.id', '=', document)
    .where('memberships.user_id', '=', userId)
    .where('memberships.role', '=', 'dealer')
    .where('memberships.state', '=', 'ACTIVE');

const mayBeSentBy = (eb: OfApplications, userId: UserId, document: string) =>
  eb.or([
    eb('applications.user_id', '=', userId),
    eb.and([eb.exists(bringing(eb, userId, document)), isShared(eb)]),
  ]);

const applicationOf = (runner: Runner, userId: UserId, document: string) =>
  runner
    .selectFrom('applications')
    .where('applications.id', '=', (eb) =>
      eb
        .selectFrom('documents')
        .select('documents.application_id')
        .where('documents.id', '=', document),
    )
    .where((eb) => mayBeSentBy(eb, userId, document));

/** Refuses with 403 a guarantor's document to anybody else. */
function refuseOthers<Kind extends Pick<DocumentRow, 'kind'>>(document: Kind): Kind {
  if (isSentByGuarantor(document.kind)) throw new Refused(onlyByGuarantor());
  return document;
}

/** A guarantor's own document; null for every other. */
async function documentOfGuarantor(
  runner: Runner,
  { row }: Invited,
  id: string,
): Promise<DocumentRow | null> {
  const found = await runner
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', row.id)
    .where('kind', 'in', DOCUMENTS_OF_GUARANTOR)
    .executeTakeFirst();
  return found ?? null;
}

/** A document that somebody may send; null for every other. Refuses with 403 what only the guarantor sends. */
export async function findSentDocument(
  runner: Runner,
  sender: DocumentSender,
  id: string,
): Promise<DocumentRow | null> {
  if ('invited' in sender) return documentOfGuarantor(runner, await sender.invited(runner), id);
  const { userId } = sender;
  const found = await runner
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', 'in', applicationOf(runner, userId, id).select('applications.id'))
    .executeTakeFirst();
  return found === undefined ? null : refuseOthers(found);
}

async function actorSending(
  { runner }: Change,
  { user_id: borrower, dealer_id: dealerId }: ApplicationRow,
  userId: UserId,
): Promise<Actor> {
  if (borrower === userId) return BORROWER;
  const { id } = await runner
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('role', '=', 'dealer')
    .where('organisation', '=', dealerId ?? '')
    .where('state', '=', 'ACTIVE')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return actorOf({ id, role: 'dealer', organisation: dealerId ?? '' });
}

/** As `lockDocument`, for whoever sends it. Refuses with 404, and with 403 what only the guarantor sends. */
export async function lockSentDocument(
  records: Records,
  tx: Change,
  sender: DocumentSender,
  id: string,
): Promise<LockedDocument & { readonly actor: Actor }> {
  if ('invited' in sender) {
    const invited = await sender.invited(tx.runner);
    const document = await documentOfGuarantor(tx.runner, invited, id);
    if (document === null) throw new Refused(noSuchDocument());
    return { application: invited.row, document, actor: GUARANTOR };
  }
  const { userId } = sender;
  const query = applicationOf(tx.runner, userId, id).selectAll('applications');
  const application = await records.forChange(query).executeTakeFirst();
  if (application === undefined) throw new Refused(noSuchDocument());
  const document = await tx.runner
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  refuseOthers(document);
  return { application, document, actor: await actorSending(tx, application, userId) };
}

/** As `lockSentDocument`, for whoever takes it back: the borrower or the guarantor, each their own. */
export async function lockOwnDocument(
  records: Records,
  tx: Change,
  sender: DocumentSender,
  id: string,
): Promise<LockedDocument & { readonly actor: Actor }> {
  if ('invited' in sender) return lockSentDocument(records, tx, sender, id);
  const locked = await lockDocument(records, tx, sender.userId, id);
  refuseOthers(locked.document);
  return { ...locked, actor: BORROWER };
}

/** Refuses with 409 when the dealer's documents of that kind are not accepted now. */
export async function refuseUnlessBrought(
  runner: Runner,
  application: ApplicationRow,
  kind: string,
): Promise<void> {
  const progress = await progressOf(runner, application);
  const kinds: readonly string[] = canUploadOf(progress);
  if (kinds.includes(kind)) return;
  throw new Refused(
    refuse('document-not-taken', 'This document is not taken now.', {
      fields: ['kind'],
      current: { state: progress.state, delivery: progress.delivery },
    }),
  );
}

/** Refuses with 409 when the application accepts no more of a document. */
export async function refuseUnlessTaken(
  runner: Runner,
  application: ApplicationRow,
  { dealer_id: dealerId, kind }: DocumentRow,
): Promise<void> {
  if (dealerId === null) refuseUnlessOpen(application);
  else await refuseUnlessBrought(runner, application, kind);
}
