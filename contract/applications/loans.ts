import * as z from 'zod/mini';
import {
  APPLICATION_OUTCOMES,
  APPLICATION_STATES,
} from '#domain/lending/states/application-states.ts';
import { ALL_REJECTION_REASONS, CHANGE_REASONS } from '#domain/lending/change-reasons.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import {
  matchAnswer,
  matchInput,
  matchQuestion,
  wayToMatch,
} from '#domain/lending/matching/match.ts';
import { SECTION_NAMES, allSections, sections } from '#domain/lending/sections.ts';
import {
  applicationNumber,
  call,
  language,
  linkToken,
  recordVersion,
  requestId,
  seenApplication,
  sha256Hex,
  slug,
  withProof,
} from '#contract/applications/call.ts';
import { mobileNumber, personName } from '#contract/gateway.ts';

/** Other loans with which something matches; none where something matches already, and where no other loan helps. */
const ways = z.array(wayToMatch);

/** What lenders offer today, for everybody; nothing of it is kept. */
export const match = call(
  { path: '/loan-service/match', session: 'none' },
  z.strictObject({ input: matchQuestion }),
  z.object({ match: matchAnswer, ways, catalogueHash: sha256Hex }),
);

/** Products that one application goes to. */
const MAX_CHOSEN = 10;

const changedReply = z.object({ number: applicationNumber, version: recordVersion });

/** Starts a draft from the match that was seen; 409 with nothing done when the catalogue has changed since. */
export const createApplication = call(
  { path: '/loan-service/createApplication' },
  z.strictObject({ requestId, language, input: matchInput, catalogueHash: sha256Hex }),
  changedReply,
);

/** Fields may still be empty; fields that are left out are emptied. */
const sectionBody = z.discriminatedUnion('section', [
  z.strictObject({
    requestId,
    ...seenApplication,
    section: z.literal('identity'),
    values: sections.identity,
  }),
  z.strictObject({
    requestId,
    ...seenApplication,
    section: z.literal('address'),
    values: sections.address,
  }),
  z.strictObject({
    requestId,
    ...seenApplication,
    section: z.literal('work'),
    values: sections.work,
  }),
  z.strictObject({
    requestId,
    ...seenApplication,
    section: z.literal('vehicle'),
    values: sections.vehicle,
  }),
  z.strictObject({
    requestId,
    ...seenApplication,
    section: z.literal('bank'),
    values: sections.bank,
  }),
]);

export const saveSection = call({ path: '/loan-service/saveSection' }, sectionBody, changedReply);

/** Products that were offered, one from each lender; any left out are no longer chosen. Sends nothing. */
export const chooseLenders = call(
  { path: '/loan-service/chooseLenders' },
  z.strictObject({
    requestId,
    ...seenApplication,
    products: z.array(slug).check(z.maxLength(MAX_CHOSEN)),
  }),
  changedReply,
);

/** Matches lenders again by what the sections say now. Of the matches before it only the newest are kept. */
export const refreshMatch = call(
  { path: '/loan-service/refreshMatch' },
  z.strictObject({ requestId, ...seenApplication }),
  changedReply,
);

export const CONSENT_STATES = ['GIVEN', 'WITHDRAWN'] as const;
export const GUARANTOR_STATES = ['INVITED', 'CONSENTED', 'WITHDRAWN'] as const;
const guarantorState = z.enum(GUARANTOR_STATES);

/**
 * `token` goes into the link that the borrower hands to the guarantor; it still works after a consent is given or withdrawn.
 * The same name and number again make a new link only: consent and documents stay. Another guarantor's are deleted. Once
 * the application was sent, the guarantor stays the same, and the link leads somewhere while a document of theirs is asked for.
 */
export const inviteGuarantor = call(
  { path: '/loan-service/inviteGuarantor' },
  z.strictObject({ requestId, ...seenApplication, name: personName, mobileNumber }),
  z.extend(changedReply, { token: z.string() }),
);

/**
 * Asks for a one-time link with which the same person continues the application on another device. A new one ends the
 * one before.
 */
export const continueOnPhone = call(
  { path: '/loan-service/continueOnPhone' },
  z.strictObject({ requestId, number: applicationNumber }),
  z.object({ number: applicationNumber, token: z.string(), expiresAt: z.number() }),
);

/** Follows such a link, in a session of the account that asked for it; 404 for every link that does not work. */
export const continueHere = call(
  { path: '/loan-service/continueHere' },
  z.strictObject({ requestId, token: linkToken }),
  z.object({ number: applicationNumber }),
);

const summary = {
  number: applicationNumber,
  state: z.enum(APPLICATION_STATES),
  outcome: z.nullable(z.enum(APPLICATION_OUTCOMES)),
  version: recordVersion,
  /** Milliseconds since 1970, as every time. */
  createdAt: z.number(),
  changedAt: z.number(),
  submittedAt: z.nullable(z.number()),
  /** Messages between the service and the borrower, and how many of the service's are not read. */
  letters: z.object({ all: z.int(), unread: z.int() }),
};

export const consent = z.object({
  id: z.uuid(),
  purpose: z.string(),
  lenderId: z.nullable(z.string()),
  items: z.array(z.string()),
  noticeHash: sha256Hex,
  language,
  state: z.enum(CONSENT_STATES),
  givenAt: z.number(),
  withdrawnAt: z.nullable(z.number()),
});

/** What the borrower said and saw. */
export const applicationContent = z.object({
  sections: allSections,
  /** As `section.field`. */
  missing: z.array(z.string()),
  /** null once the application's content was removed, as it had been kept long enough. */
  match: z.nullable(matchAnswer),
  /** Whether the sections or the catalogue have changed since that match. */
  isMatchStale: z.boolean(),
  guarantor: z.nullable(
    z.object({ name: z.string(), mobileNumber: z.string(), state: guarantorState }),
  ),
});

export const lenderOfApplication = z.object({
  lenderId: z.string(),
  productId: z.string(),
  productVersion: z.number(),
  state: z.string(),
  /** Whether the application was handed over to this lender. */
  isSent: z.boolean(),
});

/** What the borrower is asked to correct or provide. */
export const changeRequest = z.object({
  id: z.uuid(),
  /** null where the service asks. */
  lenderId: z.nullable(z.string()),
  sections: z.array(z.enum(SECTION_NAMES)),
  documents: z.array(z.enum(DOCUMENT_KINDS)),
  reason: z.enum(CHANGE_REASONS),
  askedAt: z.number(),
  answeredAt: z.nullable(z.number()),
});

export const application = call(
  { path: '/loan-service/application' },
  z.strictObject({ number: applicationNumber }),
  z.object({
    ...summary,
    ...applicationContent.shape,
    /** Whether vehicle and loan were filled in from a dealer's quote, and nobody has made another link for that lead since. */
    isFromQuote: z.boolean(),
    /** Of a draft, by what its sections say now. */
    ways,
    /** Products of the match that are chosen and not sent yet, by ID. */
    chosenProducts: z.array(slug),
    /** Until when the service looks at what was sent; null before that. */
    lookDueAt: z.nullable(z.number()),
    lenders: z.array(lenderOfApplication),
    consents: z.array(consent),
    /** Those that wait for the borrower. */
    changeRequests: z.array(changeRequest),
    /** Why the service turned it down, if it did. */
    rejectReason: z.nullable(z.enum(ALL_REJECTION_REASONS)),
  }),
);

export const myApplications = call(
  { path: '/loan-service/myApplications' },
  z.strictObject({}),
  z.object({
    applications: z.array(
      z.object({
        ...summary,
        /** How far each lender is with it. */
        lenders: z.array(z.pick(lenderOfApplication, { state: true })),
      }),
    ),
  }),
);

export const withdraw = call(
  { path: '/loan-service/withdraw' },
  z.strictObject({ requestId, ...seenApplication }),
  changedReply,
);

/** Sends the application to the lenders of the chosen products. A fresh phone proof goes into its header. */
export const submit = call(
  { path: '/loan-service/submit', ...withProof },
  z.strictObject({
    requestId,
    ...seenApplication,
    products: z
      .array(z.strictObject({ productId: slug, version: recordVersion }))
      .check(z.minLength(1), z.maxLength(MAX_CHOSEN)),
  }),
  changedReply,
);

/**
 * The borrower's answer to a request for changes. 400 says in `current.missing` what is missing, as submitting does;
 * 409 with `current.unmatched` when a chosen product no longer fits what the sections say.
 */
export const resubmit = call(
  { path: '/loan-service/resubmit' },
  z.strictObject({ requestId, ...seenApplication }),
  z.extend(changedReply, { state: z.enum(APPLICATION_STATES) }),
);

export const consentsReply = z.object({ consents: z.array(consent) });

export const LOAN_CALLS = {
  match,
  createApplication,
  saveSection,
  chooseLenders,
  refreshMatch,
  inviteGuarantor,
  continueOnPhone,
  continueHere,
  application,
  myApplications,
  withdraw,
  submit,
  resubmit,
} as const;
