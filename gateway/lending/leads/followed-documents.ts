import type { ApplicationId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { followedApplication } from '#contract/applications/delivery.ts';
import { ENDED_CASE_STATES, isAgreedCase } from '#domain/lending/states/lender-case-states.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { DOCUMENT_KINDS, kindsAskedOf } from '#domain/lending/documents.ts';
import type { Followed } from '#domain/lending/followed.ts';
import { guarantorOf } from '#gateway/lending/applications/guarantors.ts';
import { READY_STATES } from '#gateway/lending/documents/ready-documents.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import { productOfCase } from '#gateway/lending/offers/offered-product.ts';
import { openRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const uploaded = followedApplication.shape.uploaded;

/** Kinds that the chosen products ask for: before lenders have the application, then those of the one that agreed. */
async function askedByProducts(
  runner: Runner,
  applicationId: ApplicationId,
  isHandedOver: boolean,
): Promise<readonly DocumentKind[]> {
  const ended: readonly string[] = ENDED_CASE_STATES;
  const cases = await casesOf(runner, applicationId);
  const asking = cases.filter((each) =>
    isHandedOver ? isAgreedCase(each) || each.state === 'DISBURSED' : !ended.includes(each.state),
  );
  const kinds: DocumentKind[] = [];
  for (const each of asking) {
    const { beforeSanction, afterSanction } = (await productOfCase(runner, each)).documents;
    kinds.push(...(isHandedOver ? afterSanction : beforeSanction));
  }
  const hasGuarantor = (await guarantorOf(runner, applicationId)) !== null;
  return kindsAskedOf(kinds, hasGuarantor);
}

async function wantedOf(
  runner: Runner,
  id: ApplicationId,
  { state, delivery }: Followed,
  isHandedOver: boolean,
): Promise<ReadonlySet<DocumentKind>> {
  const isOver = state === 'CLOSED' && delivery !== 'PAID';
  if (isOver || delivery === 'COMPLETE') return new Set();
  const requests = await openRequestsOf(runner, { id, state });
  const asked = await askedByProducts(runner, id, isHandedOver);
  return new Set([...asked, ...requests.flatMap(({ documents }) => documents)]);
}

/** Which documents of an application are there, which are needed, and which the dealer has uploaded. Only kinds. */
export async function followedDocuments(
  runner: Runner,
  id: ApplicationId,
  progress: Followed,
  isHandedOver: boolean,
): Promise<Pick<FollowedApplication, 'documents' | 'wanted' | 'uploaded'>> {
  const rows = await runner
    .selectFrom('documents')
    .select(['id', 'kind', 'state', 'reason', 'dealer_id'])
    .where('application_id', '=', id)
    .orderBy('begun_at', 'desc')
    .orderBy('id')
    .execute();
  const there = new Set(
    rows.filter(({ state }) => READY_STATES.includes(state)).map(({ kind }) => kind),
  );
  const wanted = await wantedOf(runner, id, progress, isHandedOver);
  return {
    documents: DOCUMENT_KINDS.filter((kind) => there.has(kind)),
    wanted: DOCUMENT_KINDS.filter((kind) => wanted.has(kind) && !there.has(kind)),
    uploaded: z.parse(
      uploaded,
      rows
        .filter(({ dealer_id: dealerId, state }) => dealerId !== null && state !== 'PURGED')
        .map(({ id: document, kind, state, reason }) => ({ document, kind, state, reason })),
    ),
  };
}
