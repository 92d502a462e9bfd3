import type { ApplicationId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { followedApplication } from '#contract/applications/delivery.ts';
import { ENDED_CASE_STATES, isAgreedCase } from '#domain/lending/states/lender-case-states.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { DOCUMENT_KINDS, kindsAskedOf } from '#domain/lending/documents.ts';
import type { Followed } from '#domain/lending/followed.ts';
import { productFrom } from '#gateway/lending/catalogue/published.ts';
import { READY_STATES } from '#gateway/lending/documents/ready-documents.ts';
import { openDocumentRequests } from '#gateway/lending/applications/change-requests.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const uploaded = followedApplication.shape.uploaded;

export type ToFollow = {
  readonly id: ApplicationId;
  readonly progress: Followed;
  readonly isHandedOver: boolean;
};

type Documents = Pick<FollowedApplication, 'documents' | 'wanted' | 'uploaded'>;

const isOver = ({ state, delivery }: Followed) =>
  (state === 'CLOSED' && delivery !== 'PAID') || delivery === 'COMPLETE';

/** Kinds that the chosen products ask for: before lenders have the application, then those of the one that agreed. */
async function askedByProducts(
  runner: Runner,
  applications: readonly ToFollow[],
): Promise<ReadonlyMap<ApplicationId, readonly DocumentKind[]>> {
  const ids = applications.map(({ id }) => id);
  const cases = await runner
    .selectFrom('lender_cases')
    .innerJoin('product_versions', (join) =>
      join
        .onRef('product_versions.product_id', '=', 'lender_cases.product_id')
        .onRef('product_versions.version', '=', 'lender_cases.product_version'),
    )
    .select(['lender_cases.application_id', 'lender_cases.state', 'product_versions.content'])
    .where('lender_cases.application_id', 'in', ids)
    .execute();
  const guarantors = await runner
    .selectFrom('guarantors')
    .select('application_id')
    .where('application_id', 'in', ids)
    .execute();
  const guaranteed = new Set(guarantors.map(({ application_id: id }) => id));
  const ended: readonly string[] = ENDED_CASE_STATES;
  return new Map(
    applications.map(({ id, isHandedOver }) => {
      const kinds = cases
        .filter(({ application_id: of }) => of === id)
        .filter((each) =>
          isHandedOver
            ? isAgreedCase(each) || each.state === 'DISBURSED'
            : !ended.includes(each.state),
        )
        .flatMap(({ content }) => {
          const { beforeSanction, afterSanction } = productFrom(content).documents;
          return isHandedOver ? afterSanction : beforeSanction;
        });
      return [id, kindsAskedOf(kinds, guaranteed.has(id))];
    }),
  );
}

async function wantedOf(
  runner: Runner,
  applications: readonly ToFollow[],
): Promise<ReadonlyMap<ApplicationId, ReadonlySet<DocumentKind>>> {
  const open = applications.filter(({ progress }) => !isOver(progress));
  if (open.length === 0) return new Map();
  const asked = await askedByProducts(runner, open);
  const waiting = open.filter(({ progress: { state } }) => state === 'ACTION_REQUIRED');
  const requested =
    waiting.length === 0
      ? new Map<ApplicationId, readonly DocumentKind[]>()
      : await openDocumentRequests(
          runner,
          waiting.map(({ id }) => id),
        );
  return new Map(
    open.map(({ id }) => [id, new Set([...(asked.get(id) ?? []), ...(requested.get(id) ?? [])])]),
  );
}

/**
 * Which documents of each application are there, which are needed, and which the dealer has uploaded: only kinds. As many
 * statements for one application as for fifty.
 */
export async function followedDocuments(
  runner: Runner,
  applications: readonly ToFollow[],
): Promise<ReadonlyMap<ApplicationId, Documents>> {
  if (applications.length === 0) return new Map();
  const rows = await runner
    .selectFrom('documents')
    .select(['application_id', 'id', 'kind', 'state', 'reason', 'dealer_id'])
    .where(
      'application_id',
      'in',
      applications.map(({ id }) => id),
    )
    .orderBy('begun_at', 'desc')
    .orderBy('id')
    .execute();
  const wanted = await wantedOf(runner, applications);
  return new Map(
    applications.map(({ id }) => {
      const own = rows.filter(({ application_id: of }) => of === id);
      const there = new Set(
        own.filter(({ state }) => READY_STATES.includes(state)).map(({ kind }) => kind),
      );
      const asked = wanted.get(id);
      return [
        id,
        {
          documents: DOCUMENT_KINDS.filter((kind) => there.has(kind)),
          wanted: DOCUMENT_KINDS.filter((kind) => asked?.has(kind) === true && !there.has(kind)),
          uploaded: z.parse(
            uploaded,
            own
              .filter(({ dealer_id: dealerId, state }) => dealerId !== null && state !== 'PURGED')
              .map(({ id: document, kind, state, reason }) => ({ document, kind, state, reason })),
          ),
        },
      ];
    }),
  );
}
