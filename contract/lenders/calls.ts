/**
 * Lenders' calls. Signed with a registered key (`SIGNATURE_HEADER`, with `kid`, `iss`: the lender's ID, `aud`: `audienceOf`,
 * `iat` and a new `jti`), or in the session of a lender's member. `version` is that of the case: in each message, in each
 * answer here, and with `lenderCase`. 409 with `current` when it has changed.
 */
import { OFFER_STATES } from '#domain/lending/states/offer-states.ts';
import * as z from 'zod/mini';
import { TRANSACTION_REFERENCE } from '#domain/identifiers.ts';
import type { ChangeReason } from '#domain/lending/change-reasons.ts';
import { DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { fee } from '#domain/lending/catalogue/fees.ts';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import { rate } from '#domain/lending/catalogue/product.ts';
import {
  MAX_PRODUCT_MONTHS,
  moneyFrom,
  percent,
  whole,
  workedOut,
} from '#domain/lending/values.ts';
import {
  applicationNumber,
  call,
  recordVersion,
  requestId,
  seenApplication,
  sha256Hex,
} from '#contract/applications/call.ts';
import { lenderMessage, linkedDocument } from '#contract/lenders/messages.ts';

/** Percent a year; more means that something is wrong. */
const MAX_APR = 100;

/** Who signs the gateway's messages, and whom calls are for. */
export const GATEWAY_NAME = 'rinsetu-gateway';

/** What `aud` says in the signature of a call, so that it is valid for no other call or service. */
export const audienceOf = (path: `/${string}`) => `${GATEWAY_NAME}${path}`;

/** Of whoever signs, or has a session: the gateway finds out which. */
const byLender = (path: `/lender-service/${string}`) => ({ path, session: 'optional' }) as const;

export const caseReply = z.object({
  number: applicationNumber,
  state: z.enum(LENDER_CASE_STATES),
  version: recordVersion,
});

const delivery = z.object({
  state: z.enum(DELIVERY_STATES),
  amount: workedOut,
  paid: workedOut,
});

/**
 * Messages for a lender that takes none at an address, the oldest first, those of one application in order. They come
 * again until their IDs are in `received`; more of them follow then.
 */
export const inbox = call(
  byLender('/lender-service/inbox'),
  z.strictObject({ received: z.array(z.uuid()).check(z.maxLength(50)) }),
  z.object({ messages: z.array(lenderMessage), isLastPage: z.boolean() }),
);

/** A case as it is now. */
export const lenderCase = call(
  byLender('/lender-service/case'),
  z.strictObject({ number: applicationNumber }),
  z.extend(caseReply, {
    offers: z.array(
      z.object({
        offer: z.uuid(),
        state: z.enum(OFFER_STATES),
        keyFactsHash: sha256Hex,
        validUntil: z.number(),
      }),
    ),
    delivery: z.nullable(delivery),
  }),
);

/** The lender has the package and begins. */
export const acknowledge = call(
  byLender('/lender-service/acknowledge'),
  z.strictObject({ requestId, ...seenApplication, messageId: z.uuid() }),
  caseReply,
);

export const LENDER_ASK_REASONS = [
  'not-readable',
  'incomplete',
  'out-of-date',
  'further-document',
] as const satisfies readonly ChangeReason[];
export const LENDER_REJECT_REASONS = [
  'income',
  'documents',
  'vehicle',
  'area',
  'credit-history',
  'other',
] as const;

/** How far the lender is. */
export const reportStatus = call(
  byLender('/lender-service/reportStatus'),
  z.discriminatedUnion('status', [
    z.strictObject({
      requestId,
      ...seenApplication,
      status: z.literal('ACTION_REQUIRED'),
      documents: z.array(z.enum(DOCUMENT_KINDS)).check(z.minLength(1), z.maxLength(10)),
      reason: z.enum(LENDER_ASK_REASONS),
    }),
    z.strictObject({
      requestId,
      ...seenApplication,
      status: z.enum(['AGREEMENT_PENDING', 'AGREED', 'DISBURSEMENT_PENDING']),
    }),
    z.strictObject({
      requestId,
      ...seenApplication,
      status: z.literal('REJECTED'),
      reason: z.enum(LENDER_REJECT_REASONS),
    }),
  ]),
  caseReply,
);

export const offeredTerms = {
  amount: moneyFrom(1),
  months: whole(1, MAX_PRODUCT_MONTHS),
  rate,
  fees: z.array(fee).check(z.maxLength(20)),
  /** The last day in India on which it can be accepted; null for the minimum, three working days. */
  validUntil: z.nullable(z.iso.date()),
};

/** Terms of an offer: no worse than those of the product version that the borrower saw. */
export const makeOffer = call(
  byLender('/lender-service/makeOffer'),
  z.strictObject({
    requestId,
    ...seenApplication,
    ...offeredTerms,
    /** As the lender works it out; refused when ours differs in the first two decimals. */
    apr: percent(MAX_APR),
    /** Of the statement that `previewOffer` showed; refused with 409 when it would now be different. */
    seenKeyFactsHash: z.optional(sha256Hex),
  }),
  z.extend(caseReply, { offer: z.uuid(), keyFactsHash: sha256Hex, validUntil: z.number() }),
);

/** Before it is accepted. */
export const withdrawOffer = call(
  byLender('/lender-service/withdrawOffer'),
  z.strictObject({ requestId, ...seenApplication, offer: z.uuid() }),
  caseReply,
);

const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** The content of a document, by its link, which works once: the answer is not JSON. */
export const fetchLinkedDocument = call(
  byLender('/lender-service/fetchDocument'),
  z.strictObject({ number: applicationNumber, token }),
  z.unknown(),
);

/** New links to every document that the lender was sent. */
export const renewDocumentLinks = call(
  byLender('/lender-service/documentLinks'),
  z.strictObject({ number: applicationNumber }),
  z.object({ documents: z.array(linkedDocument) }),
);

const deliveryReply = z.extend(caseReply, { delivery });

/** Promises the dealer the amount that was asked for. */
export const issueDeliveryOrder = call(
  byLender('/lender-service/issueDeliveryOrder'),
  z.strictObject({ requestId, ...seenApplication }),
  deliveryReply,
);

export const DELIVERY_CANCEL_REASONS = [
  'vehicle',
  'documents',
  'margin-not-paid',
  'other',
] as const;

/** Before the vehicle was delivered. */
export const cancelDeliveryOrder = call(
  byLender('/lender-service/cancelDeliveryOrder'),
  z.strictObject({ requestId, ...seenApplication, reason: z.enum(DELIVERY_CANCEL_REASONS) }),
  deliveryReply,
);

/** A transfer to the dealer: only its reference (UTR) is kept. Money never passes through the service. */
export const reportPayment = call(
  byLender('/lender-service/reportPayment'),
  z.strictObject({
    requestId,
    ...seenApplication,
    amount: moneyFrom(1),
    reference: z.string().check(z.regex(TRANSACTION_REFERENCE, 'must be a UTR')),
    paidOn: z.iso.date(),
  }),
  deliveryReply,
);

export const LENDER_CALLS = {
  inbox,
  lenderCase,
  acknowledge,
  reportStatus,
  makeOffer,
  withdrawOffer,
  fetchLinkedDocument,
  renewDocumentLinks,
  issueDeliveryOrder,
  cancelDeliveryOrder,
  reportPayment,
} as const;
