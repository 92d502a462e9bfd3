/** Messages between the service and the borrower of an application: their rows, sealed with its key. */
import type { ApplicationId, MembershipId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ReplyOf } from '#contract/gateway.ts';
import type { letters } from '#contract/applications/letters.ts';
import { fullName } from '#domain/full-name.ts';
import { type Language, LANGUAGES } from '#domain/languages.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

type Letter = ReplyOf<typeof letters>['letters'][number];

const placeOf = (id: string) => ({ table: 'letters', row: id, column: 'sealed' });
const said = z.strictObject({ subject: z.nullable(z.string()), text: z.string() });
const language = z.enum(LANGUAGES);

/** Adds a message. Gives its ID. */
export async function keepLetter(
  { runner, at }: Pick<Change, 'runner' | 'at'>,
  key: Buffer,
  applicationId: ApplicationId,
  letter: {
    /** The membership of the operator who sends it; null for the borrower's. */
    readonly author: MembershipId | null;
    readonly language: Language;
    readonly subject: string | null;
    readonly text: string;
  },
): Promise<string> {
  const id = randomUUID();
  const { subject, text } = letter;
  await write(
    runner,
    runner.insertInto('letters').values({
      id,
      application_id: applicationId,
      author: letter.author,
      language: letter.language,
      sealed: sealText(key, placeOf(id), JSON.stringify({ subject, text })),
      written_at: at,
      read_at: null,
    }),
  );
  return id;
}

/** The messages of an application, the oldest first, with the names of the operators who sent them. */
export async function lettersOf(
  runner: Runner,
  key: Buffer,
  applicationId: ApplicationId,
): Promise<readonly (Letter & { readonly by: string })[]> {
  const rows = await runner
    .selectFrom('letters')
    .leftJoin('memberships', 'memberships.id', 'letters.author')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .selectAll('letters')
    .select(['first_name', 'last_name'])
    .where('application_id', '=', applicationId)
    .orderBy('written_at')
    .orderBy('letters.id')
    .execute();
  return rows.map((row) => ({
    letter: row.id,
    isBorrowers: row.author === null,
    by: fullName(row.first_name, row.last_name),
    language: language.parse(row.language),
    ...said.parse(JSON.parse(openText(key, placeOf(row.id), row.sealed))),
    writtenAt: row.written_at,
    readAt: row.read_at,
  }));
}

/** The last message of either side, and how many the service has written since a time. */
export async function lettersSoFar(
  runner: Runner,
  applicationId: ApplicationId,
  since: number,
): Promise<{ readonly last: string | null; readonly written: number }> {
  const rows = await runner
    .selectFrom('letters')
    .select(['id', 'author', 'written_at'])
    .where('application_id', '=', applicationId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  const written = rows.filter((row) => row.author !== null && row.written_at >= since).length;
  return { last: rows.at(-1)?.id ?? null, written };
}

/** How many of the borrower's messages have come since the service's last one; null where that wrote none. */
export async function answersSince(
  runner: Runner,
  applicationId: ApplicationId,
): Promise<number | null> {
  const rows = await runner
    .selectFrom('letters')
    .select('author')
    .where('application_id', '=', applicationId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  const last = rows.findLastIndex(({ author }) => author !== null);
  return last === -1 ? null : rows.length - 1 - last;
}

/** Notes that one side has read what the other wrote, up to a message. Gives how many it had not read. */
export async function letterRead(
  { runner, at }: Pick<Change, 'runner' | 'at'>,
  applicationId: ApplicationId,
  { reader, upTo }: { readonly reader: 'borrower' | 'operator'; readonly upTo: string },
): Promise<number> {
  const { numUpdatedRows } = await runner
    .updateTable('letters')
    .set({ read_at: at })
    .where('application_id', '=', applicationId)
    .where('author', reader === 'borrower' ? 'is not' : 'is', null)
    .where('read_at', 'is', null)
    .where('written_at', '<=', (eb) =>
      eb
        .selectFrom('letters as last')
        .select('last.written_at')
        .where('last.id', '=', upTo)
        .where('last.application_id', '=', applicationId),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Of applications that a query reads: their messages, and those of the service that the borrower has not read. */
export const LETTER_COUNTS = [
  sql<number>`(select count(*) from letters where application_id = applications.id)`.as('letters'),
  sql<number>`(
    select count(*) from letters
    where application_id = applications.id and author is not null and read_at is null)`.as(
    'unread_letters',
  ),
] as const;

/** The same of one application. */
export const letterCountsOf = (runner: Runner, applicationId: ApplicationId) =>
  runner
    .selectFrom('applications')
    .select(LETTER_COUNTS)
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
