import type { MembershipId } from '#domain/ids.ts';
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type { caseColleagues, writeCaseNote } from '#contract/lenders/case-notes.ts';
import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { firstOf, rowsOf, together } from '#gateway/foundation/store/together.ts';
import { keyOfApplication, notFound } from '#gateway/lending/applications/find-application.ts';
import { requireSomebodyElses } from '#gateway/lending/applications/own-application.ts';
import { keepNote } from '#gateway/lending/applications/notes.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import type { CallingMember } from '#gateway/lending/lender-cases/calling-lender.ts';
import type { LockedCase } from '#gateway/lending/lender-cases/cases.ts';
import { lockCase, staleCase } from '#gateway/lending/lender-cases/cases.ts';
import { sharingConsents } from '#gateway/lending/sending/consented.ts';
import {
  colleaguesIn,
  mentionableFrom,
  requireColleagues,
  stillAmong,
} from '#gateway/people/memberships/colleagues.ts';
import { chainOfLender } from '#gateway/areas/lenders/lender-addresses.ts';

type Deps = { readonly records: Records; readonly keys: DataKeys };

const peopleOf = (lenderId: string) => ({ role: 'lender', organisation: lenderId }) as const;

/** Whether a case may have another note: who may not read the application any more has nothing to note of it either. */
async function mayNote({ runner }: Change, { application, lenderCase }: LockedCase) {
  if (!isOpenCase(lenderCase)) return false;
  return (await sharingConsents(runner, application.id, lenderCase.lender_id)).length > 0;
}

/**
 * Adds a note to a case that is locked. The lender's audit has that it was written and whom it mentions; that of the
 * application, which operators and the borrower read, has nothing of it.
 */
async function addNote(
  { records, keys }: Deps,
  tx: Change,
  { lenderId, actor }: CallingMember,
  { application }: LockedCase,
  { text, mentioned: others }: Pick<CheckedBodyOf<typeof writeCaseNote>, 'text' | 'mentioned'>,
): Promise<ReplyOf<typeof writeCaseNote>> {
  const { id: applicationId } = application;
  const key = await keyOfApplication(keys, tx.runner, applicationId);
  const written = { author: actor.id, text, mentioned: others };
  const note = await keepNote(tx, key, { applicationId, lenderId }, written);
  await lockLender(records, tx, lenderId);
  await tx.audit({
    subject: chainOfLender(lenderId),
    actor,
    action: 'writeNote',
    facts: { application: application.number, note, mentioned: others.join(' ') },
  });
  return { note, writtenAt: tx.at };
}

/** Writes a note on a case. Refuses with 404 as `lockCase` does, and with 403 whoever has applied. */
export async function writeNoteOnCase(
  deps: Deps,
  tx: Change,
  lender: CallingMember,
  { number, text, mentioned }: Omit<CheckedBodyOf<typeof writeCaseNote>, 'requestId'>,
): Promise<ReplyOf<typeof writeCaseNote>> {
  const { lenderId, actor } = lender;
  const locked = await lockCase(deps.records, tx, lenderId, number);
  await requireSomebodyElses(tx, locked.application, actor);
  if (!(await mayNote(tx, locked))) throw new Refused(staleCase(locked.lenderCase));
  const others = [...new Set(mentioned)].filter((membership) => membership !== actor.id);
  const those = { ...peopleOf(lenderId), permission: null, field: 'mentioned' } as const;
  await requireColleagues(tx.runner, locked.application, others, those);
  return addNote(deps, tx, lender, locked, { text, mentioned: others });
}

/** Notes why what a colleague has entered is declined, as long as the case may have notes; refuses to leave that unsaid then. */
export async function noteWhyDeclined(
  deps: Deps,
  tx: Change,
  lender: CallingMember,
  locked: LockedCase,
  { why, author }: { readonly why: string | null; readonly author: MembershipId },
): Promise<void> {
  if (!(await mayNote(tx, locked))) return;
  if (why === null) {
    throw new Refused(
      refuse('fields-wrong', 'Please say why it is declined.', { fields: ['note'] }),
    );
  }
  const circle = peopleOf(lender.lenderId);
  const mentioned = await stillAmong(tx.runner, circle, locked.application, [author]);
  await addNote(deps, tx, lender, locked, { text: why, mentioned });
}

/** Others of the lender's people, by name; whoever has applied is none of them. */
export async function colleaguesAbout(
  { db }: Pick<Records, 'db'>,
  { lenderId, actor }: CallingMember,
  number: string,
): Promise<Answer<ReplyOf<typeof caseColleagues>>> {
  const application = db
    .selectFrom('applications')
    .innerJoin('lender_cases', 'lender_cases.application_id', 'applications.id')
    .select('user_id')
    .where('number', '=', number)
    .where('lender_id', '=', lenderId)
    .where('handed_over_at', 'is not', null);
  const [found, rows] = await together(db, (on) =>
    Promise.all([
      firstOf(application)(on),
      rowsOf(colleaguesIn(db, peopleOf(lenderId), actor))(on),
    ]),
  );
  if (found === undefined) return notFound();
  const colleagues = rows.filter((row) => row.user_id !== found.user_id);
  return reply({ colleagues: colleagues.map((row) => mentionableFrom(row)) });
}
