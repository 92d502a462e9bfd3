/**
 * The dealer's desk: leads, quotes and invitations. The client chooses the IDs of leads and quotes, so that what was
 * written offline and is sent twice exists once. What a dealer's staff save is the dealer's: each member sees it.
 */
import { membershipId, userId } from '#contract/ids.ts';
import { DEALER_DUTIES } from '#domain/dealer-duties.ts';
import * as z from 'zod/mini';
import {
  LEAD_SOURCES,
  LEAD_STATES,
  LOST_REASONS,
  NEXT_STEPS,
  leadDetails,
} from '#domain/lending/leads.ts';
import { CONTACT_OUTCOMES } from '#domain/lending/today.ts';
import { quoteFigures, quoteTerms } from '#domain/lending/quote.ts';
import { subsidyScheme } from '#domain/lending/subsidy-schemes.ts';
import {
  applicationNumber,
  call,
  linkToken,
  recordVersion,
  requestId,
} from '#contract/applications/call.ts';
import { dealer } from '#contract/applications/delivery.ts';
import { mobileNumber } from '#contract/gateway.ts';
import { keptDetails } from '#contract/dealers/dealer-details.ts';
import { branchAsked, branchId, branchOf } from '#contract/applications/of-branch.ts';
import { dealerBranch, writtenIn } from '#contract/dealers/branches.ts';
import { QUOTE_NUMBER } from '#domain/lending/quote-number.ts';

export const leadId = z.uuid();
const quoteId = z.uuid();

/** What staff say about a lead. */
export const leadValues = z.strictObject({ ...leadDetails, mobileNumber });
export type LeadValues = z.output<typeof leadValues>;

export const lead = z.object({
  lead: leadId,
  version: recordVersion,
  ...leadDetails,
  mobileNumber: z.string(),
  /** Milliseconds since 1970, as every time. */
  createdAt: z.number(),
  changedAt: z.number(),
  /** Whose it is; null where nobody of the dealer's staff has it, or no longer. */
  owner: z.nullable(z.object({ membership: membershipId, name: z.string() })),
  branch: branchOf,
  /** The customer's own, once begun from an invitation, and as long as they let the dealer see it. */
  application: z.nullable(applicationNumber),
});
export type Lead = z.output<typeof lead>;

/** Who is at the desk: what it shows first. 403 for anyone who is not an active member of a dealer. */
export const desk = call(
  { path: '/dealer-service/desk' },
  /** The desk's own day: what is due is counted up to it. */
  z.strictObject({ today: z.iso.date() }),
  z.object({
    dealer,
    member: z.object({
      userId,
      membership: membershipId,
      name: z.string(),
      duty: z.enum(DEALER_DUTIES),
      /** Open branches in which they work: all of them where no manager has said so. */
      branches: z._default(z.array(branchId), []),
    }),
    /** What its quotes say of it. */
    details: keptDetails,
    /** The oldest first, with those that are closed. */
    branches: z._default(z.array(dealerBranch), []),
    openLeads: z.int(),
    dueLeads: z.int(),
  }),
);

/**
 * Saves a lead: `version` is the one that was seen, null for a new lead. Saving what is already there succeeds, whatever
 * the version. 409 with `staleLead` in `current` when somebody changed or removed it meanwhile: nothing is saved, and
 * the gateway's counts. 409 with `duplicateLead` in `current` when another open lead of the dealer has this number: sent
 * again with `isDuplicateKnown` (and another requestId), it is saved as well.
 */
export const saveLead = call(
  { path: '/dealer-service/saveLead' },
  z.strictObject({
    requestId,
    lead: leadId,
    version: z.nullable(recordVersion),
    values: leadValues,
    isDuplicateKnown: z.boolean(),
    /** Of a new lead. */
    branch: writtenIn,
  }),
  z.object({ lead: leadId, version: recordVersion }),
);

/** `current` of a 409: the lead as it is now; `lead` is null once it was removed. */
export const staleLead = z.object({
  state: z.enum([...LEAD_STATES, 'REMOVED']),
  version: recordVersion,
  lead: z.nullable(lead),
});

/** `current` of a 409: the other lead with the same number. */
export const duplicateLead = z.object({
  duplicate: z.object({
    /** null, as the name is, where it belongs to a branch in which the sender does not work. */
    lead: z.nullable(leadId),
    name: z.nullable(z.string()),
    branch: branchOf,
    createdAt: z.number(),
  }),
});

/** By when they were written, or by the day of the next step: those without one come last. */
export const LEAD_ORDERS = ['newest', 'oldest', 'due'] as const;

/**
 * The dealer's leads, up to 50 a page. `search` is part of a name or number. `next` is where the next page begins, null on
 * the last one; a page of a search may have fewer leads, even none, and still a next one.
 */
export const leads = call(
  { path: '/dealer-service/leads' },
  z.strictObject({
    search: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
    /** null for all. */
    state: z.nullable(z.enum(LEAD_STATES)),
    /** Only those whose next step is due on or before that day. */
    dueBy: z.nullable(z.iso.date()),
    /** `none`: open ones without a next step. */
    step: z.nullable(z.enum([...NEXT_STEPS, 'none'])),
    /** A member, oneself, or nobody; null for all. */
    owner: z._default(z.nullable(z.union([z.enum(['me', 'nobody']), membershipId])), null),
    source: z._default(z.nullable(z.enum(LEAD_SOURCES)), null),
    branch: branchAsked,
    /** Only those that are lost for that reason. */
    reason: z._default(z.nullable(z.enum(LOST_REASONS)), null),
    /** The first and the last day on which they were written, by Indian Standard Time. */
    from: z._default(z.nullable(z.iso.date()), null),
    to: z._default(z.nullable(z.iso.date()), null),
    orderBy: z.enum(LEAD_ORDERS),
    after: z.nullable(leadId),
  }),
  z.object({ leads: z.array(lead), next: z.nullable(leadId) }),
);

const quoteNumber = z.nullable(z.string().check(z.regex(QUOTE_NUMBER)));

/** The token of the link that opens the quote without signing in until its last day has ended; null where it has none. */
const quoteLink = z.nullable(linkToken);

const quote = z.object({
  quote: quoteId,
  /** As people say it, counted for each dealer and year; null until it is saved, and for those saved before. */
  number: quoteNumber,
  link: quoteLink,
  /** In which it was made. */
  branch: branchOf,
  savedAt: z.number(),
  terms: quoteTerms,
  /** As worked out when the gateway saved it. */
  figures: quoteFigures,
});
export type Quote = z.output<typeof quote>;

export const LEAD_EVENTS = [
  'create',
  'change',
  'quote',
  'invite',
  'note',
  'assign',
  'move',
  'contact',
  /** Somebody opened the link for the first time: whoever has it. */
  'open-invitation',
] as const;

/** One lead with its history, oldest first, and the number of its quotes. */
export const readLead = call(
  { path: '/dealer-service/lead' },
  z.strictObject({ lead: leadId }),
  z.object({
    lead,
    history: z.array(
      z.object({
        at: z.number(),
        event: z.enum(LEAD_EVENTS),
        /** Who did it; null where that account is gone, and of a link that was opened. */
        by: z.nullable(z.string()),
        /** The lead's state then; null for a quote or an invitation. */
        state: z.nullable(z.enum(LEAD_STATES)),
        step: z.nullable(z.enum(NEXT_STEPS)),
        on: z.nullable(z.iso.date()),
        reason: z.nullable(z.enum(LOST_REASONS)),
        quote: z.nullable(quoteId),
        /** What somebody noted then. */
        note: z.nullable(z.string()),
        /** Whose it became; null where it became nobody's, or where that account is gone. */
        owner: z.nullable(z.string()),
        /** The branch to which it went; null where it went to none. */
        branch: branchOf,
        /** Of a call or a visit: when it was, which may be before it was saved. */
        contact: z.nullable(
          z.object({ at: z.number(), outcome: z.enum(CONTACT_OUTCOMES), note: z.string() }),
        ),
      }),
    ),
    quotes: z.int(),
    /** Until when the newest link works if nobody has used it; null if none was made. */
    invitedUntil: z.nullable(z.number()),
  }),
);

/** Removes a lead for good, with its quotes and its link. An application that came from it stays the customer's. */
export const removeLead = call(
  { path: '/dealer-service/removeLead' },
  z.strictObject({ requestId, lead: leadId, version: recordVersion }),
  z.object({ lead: leadId }),
);

/**
 * Keeps a quote for a lead. It never changes: the same ID again with the same terms is answered as before, with others 409.
 * The gateway works out the figures from what is published then, which may have changed since a quote was drawn up
 * offline: the sender compares. 409 with the scheme in `current` where its subsidy is of no scheme that runs on the day on
 * which it is saved: then nothing is saved.
 */
export const saveQuote = call(
  { path: '/dealer-service/saveQuote' },
  z.strictObject({ requestId, quote: quoteId, lead: leadId, terms: quoteTerms, branch: writtenIn }),
  z.object({
    quote: quoteId,
    number: quoteNumber,
    link: quoteLink,
    branch: branchOf,
    savedAt: z.number(),
    figures: quoteFigures,
  }),
);

/** The quotes of a lead, the newest first, 10 a page. */
export const quotes = call(
  { path: '/dealer-service/quotes' },
  z.strictObject({ lead: leadId, after: z.nullable(quoteId) }),
  z.object({ quotes: z.array(quote), isLastPage: z.boolean() }),
);

/**
 * Makes a link with which the customer begins an application on their own phone. It works once, for 7 days; a new one ends
 * the one before. With a quote its vehicle and prices are filled in.
 */
export const inviteCustomer = call(
  { path: '/dealer-service/invite' },
  z.strictObject({ requestId, lead: leadId, quote: z.nullable(quoteId) }),
  z.object({ token: z.string(), expiresAt: z.number() }),
);

/** The subsidy schemes that a quote of today may count on. */
export const runningSchemes = call(
  { path: '/dealer-service/runningSchemes' },
  z.strictObject({}),
  z.object({ schemes: z.array(subsidyScheme) }),
);

export const LEAD_CALLS = {
  desk,
  saveLead,
  leads,
  readLead,
  removeLead,
  saveQuote,
  quotes,
  runningSchemes,
  inviteCustomer,
} as const;
