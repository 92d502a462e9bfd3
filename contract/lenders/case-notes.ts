/**
 * What a lender's people note of a case for each other. Neither borrower nor operator nor another lender is ever shown a
 * note. It is never changed, and goes with what the borrower said.
 */
import * as z from 'zod/mini';
import { applicationNumber, call } from '#contract/applications/call.ts';
import { addedNote, mentionable, newNote } from '#contract/applications/internal-notes.ts';

/** Adds a note, with the colleagues whom it mentions, while the lender may read the application. */
export const writeCaseNote = call({ path: '/lender-service/writeNote' }, newNote, addedNote);

/** Who can be mentioned in a note of a case: others of the lender's people, without whoever has applied. */
export const caseColleagues = call(
  { path: '/lender-service/colleagues' },
  z.strictObject({ number: applicationNumber }),
  z.object({ colleagues: z.array(z.object(mentionable)) }),
);

export const CASE_NOTE_CALLS = { writeCaseNote, caseColleagues } as const;
