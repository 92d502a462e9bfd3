/**
 * The gateway's messages to a lender: a POST of one message to the lender's registered address, signed as a detached
 * JWS. Shaped like OCEN 4.0, and certified by nobody. Money in whole paise, times in ISO 8601.
 *
 * A message is sent until the lender answers with 200, so it may come more than once: always with the same `messageId`.
 * Messages of one application come in the order of `position`.
 */
import * as z from 'zod/mini';
import { DATA_ITEMS, PURPOSE_NAMES } from '#domain/lending/notifications/notices.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { OCCUPATIONS } from '#domain/lending/sections.ts';
import { workedOut } from '#domain/lending/values.ts';
import {
  applicationNumber,
  language,
  recordVersion,
  sha256Hex,
  slug,
} from '#contract/applications/call.ts';

/** Header of the gateway's messages and of lenders' calls: a detached JWS (RFC 7515, appendix F; RFC 7797) of the body. */
export const SIGNATURE_HEADER = 'X-JWS-Signature';

export const MESSAGE_VERSION = '1';

const moment = z.iso.datetime();

const metadata = z.strictObject({
  version: z.literal(MESSAGE_VERSION),
  messageId: z.uuid(),
  /** When it was written; a new time for each try. */
  timestamp: moment,
  lenderId: slug,
  applicationNumber,
  position: z.int(),
  /** The case as it is with this lender; its version goes into the lender's calls. */
  case: z.strictObject({ state: z.enum(LENDER_CASE_STATES), version: recordVersion }),
});

/** A document, to be fetched once with `lender-service/fetchDocument`. */
export const linkedDocument = z.strictObject({
  document: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  contentType: z.string(),
  bytes: z.int(),
  sha256: sha256Hex,
  token: z.string(),
  expiresAt: moment,
});
export type LinkedDocument = z.infer<typeof linkedDocument>;

const consent = z.strictObject({
  id: z.uuid(),
  purpose: z.enum(PURPOSE_NAMES),
  items: z.array(z.enum(DATA_ITEMS)),
  noticeHash: sha256Hex,
  language,
  givenAt: moment,
});

const text = z.nullable(z.string());

/** Each part is there only if the borrower consented to it. */
const borrower = z.strictObject({
  fullName: z.optional(text),
  mobileNumber: z.optional(z.string()),
  dateOfBirth: z.optional(text),
  address: z.optional(
    z.strictObject({
      house: text,
      locality: text,
      district: text,
      state: text,
      pinCode: text,
      home: text,
    }),
  ),
  identifiers: z.optional(
    z.strictObject({ pan: text, aadhaarLastFour: text, drivingLicence: text }),
  ),
  work: z.optional(
    z.strictObject({
      occupation: z.nullable(z.enum(OCCUPATIONS)),
      monthsOfWork: z.nullable(z.int()),
      per: z.nullable(z.enum(['day', 'month'])),
      income: z.nullable(workedOut),
      costs: z.nullable(workedOut),
      dependants: z.nullable(z.int()),
    }),
  ),
  bankAccount: z.optional(z.strictObject({ holder: text, accountNumber: text, ifsc: text })),
});

/** The application as its borrower consented to it, without the documents. */
export const consentedApplication = z.strictObject({
  language,
  product: z.strictObject({ productId: slug, version: recordVersion }),
  loan: z.strictObject({ amount: workedOut, months: z.int() }),
  borrower,
  /** There only if the borrower consented to it. */
  vehicle: z.optional(
    z.strictObject({
      vehicleKind: z.enum(VEHICLE_KINDS),
      model: text,
      exShowroomPrice: workedOut,
      onRoadPrice: workedOut,
      downPayment: workedOut,
      dealerName: text,
    }),
  ),
  guarantor: z.nullable(z.strictObject({ name: z.string(), mobileNumber: z.string() })),
  consents: z.array(consent),
});

/** The application itself. */
export const applicationPackage = z.extend(consentedApplication, {
  documents: z.array(linkedDocument),
});
export type ApplicationPackage = z.infer<typeof applicationPackage>;

/** Why a lender need not go on. */
export const CANCELLATION_REASONS = [
  'withdrawn',
  'consent-withdrawn',
  'other-offer-accepted',
  'offer-declined',
  'offer-lapsed',
  'rejected-by-service',
  'cooled-off',
  'erased',
  'not-delivered',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

export const invoice = z.strictObject({
  invoiceNumber: z.string(),
  chassisNumber: z.string(),
  insurancePolicyNumber: z.string(),
});

const kinds = [
  z.strictObject({ kind: z.literal('package'), metadata, body: applicationPackage }),
  /** What the lender asked for. */
  z.strictObject({
    kind: z.literal('documents'),
    metadata,
    body: z.strictObject({ documents: z.array(linkedDocument) }),
  }),
  /** The lender must stop using what it has of these, except what the law requires it to keep. */
  z.strictObject({
    kind: z.literal('consent-withdrawn'),
    metadata,
    body: z.strictObject({ consent: z.uuid(), purpose: z.enum(PURPOSE_NAMES) }),
  }),
  z.strictObject({
    kind: z.literal('offer-accepted'),
    metadata,
    body: z.strictObject({ offer: z.uuid(), keyFactsHash: sha256Hex }),
  }),
  /** One offer was declined, and another one of this lender is still open. */
  z.strictObject({
    kind: z.literal('offer-declined'),
    metadata,
    body: z.strictObject({ offer: z.uuid(), reason: z.string() }),
  }),
  z.strictObject({
    kind: z.literal('cancelled'),
    metadata,
    body: z.strictObject({ reason: z.enum(CANCELLATION_REASONS) }),
  }),
  z.strictObject({
    kind: z.literal('delivery-requested'),
    metadata,
    body: z.strictObject({ amount: workedOut, dealerId: z.nullable(slug) }),
  }),
  z.strictObject({ kind: z.literal('invoiced'), metadata, body: invoice }),
  z.strictObject({
    kind: z.literal('delivered'),
    metadata,
    body: z.strictObject({ deliveredOn: z.iso.date() }),
  }),
  z.strictObject({
    kind: z.literal('delivery-complete'),
    metadata,
    body: z.strictObject({ documents: z.array(z.enum(DOCUMENT_KINDS)) }),
  }),
] as const;

export const MESSAGE_KINDS = [
  'package',
  'documents',
  'consent-withdrawn',
  'offer-accepted',
  'offer-declined',
  'cancelled',
  'delivery-requested',
  'invoiced',
  'delivered',
  'delivery-complete',
] as const satisfies readonly LenderMessage['kind'][];

export const lenderMessage = z.discriminatedUnion('kind', kinds);
export type LenderMessage = z.infer<typeof lenderMessage>;
export type MessageKind = LenderMessage['kind'];

/** A lender's answer to a message; after any other answer, the message comes again. */
export const messageReceipt = z.object({ messageId: z.uuid() });
