/** Operators' calls about lenders and their products. */
import * as z from 'zod/mini';
import { lender, productVersion } from '#domain/lending/catalogue/product.ts';
import { OPEN_STATES } from '#domain/lending/states/application-states.ts';
import { PRODUCT_STATES } from '#domain/lending/states/product-states.ts';
import { call, recordVersion, requestId, slug } from '#contract/applications/call.ts';

const state = z.enum(PRODUCT_STATES);

const changedProduct = z.object({ productId: slug, version: recordVersion, state });

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

export const proposeProduct = call(
  { path: '/operator-service/propose' },
  z.strictObject(chosenVersion),
  changedProduct,
);

export const PRODUCT_DECISIONS = ['publish', 'refuse'] as const;

/**
 * Publishing retires the version that was published before. It takes another operator than the one who proposed. `seen`
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
