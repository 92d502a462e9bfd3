/**
 * What one of a lender's people leaves to another: offers above an amount, and payments, as the lender wants it. Such an
 * entry is a draft until another one confirms it; neither borrower nor dealer nor operator learns of it before. The lender's
 * own system is not stopped: who may sign there is for the lender to see to.
 */
import * as z from 'zod/mini';
import { moneyFrom, text } from '#domain/lending/values.ts';
import { applicationNumber, call, requestId, sha256Hex } from '#contract/applications/call.ts';
import { MAX_NOTE } from '#contract/applications/internal-notes.ts';
import { caseReply, makeOffer, offeredTerms, reportPayment } from '#contract/lenders/calls.ts';

const moment = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

export const secondPersonRules = z.strictObject({
  /** Offers above it wait for a second person; in paise, and null where none does. */
  offersAbove: z.nullable(moneyFrom(1)),
  /** Whether payments to dealers wait for a second person. */
  payments: z.boolean(),
});

const rulesNow = z.object({
  rules: secondPersonRules,
  /** What waits for another of the lender's people; null where nobody has proposed anything. */
  proposal: z.nullable(
    z.object({
      rules: secondPersonRules,
      /** Name of who proposed it; empty once the account is erased. */
      by: z.string(),
      /** Whether the caller proposed it: then somebody else must decide. */
      isMine: z.boolean(),
      at: z.number(),
    }),
  ),
});

export const lenderSecondPerson = call(
  { path: '/lender-service/secondPerson' },
  z.strictObject({}),
  rulesNow,
);

/** Proposes other rules, in the place of what was proposed before. They take effect once another person approves them. */
export const proposeLenderSecondPerson = call(
  { path: '/lender-service/proposeSecondPerson' },
  z.strictObject({ requestId, rules: secondPersonRules }),
  rulesNow,
);

/** 403 for who proposed it; 409 where something else is proposed now than at `seen`. */
export const decideLenderSecondPerson = call(
  { path: '/lender-service/decideSecondPerson' },
  z.strictObject({ requestId, seen: moment, decision: z.enum(['approve', 'refuse']) }),
  rulesNow,
);

const draftId = z.uuid();
const draftReply = z.object({ draft: draftId });

/** Leaves an offer to a second person. Refuses as `makeOffer` does; one draft waits for a case at a time. */
export const draftOffer = call({ path: '/lender-service/draftOffer' }, makeOffer.body, draftReply);

/** Leaves a payment to a second person. */
export const draftPayment = call(
  { path: '/lender-service/draftPayment' },
  reportPayment.body,
  draftReply,
);

/** Who has left something to a second person, and when. */
const drafted = {
  draft: draftId,
  /** Name of who drafted it; empty once the account is erased. */
  by: z.string(),
  isMine: z.boolean(),
  at: z.number(),
  /** Whether the case has changed since: then it can only be declined. */
  isStale: z.boolean(),
};

/** What waits for a second person, as `openCase` shows it. */
export const caseDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offer'), ...drafted, offer: z.object(offeredTerms) }),
  z.object({
    kind: z.literal('payment'),
    ...drafted,
    payment: z.object({
      amount: moneyFrom(1),
      reference: z.string(),
      paidOn: z.iso.date(),
    }),
  }),
]);

/**
 * A second person's word about a draft. `confirm` carries it out on the case as it was drafted, and is refused with 403 to who
 * drafted it; of an offer with the hash of the statement that `previewOffer` has just shown. `decline` drops it, with a note
 * that says why and mentions who drafted it, as long as notes can be written; they may decline it without one, and take it
 * back. 403 for whoever has applied.
 */
export const decideLenderDraft = call(
  { path: '/lender-service/decideDraft' },
  z
    .strictObject({
      requestId,
      number: applicationNumber,
      draft: draftId,
      decision: z.enum(['decline', 'confirm']),
      note: z.nullable(text(MAX_NOTE)),
      seenKeyFactsHash: z.nullable(sha256Hex),
    })
    .check(
      z.refine(({ decision, note }) => decision === 'decline' || note === null, {
        error: 'say why only where it is declined',
        path: ['note'],
      }),
    ),
  caseReply,
);

export const LENDER_SECOND_PERSON_CALLS = {
  lenderSecondPerson,
  proposeLenderSecondPerson,
  decideLenderSecondPerson,
  draftOffer,
  draftPayment,
  decideLenderDraft,
} as const;
