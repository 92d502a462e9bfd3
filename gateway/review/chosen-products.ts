import type { Offered } from '#domain/lending/matching.ts';
import { lenderFrom, productFrom } from '#gateway/catalogue/published.ts';
import type { CaseRow } from '#gateway/lender-cases/cases.ts';
import type { Runner } from '#gateway/store/records.ts';

/** What the borrower chose, in the versions that they saw, whatever is published since; with the lenders of these. */
export async function chosenProducts(runner: Runner, cases: readonly CaseRow[]): Promise<Offered> {
  const chosen = [];
  for (const { product_id: productId, product_version: version } of cases) {
    const row = await runner
      .selectFrom('product_versions')
      .innerJoin('lenders', 'lenders.id', 'product_versions.lender_id')
      .select(['product_versions.content as product', 'lenders.content as lender'])
      .where('product_versions.product_id', '=', productId)
      .where('product_versions.version', '=', version)
      .executeTakeFirstOrThrow();
    chosen.push({ product: productFrom(row.product), lender: lenderFrom(row.lender) });
  }
  return {
    lenders: chosen.map(({ lender }) => lender),
    products: chosen.map(({ product }) => product),
  };
}
