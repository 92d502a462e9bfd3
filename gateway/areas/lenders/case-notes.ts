import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { caseColleagues, writeCaseNote } from '#contract/lenders/case-notes.ts';
import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { firstOf, rowsOf, together } from '#gateway/foundation/store/together.ts';
import { keyOfApplication, notFound } from '#gateway/lending/applications/find-application.ts';
import { keepNote } from '#gateway/lending/applications/notes.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import type { CallingLender } from '#gateway/lending/lender-cases/calling-lender.ts';
import type { LockedCase } from '#gateway/lending/lender-cases/cases.ts';
import { lockCase, staleCase } from '#gateway/lending/lender-cases/cases.ts';
import { sharingConsents } from '#gateway/lending/sending/consented.ts';
import {
  colleaguesIn,
  mentionableFrom,
  requireColleagues,
} from '#gateway/people/memberships/colleagues.ts';
import { chainOfLender } from '#gateway/areas/lenders/lender-addresses.ts';

type Deps = { readonly records: Records; readonly keys: DataKeys };

const peopleOf = (lenderId: string) => ({ role: 'lender', organisation: lenderId }) as const;

/**
 * Adds a note to a case that is locked. The lender's audit has that it was written and whom it mentions; that of the
 * application, which operators and the borrower read, has nothing of it.
 */
export async function addCaseNote(
  { records, keys }: Deps,
  tx: Change,
  { lenderId, actor }: CallingLender,
  { application, lenderCase }: LockedCase,
  { text, mentioned }: Pick<BodyOf<typeof writeCaseNote>, 'text' | 'mentioned'>,
): Promise<ReplyOf<typeof writeCaseNote>> {
  const { id: applicationId } = application;
  const consents = await sharingConsents(tx.runner, applicationId, lenderId);
  // Who may not read the application any more has nothing to note of it either.
  if (!isOpenCase(lenderCase) || consents.length === 0) throw new Refused(staleCase(lenderCase));
  const others = [...new Set(mentioned)].filter((membership) => membership !== actor.id);
  const those = { ...peopleOf(lenderId), permission: null, field: 'mentioned' } as const;
  await requireColleagues(tx.runner, application, others, those);
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

/** Writes a note on a case. Refuses with 404 as `lockCase` does. */
export const writeNoteOnCase = async (
  deps: Deps,
  tx: Change,
  lender: CallingLender,
  { number, ...written }: Omit<BodyOf<typeof writeCaseNote>, 'requestId'>,
): Promise<ReplyOf<typeof writeCaseNote>> =>
  addCaseNote(deps, tx, lender, await lockCase(deps.records, tx, lender.lenderId, number), written);

/** Others of the lender's people, by name; whoever has applied is none of them. */
export async function colleaguesAbout(
  { db }: Pick<Records, 'db'>,
  { lenderId, actor }: CallingLender,
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
