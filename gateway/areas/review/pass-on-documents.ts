import type { ApplicationId } from '#domain/ids.ts';
import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import * as z from 'zod/mini';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import { enqueueMessage } from '#gateway/lending/outbox/enqueue.ts';
import { requestFacts } from '#gateway/lending/sending/sent-documents.ts';
import type { ChangeRequest } from '#gateway/lending/applications/change-requests.ts';
import { changeRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Documents that may still be passed on, or that somebody has yet to look at. */
const documentsOf = (runner: Runner, applicationId: ApplicationId) =>
  runner
    .selectFrom('documents')
    .select(['kind', 'state', 'begun_at'])
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['CHECKING', 'CLEAN', 'VERIFIED'])
    .execute();

type FoundDocument = Awaited<ReturnType<typeof documentsOf>>[number];

/** Whether a document was uploaded for a request. */
export const answers = (
  { kind, begun_at: begunAt }: Pick<FoundDocument, 'kind' | 'begun_at'>,
  { documents, askedAt }: ChangeRequest,
): boolean => documents.some((asked) => asked === kind) && begunAt >= askedAt;

/** Each kind is verified, and nothing that was uploaded with it waits for a look. */
function isComplete(request: ChangeRequest, documents: readonly FoundDocument[]): boolean {
  const brought = documents.filter((document) => answers(document, request));
  const kinds = new Set(brought.map(({ kind }) => kind));
  return (
    kinds.size === request.documents.length && brought.every((one) => one.state === 'VERIFIED')
  );
}

/** The requests that their lenders were, or will be, notified of. */
async function passedOn(
  runner: Runner,
  applicationId: ApplicationId,
): Promise<ReadonlySet<string>> {
  const messages = await runner
    .selectFrom('outbox')
    .select('facts')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'documents')
    .execute();
  return new Set(messages.map(({ facts }) => z.parse(requestFacts, JSON.parse(facts)).request));
}

/**
 * Has lenders sent what they asked for, as soon as an operator has verified all of it: those of the requests that are
 * meant, each once. The caller has locked the application.
 */
export async function passOnDocuments(
  tx: Change,
  application: Pick<ApplicationRow, 'id'>,
  isMeant: (request: ChangeRequest) => boolean,
): Promise<void> {
  const { runner } = tx;
  const requests = (await changeRequestsOf(runner, application.id)).filter(
    (request) => request.lenderId !== null && request.answeredAt !== null && isMeant(request),
  );
  if (requests.length === 0) return;
  const cases = (await casesOf(runner, application.id)).filter((each) => isOpenCase(each));
  const documents = await documentsOf(runner, application.id);
  const before = await passedOn(runner, application.id);
  for (const request of requests) {
    const lenderId = cases.find((each) => each.lender_id === request.lenderId)?.lender_id;
    if (lenderId === undefined || before.has(request.id)) continue;
    if (!isComplete(request, documents)) continue;
    await enqueueMessage(tx, {
      applicationId: application.id,
      lenderId,
      kind: 'documents',
      facts: { request: request.id },
    });
  }
}

/** Whether a clean document of an application waits for an operator. */
export async function hasUnchecked(runner: Runner, applicationId: ApplicationId): Promise<boolean> {
  const found = await documentsOf(runner, applicationId);
  return found.some(({ state }) => state === 'CLEAN');
}
