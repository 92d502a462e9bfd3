/** Operators' calls about lenders and their products. */
import * as z from 'zod/mini';
import type { ReplyLimits } from '#contract/gateway.ts';
import { lender, productVersion } from '#domain/lending/catalogue/product.ts';
import { REASON_RULES } from '#domain/lending/matching/matched-before-and-after.ts';
import { OPEN_STATES } from '#domain/lending/states/application-states.ts';
import { PRODUCT_STATES } from '#domain/lending/states/product-states.ts';
import { call, recordVersion, requestId, slug } from '#contract/applications/call.ts';

const state = z.enum(PRODUCT_STATES);

const changedProduct = z.object({ productId: slug, version: recordVersion, state });

/** A day in India. */
const day = z.iso.date();

const chosenVersion = { requestId, productId: slug, version: recordVersion };

/** Every version with its state, for operators, by product. */
export const allProducts = call(
  { path: '/operator-service/products' },
  z.strictObject({
    /** null for all. */
    state: z.nullable(state),
    lenderId: z.nullable(slug),
    after: z.nullable(z.strictObject({ productId: slug, version: recordVersion })),
  }),
  z.object({
    products: z.array(
      z.object({
        product: productVersion,
        lender,
        state,
        changedAt: z.number(),
        /** IDs of operators' memberships: who proposed it last, and who decided about it; null before that. */
        proposedBy: z.nullable(z.string()),
        decidedBy: z.nullable(z.string()),
        /** Whether the caller proposed it: then somebody else must decide. */
        isMine: z.boolean(),
      }),
    ),
    isLastPage: z.boolean(),
  }),
);

/**
 * Adds a lender, or replaces what borrowers read about it. `seen` is its `changedAt`, null for a new lender: 409 with
 * `current` when somebody else was first.
 */
export const saveLender = call(
  { path: '/operator-service/saveLender' },
  z.strictObject({ requestId, lender, seen: z.nullable(z.number()) }),
  z.object({ lenderId: slug, changedAt: z.number() }),
);

/**
 * Adds a version, or replaces one that is still a draft. `seen` is the draft's `changedAt`, null for a new version: 409
 * with `current` when somebody else was first.
 */
export const draftProduct = call(
  { path: '/operator-service/draftProduct' },
  z.strictObject({ requestId, product: productVersion, seen: z.nullable(z.number()) }),
  changedProduct,
);

/**
 * Hands a draft to another operator to decide about. `startsOn` is from which day it counts, today at the earliest; left
 * out: as soon as it is published.
 */
export const proposeProduct = call(
  { path: '/operator-service/propose' },
  z.strictObject({ ...chosenVersion, startsOn: z.optional(day) }),
  changedProduct,
);

export const PRODUCT_DECISIONS = ['publish', 'refuse'] as const;

/**
 * Publishing retires the version that was published before. A version that starts on a later day is planned instead, and
 * takes over on that day; 409 where the day has passed. It takes another operator than the one who proposed. `seen`
 * is the version's `changedAt`: the decision is about what was looked at, not what was proposed again meanwhile.
 */
export const decideProduct = call(
  { path: '/operator-service/decide' },
  z.strictObject({ ...chosenVersion, seen: z.number(), decision: z.enum(PRODUCT_DECISIONS) }),
  changedProduct,
);

export const retireProduct = call(
  { path: '/operator-service/retire' },
  z.strictObject(chosenVersion),
  changedProduct,
);

/** Takes back a version that is planned and has not started: it is a draft again. */
export const withdrawPlanned = call(
  { path: '/operator-service/withdrawPlanned' },
  z.strictObject({ ...chosenVersion, seen: z.number() }),
  changedProduct,
);

/** An operator who had a part in a version: their name, empty once the account is erased; null where nobody is known. */
const who = z.nullable(z.string());

/** Every version of one product, the newest first, with what became of it. */
export const productVersions = call(
  { path: '/operator-service/productVersions' },
  z.strictObject({ productId: slug, after: z.nullable(recordVersion) }),
  z.object({
    lender,
    versions: z.array(
      z.object({
        product: productVersion,
        state,
        proposedBy: who,
        proposedAt: z.nullable(z.number()),
        approvedBy: who,
        approvedAt: z.nullable(z.number()),
        /** From when to when borrowers were offered it, or will be; null where that is not known, or has no end yet. */
        countsFrom: z.nullable(z.number()),
        countsUntil: z.nullable(z.number()),
      }),
    ),
    isLastPage: z.boolean(),
  }),
);

/** Thousands of products, with all that they say. */
const WHOLE_CATALOGUE: ReplyLimits = { maxBytes: 16 * 1024 * 1024, timeoutMs: 60_000 };

/** What borrowers are offered today, and everything that waits to be offered: to export, to compare with, to try. */
export const catalogueNow = call(
  { path: '/operator-service/catalogueNow', limits: WHOLE_CATALOGUE },
  z.strictObject({}),
  z.object({
    lenders: z.array(lender),
    products: z.array(
      z.object({
        productId: slug,
        lenderId: slug,
        /** The highest number of a version of this product. */
        newestVersion: recordVersion,
        offered: z.nullable(productVersion),
        /** Drafts, proposed and planned versions, the newest first. */
        waiting: z.array(z.object({ product: productVersion, state, startsOn: z.nullable(day) })),
      }),
    ),
  }),
);

/** Of a change of hundreds of products. */
const SLOW: ReplyLimits = { maxBytes: 1024 * 1024, timeoutMs: 60_000 };

/** Products of one import. */
export const MAX_IMPORTED = 500;
/** Bytes of its body: the web server in front takes two megabytes. */
export const MAX_IMPORT_BYTES = 1_500 * 1024;

/**
 * Proposes a new version of each of these products, all or none; another operator then decides about each. 409 with the
 * products that somebody has changed since they were looked at: then nothing is done. What is proposed or planned already in
 * the same terms is left out.
 */
export const importProducts = call(
  { path: '/operator-service/importProducts', maxBodyBytes: MAX_IMPORT_BYTES, limits: SLOW },
  z.strictObject({
    requestId,
    products: z
      .array(
        z.strictObject({
          /** Its number is given by the gateway. */
          product: productVersion,
          /** Which version was offered, and which was the newest; null for a product that there is not yet. */
          seen: z.nullable(
            z.strictObject({ offered: z.nullable(recordVersion), newest: recordVersion }),
          ),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(MAX_IMPORTED),
        z.refine<readonly { readonly product: { readonly productId: string } }[]>(
          (products) =>
            new Set(products.map(({ product }) => product.productId)).size === products.length,
          'must not name a product twice',
        ),
      ),
    startsOn: z.optional(day),
  }),
  z.object({ proposed: z.array(changedProduct) }),
);

/** A multiple of five, or `few` for none to four: nothing follows from it about one person. */
const rounded = z.union([z.int(), z.literal('few')]);
const counted = { now: rounded, later: rounded, gained: rounded, lost: rounded };

/** Thousands of questions. */
const LONG_COUNT: ReplyLimits = { maxBytes: 16 * 1024 * 1024, timeoutMs: 60_000 };

/**
 * How many of the applications that were begun in the last month match today, and would match with a version in the place of the
 * one that is offered; by what is kept of them without a person. null: with every version that waits.
 */
export const monthOfMatches = call(
  { path: '/operator-service/monthOfMatches', limits: LONG_COUNT },
  z.strictObject({
    version: z.nullable(z.strictObject({ productId: slug, version: recordVersion })),
  }),
  z.object({
    /** Whole weeks, up to today. */
    days: z.strictObject({ from: day, to: day }),
    /** null where too few applications were begun to say anything. */
    counts: z.nullable(
      z.object({
        asked: rounded,
        /** Whether there were more than are looked at: then these are the newest. */
        isCut: z.boolean(),
        any: z.object(counted),
        products: z.array(
          z.object({
            ...counted,
            productId: slug,
            /** Those of at least five, the most frequent first. */
            lostBecause: z.array(z.object({ rule: z.enum(REASON_RULES), count: z.int() })),
          }),
        ),
      }),
    ),
  }),
);

/**
 * What a change of a product affects. Applications that were submitted keep the version that was chosen, whatever is
 * published; drafts are matched again.
 */
export const productImpact = call(
  { path: '/operator-service/productImpact' },
  z.strictObject({ productId: slug, version: recordVersion }),
  z.object({
    product: productVersion,
    lender,
    state,
    changedAt: z.number(),
    /** From which day it counts, or is to count; null where it counts once it is published. */
    startsOn: z.nullable(day),
    /** Other versions of the product that take over on a day. */
    planned: z.array(z.object({ version: recordVersion, startsOn: day })),
    /** Whether the caller proposed it: then somebody else must decide. */
    isMine: z.boolean(),
    /** The highest number of a version of this product. */
    newestVersion: recordVersion,
    /** What borrowers are offered now; null where no version is published. */
    published: z.nullable(productVersion),
    drafts: z.object({
      /** Every application that has not been sent yet: each may be offered the product or not, by its new terms. */
      all: z.int(),
      /** Those that have chosen it, and must look at it again. */
      chosen: z.int(),
    }),
    /** Open cases of the product, by the state of their application and by the version that they keep. */
    kept: z.array(
      z.object({
        state: z.enum(OPEN_STATES),
        version: recordVersion,
        count: z.int(),
      }),
    ),
  }),
);
