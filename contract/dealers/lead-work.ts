/** What is done with several leads at once, and what is noted about one. */
import { membershipId } from '#contract/ids.ts';
import * as z from 'zod/mini';
import { DEALER_DUTIES } from '#domain/dealer-duties.ts';
import { LEAD_STATES, LOST_REASONS, MAX_NOTE } from '#domain/lending/leads.ts';
import { call, recordVersion, requestId } from '#contract/applications/call.ts';
import { branchId, branchOf } from '#contract/applications/of-branch.ts';
import { writtenIn } from '#contract/dealers/branches.ts';
import { leadId, leadValues } from '#contract/dealers/leads.ts';

/** Leads that one request changes at most. */
export const MAX_LEADS_AT_ONCE = 100;
/** Leads that one request imports at most: an import sends one part after the other. */
export const MAX_IMPORTED_AT_ONCE = 50;
/** Bytes of such a request. */
export const MAX_IMPORT_BYTES = 256 * 1024;

/** The dealer's active members, by name: whose a lead can be. */
export const team = call(
  { path: '/dealer-service/team' },
  z.strictObject({}),
  z.object({
    members: z.array(
      z.object({
        membership: membershipId,
        name: z.string(),
        duty: z.enum(DEALER_DUTIES),
        /** In which open branches they work, as a manager has said; none for all of them. */
        branches: z._default(z.array(branchId), []),
      }),
    ),
  }),
);

/** A manager says what a colleague's duty is, from the next call on. Nobody changes their own, so that a manager stays. */
export const changeDealerDuty = call(
  { path: '/dealer-service/changeDuty' },
  z.strictObject({ requestId, membership: membershipId, duty: z.enum(DEALER_DUTIES) }),
  z.object({ membership: membershipId, duty: z.enum(DEALER_DUTIES) }),
);

/**
 * Makes leads somebody's, or nobody's. Whoever is no manager hands over only their own, and takes or gives what is nobody's.
 * All of them change, or none.
 */
export const assignLeads = call(
  { path: '/dealer-service/assignLeads' },
  z.strictObject({
    requestId,
    leads: z.array(leadId).check(z.minLength(1), z.maxLength(MAX_LEADS_AT_ONCE)),
    owner: z.nullable(membershipId),
  }),
  z.object({ assigned: z.int() }),
);

/**
 * Hands leads to another branch, as `assignLeads` hands them to a colleague. Whose lead it is stays,
 * if they work there; else it is nobody's. All of them change, or none.
 */
export const moveLeads = call(
  { path: '/dealer-service/moveLeads' },
  z.strictObject({
    requestId,
    leads: z.array(leadId).check(z.minLength(1), z.maxLength(MAX_LEADS_AT_ONCE)),
    branch: branchId,
  }),
  z.object({ moved: z.int() }),
);

/** Marks open leads as lost. Those that have changed since they were seen stay as they are, and are named. */
export const loseLeads = call(
  { path: '/dealer-service/loseLeads' },
  z.strictObject({
    requestId,
    leads: z
      .array(z.strictObject({ lead: leadId, version: recordVersion }))
      .check(z.minLength(1), z.maxLength(MAX_LEADS_AT_ONCE)),
    reason: z.enum(LOST_REASONS),
  }),
  z.object({ lost: z.int(), changed: z.array(leadId) }),
);

/** Which of some numbers leads of the dealer have, open or not; up to 3 leads of each, the newest first. */
export const sameNumber = call(
  { path: '/dealer-service/sameNumber' },
  z.strictObject({
    /** Ten digits each. */
    mobileNumbers: z
      .array(z.string().check(z.regex(/^[6-9]\d{9}$/)))
      .check(z.minLength(1), z.maxLength(MAX_LEADS_AT_ONCE)),
    /** The lead whose number it is, which is left out. */
    except: z.nullable(leadId),
  }),
  z.object({
    leads: z.array(
      z.object({
        /** null, as the name is, where it belongs to a branch in which the sender does not work. */
        lead: z.nullable(leadId),
        mobileNumber: z.string(),
        name: z.nullable(z.string()),
        branch: branchOf,
        /** Whose it is; null where it is nobody's. */
        owner: z.nullable(z.string()),
        state: z.enum(LEAD_STATES),
        createdAt: z.number(),
      }),
    ),
  }),
);

/** Notes something about a lead, which stays in its history as it is. The sender chooses the ID. */
export const addLeadNote = call(
  { path: '/dealer-service/addLeadNote' },
  z.strictObject({
    requestId,
    lead: leadId,
    note: z.uuid(),
    /** No Aadhaar number. */
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE)),
  }),
  z.object({ note: z.uuid() }),
);

/** What becomes of an imported lead whose number an open lead has. */
const ON_DUPLICATE = ['skip', 'merge'] as const;

/**
 * Adds leads from a file, as the sender's own. All of a request are saved, or none; the same ID again is the same lead.
 * `merge` fills in what the open lead with that number does not say yet, and adds the note to its history.
 */
export const importLeads = call(
  { path: '/dealer-service/importLeads', maxBodyBytes: MAX_IMPORT_BYTES },
  z.strictObject({
    requestId,
    leads: z
      .array(z.strictObject({ lead: leadId, values: leadValues }))
      .check(z.minLength(1), z.maxLength(MAX_IMPORTED_AT_ONCE)),
    onDuplicate: z.enum(ON_DUPLICATE),
    branch: writtenIn,
  }),
  z.object({ added: z.int(), merged: z.int(), skipped: z.int() }),
);

export const LEAD_WORK_CALLS = {
  team,
  changeDealerDuty,
  assignLeads,
  moveLeads,
  loseLeads,
  sameNumber,
  addLeadNote,
  importLeads,
} as const;
