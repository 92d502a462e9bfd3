import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { requestChanges } from '#contract/operators/review.ts';
import { isAskedBeforeSanction } from '#domain/lending/documents.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  NOTHING_PENDING,
  ownerOf,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { askableKinds } from '#gateway/areas/review/askable-documents.ts';
import { lockForOperator } from '#gateway/areas/review/lock-for-review.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { keepRequest } from '#gateway/lending/applications/change-requests.ts';

type Asked = Omit<BodyOf<typeof requestChanges>, 'requestId'>;

/** What lenders have is no longer corrected; what only follows a sanction is not asked for before. */
function refuseUntimely({ state }: ApplicationRow, { sections, documents }: Asked): void {
  if (state === 'WITH_LENDER') {
    if (sections.length === 0) return;
    throw new Refused(
      refuse('documents-only', 'Lenders have this application: only documents can be asked for.', {
        fields: ['sections'],
      }),
    );
  }
  if (documents.every((kind) => isAskedBeforeSanction(kind))) return;
  throw new Refused(
    refuse('asked-too-early', 'A document is asked for later, when a lender has agreed.', {
      fields: ['documents'],
    }),
  );
}

/** Asks the borrower to correct sections or provide documents. A claim stays. */
export async function askForChanges(
  records: Records,
  tx: Change,
  operator: MemberActor,
  asked: Asked,
) {
  const row = await lockForOperator(records, tx, operator, asked, 'requestChanges');
  refuseUntimely(row, asked);
  const { sections, reason } = asked;
  const cases = (await casesOf(tx.runner, row.id)).filter((each) => isOpenCase(each));
  const documents = await askableKinds(tx.runner, row.id, cases, asked.documents);
  const id = await keepRequest(tx, row.id, { lenderId: null, sections, documents, reason });
  const version = await touchApplication(tx, row, {
    state: 'ACTION_REQUIRED',
    returns_to: row.state,
    due_at: null,
    ...NOTHING_PENDING,
    answered_at: row.answered_at ?? tx.at,
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'requestChanges',
    facts: {
      from: row.state,
      to: 'ACTION_REQUIRED',
      version,
      request: id,
      sections: sections.join(' '),
      documents: documents.join(' '),
      reason,
    },
  });
  await notifyBorrower(tx, row, 'changes-requested');
  return { number: row.number, version, state: 'ACTION_REQUIRED' } as const;
}
