/** What the matching is asked when an application is begun, kept for a month without a person. */
import { randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { daysAfter, indianDayOf, mondayOf } from '#domain/days.ts';
import { coarseInput } from '#domain/lending/matching/coarse-input.ts';
import { type MatchInput, matchInput } from '#domain/lending/matching/match.ts';
import type { AskedBefore } from '#domain/lending/matching/matched-before-and-after.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Days that are counted, today included. */
export const COUNTED_DAYS = 30;
/** A bit longer than that: days. Of each person, only the first application of these days is noted. */
export const KEPT_DAYS = 35;
/** Questions that are written at once, so that none can be told by the time at which it was written. */
const BATCH = 5;
/** More than that are not waited with. */
const MOST_WAITING = 5_000;

/** What waits to be written, of each gateway; lost when it stops. */
const waiting = new WeakMap<Records, MatchInput[]>();

/** Notes what was asked: rounded, with nothing that leads to the application, and apart from its transaction. */
export function noteAsked(records: Records, input: MatchInput): void {
  const coarse = coarseInput(input);
  const notes = waiting.get(records) ?? [];
  if (coarse !== null && notes.length < MOST_WAITING) waiting.set(records, [...notes, coarse]);
}

/** The same in an order that says nothing. */
function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const mixed: Item[] = [];
  for (const item of items) mixed.splice(randomInt(mixed.length + 1), 0, item);
  return mixed;
}

/** Writes what waits, under this week, once it is of several; gives how many. */
export async function keepAsked(records: Records): Promise<number> {
  const notes = waiting.get(records) ?? [];
  if (notes.length < BATCH) return 0;
  waiting.delete(records);
  const week = mondayOf(indianDayOf(await timeOf(records, records.db)));
  const rows = shuffled(notes).map((input) => ({
    id: randomUUID(),
    week,
    input: JSON.stringify(input),
  }));
  await records.transact((runner) => runner.insertInto('asked_matches').values(rows).execute());
  return rows.length;
}

/** What was asked in the weeks since a Monday, the newest first: at most so many. */
export async function askedSince(
  runner: Runner,
  monday: string,
  most: number,
): Promise<readonly AskedBefore[]> {
  const rows = await runner
    .selectFrom('asked_matches')
    .select(['week', 'input'])
    .where('week', '>=', monday)
    .orderBy('week', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    day: row.week,
    input: z.parse(matchInput, JSON.parse(row.input)),
  }));
}

/** Removes what was kept long enough, and gives how many. */
export async function removeOldAsked(records: Records): Promise<number> {
  const today = indianDayOf(await timeOf(records, records.db));
  const { numDeletedRows } = await records.db
    .deleteFrom('asked_matches')
    .where('week', '<', daysAfter(today, -KEPT_DAYS))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
