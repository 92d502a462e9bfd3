import type { UserId } from '#domain/ids.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { answerLetters, letters, noteLettersRead } from '#contract/applications/letters.ts';
import { MAX_ANSWERS_IN_A_ROW } from '#domain/lending/letter-limits.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { BORROWER, type LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { noteOfApplication } from '#gateway/lending/applications/change-application.ts';
import {
  findOwnApplication,
  keyOfApplication,
  lockOwn,
  notFound,
  ownerOf,
} from '#gateway/lending/applications/find-application.ts';
import {
  answersSince,
  keepLetter,
  letterRead,
  lettersOf,
} from '#gateway/lending/applications/letters.ts';

type Deps = Pick<LoanDeps, 'records' | 'keys'>;

/** The messages about the borrower's own application; none once they are no longer kept. */
export async function ownLetters(
  { records: { db }, keys }: Deps,
  userId: UserId,
  number: string,
): Promise<Answer<ReplyOf<typeof letters>>> {
  const row = await findOwnApplication(db, userId, number);
  if (row === null) return notFound();
  const key = await keys.find(db, ownerOf(row.id));
  if (key === null) return reply({ letters: [], mayAnswer: false });
  const written = await lettersOf(db, key, row.id);
  const last = written.findLastIndex(({ isBorrowers }) => !isBorrowers);
  return reply({
    letters: written.map(({ by: _operator, ...letter }) => letter),
    mayAnswer:
      row.state !== 'CLOSED' && last >= 0 && written.length - 1 - last < MAX_ANSWERS_IN_A_ROW,
  });
}

/** Keeps the borrower's answer, which has whoever put the application off look at it again. */
export async function answerOwn(
  { records, keys }: Deps,
  tx: Change,
  userId: UserId,
  { number, language, text }: BodyOf<typeof answerLetters>,
): Promise<ReplyOf<typeof answerLetters>> {
  const row = await lockOwn(records, tx, userId, number);
  if (row.state === 'CLOSED') {
    throw new Refused(refuse('application-closed', 'This application is closed.'));
  }
  const since = await answersSince(tx.runner, row.id);
  if (since === null) {
    throw new Refused(refuse('nothing-to-answer', 'We have not written about this application.'));
  }
  if (since >= MAX_ANSWERS_IN_A_ROW) {
    throw new Refused(
      refuse('too-many-answers', 'You have answered ten times. Please wait for our message.'),
    );
  }
  const key = await keyOfApplication(keys, tx.runner, row.id);
  const answer = { author: null, language, subject: null, text };
  const letter = await keepLetter(tx, key, row.id, answer);
  await noteOfApplication(tx, row.id, { changed_at: tx.at, comes_back_at: null });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: 'answerLetters',
    facts: { letter },
  });
  return { letter, writtenAt: tx.at };
}

export async function noteOwnRead(
  { records }: Deps,
  tx: Change,
  userId: UserId,
  { number, upTo }: BodyOf<typeof noteLettersRead>,
): Promise<ReplyOf<typeof noteLettersRead>> {
  const row = await lockOwn(records, tx, userId, number);
  const read = await letterRead(tx, row.id, { reader: 'borrower', upTo });
  if (read > 0) {
    await tx.audit({
      subject: ownerOf(row.id),
      actor: BORROWER,
      action: 'readLetters',
      facts: { letters: read },
    });
  }
  return { read };
}
