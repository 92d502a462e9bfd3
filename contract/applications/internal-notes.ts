/** What people at work note of an application for each other, operators or those of one lender: the parts that both have. */
import { membershipId, userId } from '#contract/ids.ts';
import * as z from 'zod/mini';
import { text } from '#domain/lending/values.ts';
import { applicationNumber, requestId } from '#contract/applications/call.ts';

/** Characters of a note. */
export const MAX_NOTE = 2000;
/** Colleagues whom one note mentions. */
export const MAX_MENTIONED = 10;

/** Somebody as colleagues see them; the name is empty once the account is erased. */
const colleague = z.object({ membership: membershipId, name: z.string(), isMe: z.boolean() });

/** A note as colleagues read it. */
export const writtenNote = z.object({
  note: z.uuid(),
  author: colleague,
  writtenAt: z.number(),
  text: z.string(),
  mentioned: z.array(colleague),
});

/** A note to be added, with the colleagues whom it mentions. */
export const newNote = z.strictObject({
  requestId,
  number: applicationNumber,
  text: text(MAX_NOTE),
  mentioned: z.array(membershipId).check(z.maxLength(MAX_MENTIONED)),
});

export const addedNote = z.object({ note: z.uuid(), writtenAt: z.number() });

/** A colleague who can be mentioned. */
export const mentionable = {
  membership: membershipId,
  name: z.string(),
  userId,
};
