/** The delivery order, from the dealer's request to the vehicle documents; and the dealers themselves. */
import * as z from 'zod/mini';
import { documentReason } from '#contract/applications/documents.ts';
import { CHASSIS_NUMBER } from '#domain/identifiers.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { APPLICATION_STATES } from '#domain/lending/states/application-states.ts';
import { DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { DOCUMENT_STATES } from '#domain/lending/states/document-states.ts';
import {
  DOCUMENT_KINDS,
  DOCUMENTS_AFTER_SANCTION,
  DOCUMENTS_OF_DEALER,
} from '#domain/lending/documents.ts';
import { DELIVERY_ACTS, FOLLOWED_STAGES } from '#domain/lending/followed.ts';
import { someOf, texts, workedOut } from '#domain/lending/values.ts';
import { branchAsked, branchOf } from '#contract/applications/of-branch.ts';
import {
  applicationNumber,
  call,
  recordVersion,
  requestId,
  seenApplication,
  slug,
} from '#contract/applications/call.ts';

export const dealer = z.strictObject({ id: slug, names: texts });
export type Dealer = z.infer<typeof dealer>;

/** The dealers that a borrower can choose from, by ID. */
export const dealers = call(
  { path: '/catalogue-service/dealers', session: 'none' },
  z.strictObject({ after: z.nullable(slug) }),
  z.object({ dealers: z.array(dealer), isLastPage: z.boolean() }),
);

/** The borrower's dealer; null for none. Only until there is a delivery order. */
export const chooseDealer = call(
  { path: '/loan-service/chooseDealer' },
  z.strictObject({ requestId, ...seenApplication, dealerId: z.nullable(slug) }),
  z.object({ number: applicationNumber, version: recordVersion }),
);

/** As dealers and operators see a delivery order. `version` is its own. */
const delivery = z.object({
  state: z.enum(DELIVERY_STATES),
  version: recordVersion,
  /** What the lender is to pay the dealer, and what it has paid. */
  amount: workedOut,
  paid: workedOut,
});
export const deliveryReply = z.object({ number: applicationNumber, delivery });

const seenDelivery = { requestId, number: applicationNumber, version: recordVersion };

/** As on an invoice or a policy. */
const documentNumber = z
  .string()
  .check(z.overwrite(withLatinDigits), z.regex(/^[A-Za-z\d](?:[A-Za-z\d /-]{0,38}[A-Za-z\d])?$/));

/** As in ISO 3779: without I, O and Q. */
const chassisNumber = z.string().check(z.overwrite(withLatinDigits), z.regex(CHASSIS_NUMBER));

export const requested = z.strictObject({ requestId, number: applicationNumber });
export const invoiced = z.strictObject({
  ...seenDelivery,
  invoiceNumber: documentNumber,
  chassisNumber,
  insurancePolicyNumber: documentNumber,
});
export const delivered = z.strictObject({ ...seenDelivery, deliveredOn: z.iso.date() });
export const completed = z.strictObject({
  ...seenDelivery,
  documents: someOf(DOCUMENTS_AFTER_SANCTION),
});

/** Asks the lender for the delivery order, once borrower and lender have agreed. After a cancelled one, for another. */
export const requestDeliveryOrder = call(
  { path: '/dealer-service/requestDeliveryOrder' },
  requested,
  deliveryReply,
);
export const reportInvoice = call(
  { path: '/dealer-service/reportInvoice' },
  invoiced,
  deliveryReply,
);
/** Why the chassis number of a delivery is corrected. */
export const CORRECTION_REASONS = ['mistyped', 'other-vehicle'] as const;

/** Puts the right chassis number into a delivery, until money is paid for it; the lender is told. 409 afterwards. */
export const correctVehicle = call(
  { path: '/dealer-service/correctVehicle' },
  z.strictObject({ ...seenDelivery, chassisNumber, reason: z.enum(CORRECTION_REASONS) }),
  deliveryReply,
);
/** The day on which the borrower got the vehicle. */
export const reportDelivery = call(
  { path: '/dealer-service/reportDelivery' },
  delivered,
  deliveryReply,
);
/** Says which vehicle documents are there; 400 names the others that the product asks for. */
export const completeDelivery = call(
  { path: '/dealer-service/completeDelivery' },
  completed,
  deliveryReply,
);

const payment = z.object({
  amount: workedOut,
  paidOn: z.string(),
  /** The UTR of the lender's transfer. */
  reference: z.nullable(z.string()),
});

/** What a dealer may see of an application: how far it is and which documents are there, never why or on what terms. */
export const followedApplication = z.object({
  number: applicationNumber,
  state: z.enum(APPLICATION_STATES),
  /** The state in the words of a showroom. */
  stage: z.enum(FOLLOWED_STAGES),
  /** The dealer's own lead that it came from, if there was one and it is still kept. */
  lead: z.nullable(z.object({ lead: z.uuid(), name: z.string(), mobileNumber: z.string() })),
  /** That of the lead. */
  branch: branchOf,
  /** Of the dealer's own quote with which it began; null where there was none, or it is not kept any more. */
  quote: z.nullable(
    z.object({
      vehicleKind: z.enum(VEHICLE_KINDS),
      model: z.string(),
      onRoadPrice: workedOut,
      loanAmount: workedOut,
    }),
  ),
  /** Who pays: known once it has issued the delivery order. */
  lender: z.nullable(texts),
  /** The kinds that are there and have passed their check. */
  documents: z.array(z.enum(DOCUMENT_KINDS)),
  /** The kinds still needed, for the chosen products or because somebody has asked. */
  wanted: z.array(z.enum(DOCUMENT_KINDS)),
  /** What the dealer's staff have uploaded themselves, newest first. */
  uploaded: z.array(
    z.object({
      document: z.uuid(),
      kind: z.enum(DOCUMENTS_OF_DEALER),
      state: z.enum(DOCUMENT_STATES),
      /** Why it was refused, or is requested again. */
      reason: z.nullable(documentReason),
    }),
  ),
  /** Which of the dealer's documents can be uploaded now. */
  canUpload: z.array(z.enum(DOCUMENTS_OF_DEALER)),
  delivery: z.nullable(z.extend(delivery, { payments: z.array(payment) })),
  /** The dealer's own next step of the delivery; null while somebody else must act. */
  nextAct: z.nullable(z.enum(DELIVERY_ACTS)),
  changedAt: z.number(),
});
export type FollowedApplication = z.output<typeof followedApplication>;

/**
 * The dealer's applications whose borrowers let the dealer see how far they are, newest first, up to 50 a page.
 * `search` is part of the application's number, or of the lead's name or number.
 */
export const followed = call(
  { path: '/dealer-service/followed' },
  z.strictObject({
    search: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
    /** null for all. */
    stage: z.nullable(z.enum(FOLLOWED_STAGES)),
    branch: branchAsked,
    after: z.nullable(applicationNumber),
  }),
  z.object({
    applications: z.array(followedApplication),
    /** Where the next page begins; null on the last one. A page of a search may have fewer, even none, and a next one. */
    next: z.nullable(applicationNumber),
  }),
);

/** The borrower's own delivery order. What identifies the vehicle is null if it was removed or is not known yet. */
export const ownDelivery = call(
  { path: '/loan-service/delivery' },
  z.strictObject({ number: applicationNumber }),
  z.object({
    dealerId: z.nullable(slug),
    delivery: z.nullable(
      z.object({
        state: z.enum(DELIVERY_STATES),
        amount: workedOut,
        paid: workedOut,
        prices: z.nullable(
          z.object({
            exShowroomPrice: workedOut,
            onRoadPrice: workedOut,
            downPayment: workedOut,
          }),
        ),
        invoice: z.nullable(
          z.object({
            invoiceNumber: z.string(),
            chassisNumber: z.string(),
            insurancePolicyNumber: z.string(),
          }),
        ),
        deliveredOn: z.nullable(z.string()),
        payments: z.array(payment),
      }),
    ),
  }),
);

export const DELIVERY_CALLS = {
  dealers,
  chooseDealer,
  requestDeliveryOrder,
  reportInvoice,
  correctVehicle,
  reportDelivery,
  completeDelivery,
  followed,
  ownDelivery,
} as const;
