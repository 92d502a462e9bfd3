/**
 * What operators note of an application for each other. Neither borrower nor dealer nor lender is ever shown a note. It is
 * never changed, and goes with what the borrower said.
 */
import * as z from 'zod/mini';
import { applicationNumber, call } from '#contract/applications/call.ts';
import { addedNote, mentionable, newNote } from '#contract/applications/internal-notes.ts';

/**
 * Adds a note, with the colleagues whom it mentions: each of them may then read the notes of this application. By whoever
 * may read the application, or was mentioned. A text with an Aadhaar number is refused with 400.
 */
export const writeNote = call({ path: '/operator-service/writeNote' }, newNote, addedNote);

/** Who can be mentioned in a note of an application, or take it over: other operators, without whoever has applied. */
export const colleagues = call(
  { path: '/operator-service/colleagues' },
  z.strictObject({ number: applicationNumber }),
  z.object({
    colleagues: z.array(
      z.object({
        ...mentionable,
        /** Whether it can be given to them, as well as mentioned. */
        mayReview: z.boolean(),
      }),
    ),
  }),
);

/** A mention, after which a page begins. */
const cursor = z.strictObject({
  at: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
  note: z.uuid(),
});

/**
 * The notes that mention whoever asks, of applications that are open; the newest first, without what they say. A mention is
 * read when its application is opened.
 */
export const mentions = call(
  { path: '/operator-service/mentions' },
  z.strictObject({ after: z.nullable(cursor) }),
  z.object({
    mentions: z.array(
      z.object({
        note: z.uuid(),
        number: applicationNumber,
        author: z.string(),
        writtenAt: z.number(),
        isRead: z.boolean(),
      }),
    ),
    /** How many of all are not read. */
    unread: z.int(),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(cursor),
  }),
);

export const NOTE_CALLS = { writeNote, colleagues, mentions } as const;
