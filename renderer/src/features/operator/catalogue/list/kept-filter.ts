import * as z from 'zod/mini';
import { slug } from '#contract/applications/call.ts';
import { PRODUCT_STATES } from '#domain/lending/states/product-states.ts';
import { tabStorage } from '#renderer/platform/tab-storage.ts';

const KEY = 'operator-catalogue';

const filter = z.strictObject({
  state: z.nullable(z.enum(PRODUCT_STATES)),
  lenderId: z.nullable(slug),
});
export type ProductFilter = z.infer<typeof filter>;

const ALL: ProductFilter = { state: null, lenderId: null };

/** The last view in this tab, so that the list is unchanged on return from a product. */
export function keptFilter(): ProductFilter {
  try {
    return z.parse(filter, JSON.parse(tabStorage.getItem(KEY) ?? 'null'));
  } catch {
    return ALL;
  }
}

export const keepFilter = (kept: ProductFilter): void =>
  tabStorage.setItem(KEY, JSON.stringify(kept));
