/**
 * Operators' calls between the submission of an application and its hand-over to lenders, and the borrower's answer to
 * them. An operator works on an application that they have claimed: 403 if somebody else has. 409 with `current` when it
 * has changed, or its state does not permit the call.
 */
import { membershipId } from '#contract/ids.ts';
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
import { LEVEL_CLASSES, SERVICE_STEPS } from '#domain/lending/service-levels.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import { someOf, text } from '#domain/lending/values.ts';
import {
  applicationNumber,
  call,
  recordVersion,
  requestId,
  seenApplication,
  slug,
} from '#contract/applications/call.ts';
import { reviewedDocument } from '#contract/operators/documents.ts';
import { changedReply } from '#contract/operators/changed-reply.ts';
import { shownLetter } from '#contract/operators/letters.ts';
import { MAX_NOTE, writtenNote } from '#contract/applications/internal-notes.ts';
import {
  applicationContent,
  changeRequest,
  consent,
  lenderOfApplication,
} from '#contract/applications/loans.ts';

/** Milliseconds since 1970, as every time. */
const moment = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const state = z.enum(APPLICATION_STATES);

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

/** Which operator looks at an application: whoever asks, none, or another. */
export const CLAIMED_BY = ['by-me', 'by-nobody', 'by-somebody'] as const;

/**
 * What operators have put off until a day: that day, in India, has come; it has not; all of it, which `due` leaves out before
 * its day.
 */
export const COME_BACK = ['today', 'later', 'any'] as const;
/** Days from today for which an application is put off at most. */
export const MAX_DAYS_PUT_OFF = 30;

/** How a step stands, or stood when it ended, against its time frame. */
export const STEP_CLASSES = [...LEVEL_CLASSES, 'taken', 'taken-late'] as const;

/** A part that is null filters nothing out. */
export const queueFilter = z.strictObject({
  states: someOf(STATES_IN_QUEUE).check(z.minLength(1)),
  claimed: z.nullable(z.enum(CLAIMED_BY)),
  lenderId: z.nullable(slug),
  /** The first three digits of the borrower's PIN code. */
  pinArea: z.nullable(z.string().check(z.regex(/^[1-9]\d{2}$/))),
  submittedFrom: z.nullable(moment),
  submittedBefore: z.nullable(moment),
  /** Whether there must be a clean document that no operator has looked at. */
  hasUncheckedDocuments: z.boolean(),
  /** Whether a decision must wait for a second operator. */
  waitsForSecond: z.boolean(),
  /** Whether the borrower must have answered a message, and nobody has read that. */
  hasAnswer: z.boolean(),
  due: z.nullable(z.enum(DUE_CLASSES)),
  /** Of those that are closed. */
  outcome: z.nullable(z.enum(APPLICATION_OUTCOMES)),
  /** How far it came with the lender of the filter, or with any. */
  lenderStep: z.nullable(z.enum(LENDER_STEPS)),
  firstAnswer: z.nullable(z.enum(FIRST_ANSWERS)),
  comeBack: z.nullable(z.enum(COME_BACK)),
  /** What is to be taken now, or what was taken where `stepIs` or `stepBy` says so. Without it those say nothing. */
  step: z.nullable(z.enum(SERVICE_STEPS)),
  stepIs: z.nullable(z.enum(STEP_CLASSES)),
  /** By whom it was taken: the operator's membership, or the lender. */
  stepBy: z.nullable(z.union([membershipId, slug])),
});

/** `due` lists only those with something that waits for an operator, and unless `comeBack` asks for it, nothing that is put off. */
export const QUEUE_ORDERS = ['submitted', 'due'] as const;

/** After which application a page begins: its time in the order of the list, and its number. */
const cursor = z.strictObject({ at: moment, number: applicationNumber });

const lenderStates = z.array(z.object({ lenderId: z.string(), state: z.string() }));

/** An application as a list shows it; no personal data. */
export const queued = z.object({
  number: applicationNumber,
  state,
  outcome: z.nullable(z.enum(APPLICATION_OUTCOMES)),
  version: recordVersion,
  submittedAt: z.number(),
  changedAt: z.number(),
  /** By when somebody looks at it, as promised; null while nothing waits for an operator. */
  dueAt: z.nullable(z.number()),
  isOverdue: z.boolean(),
  /** The step that is to be taken next; of several lenders', the one that is due first. null where none is. */
  level: z.nullable(
    z.object({
      step: z.enum(SERVICE_STEPS),
      is: z.enum(LEVEL_CLASSES),
      /** When its time frame ends; null where it has none, or its clock stands still. */
      dueAt: z.nullable(z.number()),
    }),
  ),
  claim: z.nullable(z.object({ membership: membershipId, isMine: z.boolean(), at: z.number() })),
  /** When it comes back to the operator who has put it off: the first moment of a day in India; null where nobody has. */
  comesBackAt: z.nullable(z.number()),
  /** Whether a decision waits for a second operator. */
  waitsForSecond: z.boolean(),
  /** Whether the borrower has answered a message, and nobody has read that. */
  hasAnswer: z.boolean(),
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

/** So far applications are counted before and after one. */
export const MAX_BESIDE = 999;
const beside = z.object({
  /** The nearest; null where there is none. */
  number: z.nullable(applicationNumber),
  /** How many there are, up to 1,000. */
  count: z.int(),
});

/** What comes before and after a place in a list of applications, such as that of the one that is open; no personal data. */
export const besideInQueue = call(
  { path: '/operator-service/besideInQueue' },
  z.strictObject({
    filter: queueFilter,
    order: z.enum(QUEUE_ORDERS),
    /** The place; null for the beginning. */
    from: z.nullable(cursor),
    /** Whether those are left out that another operator has claimed. */
    skipsTaken: z.boolean(),
  }),
  z.object({ before: beside, after: beside }),
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

/**
 * Gives an application that the caller has claimed to a colleague, with a note that mentions them, or without one. 409 when
 * the colleague has left meanwhile.
 */
export const assignApplication = call(
  { path: '/operator-service/assign' },
  z.strictObject({ ...seen, to: membershipId, note: z.nullable(text(MAX_NOTE)) }),
  changedReply,
);

/** Applications that are changed or exported at once, when they are named. */
export const MAX_AT_ONCE = 50;

/** Why one of several was left as it is: codes of refusals. */
export const LEFT_CODES = [
  'with-another-operator',
  'application-changed',
  'own-application',
  'application-of-colleague',
  'no-such-application',
] as const;

/**
 * Claims, releases or gives to a colleague several applications, each as if it were the only one: some may be done while
 * others are left. What nobody has claimed is claimed before it is given. 409 for all when the colleague cannot have them.
 */
export const changeClaims = call(
  { path: '/operator-service/changeClaims' },
  z.strictObject({
    requestId,
    act: z.union([
      z.strictObject({ is: z.enum(['claim', 'release']) }),
      z.strictObject({ is: z.literal('assign'), to: membershipId }),
    ]),
    applications: z.array(z.strictObject(seenApplication)).check(
      z.minLength(1),
      z.maxLength(MAX_AT_ONCE),
      z.refine((all) => new Set(all.map(({ number }) => number)).size === all.length, {
        error: 'name each application once',
      }),
    ),
  }),
  z.object({
    done: z.array(changedReply),
    left: z.array(z.object({ number: applicationNumber, code: z.enum(LEFT_CODES) })),
  }),
);

/**
 * Puts off an application that the caller is checking: until the day, in India, it is in no list of what is due. null has
 * it back at once. 400 for a day before today, or later than in 30 days.
 */
export const comeBackOn = call(
  { path: '/operator-service/comeBackOn' },
  z.strictObject({ ...seen, day: z.nullable(z.iso.date()) }),
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

/** What may be the same in two applications; a phone number is the borrower's or the guarantor's. */
export const SAME_KINDS = ['pan', 'account', 'phone', 'file'] as const;
/** Other applications that have something of this one, as many as a view names. */
export const MAX_DUPLICATES = 10;

const duplicate = z.object({
  number: applicationNumber,
  state,
  outcome: z.nullable(z.enum(APPLICATION_OUTCOMES)),
  submittedAt: z.number(),
  /** Whether it is the same borrower's. */
  isSamePerson: z.boolean(),
  /** Empty only where it is the same borrower's. */
  same: z.array(z.enum(SAME_KINDS)),
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
    documentList: z.array(reviewedDocument),
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
        /** What the dealer is owed, and what was paid. */
        amount: z.number().brand<'Paise'>(),
        paid: z.number().brand<'Paise'>(),
        /** Why it was cancelled: a code. */
        reason: z.nullable(z.string()),
        requestedAt: z.number(),
        changedAt: z.number(),
        payments: z.array(
          z.object({
            amount: z.number().brand<'Paise'>(),
            paidOn: z.string(),
            reportedAt: z.number(),
          }),
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
    /**
     * Applications that were sent and have something of this one, those of other people first; nothing of them is opened. None
     * for whoever has applied.
     */
    duplicates: z.object({ applications: z.array(duplicate), isWhole: z.boolean() }),
    /** A decision that waits for a second operator; null where none does. */
    draft: z.nullable(
      z.object({
        decision: z.enum(['handOver', 'reject']),
        /** Why it would be rejected. */
        reason: z.nullable(z.enum(REJECTION_REASONS)),
        /** Name of the operator who decided; empty once the account is erased. */
        by: z.string(),
        /** Whether the caller did: then somebody else confirms it. */
        isMine: z.boolean(),
        at: z.number(),
      }),
    ),
    /** What operators noted, the oldest first; null for those who may neither read the content nor were mentioned. */
    notes: z.nullable(z.array(writtenNote)),
    /** Messages to the borrower with the answers; null where the content is, and for whoever has applied. */
    letters: z.nullable(
      z.object({
        /** The oldest first. */
        written: z.array(shownLetter),
        /** Whether the caller may write to the borrower now. */
        mayWrite: z.boolean(),
        /** What a message is filled in with: the borrower's name, and the lenders' in the language of the application. */
        firstName: z.string(),
        lenders: z.array(z.object({ lenderId: z.string(), name: z.string() })),
        /** Whether the borrower has a confirmed email address: without one, nobody tells them of a message. */
        hasEmail: z.boolean(),
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
    /** Only these of the filter; null for all. */
    numbers: z.nullable(z.array(applicationNumber).check(z.minLength(1), z.maxLength(MAX_AT_ONCE))),
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
  besideInQueue,
  claimApplication,
  releaseApplication,
  assignApplication,
  changeClaims,
  comeBackOn,
  reviewedApplication,
  requestChanges,
  rejectApplication,
  handOver,
  exportApplications,
} as const;
