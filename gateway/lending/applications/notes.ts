import type { ApplicationId, MembershipId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { writtenNote } from '#contract/applications/internal-notes.ts';
import { fullName } from '#domain/full-name.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { rowsOf, together } from '#gateway/foundation/store/together.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

type WrittenNote = z.output<typeof writtenNote>;

/** Whose notes they are, of an application: those of a lender's people, or with null those of operators. */
export type NotesOf = { readonly applicationId: ApplicationId; readonly lenderId: string | null };

const placeOf = (note: string) => ({ table: 'application_notes', row: note, column: 'sealed' });

/** Adds a note, sealed with the application's key, and whom it mentions. Gives its ID. */
export async function keepNote(
  { runner, at }: Pick<Change, 'runner' | 'at'>,
  key: Buffer,
  { applicationId, lenderId }: NotesOf,
  {
    author,
    text,
    mentioned,
  }: {
    /** IDs of memberships. */
    readonly author: MembershipId;
    readonly text: string;
    readonly mentioned: readonly MembershipId[];
  },
): Promise<string> {
  const id = randomUUID();
  await write(
    runner,
    runner.insertInto('application_notes').values({
      id,
      application_id: applicationId,
      lender_id: lenderId,
      author,
      sealed: sealText(key, placeOf(id), text),
      written_at: at,
    }),
  );
  const mentions = mentioned.map((membership) => ({
    note_id: id,
    membership,
    application_id: applicationId,
    written_at: at,
    read_at: null,
  }));
  if (mentions.length > 0) {
    await write(runner, runner.insertInto('note_mentions').values(mentions));
  }
  return id;
}

/** The notes, the oldest first, as one of those who may read them does. */
export async function notesOf(
  runner: Runner,
  key: Buffer,
  { applicationId, lenderId }: NotesOf,
  reader: string,
): Promise<WrittenNote[]> {
  const named = <Name extends 'first_name' | 'last_name'>(name: Name) =>
    `accounts.${name}` as const;
  const written = runner
    .selectFrom('application_notes')
    .leftJoin('memberships', 'memberships.id', 'application_notes.author')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .select(['application_notes.id', 'author', 'sealed', 'written_at'])
    .select([named('first_name'), named('last_name')])
    .where('application_id', '=', applicationId)
    .where('lender_id', lenderId === null ? 'is' : '=', lenderId)
    .orderBy('written_at')
    .orderBy('application_notes.id');
  const mentions = runner
    .selectFrom('note_mentions')
    .leftJoin('memberships', 'memberships.id', 'note_mentions.membership')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .select(['note_id', 'membership', named('first_name'), named('last_name')])
    .where('application_id', '=', applicationId)
    .orderBy('membership');
  const [notes, mentioned] = await together(runner, (on) =>
    Promise.all([rowsOf(written)(on), rowsOf(mentions)(on)]),
  );
  const colleague = (
    membership: MembershipId,
    row: { readonly first_name: string | null; readonly last_name: string | null },
  ) => ({
    membership,
    name: fullName(row.first_name, row.last_name),
    isMe: membership === reader,
  });
  const ofNote = Map.groupBy(mentioned, (row) => row.note_id);
  return notes.map((row) => ({
    note: row.id,
    author: colleague(row.author, row),
    writtenAt: row.written_at,
    text: openText(key, placeOf(row.id), row.sealed),
    mentioned: (ofNote.get(row.id) ?? []).map((each) => colleague(each.membership, each)),
  }));
}

/** A member has opened the application, whose notes mention them. */
export async function noteMentionsRead(
  { runner, at }: Pick<Change, 'runner' | 'at'>,
  applicationId: ApplicationId,
  membership: MembershipId,
): Promise<void> {
  await write(
    runner,
    runner
      .updateTable('note_mentions')
      .set({ read_at: at })
      .where('application_id', '=', applicationId)
      .where('membership', '=', membership)
      .where('read_at', 'is', null),
  );
}
