/** What operators do about messages to lenders that did not arrive. */
import * as z from 'zod/mini';
import { applicationNumber, call, requestId } from '#contract/applications/call.ts';

const messageId = z.uuid();

export const messageState = z.enum(['PENDING', 'SENT', 'DEAD', 'DROPPED']);
export type MessageState = z.infer<typeof messageState>;

/** Why a message did not arrive; an answer other than 200 is given by its HTTP status. */
export const SENDING_PROBLEMS = [
  'bad-address',
  'unreachable',
  'timeout',
  'no-receipt',
  'other-message',
  'not-written',
  'too-late',
  'after-restore',
] as const;
export type SendingProblem = (typeof SENDING_PROBLEMS)[number] | `status-${number}`;

/** Messages that the gateway has tried to send often enough: those behind them wait. By their IDs. */
export const deadLetters = call(
  { path: '/operator-service/deadLetters' },
  z.strictObject({ after: z.nullable(messageId) }),
  z.object({
    messages: z.array(
      z.object({
        messageId,
        number: applicationNumber,
        lenderId: z.string(),
        kind: z.string(),
        /** From 1, within the application. */
        position: z.number(),
        tries: z.number(),
        /** A `SendingProblem`; empty for a message from before there were any. */
        problem: z.string(),
        /** Milliseconds since 1970. */
        queuedAt: z.number(),
        givenUpAt: z.number(),
        /** Kinds of the messages of the same application and lender that wait for this one, in their order. */
        behind: z.array(z.string()),
      }),
    ),
    isLastPage: z.boolean(),
  }),
);

const decided = z.object({ messageId, state: messageState });

/** What has become of a message. */
export const messageNow = call(
  { path: '/operator-service/message' },
  z.strictObject({ messageId }),
  decided,
);

/** Tries a message again, as often as before. */
export const retryMessage = call(
  { path: '/operator-service/retryMessage' },
  z.strictObject({ requestId, messageId }),
  decided,
);

export const DROP_REASONS = ['lender-informed-directly', 'lender-gone', 'not-needed'] as const;

/**
 * Gives a message up for good, so that those behind it are sent. Without its package a lender never hears of an
 * application: its case is cancelled, the borrower is notified, and the application closes if no other lender has it. The
 * lender is notified only if the package may have arrived all the same.
 */
export const dropMessage = call(
  { path: '/operator-service/dropMessage' },
  z.strictObject({ requestId, messageId, reason: z.enum(DROP_REASONS) }),
  decided,
);

export const OUTBOX_CALLS = { deadLetters, messageNow, retryMessage, dropMessage } as const;
