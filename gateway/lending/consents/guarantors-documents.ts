import type { ApplicationId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import type { DocumentOfGuarantor } from '#domain/lending/documents.ts';
import { DOCUMENTS_OF_GUARANTOR, kindsAskedOfGuarantor } from '#domain/lending/documents.ts';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { changeRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const kinds = z.array(z.enum(DOCUMENTS_OF_GUARANTOR));

/** The documents that the guarantor has agreed to send. */
export async function documentsConsentedTo(
  runner: Runner,
  applicationId: ApplicationId,
): Promise<readonly DocumentOfGuarantor[]> {
  const given = await runner
    .selectFrom('consents')
    .select('documents')
    .where('application_id', '=', applicationId)
    .where('person', '=', 'guarantor')
    .where('state', '=', 'GIVEN')
    .execute();
  return given.flatMap(({ documents }) =>
    documents === null ? [] : z.parse(kinds, JSON.parse(documents)),
  );
}

/** The documents that a guarantor is asked for: by these products, and by whoever asked for one later. */
export async function documentsAskedOfGuarantor(
  runner: Runner,
  { id }: Pick<ApplicationRow, 'id'>,
  products: readonly Pick<MatchedProduct, 'documents'>[],
): Promise<readonly DocumentOfGuarantor[]> {
  const requests = await changeRequestsOf(runner, id);
  return kindsAskedOfGuarantor([
    ...products.flatMap(({ documents }) => documents.beforeSanction),
    ...requests.flatMap(({ documents }) => documents),
  ]);
}
