import * as z from 'zod/mini';
import { GRIEVANCE_NUMBER } from '#domain/identifiers.ts';
import { GRIEVANCE_STATES } from '#domain/lending/states/grievance-states.ts';
import { GRIEVANCE_SUBJECTS, MAX_GRIEVANCE_TEXT } from '#domain/lending/grievances.ts';
import { text } from '#domain/lending/values.ts';
import {
  applicationNumber,
  call,
  language,
  recordVersion,
  requestId,
} from '#contract/applications/call.ts';

/** The number that people see and quote. */
export const grievanceNumber = z.string().check(z.regex(GRIEVANCE_NUMBER));
const state = z.enum(GRIEVANCE_STATES);
const subject = z.enum(GRIEVANCE_SUBJECTS);
export const words = text(MAX_GRIEVANCE_TEXT);

export const seenGrievance = { requestId, number: grievanceNumber, version: recordVersion };
export const changed = { number: grievanceNumber, state, version: recordVersion };

export const summary = {
  ...changed,
  subject,
  /** null where it concerns none, or one that is no longer kept. */
  application: z.nullable(applicationNumber),
  /** Milliseconds since 1970, as every time. */
  raisedAt: z.number(),
  changedAt: z.number(),
  /** When it must be answered by. */
  dueAt: z.number(),
};

/** With what was written; only whoever raised it, and operators, ever see that. */
export const grievance = z.object({
  ...summary,
  text: z.string(),
  /** The oldest first. */
  answers: z.array(z.object({ text: z.string(), answeredAt: z.number() })),
});

/**
 * Complains, about one's own application or in general. `language` is that of the notifications about it. A text with an
 * Aadhaar number is refused with 400; 409 while too many of the person's grievances are not closed.
 */
export const raiseGrievance = call(
  { path: '/grievance-service/raise' },
  z.strictObject({
    requestId,
    application: z.nullable(applicationNumber),
    subject,
    text: words,
    language,
  }),
  z.object({ ...changed, dueAt: z.number() }),
);

/** The person's own, the newest first. */
export const myGrievances = call(
  { path: '/grievance-service/list' },
  z.strictObject({}),
  z.object({ grievances: z.array(grievance) }),
);

/** Says that it was not answered, or not well. `advice` says how to go to the Reserve Bank of India's ombudsman. */
export const escalateGrievance = call(
  { path: '/grievance-service/escalate' },
  z.strictObject({ ...seenGrievance, language }),
  z.object({ ...changed, advice: z.string() }),
);

/** Accepts the answer. */
export const closeGrievance = call(
  { path: '/grievance-service/close' },
  z.strictObject(seenGrievance),
  z.object(changed),
);

export const GRIEVANCE_CALLS = {
  raiseGrievance,
  myGrievances,
  escalateGrievance,
  closeGrievance,
} as const;
