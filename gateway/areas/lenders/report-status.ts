import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { acknowledge, reportStatus } from '#contract/lenders/calls.ts';
import type { LenderCaseAction } from '#domain/lending/states/lender-case-states.ts';
import { requireEdge } from '#gateway/lending/applications/application-edge.ts';
import { ownerOf, touchApplication } from '#gateway/lending/applications/find-application.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow, LockedCase } from '#gateway/lending/lender-cases/cases.ts';
import { lockSeenCase, moveCase } from '#gateway/lending/lender-cases/cases.ts';
import { closeWithoutLender } from '#gateway/lending/lender-cases/end-cases.ts';
import { returnToLenders } from '#gateway/lending/lender-cases/return-to-lenders.ts';
import { keepRequest, settleRequests } from '#gateway/lending/applications/change-requests.ts';
import type { CallingLender } from '#gateway/lending/lender-cases/calling-lender.ts';
import { caseFrom } from '#gateway/areas/lenders/show-case.ts';
import { askableKinds } from '#gateway/areas/review/askable-documents.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { dropUnsent } from '#gateway/lending/outbox/enqueue.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

type CaseReply = ReplyOf<typeof acknowledge>;
type Status = BodyOf<typeof reportStatus>;
type Asked = Extract<Status, { status: 'ACTION_REQUIRED' }>;
type Rejected = Extract<Status, { status: 'REJECTED' }>;
type Progress = Exclude<Status, Asked | Rejected>;

/** Notes that a lender has the package that was sent to it. */
export const noteAcknowledged = (
  tx: Change,
  lenderCase: CaseRow,
  actor: Actor,
  messageId: string,
): Promise<CaseRow> =>
  moveCase(
    tx,
    lenderCase,
    { action: 'acknowledge', actor, facts: { message: messageId } },
    { acknowledged_at: tx.at },
  );

/** The same as a lender's call. Refuses with 409 when no package of this ID was sent to it. */
export async function acknowledgePackage(
  records: Records,
  tx: Change,
  { lenderId, actor }: CallingLender,
  body: BodyOf<typeof acknowledge>,
): Promise<CaseReply> {
  const { application, lenderCase } = await lockSeenCase(records, tx, lenderId, body);
  const sent = await tx.runner
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', body.messageId)
    .where('application_id', '=', application.id)
    .where('lender_id', '=', lenderId)
    .where('kind', '=', 'package')
    // While the lender answers, the gateway that is sending it may not know of that yet.
    .where('may_have_arrived', '=', 1)
    .executeTakeFirst();
  if (sent === undefined) {
    const { state, version } = lenderCase;
    throw new Refused(
      refuse('no-such-package', 'No such package was sent to you.', {
        current: { state, version },
      }),
    );
  }
  const moved = await noteAcknowledged(tx, lenderCase, actor, sent.id);
  return caseFrom(application.number, moved);
}

/** Asks the borrower for documents. */
async function askForMore(
  tx: Change,
  { application, lenderCase }: LockedCase,
  { lenderId, actor }: CallingLender,
  { documents, reason }: Asked,
): Promise<CaseReply> {
  const kinds = await askableKinds(tx.runner, application.id, [lenderCase], documents);
  const id = await keepRequest(tx, application.id, {
    lenderId,
    sections: [],
    documents: kinds,
    reason,
  });
  const moved = await moveCase(tx, lenderCase, {
    action: 'askForMore',
    actor,
    facts: { request: id, reason, documents: kinds.join(' ') },
  });
  const { action, to } = requireEdge('askForMore', application);
  const version = await touchApplication(tx, application, {
    state: to,
    returns_to: 'WITH_LENDER',
  });
  await tx.audit({
    subject: ownerOf(application.id),
    actor,
    action,
    facts: { from: application.state, to, version },
  });
  await notifyBorrower(tx, application, 'lender-asks-for-more');
  return caseFrom(application.number, moved);
}

const PROGRESS = {
  AGREEMENT_PENDING: 'prepareAgreement',
  AGREED: 'agree',
  DISBURSEMENT_PENDING: 'prepareDisbursal',
} as const satisfies Readonly<Record<Progress['status'], LenderCaseAction>>;

async function goOn(
  tx: Change,
  { application, lenderCase }: LockedCase,
  { actor }: CallingLender,
  { status }: Progress,
): Promise<CaseReply> {
  const moved = await moveCase(tx, lenderCase, { action: PROGRESS[status], actor });
  if (status === 'AGREED') await notifyBorrower(tx, application, 'agreed');
  return caseFrom(application.number, moved);
}

async function reject(
  tx: Change,
  { application, lenderCase }: LockedCase,
  { lenderId, actor }: CallingLender,
  { reason }: Rejected,
): Promise<CaseReply> {
  const moved = await moveCase(
    tx,
    lenderCase,
    { action: 'reject', actor, facts: { reason } },
    { reason },
  );
  await dropUnsent(tx, application.id, lenderId);
  await settleRequests(tx, application.id, lenderId);
  const now = await returnToLenders(tx, application, actor);
  const isOver = (await closeWithoutLender(tx, now, actor)) !== now.version;
  if (!isOver) await notifyBorrower(tx, application, 'lender-rejected');
  return caseFrom(application.number, moved);
}

/** Notes how far a lender is. Refuses with 409 what cannot follow the case's state. */
export async function noteStatus(
  records: Records,
  tx: Change,
  lender: CallingLender,
  body: Status,
): Promise<CaseReply> {
  const locked = await lockSeenCase(records, tx, lender.lenderId, body);
  switch (body.status) {
    case 'ACTION_REQUIRED':
      return askForMore(tx, locked, lender, body);
    case 'REJECTED':
      return reject(tx, locked, lender, body);
    case 'AGREEMENT_PENDING':
    case 'AGREED':
    case 'DISBURSEMENT_PENDING':
      return goOn(tx, locked, lender, body);
  }
}
