/** What the matching is asked when an application is begun, kept for a month without a person. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { daysAfter, indianDayOf } from '#domain/days.ts';
import { coarseInput } from '#domain/lending/matching/coarse-input.ts';
import { type MatchInput, matchInput } from '#domain/lending/matching/match.ts';
import type { AskedBefore } from '#domain/lending/matching/matched-before-and-after.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

/** Days that are counted, today included. */
export const COUNTED_DAYS = 30;
/** A bit longer than that: days. */
const KEPT_DAYS = 35;

/** Notes what was asked: rounded, with the day, and with nothing that leads to the application. */
export const noteAsked = ({ runner, at }: Pick<Change, 'runner' | 'at'>, input: MatchInput) =>
  write(
    runner,
    runner.insertInto('asked_matches').values({
      id: randomUUID(),
      day: indianDayOf(at),
      input: JSON.stringify(coarseInput(input)),
    }),
  );

/** What was asked since a day, the newest first: at most so many. */
export async function askedSince(
  runner: Runner,
  day: string,
  most: number,
): Promise<readonly AskedBefore[]> {
  const rows = await runner
    .selectFrom('asked_matches')
    .select(['day', 'input'])
    .where('day', '>=', day)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    day: row.day,
    input: z.parse(matchInput, JSON.parse(row.input)),
  }));
}

/** Removes what was kept long enough, and gives how many. */
export async function removeOldAsked(records: Records): Promise<number> {
  const today = indianDayOf(await timeOf(records, records.db));
  const { numDeletedRows } = await records.db
    .deleteFrom('asked_matches')
    .where('day', '<', daysAfter(today, -KEPT_DAYS))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
