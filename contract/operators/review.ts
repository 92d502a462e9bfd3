/**
 * Operators' calls between the submission of an application and its hand-over to lenders, and the borrower's answer to
 * them. An operator works on an application that they have claimed: 403 if somebody else has. 409 with `current` when it
 * has changed, or its state does not permit the call.
 */
import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/languages.ts';
import {
  APPLICATION_OUTCOMES,
  APPLICATION_STATES,
  OPEN_STATES,
} from '#domain/lending/states/application-states.ts';
import { CHANGE_REASONS, REJECTION_REASONS } from '#domain/lending/change-reasons.ts';
import { DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import { offer } from '#domain/lending/offers/offer.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import { someOf } from '#domain/lending/values.ts';
import {
  applicationNumber,
  call,
  recordVersion,
  requestId,
  seenApplication,
  slug,
} from '#contract/applications/call.ts';
import { documentSummary } from '#contract/applications/documents.ts';
import {
  applicationContent,
  changeRequest,
  consent,
  lenderOfApplication,
} from '#contract/applications/loans.ts';

/** Milliseconds since 1970, as every time. */
const moment = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const membershipId = z.uuid();
const state = z.enum(APPLICATION_STATES);
const changedReply = z.object({ number: applicationNumber, version: recordVersion, state });

/** A draft is its borrower's alone. */
export const STATES_IN_QUEUE = [...OPEN_STATES, 'CLOSED'] as const;

/**
 * Against the time frame that the borrower was promised: it is over; it ends today, in India; it ends later; nothing waits
 * for an operator.
 */
export const DUE_CLASSES = ['overdue', 'today', 'later', 'none'] as const;

/** What has become of an application with one lender. Each is counted independently of the others. */
export const LENDER_STEPS = ['sent', 'offered', 'accepted', 'rejected', 'disbursed'] as const;

/** Whether the borrower has had a first answer: a request for changes, the hand-over to lenders, or a rejection. */
export const FIRST_ANSWERS = ['given', 'awaited'] as const;

/** A part that is null filters nothing out. */
export const queueFilter = z.strictObject({
  states: someOf(STATES_IN_QUEUE).check(z.minLength(1)),
  claimed: z.nullable(z.enum(['by-me', 'by-somebody', 'by-nobody'])),
  lenderId: z.nullable(slug),
  /** The first three digits of the borrower's PIN code. */
  pinArea: z.nullable(z.string().check(z.regex(/^[1-9]\d{2}$/))),
  submittedFrom: z.nullable(moment),
  submittedBefore: z.nullable(moment),
  /** Whether there must be a clean document that no operator has looked at. */
  hasUncheckedDocuments: z.boolean(),
  due: z.nullable(z.enum(DUE_CLASSES)),
  /** Of those that are closed. */
  outcome: z.nullable(z.enum(APPLICATION_OUTCOMES)),
  /** How far it came with the lender of the filter, or with any. */
  lenderStep: z.nullable(z.enum(LENDER_STEPS)),
  firstAnswer: z.nullable(z.enum(FIRST_ANSWERS)),
});

/** `due` lists only those with something that waits for an operator. */
export const QUEUE_ORDERS = ['submitted', 'due'] as const;

/** After which application a page begins: its time in the order of the list, and its number. */
const cursor = z.strictObject({ at: moment, number: applicationNumber });

const lenderStates = z.array(z.object({ lenderId: z.string(), state: z.string() }));

const queued = z.object({
  number: applicationNumber,
  state,
  outcome: z.nullable(z.enum(APPLICATION_OUTCOMES)),
  version: recordVersion,
  submittedAt: z.number(),
  changedAt: z.number(),
  /** By when somebody looks at it, as promised; null while nothing waits for an operator. */
  dueAt: z.nullable(z.number()),
  isOverdue: z.boolean(),
  claim: z.nullable(z.object({ membership: membershipId, isMine: z.boolean(), at: z.number() })),
  pinArea: z.nullable(z.string()),
  lenders: lenderStates,
  /** Clean ones that nobody has looked at, and those that an operator has verified. */
  documents: z.object({ unchecked: z.int(), verified: z.int() }),
});

/** One page of the applications that were submitted; no personal data. One that becomes due again meanwhile comes again. */
export const queue = call(
  { path: '/operator-service/queue' },
  z.strictObject({
    filter: queueFilter,
    order: z.enum(QUEUE_ORDERS),
    after: z.nullable(cursor),
  }),
  z.object({
    applications: z.array(queued),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(cursor),
    /** When this was so. */
    at: z.number(),
  }),
);

const seen = { requestId, ...seenApplication };

/** Claims an application. Of two operators at the same moment, one succeeds and the other is refused with 409. */
export const claimApplication = call(
  { path: '/operator-service/claim' },
  z.strictObject(seen),
  changedReply,
);

export const releaseApplication = call(
  { path: '/operator-service/release' },
  z.strictObject(seen),
  changedReply,
);

/** In numbers, states and IDs: it holds no personal data. */
const historyEntry = z.object({
  at: z.number(),
  role: z.string(),
  /** ID of a membership; empty for the borrower and the system. */
  actor: z.string(),
  action: z.string(),
  facts: z.record(z.string(), z.unknown()),
});

/** Everything about one application that is open. Each view is in its audit. */
export const reviewedApplication = call(
  { path: '/operator-service/application' },
  z.strictObject({ number: applicationNumber }),
  z.object({
    ...queued.shape,
    language: z.enum(LANGUAGES),
    /** For the operator who claimed it, and for every operator once it was handed over; null for others. */
    content: z.nullable(applicationContent),
    /** File names are only given with the content. */
    documentList: z.array(documentSummary),
    cases: z.array(
      z.extend(lenderOfApplication, {
        /** When the lender had the package. */
        acknowledgedAt: z.nullable(z.number()),
        changedAt: z.number(),
        /** Why the lender rejected it, or the case was cancelled: a code. */
        reason: z.nullable(z.string()),
      }),
    ),
    /** null before it was asked for. Numbers of invoice and chassis, and transfers' references, are not for operators. */
    delivery: z.nullable(
      z.object({
        lenderId: z.string(),
        state: z.enum(DELIVERY_STATES),
        version: recordVersion,
        /** Paise that the dealer is owed, and those that were paid. */
        amount: z.number(),
        paid: z.number(),
        /** Why it was cancelled: a code. */
        reason: z.nullable(z.string()),
        requestedAt: z.number(),
        changedAt: z.number(),
        payments: z.array(
          z.object({ amount: z.number(), paidOn: z.string(), reportedAt: z.number() }),
        ),
      }),
    ),
    consents: z.array(consent),
    changeRequests: z.array(changeRequest),
    offers: z.array(
      z.object({
        offer: z.uuid(),
        lenderId: z.string(),
        state: z.string(),
        madeAt: z.number(),
        validUntil: z.number(),
        /** null where the rest of the content is. */
        terms: z.nullable(offer),
      }),
    ),
    /** The newest first, 500 at most. */
    history: z.array(historyEntry),
  }),
);

/**
 * Asks the borrower to correct sections or provide documents. By whoever claimed the application; once lenders have it,
 * by any operator, and for documents only.
 */
export const requestChanges = call(
  { path: '/operator-service/requestChanges' },
  z
    .strictObject({
      ...seen,
      sections: someOf(SECTION_NAMES),
      documents: someOf(DOCUMENT_KINDS),
      reason: z.enum(CHANGE_REASONS),
    })
    .check(
      z.refine(({ sections, documents }) => sections.length + documents.length > 0, {
        error: 'name a section or a document',
        path: ['documents'],
      }),
    ),
  changedReply,
);

export const rejectApplication = call(
  { path: '/operator-service/reject' },
  z.strictObject({ ...seen, reason: z.enum(REJECTION_REASONS) }),
  changedReply,
);

/** To every lender that the borrower chose. 400 says in `current.missing` what is not verified or consented to. */
export const handOver = call(
  { path: '/operator-service/handOver' },
  z.strictObject(seen),
  changedReply,
);

/** Entries of its history that an operator sees of one application. */
export const MAX_HISTORY = 500;

export const EXPORT_REASONS = [
  'regulator',
  'auditor',
  'lender-reconciliation',
  'complaint',
  'service-quality',
] as const;
export const MAX_EXPORTED = 10_000;

const exported = z.object({
  number: applicationNumber,
  state,
  outcome: z.nullable(z.enum(APPLICATION_OUTCOMES)),
  submittedAt: z.number(),
  changedAt: z.number(),
  handedOverAt: z.nullable(z.number()),
  closedAt: z.nullable(z.number()),
  pinArea: z.nullable(z.string()),
  lenders: lenderStates,
});

/** Without names or anything that identifies. Who took what, and why, is in the audit. */
export const exportApplications = call(
  { path: '/operator-service/export' },
  z.strictObject({
    filter: queueFilter,
    format: z.enum(['rows', 'csv']),
    reason: z.enum(EXPORT_REASONS),
    /** Number of a ticket elsewhere, such as `OPS-123`. */
    ticket: z.nullable(z.string().check(z.regex(/^[A-Z]{2,10}-\d{1,10}$/))),
  }),
  z.object({
    /** The oldest first; null for a CSV file. */
    applications: z.nullable(z.array(exported)),
    csv: z.nullable(z.string()),
    count: z.int(),
    /** false when there were more than 10,000, and the newest were left out. */
    isWhole: z.boolean(),
  }),
);

export const REVIEW_CALLS = {
  queue,
  claimApplication,
  releaseApplication,
  reviewedApplication,
  requestChanges,
  rejectApplication,
  handOver,
  exportApplications,
} as const;
