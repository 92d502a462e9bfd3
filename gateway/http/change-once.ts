import type { Transaction } from 'kysely';
import type { Answer, Refusal } from '#gateway/http/answers.ts';
import { refusals, reply } from '#gateway/http/answers.ts';
import { repeatMarkOf } from '#gateway/http/repeat-mark.ts';
import type { AuditEvent } from '#gateway/audit/audit.ts';
import { addToAudit } from '#gateway/audit/audit.ts';
import type { Records, Runner } from '#gateway/store/records.ts';
import type { RepeatMark } from '#gateway/store/store.ts';
import { timeOf } from '#gateway/store/records.ts';
import type { Tables } from '#gateway/store/tables.ts';

/** One change: its writes, its audit and the remembered answer are one transaction. */
export type Change = {
  readonly runner: Transaction<Tables>;
  /** The store's time, in milliseconds since 1970. */
  readonly at: number;
  readonly audit: (event: AuditEvent) => Promise<void>;
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

/** Does the work in one transaction; an exception or a refusal leaves nothing behind. */
export async function change<Reply extends object>(
  records: Records,
  work: (change: Change) => Promise<Reply>,
): Promise<Answer<Reply>> {
  try {
    const body = await records.transact(async (runner) => {
      const at = await timeOf(records, runner);
      return work({ runner, at, audit: (event) => addToAudit(runner, at, event) });
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

async function answered(runner: Runner, mark: RepeatMark): Promise<Answer | null> {
  const found = await runner
    .selectFrom('answered_requests')
    .select(['body', 'reply'])
    .where('request_key', '=', mark.key)
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.body !== mark.body) return refusals.otherBody();
  const remembered: unknown = JSON.parse(found.reply);
  return typeof remembered === 'object' && remembered !== null ? reply(remembered) : null;
}

/** What the same request was answered before, or 409 where its ID was used for another; null when it is new. */
export async function answerBefore(records: Records, request: RequestMark): Promise<Answer | null> {
  const mark = markOf(request);
  return mark === null ? null : answered(records.db, mark);
}

/**
 * As `change`, once for each request ID: the same request again has the same answer, and the same ID with another body
 * is refused with 409. A refused request is not remembered. Replies are kept as they are: no personal data in them.
 * `check` runs before new work is begun, for what must not be awaited within a transaction.
 */
export async function changeOnce<Reply extends object>(
  records: Records,
  request: RequestMark,
  work: (change: Change) => Promise<Reply>,
  check: () => Promise<Refusal | null> = async () => null,
): Promise<Answer> {
  const mark = markOf(request);
  if (mark === null) return refusals.unexpected();

  /** By a transaction, which sees, and waits for, what others have written but not committed yet. */
  const answeredMeanwhile = () => records.transact((runner) => answered(runner, mark));

  const before = await answered(records.db, mark);
  if (before !== null) return before;
  const refused = await check();
  if (refused !== null) return refused;
  try {
    const answer = await change(records, async (one) => {
      // Last of all, so that of two such requests the later one waits, fails and finds the answer of the other.
      const done = await work(one);
      await one.runner
        .insertInto('answered_requests')
        .values({
          request_key: mark.key,
          body: mark.body,
          reply: JSON.stringify(done),
          answered_at: one.at,
        })
        .execute();
      return done;
    });
    // The same request, a moment earlier, may have changed what made this one impossible.
    return answer.status === 200 ? answer : ((await answeredMeanwhile()) ?? answer);
  } catch (error) {
    if (!records.isUniqueViolation(error)) throw error;
    const meanwhile = await answeredMeanwhile();
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}
