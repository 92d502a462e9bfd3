import * as z from 'zod/mini';
import { call, requestId, withProof } from '#contract/applications/call.ts';
import type { ReplyLimits } from '#contract/gateway.ts';

export const PRIVACY_JOB_KINDS = ['EXPORT', 'ERASE'] as const;
export const PRIVACY_JOB_STATES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED'] as const;

const job = z.object({
  id: z.uuid(),
  kind: z.enum(PRIVACY_JOB_KINDS),
  state: z.enum(PRIVACY_JOB_STATES),
  /** In percent. */
  progress: z.number(),
  /** For one that failed, in words for the person. */
  reason: z.nullable(z.string()),
  /** Milliseconds since 1970, as every time. */
  askedAt: z.number(),
  endedAt: z.nullable(z.number()),
  /** Until when an export can be fetched. */
  lapsesAt: z.nullable(z.number()),
});

const begun = z.object({ job: z.uuid() });

/**
 * Gathers everything that is kept about the person. If one is already under way, it is the answer. Two a day; the newest
 * takes the place of the one before.
 */
export const exportMine = call(
  { path: '/privacy-service/exportMine', ...withProof },
  z.strictObject({ requestId }),
  begun,
);

/**
 * Erases the person: account, applications, messages. Open applications are withdrawn. 409 while money is owed
 * (`current.number` says under which application), and while the person works for the service. Ends the session.
 */
export const erase = call(
  { path: '/privacy-service/erase', ...withProof },
  z.strictObject({ requestId }),
  begun,
);

/** What the person asked for, the newest first. */
export const privacyJobs = call(
  { path: '/privacy-service/jobs' },
  z.strictObject({}),
  z.object({ jobs: z.array(job) }),
);

const record = z.record(z.string(), z.unknown());

/** What is kept about a person. */
export const personalData = z.object({
  madeAt: z.number(),
  profile: record,
  /** Times only: what identifies a session is a secret. */
  sessions: z.array(record),
  memberships: z.array(record),
  messages: z.array(record),
  grievances: z.array(record),
  notifications: z.array(record),
  /** By which channels the person wanted to be notified, from when, and in which words. */
  channels: z.array(record),
  applications: z.array(
    z.object({
      number: z.string(),
      state: z.string(),
      outcome: z.nullable(z.string()),
      createdAt: z.number(),
      changedAt: z.number(),
      submittedAt: z.nullable(z.number()),
      closedAt: z.nullable(z.number()),
      /** null for what was removed, as it had been kept long enough. */
      sections: z.nullable(record),
      matches: z.array(record),
      guarantor: z.nullable(record),
      /** Chosen and not sent yet, by ID. */
      chosenProducts: z.array(z.string()),
      lenders: z.array(record),
      offers: z.array(record),
      consents: z.array(record),
      changeRequests: z.array(record),
      /** Messages between the service and the person. */
      letters: z.array(record),
      documents: z.array(record),
      /** With its payments; null where there was none. */
      delivery: z.nullable(record),
      history: z.array(record),
    }),
  ),
});
export type PersonalData = z.output<typeof personalData>;

/**
 * Five applications, each with 40 matches, 15 offers and 200 saved steps, make 1.4 megabytes, which takes
 * time on a slow connection.
 */
const EXPORT_LIMITS: ReplyLimits = { maxBytes: 16 * 1024 * 1024, timeoutMs: 180_000 };

/** A finished export, for 24 hours. 404 for one that has lapsed, is somebody else's, or never existed. */
export const fetchExport = call(
  { path: '/privacy-service/fetchExport', ...withProof, limits: EXPORT_LIMITS },
  z.strictObject({ job: z.uuid() }),
  z.object({ data: personalData }),
);

export const PRIVACY_CALLS = { exportMine, erase, privacyJobs, fetchExport } as const;
