import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import { permits } from '#domain/duties.ts';
import { dutiesIn } from '#gateway/people/memberships/stored-duties.ts';
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type { colleagues, mentions, writeNote } from '#contract/operators/notes.ts';
import { fullName } from '#domain/full-name.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { firstOf, rowsOf, together } from '#gateway/foundation/store/together.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  keyOfApplication,
  notFound,
  ownerOf,
  staleApplication,
} from '#gateway/lending/applications/find-application.ts';
import { keepNote } from '#gateway/lending/applications/notes.ts';
import {
  colleaguesIn,
  mentionableFrom,
  OPERATORS,
  requireColleagues,
} from '#gateway/people/memberships/colleagues.ts';
import { requireSomebodyElses } from '#gateway/lending/applications/own-application.ts';
import {
  lockSubmitted,
  mayReadContent,
  requireCheck,
} from '#gateway/areas/review/lock-for-review.ts';

/** Mentions that a page shows. */
const PAGE = 50;

/** What an operator may do with the notes of an application. */
export type NoteAccess = {
  /** Whether what the borrower says may be read. */
  readonly hasContent: boolean;
  /** Whether they may read them and add to them. */
  readonly isOpen: boolean;
  /** Whether a note mentions them that they have not opened. */
  readonly hasUnread: boolean;
  /** Whether it is the operator's own application. */
  readonly isOwn: boolean;
};

/** Notes are for who may read the application, and for who is mentioned in one; never for whoever has applied. */
export async function noteAccess(
  runner: Runner,
  row: ApplicationRow,
  operator: MemberActor,
): Promise<NoteAccess> {
  const mentionsOf = runner
    .selectFrom('note_mentions')
    .where('application_id', '=', row.id)
    .where('note_mentions.membership', '=', operator.id);
  const {
    user_id: reader,
    duties,
    mentioned,
    unread,
  } = await runner
    .selectFrom('memberships')
    .select([
      'user_id',
      'duties',
      mentionsOf.select((eb) => eb.fn.countAll<number>().as('count')).as('mentioned'),
      mentionsOf
        .where('read_at', 'is', null)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('unread'),
    ])
    .where('id', '=', operator.id)
    .executeTakeFirstOrThrow();
  const isOwn = reader === row.user_id;
  const mayConfirm = permits(dutiesIn(duties), 'review-applications');
  const hasContent = mayReadContent(row, operator, mayConfirm);
  const isOpen = !isOwn && (hasContent || (mentioned ?? 0) > 0);
  return { hasContent, isOpen, isOwn, hasUnread: isOpen && (unread ?? 0) > 0 };
}

/** Adds a note to an application that is locked. The audit has that it was written and whom it mentions, not its text. */
export async function addNote(
  { keys }: Pick<LoanDeps, 'keys'>,
  tx: Change,
  operator: MemberActor,
  row: ApplicationRow,
  { text, mentioned }: Pick<CheckedBodyOf<typeof writeNote>, 'text' | 'mentioned'>,
): Promise<ReplyOf<typeof writeNote>> {
  const others = [...new Set(mentioned)].filter((membership) => membership !== operator.id);
  const those = { ...OPERATORS, permission: 'see-applications', field: 'mentioned' } as const;
  await requireColleagues(tx.runner, row, others, those);
  const key = await keyOfApplication(keys, tx.runner, row.id);
  const of = { applicationId: row.id, lenderId: null };
  const note = await keepNote(tx, key, of, { author: operator.id, text, mentioned: others });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'writeNote',
    facts: { note, mentioned: others.join(' ') },
  });
  return { note, writtenAt: tx.at };
}

/** Writes a note on an application that is open. */
export async function writeNoteOn(
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  { number, ...written }: Omit<CheckedBodyOf<typeof writeNote>, 'requestId'>,
): Promise<ReplyOf<typeof writeNote>> {
  const row = await lockSubmitted(deps.records, tx, number);
  if (row.state === 'CLOSED') throw new Refused(staleApplication(row));
  await requireSomebodyElses(tx, row, operator);
  const { isOpen } = await noteAccess(tx.runner, row, operator);
  if (!isOpen) requireCheck(row, operator);
  return addNote(deps, tx, operator, row, written);
}

/** Other operators who may see it, by name; whoever has applied is none of them. */
export async function colleaguesFor(
  { db }: Pick<Records, 'db'>,
  operator: MemberActor,
  number: string,
): Promise<Answer<ReplyOf<typeof colleagues>>> {
  const application = db
    .selectFrom('applications')
    .select('user_id')
    .where('number', '=', number)
    .where('submitted_at', 'is not', null);
  const others = colleaguesIn(db, OPERATORS, operator);
  const [found, rows] = await together(db, (on) =>
    Promise.all([firstOf(application)(on), rowsOf(others)(on)]),
  );
  if (found === undefined) return notFound();
  return reply({
    colleagues: rows
      .filter(
        (row) => row.user_id !== found.user_id && permits(dutiesIn(row.duties), 'see-applications'),
      )
      .map((row) => ({
        ...mentionableFrom(row),
        mayReview: permits(dutiesIn(row.duties), 'review-applications'),
      })),
  });
}

/** One page of the notes that mention an operator, the newest first. What they say stays sealed. */
export async function mentionsPage(
  { db }: Pick<Records, 'db'>,
  operator: MemberActor,
  { after }: CheckedBodyOf<typeof mentions>,
): Promise<ReplyOf<typeof mentions>> {
  const open = db
    .selectFrom('note_mentions')
    .innerJoin('applications', 'applications.id', 'note_mentions.application_id')
    .where('note_mentions.membership', '=', operator.id)
    .where('applications.closed_at', 'is', null);
  const unread = open
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'));
  const listed = open
    .innerJoin('application_notes', 'application_notes.id', 'note_mentions.note_id')
    .leftJoin('memberships as writing', 'writing.id', 'application_notes.author')
    .leftJoin('accounts', 'accounts.user_id', 'writing.user_id')
    .select(['note_id', 'number', 'note_mentions.written_at', 'read_at', 'first_name', 'last_name'])
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('note_mentions.written_at', 'note_id'),
          '<',
          eb.tuple(after?.at ?? 0, after?.note ?? ''),
        ),
      ),
    )
    .orderBy('note_mentions.written_at', 'desc')
    .orderBy('note_id', 'desc')
    .limit(PAGE + 1);
  const [count, rows] = await together(db, (on) =>
    Promise.all([firstOf(unread)(on), rowsOf(listed)(on)]),
  );
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    mentions: shown.map((row) => ({
      note: row.note_id,
      number: row.number,
      author: fullName(row.first_name, row.last_name),
      writtenAt: row.written_at,
      isRead: row.read_at !== null,
    })),
    unread: count?.count ?? 0,
    next:
      rows.length > PAGE && last !== undefined ? { at: last.written_at, note: last.note_id } : null,
  };
}
