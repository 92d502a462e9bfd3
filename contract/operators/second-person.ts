/**
 * Decisions that wait for a second operator: above which amount of a loan, and what waits. One operator's hand-over or
 * rejection of a larger loan is a draft until another one confirms it; neither borrower nor lender learns of it before.
 */
import * as z from 'zod/mini';
import { moneyFrom, text } from '#domain/lending/values.ts';
import { call, requestId, seenApplication } from '#contract/applications/call.ts';
import { MAX_NOTE } from '#contract/applications/internal-notes.ts';
import { changedReply } from '#contract/operators/changed-reply.ts';

/** In paise; null for no amount. */
const limit = z.nullable(moneyFrom(1));
const moment = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

const terms = z.object({
  /** Decisions about loans above it wait for a second operator; null where none does. */
  amount: limit,
  /** What waits for another operator; null where nobody has proposed another amount. */
  proposal: z.nullable(
    z.object({
      amount: limit,
      /** Name of the operator who proposed it; empty once the account is erased. */
      by: z.string(),
      /** Whether the caller proposed it: then somebody else must decide. */
      isMine: z.boolean(),
      at: z.number(),
    }),
  ),
});

export const secondPersonTerms = call(
  { path: '/operator-service/secondPerson' },
  z.strictObject({}),
  terms,
);

/** Proposes another amount, in the place of what was proposed before. It takes effect once another operator approves it. */
export const proposeSecondPerson = call(
  { path: '/operator-service/proposeSecondPerson' },
  z.strictObject({ requestId, amount: limit }),
  terms,
);

/** 403 for the operator who proposed it; 409 where something else is proposed now than at `seen`. */
export const decideSecondPerson = call(
  { path: '/operator-service/decideSecondPerson' },
  z.strictObject({ requestId, seen: moment, decision: z.enum(['approve', 'refuse']) }),
  terms,
);

/**
 * A second operator's word about a decision that waits. `confirm` carries it out, and is refused with 403 to the one who
 * decided; `decline` drops it, with a note that says why and mentions them. They may decline it as well: they take it back.
 */
export const decideDraft = call(
  { path: '/operator-service/decideDraft' },
  z
    .strictObject({
      requestId,
      ...seenApplication,
      decision: z.enum(['decline', 'confirm']),
      note: z.nullable(text(MAX_NOTE)),
    })
    .check(
      z.refine(({ decision, note }) => (decision === 'decline') === (note !== null), {
        error: 'say why it is declined, and nothing else',
        path: ['note'],
      }),
    ),
  changedReply,
);

export const SECOND_PERSON_CALLS = {
  secondPersonTerms,
  proposeSecondPerson,
  decideSecondPerson,
  decideDraft,
} as const;
