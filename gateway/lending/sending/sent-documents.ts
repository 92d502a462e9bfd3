/** Which documents go to a lender: verified ones of the kinds that it asks for. */
import type { ApplicationId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import { guarantorOf } from '#gateway/lending/applications/guarantors.ts';
import { DOCUMENT_KINDS, kindsAskedOf } from '#domain/lending/documents.ts';
import type { DocumentRow } from '#gateway/lending/documents/find-document.ts';
import { productOfCase } from '#gateway/lending/offers/offered-product.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const kinds = z.array(z.enum(DOCUMENT_KINDS));
type Kinds = z.infer<typeof kinds>;

/** The guarantor's own ones only if the guarantor has consented. */
export async function verifiedDocuments(
  runner: Runner,
  applicationId: ApplicationId,
  wanted: Kinds,
): Promise<DocumentRow[]> {
  const hasGuarantor = (await guarantorOf(runner, applicationId))?.state === 'CONSENTED';
  const sent = kindsAskedOf(wanted, hasGuarantor);
  if (sent.length === 0) return [];
  return runner
    .selectFrom('documents')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'VERIFIED')
    .where('kind', 'in', sent)
    .orderBy('begun_at')
    .orderBy('id')
    .execute();
}

/** What a lender asked for later, and when: what was uploaded before is not the answer. */
export async function findRequest(
  runner: Runner,
  lenderId: string,
  request: string,
): Promise<{ readonly kinds: Kinds; readonly askedAt: number }> {
  const { documents, asked_at: askedAt } = await runner
    .selectFrom('change_requests')
    .select(['documents', 'asked_at'])
    .where('id', '=', request)
    .where('lender_id', '=', lenderId)
    .executeTakeFirstOrThrow();
  return { kinds: z.parse(kinds, JSON.parse(documents)), askedAt };
}

/** Where to find the kinds that a message of documents is about. */
export const requestFacts = z.object({ request: z.string() });

/** The documents of every message that a lender was sent, or may have been. */
export async function documentsSent(
  runner: Runner,
  applicationId: ApplicationId,
  lenderId: string,
): Promise<DocumentRow[]> {
  const lenderCase = await runner
    .selectFrom('lender_cases')
    .select(['product_id', 'product_version'])
    .where('application_id', '=', applicationId)
    .where('lender_id', '=', lenderId)
    .executeTakeFirstOrThrow();
  const messages = await runner
    .selectFrom('outbox')
    .select(['kind', 'facts'])
    .where('application_id', '=', applicationId)
    .where('lender_id', '=', lenderId)
    .where('may_have_arrived', '=', 1)
    .where('kind', 'in', ['package', 'documents'])
    .execute();
  const sent: Kinds = [];
  for (const { kind, facts } of messages) {
    const named =
      kind === 'package'
        ? (await productOfCase(runner, lenderCase)).documents.beforeSanction
        : (await findRequest(runner, lenderId, z.parse(requestFacts, JSON.parse(facts)).request))
            .kinds;
    sent.push(...named);
  }
  return verifiedDocuments(runner, applicationId, sent);
}
