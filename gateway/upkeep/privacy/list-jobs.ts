import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { jobs } from '#contract/operators/service.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

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
