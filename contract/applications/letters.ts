/**
 * Messages about an application, between the service and its borrower. Neither lender nor dealer is ever shown one. They go
 * with what the borrower said.
 */
import * as z from 'zod/mini';
import { MAX_ANSWER } from '#domain/lending/letter-limits.ts';
import { text } from '#domain/lending/values.ts';
import { applicationNumber, call, language, requestId } from '#contract/applications/call.ts';

/** A message as both sides read it. */
export const letter = z.object({
  letter: z.uuid(),
  /** Whether the borrower wrote it; otherwise the service did. */
  isBorrowers: z.boolean(),
  language,
  /** Of the service's. */
  subject: z.nullable(z.string()),
  text: z.string(),
  writtenAt: z.number(),
  /** When the other side has read it; null before that. */
  readAt: z.nullable(z.number()),
});

/** Those of the borrower's own application, the oldest first. */
export const letters = call(
  { path: '/loan-service/letters' },
  z.strictObject({ number: applicationNumber }),
  z.object({
    letters: z.array(letter),
    /** Whether the borrower may answer now. */
    mayAnswer: z.boolean(),
  }),
);

/**
 * The borrower's answer to what the service wrote. 409 where it wrote nothing, the application is closed, or ten answers have
 * followed its last message. A text with an Aadhaar number is refused with 400.
 */
export const answerLetters = call(
  { path: '/loan-service/answerLetters' },
  z.strictObject({ requestId, number: applicationNumber, language, text: text(MAX_ANSWER) }),
  z.object({ letter: z.uuid(), writtenAt: z.number() }),
);

/** Notes that the borrower has read what the service wrote, up to a message. */
export const noteLettersRead = call(
  { path: '/loan-service/noteLettersRead' },
  z.strictObject({ requestId, number: applicationNumber, upTo: z.uuid() }),
  z.object({ read: z.int() }),
);

export const LETTER_CALLS = { letters, answerLetters, noteLettersRead } as const;
