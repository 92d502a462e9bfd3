import * as z from 'zod/mini';
import { lender, productVersion } from '#domain/lending/catalogue/product.ts';
import { call, sha256Hex } from '#contract/applications/call.ts';

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

export const CATALOGUE_CALLS = {
  listProducts,
} as const;
