/** What operators see of the service itself: what people write to it, and what it does by itself. */
import { userId } from '#contract/ids.ts';
import * as z from 'zod/mini';
import { RETAINED } from '#domain/lending/retained.ts';
import { text } from '#domain/lending/values.ts';
import { applicationNumber, call, recordVersion, requestId } from '#contract/applications/call.ts';
import { PRIVACY_JOB_KINDS, PRIVACY_JOB_STATES } from '#contract/applications/privacy.ts';

/** Milliseconds since 1970, as every time. */
const moment = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** Exports and erasures that people have asked for, oldest first, without saying who. */
export const jobs = call(
  { path: '/operator-service/jobs' },
  z.strictObject({
    state: z.enum(PRIVACY_JOB_STATES),
    after: z.nullable(z.strictObject({ askedAt: moment, id: z.uuid() })),
  }),
  z.object({
    jobs: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(PRIVACY_JOB_KINDS),
        state: z.enum(PRIVACY_JOB_STATES),
        /** In percent. */
        progress: z.number(),
        tries: z.number(),
        askedAt: z.number(),
        /** When it is tried next; null once it has ended. */
        dueAt: z.nullable(z.number()),
        endedAt: z.nullable(z.number()),
      }),
    ),
    isLastPage: z.boolean(),
  }),
);

/** What the gateway removes by itself, every ten minutes, once it was kept long enough. */
export const retention = call(
  { path: '/operator-service/retention' },
  z.strictObject({}),
  z.object({
    classes: z.array(
      z.object({
        name: z.enum(RETAINED),
        /** How many days it is kept. */
        days: z.number(),
        /** How many are due now: what is left of a run that goes on. */
        due: z.number(),
        /** The last run; null before the first one. */
        run: z.nullable(
          z.object({
            beganAt: z.number(),
            /** null while it goes on, or where its gateway ended before it did. */
            endedAt: z.nullable(z.number()),
            removed: z.number(),
            /** By this run and all before it. */
            removedEver: z.number(),
          }),
        ),
      }),
    ),
    at: z.number(),
  }),
);

export const MESSAGE_STATUSES = ['NEW', 'IN_HAND', 'ANSWERED'] as const;
const status = z.enum(MESSAGE_STATUSES);
export const MAX_MESSAGE_NOTE = 2000;
/** As the gateway gave it to the message. */
const contactMessageId = z.string().check(z.minLength(1), z.maxLength(64));

/** Messages from the contact form, oldest first. Each view is in the audit. */
export const contactMessages = call(
  { path: '/operator-service/messages' },
  z.strictObject({
    /** null for every status. */
    status: z.nullable(status),
    after: z.nullable(z.strictObject({ receivedAt: moment, id: z.string() })),
  }),
  z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        receivedAt: z.number(),
        userId: z.nullable(userId),
        name: z.string(),
        /** Empty where somebody gave a phone number alone. */
        email: z.string(),
        phone: z.string(),
        category: z.string(),
        remarks: z.string(),
        /** The number that a terminal gave the writer to quote. */
        reference: z.optional(z.string()),
        status,
        version: recordVersion,
        /** What operators noted about it; empty if nobody did. */
        note: z.string(),
        /** The last change of status or note; null before the first one. */
        changed: z.nullable(
          z.object({
            /** ID of an operator's membership. */
            by: z.string(),
            isMine: z.boolean(),
            at: z.number(),
          }),
        ),
      }),
    ),
    isLastPage: z.boolean(),
  }),
);

/**
 * Sets the status of a message, with a note for colleagues; the sender's data export has it too. A note with an Aadhaar
 * number is refused with 400; 409 with `current` when somebody else was first.
 */
export const saveMessageStatus = call(
  { path: '/operator-service/saveMessageStatus' },
  z.strictObject({
    requestId,
    id: contactMessageId,
    version: recordVersion,
    status,
    /** Empty to remove it. */
    note: z.union([z.literal(''), text(MAX_MESSAGE_NOTE)]),
  }),
  z.object({ id: z.string(), status, version: recordVersion }),
);

export const MAX_CHECKPOINTS = 100;

/** Checks the audit of one application, or the newest checkpoints with all that they sign. */
export const verifyAuditPart = call(
  { path: '/operator-service/verifyAudit' },
  z.discriminatedUnion('part', [
    z.strictObject({ part: z.literal('application'), number: applicationNumber }),
    z.strictObject({
      part: z.literal('checkpoints'),
      newest: z.int().check(z.minimum(1), z.maximum(MAX_CHECKPOINTS)),
    }),
  ]),
  z.object({
    entries: z.int(),
    checkpoints: z.int(),
    /** What does not fit; null when everything does. */
    problem: z.nullable(z.string()),
  }),
);

export const SERVICE_CALLS = {
  jobs,
  retention,
  contactMessages,
  saveMessageStatus,
  verifyAuditPart,
} as const;
