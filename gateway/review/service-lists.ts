import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { contactMessages } from '#contract/applications/review.ts';
import { jobs } from '#contract/applications/review.ts';
import type { Actor } from '#gateway/audit/audit.ts';
import type { Answer } from '#gateway/http/answers.ts';
import { change } from '#gateway/http/change-once.ts';
import { lockOperators } from '#gateway/memberships/memberships.ts';
import type { Runner } from '#gateway/store/records.ts';
import type { Store } from '#gateway/store/store.ts';

const PAGE = 50;

/** One page of the exports and erasures in a state, oldest first. */
export async function jobsPage(
  db: Runner,
  { state, after }: BodyOf<typeof jobs>,
): Promise<ReplyOf<typeof jobs>> {
  const rows = await db
    .selectFrom('privacy_jobs')
    .select(['id', 'kind', 'state', 'progress', 'tries', 'asked_at', 'due_at', 'ended_at'])
    .where('state', '=', state)
    .where((eb) =>
      eb(eb.refTuple('asked_at', 'id'), '>', eb.tuple(after?.askedAt ?? 0, after?.id ?? '')),
    )
    .orderBy('asked_at')
    .orderBy('id')
    .limit(PAGE + 1)
    .execute();
  return z.parse(jobs.reply, {
    jobs: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      progress: row.progress,
      tries: row.tries,
      askedAt: row.asked_at,
      dueAt: row.due_at,
      endedAt: row.ended_at,
    })),
    isLastPage: rows.length <= PAGE,
  });
}

/** One page of what people wrote, oldest first. Who looked is noted before anything is answered. */
export async function messagesPage(
  { records, contactMessages: read }: Pick<Store, 'records' | 'contactMessages'>,
  operator: Actor,
  { after }: BodyOf<typeof contactMessages>,
): Promise<Answer<ReplyOf<typeof contactMessages>>> {
  const found = await read(after, PAGE + 1);
  const messages = found.slice(0, PAGE).map(({ txnDate: _typed, ...message }) => message);
  return change(records, async (one) => {
    // So that the chain has one writer.
    await lockOperators(records, one);
    await one.audit({
      subject: 'contact-messages',
      actor: operator,
      action: 'viewMessages',
      facts: { count: messages.length, after: after?.receivedAt ?? null },
    });
    return { messages, isLastPage: found.length <= PAGE };
  });
}
