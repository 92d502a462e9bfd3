/** Who sends a document: the borrower, or the staff of the vehicle's dealer, who then uploaded it themselves. */
import type { ExpressionBuilder } from 'kysely';
import type { PurposeName } from '#domain/lending/notifications/notices.ts';
import { canUploadOf } from '#domain/lending/followed.ts';
import { BORROWER } from '#gateway/applications/drafts.ts';
import type { ApplicationRow } from '#gateway/applications/find-application.ts';
import type { Actor } from '#gateway/audit/audit.ts';
import { progressOf } from '#gateway/delivery/progress.ts';
import type { DocumentRow, LockedDocument } from '#gateway/documents/find-document.ts';
import { noSuchDocument, refuseUnlessOpen } from '#gateway/documents/find-document.ts';
import { refuse } from '#gateway/http/answers.ts';
import type { Change } from '#gateway/http/change-once.ts';
import { Refused } from '#gateway/http/change-once.ts';
import { actorOf } from '#gateway/memberships/staff.ts';
import type { Records, Runner } from '#gateway/store/records.ts';
import type { Tables } from '#gateway/store/tables.ts';

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
const bringing = (eb: OfApplications, userId: string, document: string) =>
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

const mayBeSentBy = (eb: OfApplications, userId: string, document: string) =>
  eb.or([
    eb('applications.user_id', '=', userId),
    eb.and([eb.exists(bringing(eb, userId, document)), isShared(eb)]),
  ]);

const applicationOf = (runner: Runner, userId: string, document: string) =>
  runner
    .selectFrom('applications')
    .where('applications.id', '=', (eb) =>
      eb
        .selectFrom('documents')
        .select('documents.application_id')
        .where('documents.id', '=', document),
    )
    .where((eb) => mayBeSentBy(eb, userId, document));

/** A document that somebody may send; null for every other. */
export async function findSentDocument(
  runner: Runner,
  userId: string,
  id: string,
): Promise<DocumentRow | null> {
  const found = await runner
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', 'in', applicationOf(runner, userId, id).select('applications.id'))
    .executeTakeFirst();
  return found ?? null;
}

async function senderOf(
  { runner }: Change,
  { user_id: borrower, dealer_id: dealerId }: ApplicationRow,
  userId: string,
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

/** As `lockDocument`, for whoever sends it. Refuses with 404. */
export async function lockSentDocument(
  records: Records,
  one: Change,
  userId: string,
  id: string,
): Promise<LockedDocument & { readonly sender: Actor }> {
  const query = applicationOf(one.runner, userId, id).selectAll('applications');
  const application = await records.forChange(query).executeTakeFirst();
  if (application === undefined) throw new Refused(noSuchDocument());
  const document = await one.runner
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { application, document, sender: await senderOf(one, application, userId) };
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
    refuse(409, 'This document is not taken now.', {
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
