import type { Offered } from '#domain/lending/matching/matching.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { lenderOfCase, productOfCase } from '#gateway/lending/offers/offered-product.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** What the borrower chose, in the versions that they saw, whatever is published since; with the lenders of these. */
export async function chosenProducts(runner: Runner, cases: readonly CaseRow[]): Promise<Offered> {
  const lenders: Offered['lenders'][number][] = [];
  const products: Offered['products'][number][] = [];
  for (const each of cases) {
    lenders.push(await lenderOfCase(runner, each));
    products.push(await productOfCase(runner, each));
  }
  return { lenders, products };
}
