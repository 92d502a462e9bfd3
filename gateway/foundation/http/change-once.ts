import type { Transaction } from 'kysely';
import type { Answer, Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals, reply } from '#gateway/foundation/http/answers.ts';
import type { CountWithin } from '#gateway/foundation/http/call-request.ts';
import { repeatMarkOf } from '#gateway/foundation/http/repeat-mark.ts';
import type { AuditEvent } from '#gateway/foundation/audit/audit.ts';
import type { ChainEnd } from '#gateway/foundation/audit/audit.ts';
import { addToAudit } from '#gateway/foundation/audit/audit.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { RepeatMark } from '#gateway/foundation/store/store.ts';
import { time, timeOf } from '#gateway/foundation/store/times.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { findAnswered, keepAnswer } from '#gateway/foundation/store/answered-requests.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { nothing, reading, together } from '#gateway/foundation/store/together.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

/** One change: its writes, its audit and the remembered answer are one transaction. */
export type Change = {
  readonly runner: Transaction<Tables>;
  /** The store's time, in milliseconds since 1970. */
  readonly at: number;
  readonly audit: (event: AuditEvent) => Promise<void>;
  /** What the transaction, which holds a lock on their subjects, knows of the ends of audit chains. */
  readonly ends?: Map<string, ChainEnd | undefined>;
};

/** Thrown within a change: nothing of it is kept, and this is the answer. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** What makes a request the same as an earlier one. */
export type RequestMark = {
  readonly path: string;
  readonly userId: string | null;
  readonly body: { readonly requestId: string };
};

function changeBy(runner: Transaction<Tables>, at: number): Change {
  const ends = new Map<string, ChainEnd | undefined>();
  return { runner, at, ends, audit: (event) => addToAudit(runner, at, event, ends) };
}

/** What comes before a change. */
type Before = {
  /** Runs before new work is begun, for what must not be awaited within a transaction. */
  readonly check?: (() => Promise<Refusal | null>) | undefined;
  /** Counts the call with its change, and refuses what is too much. */
  readonly count?: CountWithin;
};

/** Locks and reads what a change needs by what its request says alone: sent with what every change begins with. */
export type Begin<Begun> = (runner: Transaction<Tables>) => Reading<Begun>;

/** Does the work in one transaction; an exception or a refusal leaves nothing behind. */
export async function change<Reply extends object>(
  records: Records,
  work: (change: Change) => Promise<Reply>,
): Promise<Answer<Reply>> {
  try {
    const body = await records.transact(async (runner) => {
      const at = await timeOf(records, runner);
      return work(changeBy(runner, at));
    });
    return reply(body);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** By what a request is known again. */
export const markOf = ({ path, userId, body }: RequestMark) =>
  repeatMarkOf(body.requestId, `${path}\n${userId ?? ''}`, userId, body);

function earlierAnswer(runner: Runner, mark: RepeatMark): Reading<Answer | null> {
  return reading(findAnswered(runner, { key: mark.key }), ([found]) => {
    if (found === undefined) return null;
    if (found.body !== mark.body) return refusals.otherBody();
    const remembered: unknown = JSON.parse(found.reply);
    return typeof remembered === 'object' && remembered !== null ? reply(remembered) : null;
  });
}

const answered = (runner: Runner, mark: RepeatMark): Promise<Answer | null> =>
  together(runner, earlierAnswer(runner, mark));

/** What the same request was answered before, or 409 where its ID was used for another; null when it is new. */
export async function answerBefore(records: Records, request: RequestMark): Promise<Answer | null> {
  const mark = markOf(request);
  return mark === null ? null : answered(records.db, mark);
}

/** Thrown within a change whose request was answered before. */
class Answered extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('it was answered before');
    this.answer = answer;
  }
}

/**
 * As `change`, once for each request ID: the same request again has the same answer, and the same ID with another body
 * is refused with 409. A refused request is not remembered. Replies are kept as they are: no personal data in them.
 */
export const changeOnce = <Reply extends object>(
  records: Records,
  request: RequestMark,
  work: (change: Change) => Promise<Reply>,
  before: Before = {},
): Promise<Answer> => changeBegunOnce(records, request, () => nothing, work, before);

/** The same with what was begun for it. */
export async function changeBegunOnce<Begun, Reply extends object>(
  records: Records,
  request: RequestMark,
  begin: Begin<Begun>,
  work: (change: Change, begun: Begun) => Promise<Reply>,
  { check, count = null }: Before = {},
): Promise<Answer> {
  const mark = markOf(request);
  if (mark === null) return refusals.unexpected();

  /** By a transaction, which sees, and waits for, what others have written but not committed yet. */
  const answeredMeanwhile = () => records.transact((runner) => answered(runner, mark));

  if (check !== undefined) {
    const before = await answered(records.db, mark);
    if (before !== null) return before;
    const refused = await check();
    if (refused !== null) return refused;
  }
  try {
    const answer = await records.transact(async (runner) => {
      const earlier = check === undefined ? earlierAnswer(runner, mark) : nothing;
      const counted = count === null ? nothing : count(runner);
      const clock = time(records, runner);
      const ofWork = begin(runner);
      const [before, tooMuch, at, begun] = await together(runner, (on) =>
        Promise.all([earlier(on), counted(on), clock(on), ofWork(on)]),
      );
      if (before !== null) throw new Answered(before);
      if (tooMuch !== null) throw new Refused(tooMuch);
      // Last of all, so that of two such requests the later one waits, fails and finds the answer of the other.
      const done = await work(changeBy(runner, at), begun);
      await write(
        runner,
        keepAnswer(runner, {
          request_key: mark.key,
          body: mark.body,
          reply: JSON.stringify(done),
          answered_at: at,
        }),
      );
      return done;
    });
    return reply(answer);
  } catch (error) {
    if (error instanceof Answered) return error.answer;
    // The same request, a moment earlier, may have changed what made this one impossible.
    if (error instanceof Refused) return (await answeredMeanwhile()) ?? error.refusal;
    if (!records.isUniqueViolation(error)) throw error;
    const meanwhile = await answeredMeanwhile();
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}
