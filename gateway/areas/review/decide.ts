import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { ApplicationId } from '#domain/ids.ts';
import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { handOver, rejectApplication } from '#contract/operators/review.ts';
import { isOutdated } from '#domain/lending/document-checks.ts';
import { kindsAskedOf } from '#domain/lending/documents.ts';
import { noteOfApplication } from '#gateway/lending/applications/change-application.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  NOTHING_PENDING,
  ownerOf,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import { guarantorOf } from '#gateway/lending/applications/guarantors.ts';
import { refuseIncomplete } from '#gateway/lending/own-applications/submit.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import type { AuditEvent } from '#gateway/foundation/audit/audit.ts';
import { consentsOf, missingConsents } from '#gateway/lending/consents/consents.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import { cancelCases, closeApplication } from '#gateway/lending/lender-cases/end-cases.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { enqueueMessage } from '#gateway/lending/outbox/enqueue.ts';
import { chosenProducts } from '#gateway/areas/review/chosen-products.ts';
import { checksFor } from '#gateway/areas/review/check-document.ts';
import { draftDecision, needsSecond } from '#gateway/areas/review/drafted.ts';
import { lockForOperator } from '#gateway/areas/review/lock-for-review.ts';
import { readComparing } from '#gateway/lending/documents/document-checks.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Turns an application down before any lender has heard of it; a larger loan once a second operator confirms that. */
export async function reject(
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  { reason, ...seen }: Omit<BodyOf<typeof rejectApplication>, 'requestId'>,
) {
  const row = await lockForOperator(deps.records, tx, operator, seen, 'reject');
  if (await needsSecond(deps, tx.runner, row.id)) {
    return draftDecision(tx, operator, row, { decision: 'reject', reason });
  }
  return rejectNow(tx, operator, row, reason);
}

/** Turns an application down that is locked. */
export async function rejectNow(
  tx: Change,
  operator: MemberActor,
  row: ApplicationRow,
  reason: string | null,
  facts: AuditEvent['facts'] = {},
) {
  const version = await closeApplication(tx, row, 'REJECTED', operator, 'reject', {
    reason,
    ...facts,
  });
  await noteOfApplication(tx, row.id, {
    reject_reason: reason,
    answered_at: row.answered_at ?? tx.at,
  });
  await cancelCases(tx, row, { actor: operator, why: 'rejected-by-service' });
  await notifyBorrower(tx, row, 'rejected');
  return { number: row.number, version, state: 'CLOSED' } as const;
}

/**
 * What keeps an application from its lenders: `document:kind` that is not verified, `outdated:kind` that was, before an
 * answer that it proved was changed, `consent:…`, `lender`.
 */
async function missingFor(
  keys: DataKeys,
  runner: Runner,
  applicationId: ApplicationId,
  cases: readonly CaseRow[],
): Promise<string[]> {
  if (cases.length === 0) return ['lender'];
  const { products } = await chosenProducts(runner, cases);
  const hasGuarantor = (await guarantorOf(runner, applicationId))?.state === 'CONSENTED';
  const asked = new Set<string>(
    products.flatMap(({ documents }) => kindsAskedOf(documents.beforeSanction, hasGuarantor)),
  );
  const verified = await runner
    .selectFrom('documents')
    .select(['id', 'kind'])
    .where('application_id', '=', applicationId)
    .where('state', '=', 'VERIFIED')
    .execute();
  const comparing = await readComparing(keys, runner, applicationId, null);
  const proven = new Set(
    verified
      .filter((each) => !isOutdated(checksFor(each, comparing), comparing.found.get(each.id) ?? []))
      .map(({ kind }) => kind),
  );
  const outdated = new Set(verified.map(({ kind }) => kind));
  const consents = missingConsents(
    await consentsOf(runner, applicationId),
    cases.map(({ lender_id: lenderId }) => lenderId),
  );
  return [
    ...[...asked]
      .filter((kind) => !proven.has(kind))
      .map((kind) => `${outdated.has(kind) ? 'outdated' : 'document'}:${kind}`),
    ...consents.map((consent) => `consent:${consent}`),
  ];
}

/** The cases to hand over. Refuses with 400 and the list of what is missing. */
async function completeCases(
  { keys }: LoanDeps,
  tx: Change,
  { id }: ApplicationRow,
): Promise<readonly CaseRow[]> {
  const cases = (await casesOf(tx.runner, id)).filter((each) => isOpenCase(each));
  const missing = await missingFor(keys, tx.runner, id, cases);
  if (missing.length > 0) throw refuseIncomplete(missing);
  return cases;
}

/**
 * Has the application sent to every lender that the borrower chose; a larger loan once a second operator confirms that.
 * Refuses with 400 and the list of what is missing.
 */
export async function handOverToLenders(
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  seen: Omit<BodyOf<typeof handOver>, 'requestId'>,
) {
  const row = await lockForOperator(deps.records, tx, operator, seen, 'handOver');
  const cases = await completeCases(deps, tx, row);
  if (await needsSecond(deps, tx.runner, row.id)) {
    return draftDecision(tx, operator, row, { decision: 'handOver', reason: null });
  }
  return sendToLenders(tx, operator, row, cases);
}

/** Hands over an application that is locked. Refuses with 400 and the list of what is missing. */
export const handOverNow = async (
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  row: ApplicationRow,
  facts: AuditEvent['facts'],
) => sendToLenders(tx, operator, row, await completeCases(deps, tx, row), facts);

async function sendToLenders(
  tx: Change,
  operator: MemberActor,
  row: ApplicationRow,
  cases: readonly CaseRow[],
  facts: AuditEvent['facts'] = {},
) {
  const version = await touchApplication(tx, row, {
    state: 'WITH_LENDER',
    handed_over_at: tx.at,
    answered_at: row.answered_at ?? tx.at,
    claimed_by: null,
    claimed_at: null,
    ...NOTHING_PENDING,
    due_at: null,
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'handOver',
    facts: {
      from: row.state,
      to: 'WITH_LENDER',
      version,
      lenders: cases.map(({ lender_id: lenderId }) => lenderId).join(' '),
      ...facts,
    },
  });
  for (const { lender_id: lenderId, state } of cases) {
    if (state !== 'CREATED') continue;
    await enqueueMessage(tx, { applicationId: row.id, lenderId, kind: 'package' });
  }
  await notifyBorrower(tx, row, 'handed-over');
  return { number: row.number, version, state: 'WITH_LENDER' } as const;
}
