import * as z from 'zod/mini';
import { lender, productVersion } from '#domain/lending/product.ts';
import { PRODUCT_STATES } from '#domain/lending/product-states.ts';
import { call, recordVersion, requestId, sha256Hex, slug } from '#contract/applications/call.ts';

const state = z.enum(PRODUCT_STATES);

/** Everything that is published, for everybody. */
export const listProducts = call(
  { path: '/catalogue-service/listProducts', session: 'none' },
  z.strictObject({}),
  z.object({
    lenders: z.array(lender),
    products: z.array(productVersion),
    catalogueHash: sha256Hex,
  }),
);

/** Every version with its state, for operators. */
export const allProducts = call(
  { path: '/operator-service/products' },
  z.strictObject({
    state,
    after: z.nullable(z.strictObject({ productId: slug, version: recordVersion })),
  }),
  z.object({
    products: z.array(z.object({ product: productVersion, state, changedAt: z.number() })),
    isLastPage: z.boolean(),
  }),
);

export const saveLender = call(
  { path: '/operator-service/saveLender' },
  z.strictObject({ requestId, lender }),
  z.object({ lenderId: slug }),
);

const changedProduct = z.object({ productId: slug, version: recordVersion, state });

/** Adds a version, or replaces one that is still a draft. */
export const draftProduct = call(
  { path: '/operator-service/draftProduct' },
  z.strictObject({ requestId, product: productVersion }),
  changedProduct,
);

const chosenVersion = { requestId, productId: slug, version: recordVersion };

export const proposeProduct = call(
  { path: '/operator-service/propose' },
  z.strictObject(chosenVersion),
  changedProduct,
);

/** Publishing retires the version that was published before. It takes another operator than the one who proposed. */
export const decideProduct = call(
  { path: '/operator-service/decide' },
  z.strictObject({ ...chosenVersion, decision: z.enum(['publish', 'refuse']) }),
  changedProduct,
);

export const retireProduct = call(
  { path: '/operator-service/retire' },
  z.strictObject(chosenVersion),
  changedProduct,
);

export const CATALOGUE_CALLS = {
  listProducts,
  allProducts,
  saveLender,
  draftProduct,
  proposeProduct,
  decideProduct,
  retireProduct,
} as const;
