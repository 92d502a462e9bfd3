import { asId } from '#domain/ids.ts';
import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { noteAnswersRead, sendLetter } from '#contract/operators/letters.ts';
import type { reviewedApplication } from '#contract/operators/review.ts';
import { daysAfter, endOfIndianDay, indianDayOf } from '#domain/days.ts';
import { LANGUAGES, nameIn, type StaffLanguage, staffLanguageOf } from '#domain/languages.ts';
import { MAX_LETTERS_A_DAY } from '#domain/lending/letter-limits.ts';
import { daysNamed, FILLED_IN, letterFrom, toFillIn } from '#domain/lending/letters.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { firstOf, rowsOf, together } from '#gateway/foundation/store/together.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  keyOfApplication,
  ownerOf,
  staleApplication,
} from '#gateway/lending/applications/find-application.ts';
import {
  keepLetter,
  letterRead,
  lettersOf,
  lettersSoFar,
} from '#gateway/lending/applications/letters.ts';
import { lenderFrom } from '#gateway/lending/catalogue/published.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { approvedVersion, wordsIn } from '#gateway/areas/review/letter-templates.ts';
import { requireSomebodyElses } from '#gateway/lending/applications/own-application.ts';
import {
  lockSubmitted,
  mayWriteToBorrower,
  requireWriting,
} from '#gateway/areas/review/lock-for-review.ts';

type Thread = NonNullable<ReplyOf<typeof reviewedApplication>['letters']>;

/** Of messages to its borrower: staff write theirs, or else English. */
const languageOf = ({ language }: ApplicationRow): StaffLanguage =>
  staffLanguageOf(z.parse(z.enum(LANGUAGES), language));

/** What messages to this borrower are filled in with. */
async function knownOf(
  runner: Runner,
  row: ApplicationRow,
): Promise<Pick<Thread, 'firstName' | 'lenders' | 'hasEmail'>> {
  const language = languageOf(row);
  const borrower = runner
    .selectFrom('accounts')
    .select(['first_name', 'email_confirmed_at'])
    .where('user_id', '=', row.user_id ?? asId('user', ''));
  const lenders = runner
    .selectFrom('lender_cases')
    .innerJoin('lenders', 'lenders.id', 'lender_cases.lender_id')
    .select('lenders.content')
    .where('application_id', '=', row.id)
    .orderBy('lenders.id');
  const [account, found] = await together(runner, (on) =>
    Promise.all([firstOf(borrower)(on), rowsOf(lenders)(on)]),
  );
  return {
    firstName: account?.first_name ?? '',
    hasEmail: account !== undefined && account.email_confirmed_at !== null,
    lenders: found.map(({ content }) => {
      const { id, names } = lenderFrom(content);
      return { lenderId: id, name: nameIn(names, language) };
    }),
  };
}

/** The messages of an application that the operator may read. */
export async function threadOf(
  { records: { db }, keys }: LoanDeps,
  row: ApplicationRow,
  operator: MemberActor,
): Promise<Thread> {
  return {
    written: [...(await lettersOf(db, await keyOfApplication(keys, db, row.id), row.id))],
    mayWrite: mayWriteToBorrower(row, operator),
    ...(await knownOf(db, row)),
  };
}

/** Refuses with 400 what the template asks for and is missing, and what it does not ask for. */
function requireFilled(
  asked: readonly string[],
  filled: Readonly<Record<(typeof FILLED_IN)[number], string | null>>,
): void {
  const wrong = FILLED_IN.filter((name) => asked.includes(name) !== (filled[name] !== null));
  if (wrong.length === 0) return;
  throw new Refused(
    refuse('letter-not-filled-in', 'Please fill in what the message asks for.', {
      fields: wrong.map((name) => `filled.${name === 'lender' ? 'lenderId' : name}`),
    }),
  );
}

/** Refuses with 400 a day that is over, or too far away for anybody to keep in mind. */
function requireNearDay(at: number, day: string | null): void {
  const { first, last } = daysNamed(at);
  if (day === null || (day >= first && day <= last)) return;
  throw new Refused(
    refuse('letter-day-wrong', 'Please choose a day from today to 90 days from now.', {
      fields: ['filled.date'],
    }),
  );
}

/** Refuses with 409 what was written without the last message in view, and more than five messages of a day. */
async function requireNewsSeen(
  { runner, at }: Change,
  row: ApplicationRow,
  lastSeen: string | null,
): Promise<void> {
  const today = endOfIndianDay(daysAfter(indianDayOf(at), -1));
  const { last, written } = await lettersSoFar(runner, row.id, today);
  if (last !== lastSeen) {
    throw new Refused(
      refuse('letters-changed', 'Somebody has written meanwhile. Please read that first.'),
    );
  }
  if (written >= MAX_LETTERS_A_DAY) {
    throw new Refused(
      refuse('too-many-letters', 'Five messages were sent about this application today.'),
    );
  }
}

/**
 * Writes to the borrower, in the language of the application, or in English where staff do not write that one. The audit has
 * which template, not what it says.
 */
export async function sendTo(
  { records, keys }: LoanDeps,
  tx: Change,
  operator: MemberActor,
  {
    number,
    version,
    template,
    templateVersion,
    lastSeen,
    filled,
  }: Omit<BodyOf<typeof sendLetter>, 'requestId'>,
): Promise<ReplyOf<typeof sendLetter>> {
  const row = await lockSubmitted(records, tx, number);
  requireWriting(row, operator);
  await requireSomebodyElses(tx, row, operator);
  if (row.version !== version) throw new Refused(staleApplication(row));
  await requireNewsSeen(tx, row, lastSeen);
  const approved = await approvedVersion(tx.runner, template, templateVersion);
  if (approved === null) {
    throw new Refused(
      refuse('template-not-approved', 'This template is no longer used. Choose one again.', {
        fields: ['template'],
      }),
    );
  }
  const language = languageOf(row);
  const words = wordsIn(approved)[language];
  const { firstName, lenders } = await knownOf(tx.runner, row);
  const { lenderId, date, text } = filled;
  const lender = lenders.find((each) => each.lenderId === lenderId)?.name ?? null;
  requireFilled(toFillIn(words), { lender: lenderId === null ? null : lender, date, text });
  requireNearDay(tx.at, date);
  const letter = await keepLetter(tx, await keyOfApplication(keys, tx.runner, row.id), row.id, {
    author: operator.id,
    language,
    ...letterFrom(words, language, { number, firstName }, { lender, date, text }),
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'sendLetter',
    facts: { letter, template, templateVersion },
  });
  await notifyBorrower(tx, row, 'message-written');
  return { letter, writtenAt: tx.at };
}

/** Notes that the borrower's answers were read: the application is no longer in the list of those. */
export async function noteRead(
  { records }: LoanDeps,
  tx: Change,
  operator: MemberActor,
  { number, upTo }: Omit<BodyOf<typeof noteAnswersRead>, 'requestId'>,
): Promise<ReplyOf<typeof noteAnswersRead>> {
  const row = await lockSubmitted(records, tx, number);
  requireWriting(row, operator);
  await requireSomebodyElses(tx, row, operator);
  const read = await letterRead(tx, row.id, { reader: 'operator', upTo });
  if (read > 0) {
    await tx.audit({
      subject: ownerOf(row.id),
      actor: operator,
      action: 'readLetters',
      facts: { letters: read },
    });
  }
  return { read };
}
