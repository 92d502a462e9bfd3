import type { ApplicationId } from '#domain/ids.ts';
import { createHmac, randomUUID } from 'node:crypto';
import type { Expression, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { indianDayOf } from '#domain/days.ts';
import { matchInputOf } from '#domain/lending/matching/match-input-of.ts';
import type {
  MatchAnswer,
  MatchInput,
  MatchQuestion,
  WayToMatch,
} from '#domain/lending/matching/match.ts';
import { matchAnswer, matchInput } from '#domain/lending/matching/match.ts';
import { matchLenders } from '#domain/lending/matching/matching.ts';
import { waysToMatch } from '#domain/lending/matching/ways-to-match.ts';
import type { Sections } from '#domain/lending/sections.ts';
import type { Published } from '#gateway/lending/catalogue/published.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { firstOf, together } from '#gateway/foundation/store/together.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

/** Matches of one application that are kept: the one that was shown last, and those before it. */
export const MAX_MATCHES = 3;

const kept = z.object({ input: matchInput, answer: matchAnswer });

/** A match as it was shown: what was asked, and what was answered. Written once. */
export type StoredMatch = z.output<typeof kept> & {
  readonly id: string;
  readonly inputHash: string;
  readonly catalogueHash: string;
};

const placeOf = (id: string) => ({ table: 'matches', row: id, column: 'sealed' });

/** Keyed, because incomes and prices are easily guessed. */
const hashOfInput = (key: Buffer, input: MatchInput) =>
  createHmac('sha256', key).update(JSON.stringify(input)).digest('base64url');

export function matchFor(input: MatchQuestion, published: Published, at: number): MatchAnswer {
  return matchLenders(input, published, indianDayOf(at));
}

/** Other loans with which something would match, where nothing does. */
export function waysFor(
  input: MatchQuestion,
  answer: MatchAnswer,
  published: Published,
  at: number,
): WayToMatch[] {
  return waysToMatch(input, answer, published, indianDayOf(at));
}

/** Matches and keeps what comes out, sealed. */
export async function keepMatch(
  { runner, at }: Change,
  key: Buffer,
  applicationId: ApplicationId,
  input: MatchInput,
  published: Published,
): Promise<string> {
  const id = randomUUID();
  const answer = matchFor(input, published, at);
  await write(
    runner,
    runner.insertInto('matches').values({
      id,
      application_id: applicationId,
      input_hash: hashOfInput(key, input),
      catalogue_hash: published.hash,
      sealed: sealText(key, placeOf(id), JSON.stringify({ input, answer })),
      made_at: at,
    }),
  );
  return id;
}

/** Deletes the oldest matches of an application; the one that is shown stays in any case. */
export async function dropOldMatches(
  { runner }: Pick<Change, 'runner'>,
  applicationId: ApplicationId,
  shownId: string,
): Promise<void> {
  const newest = runner
    .selectFrom('matches')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('id', '!=', shownId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(MAX_MATCHES - 1);
  await write(
    runner,
    runner
      .deleteFrom('matches')
      .where('application_id', '=', applicationId)
      .where('id', '!=', shownId)
      .where('id', 'not in', newest),
  );
}

export type MatchRow = Selectable<Tables['matches']>;

/** A match by its ID, which a query may give. */
export const sealedMatch = (
  runner: Runner,
  id: string | Expression<string | null>,
): Reading<MatchRow | undefined> =>
  firstOf(runner.selectFrom('matches').selectAll().where('id', '=', id));

export const openMatch = async (runner: Runner, key: Buffer, id: string): Promise<StoredMatch> =>
  matchFrom(await together(runner, sealedMatch(runner, id)), key);

export function matchFrom(row: MatchRow | undefined, key: Buffer): StoredMatch {
  if (row === undefined) throw new Error('the match is not there');
  const { id } = row;
  const { input, answer } = z.parse(kept, JSON.parse(openText(key, placeOf(id), row.sealed)));
  return { id, input, answer, inputHash: row.input_hash, catalogueHash: row.catalogue_hash };
}

/** What would be matched now; null while the sections do not say enough. */
export function presentInput(
  shown: StoredMatch,
  sections: Sections,
  hasGuarantor: boolean,
): MatchInput | null {
  return matchInputOf(sections, shown.input.born, hasGuarantor);
}

/** Whether sections or catalogue have changed since the match was shown, so that it must be shown again. */
export function isStale(
  key: Buffer,
  shown: StoredMatch,
  input: MatchInput | null,
  published: Published,
): boolean {
  if (input === null || shown.catalogueHash !== published.hash) return true;
  return shown.inputHash !== hashOfInput(key, input);
}
