import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { answerChecks } from '#contract/operators/documents.ts';
import type { AcceptReason, CheckOutcome } from '#domain/lending/document-checks.ts';
import { CHECK_OUTCOMES, checksOf, notProven } from '#domain/lending/document-checks.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import type { AuditEvent } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import {
  NOTHING_DRAFTED,
  ownerOf,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import type { Comparing } from '#gateway/lending/documents/document-checks.ts';
import { keepChecks, readComparing } from '#gateway/lending/documents/document-checks.ts';
import type { DocumentRow } from '#gateway/lending/documents/find-document.ts';
import { lockDocument, staleDocument } from '#gateway/lending/documents/find-document.ts';
import { requireSomebodyElses } from '#gateway/lending/applications/own-application.ts';
import { requireCheck } from '#gateway/areas/review/lock-for-review.ts';

export type CheckDeps = Pick<LoanDeps, 'records' | 'keys'>;
type Body = Omit<BodyOf<typeof answerChecks>, 'requestId'>;

/** In these, a document can be looked at and is in use. */
const CHECKED_IN = ['CLEAN', 'VERIFIED'] as const;

/** The checks of a document, by what its application says now. */
export function checksFor({ kind }: Pick<DocumentRow, 'kind'>, { stated }: Comparing) {
  const known = DOCUMENT_KINDS.find((each) => each === kind);
  return known === undefined ? [] : checksOf(known, stated);
}

/** The names of the checks by what was found; nothing of what the answers say. */
const factsOf = (answers: Body['answers']): AuditEvent['facts'] =>
  Object.fromEntries(
    CHECK_OUTCOMES.flatMap((outcome) => {
      const names = answers.filter((each) => each.outcome === outcome).map(({ check }) => check);
      return names.length === 0 ? [] : [[outcome, names.join(' ')]];
    }),
  );

/** Notes what an operator found of checks of a document. */
export async function noteChecks(
  { records, keys }: CheckDeps,
  tx: Change,
  actor: MemberActor,
  { document: id, version, answers }: Body,
): Promise<ReplyOf<typeof answerChecks>> {
  const { application, document } = await lockDocument(records, tx, null, id);
  requireCheck(application, actor);
  await requireSomebodyElses(tx, application, actor);
  const isInUse = CHECKED_IN.some((state) => state === document.state);
  if (document.version !== version || !isInUse) throw new Refused(staleDocument(document));
  const comparing = await readComparing(keys, tx.runner, application.id, id);
  const asked = checksFor(document, comparing);
  if (answers.some(({ check }) => !asked.includes(check))) {
    throw new Refused(staleDocument(document));
  }
  await keepChecks(tx, comparing, id, { answers, by: actor.id });
  await tx.audit({
    subject: ownerOf(application.id),
    actor,
    action: 'answerChecks',
    facts: { document: id, kind: document.kind, ...factsOf(answers) },
  });
  // The second operator is to confirm what they have looked at.
  if (application.drafted_decision !== null) {
    await touchApplication(tx, application, NOTHING_DRAFTED);
  }
  const now = new Map(comparing.found.get(id)?.map((each) => [each.check, each]));
  for (const answer of answers) now.set(answer.check, { ...answer, isOutdated: false });
  return { document: id, checks: [...now.values()] };
}

/**
 * Refuses with 400 to verify a document of which a check is not answered with yes, unless a reason is given: then gives it
 * for the audit, with those checks.
 */
export async function requireProven(
  { keys }: CheckDeps,
  { runner }: Change,
  document: DocumentRow,
  despite: AcceptReason | undefined,
): Promise<AuditEvent['facts']> {
  const comparing = await readComparing(keys, runner, document.application_id, document.id);
  const found = comparing.found.get(document.id) ?? [];
  const outcomes = new Map<string, CheckOutcome>(
    found.filter(({ isOutdated }) => !isOutdated).map(({ check, outcome }) => [check, outcome]),
  );
  const open = notProven(checksFor(document, comparing), outcomes);
  if (open.length === 0) return {};
  if (despite !== undefined) return { despite, notProven: open.join(' ') };
  throw new Refused(
    refuse(
      'checks-not-all-yes',
      'Not every check of this document is answered with yes. Answer them, or say why it is accepted all the same.',
      { fields: ['despite'] },
    ),
  );
}
