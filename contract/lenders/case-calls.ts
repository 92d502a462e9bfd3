/**
 * What a lender's members see of its cases in the browser: only in their own sessions, with password and phone code. They
 * act by the calls of `contract/lenders/calls.ts`, as their lender's system does.
 */
import * as z from 'zod/mini';
import { CHANGE_REASONS } from '#domain/lending/change-reasons.ts';
import { DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { LENDER_ACTS, LENDER_STEPS, WAITS_FOR } from '#domain/lending/lender-acts.ts';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import { offer } from '#domain/lending/offers/offer.ts';
import { OFFER_STATES } from '#domain/lending/states/offer-states.ts';
import { LEVEL_CLASSES } from '#domain/lending/service-levels.ts';
import { productVersion } from '#domain/lending/catalogue/product.ts';
import { someOf, texts, workedOut } from '#domain/lending/values.ts';
import {
  applicationNumber,
  call,
  recordVersion,
  seenApplication,
  sha256Hex,
} from '#contract/applications/call.ts';
import { dealer } from '#contract/applications/delivery.ts';
import { writtenNote } from '#contract/applications/internal-notes.ts';
import { offeredTerms } from '#contract/lenders/calls.ts';
import { caseDraft, secondPersonRules } from '#contract/lenders/second-person.ts';
import { consentedApplication, invoice, MESSAGE_KINDS } from '#contract/lenders/messages.ts';

/** Milliseconds since 1970, as every time. */
const moment = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** After which case a page begins: its time in the order of the list, and its number. */
const cursor = z.strictObject({ at: moment, number: applicationNumber });

/** By `newest`, what came last; by `waiting`, what has been unchanged for longest. */
export const CASE_ORDERS = ['newest', 'waiting'] as const;

/**
 * Of all cases only those that wait for the lender, have messages to read, are beyond or near the end of the time frame for the
 * lender's answer, wait for a second person, or mention the caller.
 */
export const CASES_ONLY = [
  'waiting-for-lender',
  'unread',
  'late',
  'soon',
  'drafted',
  'mentioned',
] as const;

/** The status of a case. */
export const standing = {
  number: applicationNumber,
  state: z.enum(LENDER_CASE_STATES),
  version: recordVersion,
  delivery: z.nullable(z.enum(DELIVERY_STATES)),
  /** null where the case has ended. */
  waitsFor: z.nullable(z.enum(WAITS_FOR)),
  /** What the lender is to do; null unless the case waits for the lender. */
  next: z.nullable(z.enum(LENDER_STEPS)),
  /** When it came to the lender. */
  cameAt: z.number(),
  /** Since when case and delivery order have been as they are. */
  since: z.number(),
  /** The lender's answer against its time frame; null where none is to be given. */
  level: z.nullable(
    z.object({
      step: z.literal('lender'),
      is: z.enum(LEVEL_CLASSES),
      /** When the time frame ends; null where there is none, or the borrower is asked. */
      dueAt: z.nullable(z.number()),
    }),
  ),
  /** Messages that nobody has opened; 0 for a lender with a system, as they go there. */
  unread: z.int(),
};

/** One page of the lender's cases, 50 at most. Nothing about the borrower except number and amount. */
export const lenderCases = call(
  { path: '/lender-service/cases' },
  z.strictObject({
    /** Empty for all. */
    states: someOf(LENDER_CASE_STATES),
    /** null for all. */
    only: z.nullable(z.enum(CASES_ONLY)),
    order: z.enum(CASE_ORDERS),
    after: z.nullable(cursor),
  }),
  z.object({
    lender: z.object({
      id: z.string(),
      names: texts,
      /** Whether its messages go to its own system. */
      hasSystem: z.boolean(),
    }),
    cases: z.array(
      z.object({
        ...standing,
        product: z.object({ productId: z.string(), names: texts }),
        /** What is asked for; null where the lender may no longer see it. */
        amount: z.nullable(workedOut),
        /** Whether something waits for a second person. */
        isDrafted: z.boolean(),
        /** Whether a note mentions the caller that they have not opened. */
        isMentioned: z.boolean(),
      }),
    ),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(cursor),
    /** When this was so. */
    at: z.number(),
  }),
);

/** A document that the lender was sent. */
const sentDocument = z.object({
  document: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  contentType: z.string(),
  bytes: z.int(),
  begunAt: z.number(),
});

const payment = z.object({
  amount: workedOut,
  paidOn: z.string(),
  /** The UTR; null once the application's content was removed. */
  reference: z.nullable(z.string()),
});

/**
 * Everything that the lender may read of one application now; each view is in the audit. For a lender without a system,
 * this receives the messages that wait, and acknowledges the package: `version` is the one after that.
 */
export const openCase = call(
  { path: '/lender-service/openCase' },
  z.strictObject({ number: applicationNumber }),
  z.object({
    ...standing,
    /** What the lender may do now. */
    acts: z.array(z.enum(LENDER_ACTS)),
    /** Why the lender rejected it: a code. */
    reason: z.nullable(z.string()),
    hasSystem: z.boolean(),
    /** When this was so. */
    at: z.number(),
    /** The version that the borrower chose: an offer is no worse. */
    product: productVersion,
    /** As the borrower consents to it now; null before the package was sent, once the consent ended, or with the case. */
    content: z.nullable(consentedApplication),
    /** Empty where `content` is null, or the consent does not name documents. */
    documents: z.array(sentDocument),
    /** What this lender has asked the borrower for, oldest first. */
    requests: z.array(
      z.object({
        id: z.uuid(),
        documents: z.array(z.enum(DOCUMENT_KINDS)),
        reason: z.enum(CHANGE_REASONS),
        askedAt: z.number(),
        answeredAt: z.nullable(z.number()),
      }),
    ),
    /** This lender's, the newest last. */
    offers: z.array(
      z.object({
        offer: z.uuid(),
        state: z.enum(OFFER_STATES),
        madeAt: z.number(),
        validUntil: z.number(),
        decidedAt: z.nullable(z.number()),
        /** null once the application's content was removed. */
        terms: z.nullable(offer),
        /** As `previewOffer` shows it. */
        keyFacts: z.nullable(z.string()),
        keyFactsHash: sha256Hex,
      }),
    ),
    deliveryOrder: z.nullable(
      z.object({
        state: z.enum(DELIVERY_STATES),
        amount: workedOut,
        paid: workedOut,
        dealer: z.nullable(dealer),
        /** As sent to the lender; null before that, and where `content` is null. */
        invoice: z.nullable(invoice),
        deliveredOn: z.nullable(z.string()),
        payments: z.array(payment),
      }),
    ),
    /** What waits for a second person of the lender. */
    draft: z.nullable(caseDraft),
    /** What the lender leaves to a second person. */
    secondPerson: secondPersonRules,
    /** Notes of the lender's people, the oldest first; null where `content` is. */
    notes: z.nullable(z.array(writtenNote)),
    /** What was sent to the lender, oldest first. */
    messages: z.array(
      z.object({
        messageId: z.uuid(),
        kind: z.enum(MESSAGE_KINDS),
        queuedAt: z.number(),
        /** null while it is on its way. */
        receivedAt: z.nullable(z.number()),
        /** Codes, numbers and IDs of the message. */
        facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
      }),
    ),
  }),
);

/**
 * The content of a document that the lender was sent, while it may read `content`: the answer is not JSON. Each view is
 * in the audit.
 */
export const viewSentDocument = call(
  { path: '/lender-service/viewDocument' },
  z.strictObject({ number: applicationNumber, document: z.uuid() }),
  z.unknown(),
);

/**
 * What an offer on these terms would be, and what the borrower would read. Refuses as `makeOffer` does, and writes nothing.
 * `makeOffer` with the same terms and `seenKeyFactsHash` makes this very offer, or none: the statement differs on another
 * day, and after another offer for the application.
 */
export const previewOffer = call(
  { path: '/lender-service/previewOffer' },
  z.strictObject({ ...seenApplication, ...offeredTerms }),
  z.object({
    /** `terms.apr` is what `makeOffer` takes as `apr`. */
    terms: offer,
    /** The key facts statement (`domain/lending/offers/key-facts-statement.ts`) as RFC 8785 writes it. */
    keyFacts: z.string(),
    keyFactsHash: sha256Hex,
    validUntil: z.number(),
    /** The same statement in the portal's other languages, for reading only: the borrower gets `keyFacts`. */
    translations: z.array(z.string()),
  }),
);

export const CASE_CALLS = { lenderCases, openCase, viewSentDocument, previewOffer } as const;
